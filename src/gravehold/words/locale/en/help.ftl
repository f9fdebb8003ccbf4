# `gravehold --help`: a message for each command, an attribute for each of its parameters.
command = Play Aeon's End in the terminal or in the browser, and look into its games, cards and rules.
    .version = Print the version.
    .lang = The language; else GRAVEHOLD_LANG or the locale of the environment, else English.
    .packs = Folders of packs, separated by commas: games are made of what is in them too.
    .pause = How many seconds to rest after what the nemesis does, else GRAVEHOLD_PAUSE, else 1.5; 0 for none. A bot rests a quarter of it after each answer.
    .json = Print one JSON object.
    .help = Show this page.
command-play = Play a game: quick start, guided set-up, or everything given as options.
    .nemesis = umbra-titan, gate-witch, ...
    .mages = One to four, separated by commas: garu,gex.
    .supply = suggested-a, suggested-b, first-game, first-chapter, random, or nine card ids with commas.
    .difficulty = beginner, normal, expert or extinction.
    .variants = tutorial, no-choice, pairs, solo-four, solo-life-12, ...
    .packs = Boxes a random supply and the basic nemesis cards come from, and folders of packs: war-eternal,./my-pack.
    .rules = war-eternal, legacy or outcasts.
    .chapter = With rules legacy: the chapter whose rules hold, 1 to 8 or end.
    .build = A part of a built mage: p1.starter=starter-gem-heal; may be given several times. p1=FILE takes a mage as a campaign exports it. Others: p1.name, p1.fourth, p1.ability, p1.second, p1.breach, p1.craft, p1.flawed.
    .basics = The basic nemesis cards, separated by commas, instead of those of the boxes.
    .gravehold = Gravehold's life at the start.
    .resolve = Charges each mage starts with.
    .flaws = Flaw stickers in stock.
    .protects = gravehold, or the ally who stands in its place: xaxos.
    .abilities = Cards of the ally, separated by commas; else all.
    .treasures = Whose treasures: "p1 mazras-thesis, p1 world-marble, group poison-heart".
    .upgraded = Upgraded nemesis cards that are in the deck: rescind,scour.
    .seed = The same number deals the same game.
    .bots = Seats that bots take: p2=greedy,p3=random.
    .quick = Ask nothing: a good first game, or what is given.
command-resume = Go on with a saved game.
    .name = The name of a saved game, or a path; without one, all are listed.
    .bots = Give seats to bots: p2=greedy; as before if left out.
command-expedition = Several battles in a row, in which what you win, lose and give up stays.
command-expedition-new = Set out on an expedition and play; without options, step by step.
    .file = The file to make (.expedition); else one in the data folder.
    .kind = outcasts (printed), or a custom one: default, short, extended, fight-five.
    .players = How many mages.
    .option = big-pocket, increased, xaxos (custom ones), one-dial, banished-stays; may be given several times.
    .packs = Custom: boxes everything is drawn from, and folders of packs, such as outcasts,./my-pack.
    .reroll = Custom: draw another one for this mage, pile or first nemesis; may be given several times.
    .bring = The mages of this campaign (.campaign) join the barracks, four at most; may be given several times.
    .seed = The same number draws and deals the same expedition.
    .bots = Seats that bots take: p2=greedy,p3=random.
    .no-play = Only make the file.
    .force = Write over a file that is there.
command-expedition-play = Go on with an expedition; every answer is saved at once.
    .file = An expedition (.expedition), or its name in the data folder; without one, the one played last.
    .bots = Give seats to bots: p2=greedy; as before if left out.
command-expedition-show = Show an expedition: battles with results, barracks, what is banished, score.
    .file = An expedition (.expedition), or its name in the data folder.
    .battle = Print this battle, counted over all tries, as a chronicle instead.
command-expedition-check = Read an expedition and play it again; a mistake is named with its line.
    .file = An expedition (.expedition), or its name in the data folder.
command-expedition-fork = Make another expedition with the same beginning; the file stays as it is.
    .file = An expedition (.expedition), or its name in the data folder.
    .name = What the new one is called: a name in the data folder, or a path (.expedition).
    .until = Only so many answers of it; all if left out.
