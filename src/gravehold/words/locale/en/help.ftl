# `gravehold --help`: a message for each command, an attribute for each of its parameters.
command = Play Aeon's End in the terminal or in the browser, and look into its games, cards and rules.
    .version = Print the version.
    .lang = The language; else GRAVEHOLD_LANG or the locale of the environment, else English.
    .json = Print one JSON object.
    .help = Show this page.
command-play = Play a game: quick start, guided set-up, or everything given as options.
    .nemesis = umbra-titan, gate-witch, ...
    .mages = One to four, separated by commas: garu,gex.
    .supply = suggested-a, suggested-b, first-game, random, or nine card ids with commas.
    .difficulty = beginner, normal, expert or extinction.
    .variants = tutorial, no-choice, pairs, solo-four, solo-life-12, ...
    .packs = Boxes a random supply and the basic nemesis cards come from: war-eternal,legacy.
    .rules = war-eternal, legacy or outcasts.
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
    .option = big-pocket, increased, xaxos (custom ones), one-dial; may be given several times.
    .packs = Custom: boxes everything is drawn from, such as outcasts,war-eternal.
    .reroll = Custom: draw another one for this mage, pile or first nemesis; may be given several times.
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
command-cards = List cards, mages and nemeses, all or those that fit.
    .words = Words that the name, kind or text must hold.
    .box = Only this box, such as war-eternal.
    .kind = gem, relic, spell, curse, treasure, token, attack, minion, power, body, ability, mage, ally, nemesis or tile.
    .json = Print an array with one object per definition.
command-card = Show one card, mage or nemesis with its text.
    .words = A name or id; a part of it will do.
command-rules = Read the rules of the game, the rulings and the glossary: topics, or what is asked for.
    .words = A topic (exhaustion), an id (main.gain, R7), words to look for, or 'glossary' with or without a word of the game.
    .all = Every rule of every topic.
    .coverage = List the tests that name each rule; exit 1 while a rule due by now has none.
    .tests = The folder of tests for --coverage.
command-replay = Play a chronicle or an expedition again and tell what happened.
    .file = A chronicle (.chronicle) or an expedition (.expedition).
    .until = Stop after so many answers.
    .battle = Only this battle of an expedition, counted over all tries.
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
    .open = Open the browser.
command-bench-server = Measure the server over real sockets: answers per second, waiting, memory, undo.
    .rooms = Tables, each a person and a bot.
    .seconds = How long each of two runs takes.

# What stands for the value of a parameter.
command-value =
    .bot = NAME
    .bots = SEATS
    .box = ID
    .database = URL
    .file = FILE
    .protects = ALLY
    .abilities = LIST
    .treasures = LIST
    .upgraded = LIST
    .game = FILE
    .host = ADDRESS
    .kind = KIND
    .lang = en|pl|de
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
    .seed = N
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
