# Mages that players build
error-build = the build of { $seat }: { $why }
error-build-seat = there is no { $seat } to have a build; there are { $seats }
error-build-mage = { $seat } plays '{ $mage }', who is not built; builds are for { $built }
error-build-needs = { $part } needs { $needs }: name that too
error-build-twice = a mat has each starter card once: '{ $card }' is both starter and second
error-build-fourth = '{ $part }' needs breach IV: add fourth: true or an ability
error-fourth-there = breach IV is there before any ability is learnt: 'fourth' cannot be false here
error-build-flawed = 0 to { $most } cards of this mage can be flawed, not { $n }
error-build-form = a build is its parts with a word each, not { $value } (there are: { $parts })
error-name-long = a name has 1 to { $most } characters, not { $n }
error-name-control = a name has letters and signs that can be read, not the control character { $code }
error-name-empty = a name has at least one letter, digit or sign
error-build-option = '{ $part }' is no part of a build; write p1.starter=starter-gem-heal
error-build-line = { $field }: { $why }
error-build-none = no box that was there knows mages that players build
error-builds-many = { $n } built mages come along; there is room for { $most }
error-build-unnamed = a mage that comes along has a name: add one
error-build-ordinary = away from its campaign a mage has ordinary Crystals: leave flawed out
error-build-gap = { $who } without { $missing }: number the built mages b1, b2 and so on
