# Packs: what is wrong in a folder of cards that somebody made, and what would be right.
pack-no-header = there is no 'pack.yaml' here, which says what the pack is; 'gravehold pack new FOLDER' makes an example
pack-header = 'pack.yaml' lacks '{ $field }'; it says id, name, author, version and licence
pack-header-place = '{ $field }' says something of the pack: it belongs in 'pack.yaml'
pack-reserved = '{ $value }' has a meaning of its own; give the pack another id
pack-files = { $n } files are too many for one pack; { $most } are the most
pack-document = a file of a pack holds lists under words such as { $some }
pack-section = unknown word '{ $field }'{ $near } (there are: { $known })
pack-list = under '{ $field }' there should be a list, each item behind a '-'
pack-mapping = under '{ $field }' there should be names, each with ':' and what belongs to it
pack-language = unknown language '{ $lang }'{ $near } (there are: { $known })
pack-text = '{ $field }' should be a text
pack-ids = '{ $field }' should be a list of ids
pack-suggested = a supply has nine different piles, not { $n }
pack-one-line = the name of '{ $field }' should be one line of at most { $most } letters
pack-case = unknown case '{ $name }'{ $near } (there are: { $known })
pack-definition = a definition begins with what it is and its id, as in 'Gem: sunstone', not with { $value }
pack-begin = this should begin with what it is, as in { $few }{ $near }
pack-belongs = '{ $found }' does not belong in '{ $section }'; it belongs in: { $right }
pack-id-twice = two definitions share the id '{ $name }'; the other: { $there }
pack-not-before = '{ $name }' stands elsewhere in this pack; within a mat an id alone means one of its own cards that stands before, or a card of another box
pack-two-words = this is either '{ $one }' or '{ $two }', not both
pack-there = this folder is there already and not empty; nothing is written over

# Expressions
pack-expression = this cannot be read: a comma, a bracket or a quotation mark is missing or too many; within { "{" } { "}" } or [ ] put it in quotation marks
pack-comma = a comma is missing before this
pack-bracket-open = this bracket is never closed; within { "{" } { "}" } or [ ] put it all in quotation marks
pack-bracket-alone = this bracket closes none that was opened
pack-in-words = '{ $text }' is said in words here: { $words }
pack-unsaid = '{ $text }' cannot be said here: only words of the vocabulary, numbers, texts, True, False and None
pack-word = there is no word '{ $name }' in the vocabulary{ $near }
pack-brackets = '{ $name }' is written with brackets: { $name }()
pack-no-brackets = '{ $name }' is written without brackets
pack-too-many = '{ $name }' takes { $n ->
    [0] nothing
    [one] one thing
   *[other] at most { $n } things
  }, not { $found }{ $nested ->
    [yes] ; nest it: { $name }(..., { $name }(..., ...))
   *[no] {""}
  }
pack-given-twice = '{ $name }' is given '{ $field }' twice
pack-no-part = '.{ $name }' cannot follow '{ $what }'{ $near }

# Names
pack-name-unknown = nothing in this pack is called '{ $name }'{ $near }
pack-name-taken = '{ $name }' has a name already: { $called }; use a word of your own
pack-nameless = '{ $name }' has no name; write it under 'names' in at least one language

# Using packs
pack-journeys = --packs is for single games here: bots make expeditions and campaigns with our boxes only
pack-folder = there is neither a box nor a pack '{ $name }'; a pack is a folder with a 'pack.yaml' (boxes: { $boxes }){ $near }
pack-none = there is no pack in this folder
pack-twice = two packs have the id '{ $name }'
pack-unplayable = no game can be set up with '{ $name }': { $why }

# What the commands say
pack-made = { $folder } holds an example of everything. Change it, then: gravehold pack check { $folder }
pack-exported = { $n ->
    [one] { $n } file
   *[other] { $n } files
  } written to { $folder }
pack-checked = { $name } ({ $id } { $version }): nothing is wrong. Cards: { $cards }, mages: { $mages }, nemeses: { $nemeses }
pack-by = { $name } { $version }, by { $author } ({ $licence })
pack-skipped = this link leads out of the folder and is not read

# Drawings
drawing-owner = '{ $name }' is nothing that this pack brings{ $near }; a drawing is called after the id of what it shows
drawing-xml = from here on this is not XML
drawing-doctype = a drawing has no DOCTYPE, no entities and no instructions to programs
drawing-root = a drawing begins with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">, and its size is more than 0 and at most 4000
drawing-element = <{ $name }> cannot be drawn here{ $near } (there are: { $known })
drawing-attribute = '{ $name }' cannot be said of <{ $element }> here{ $near }
drawing-value = '{ $name }' should be a number, a colour, a shape or url(#...) from this file, not '{ $value }'
drawing-href = 'href' leads to something in this file, as in '#leaf', not to '{ $value }'
drawing-missing = nothing in this file has the id '{ $name }'{ $near }
drawing-nested = what 'use' shows must not hold another 'use'
drawing-number = { $value } is too large for '{ $name }'; at most { $most }
drawing-text = words are not drawn; they may stand in <title> and <desc>
drawing-deep = elements stand in each other too deeply; at most { $most } deep
drawing-much = too much to draw: { $n } shapes (a filter counts as 80); at most { $most }