command-campaign = Eight chapters with one party: mages, cards and rules change for good.
command-campaign-new = Begin a campaign and play; without options you are asked.
    .file = The file to make (.campaign); else one in the data folder.
    .mages = How many mages; it never changes.
    .name = The name of a mage, seat after seat; may be given several times. Names left out are asked for.
    .seed = The same number deals the same battles.
    .bots = Seats that bots take: p2=greedy,p3=random.
    .no-play = Only make the file.
    .force = Write over a file that is there.
command-campaign-play = Go on with a campaign; every answer is saved at once. 'gravehold campaign FILE' does the same.
    .file = A campaign (.campaign), or its name in the data folder; without one, the one played last.
    .bots = Give seats to bots: p2=greedy; as before if left out.
command-campaign-show = Show a campaign: chapters with results, mages, supply, pool, rules, points; nothing that is still locked.
    .file = A campaign (.campaign), or its name in the data folder.
    .battle = Print this battle, counted over all tries, as a chronicle instead.
command-campaign-check = Read a campaign and play it again; a mistake is named with its line.
    .file = A campaign (.campaign), or its name in the data folder.
command-campaign-fork = Make another campaign with the same beginning; the file stays as it is.
    .file = A campaign (.campaign), or its name in the data folder.
    .name = What the new one is called: a name in the data folder, or a path (.campaign).
    .until = Only so many answers of it; all if left out.
command-campaign-export = Print a mage as it is now, for any other game: 'gravehold play --build p1=FILE'.
    .file = A campaign (.campaign), or its name in the data folder.
    .seat = Whose mage: p1 to p4.
command-cards = List cards, mages and nemeses, all or those that fit.
    .words = Words that the name, kind or text must hold.
    .box = Only this box, such as war-eternal.
    .kind = gem, relic, spell, curse, treasure, token, attack, minion, power, body, ability, mage, ally, nemesis-spell, nemesis or tile.
    .json = Print an array with one object per definition.
command-card = Show one card, mage or nemesis with its text.
    .words = A name or id; a part of it will do.
command-pack = Boxes of your own, as folders of YAML: make one, check it, read it, play with it (--packs).
    .folder = The folder of a pack, which has a pack.yaml, or a folder of packs.
command-pack-new = Make a folder with a small example of everything, to start from.
    .folder = The folder to make.
command-pack-check = Read a pack; every mistake is named with file, line and column.
command-pack-show = Print the cards, mages and nemeses of a pack with their texts.
command-pack-export = Write one of the boxes as a pack, to read, to change, or to start from.
    .box = war-eternal, legacy, outcasts, ...
    .folder = The folder to make.
command-rules = Read the rules of the game, the rulings and the glossary: topics, or what is asked for.
    .words = A topic (exhaustion), an id (main.gain, R7), words to look for, or 'glossary' with or without a word of the game.
    .all = Every rule of every topic.
    .coverage = List the tests that name each rule; exit 1 while a rule due by now has none.
    .tests = The folder of tests for --coverage.
command-replay = Play a chronicle, an expedition or a campaign again and tell what happened.
    .file = A chronicle (.chronicle), an expedition (.expedition) or a campaign (.campaign).
    .until = Stop after so many answers.
    .battle = Only this battle of an expedition or campaign, counted over all tries.
    .json = Print events, answers and the last position as JSON.
    .detailed = A line for every single event.
command-scenario = Positions as files: play them, check them, write them.
    .paths = Scenario files (.yaml) or folders of them.
command-scenario-run = Play scenarios and compare what they expect; exit 1 if one fails.
command-scenario-check = Read scenarios without playing them; a mistake is named with its line.
command-scenario-write = Print the current position of a game as a scenario.
    .game = A saved game, or a chronicle (.chronicle).
command-soak = Play random games over all content and check every invariant on the way.

    Mages, nemesis, difficulty, rule set, variants and supply are drawn by chance; every second game begins in the middle, with full decks and open breaches.

    Checked at every decision: no card is lost or doubled, dials and tokens are in range, breaches hold what they may, keys are unique and name their option, a copy is equal and shares nothing, an answer can be undone, a game with events goes the same way, reveals are counted, copies made eight decisions before are unchanged.

    Checked at one decision in 16, drawn by chance, since it takes long: the JSON round trip; views tell no secret; a possible world looks the same and can be played on; every option can be chosen. At one in 160: the position, written as a scenario, leads to itself.

    At the end the chronicle is written, read and replayed (or, in games that began in the middle, the answers).

    Exits 1 if anything broke; what reproduces it is then in ./soak-failures/.
    .games = How many games.
    .expeditions = How many whole expeditions to play in the place of games: printed and custom ones, also checked between battles.
    .campaigns = How many whole campaigns to play in the place of games, also checked between battles.
    .seed = Other seeds, other games.
    .first = The number of the first game.
    .nemesis = Only this nemesis.
    .mages = Only this number of mages.
    .workers = How many processes play.
command-winrate = Let bots play and tell how often they win.

    Against one nemesis, or all of a box, by the rules and with the supply of its box; or, with --expedition, through whole expeditions, with everything chosen by bots between battles. In brackets: between which shares the truth lies in 95 of 100 cases.
    .nemesis = A nemesis, or a box: all of its nemeses.
    .difficulty = beginner, normal, expert, extinction.
    .games = How many games, or expeditions.
    .mages = How many mages.
    .bot = Which bot plays: greedy or random.
    .first = The seed of the first game.
    .expedition = Play whole expeditions.
    .campaign = Play whole campaigns.
    .between = Which bot chooses between the battles of a campaign, such as random; without it the same.
    .kind = A printed expedition (outcasts) or a custom one, such as short or fight-five.
    .tries = So many lost tries of one battle end an expedition.
    .workers = How many processes play.
command-perft = Count the sequences of answers from fixed positions, depth by depth.

    The same rules give the same counts on every machine; the tests keep them. At the last depth options are counted without being chosen, as chess programs do.
    .position = Only this position, such as umbra-titan-2.
    .depth = How many answers deep.
command-bench = Measure the speed of the kernel: random play, copies, saves, undo, import.

    calibration_us is a fixed loop of plain Python, so that figures of two machines compare. docs/benchmarks.md says how each figure is measured and what it should be.
    .seconds = How long each kind of random play is measured.
command-serve = Serve the table to browsers, alone or online with friends (docs/server.md).
    .host = Address to listen at.
    .port = Port to listen at; 0 takes any.
    .database = postgresql://... or sqlite:///file (default: in the data folder).
    .packs = Folders of packs, separated by commas: tables can be set up with what is in them; changes are noticed.
    .lan = Listen to others in your network as well, as --host 0.0.0.0 does.
    .open = Open the browser; if port 8000 is taken and no other is asked for, at the next free one; --no-open: do not.
command-bench-server = Measure the server over real sockets: answers per second, waiting, memory, undo.
    .rooms = Tables, each a person and a bot.
    .seconds = How long each of two runs takes.
    .back = Measure a restart instead: so many tables that all come back at once.
command-backup = Copy all games of a server into one file, also while it runs (docs/server.md).
    .file = The file to make, or a folder for it; else the folder you are in.
    .database = Where the games are: sqlite:///file (default: in the data folder).
command-restore = Put such a copy in the place of a server's games; what was there is kept beside it.
    .file = A file made by 'gravehold backup'.
    .database = Where the games are to be: sqlite:///file (default: in the data folder).
command-completion = Print what makes your shell complete commands and options: gravehold completion bash >> ~/.bashrc
    .shell = bash, zsh, fish or powershell; else the shell you are in.

# What stands for the value of a parameter.
command-value =
    .gravehold = N
    .resolve = N
    .flaws = N
    .chapter = CHAPTER
    .build = PART=WORD
    .basics = LIST
    .bot = NAME
    .between = NAME
    .bots = SEATS
    .box = ID
    .bring = FILE
    .database = URL
    .file = FILE
    .folder = FOLDER
    .protects = ALLY
    .abilities = LIST
    .treasures = LIST
    .upgraded = LIST
    .game = FILE
    .host = ADDRESS
    .kind = KIND
    .lang = { LANGUAGES() }
    .difficulty = DIFFICULTY
    .mages = MAGES
    .name = NAME
    .nemesis = ID
    .number = N
    .option = OPTION
    .packs = LIST
    .paths = PATH
    .position = NAME
    .reroll = ID
    .rules = ID
    .seat = SEAT
    .seed = N
    .shell = SHELL
    .supply = SUPPLY
    .tests = FOLDER
    .variants = LIST
    .words = WORD

# The fixed words of a page.
command-page =
    .usage = Usage:
    .any-options = [OPTIONS]
    .any-command = COMMAND [ARGUMENTS]...
    .arguments = Arguments
    .options = Options
    .commands = Commands
    .default = default: { $value }
    .required = required
    .at-least = at least { $least }
    .between = { $least } to { $most }
