# What is told before and after the battles of the Legacy campaign, and at its end.
# One story: a lamp that pupils keep alight for a night, and what it costs to keep it so.
# Whatever the facts choose, a text has 80 to 150 words. 'We' are all who fight, also with one mage.
# $names: the party as it named itself; it stands where any number of names can stand.
# $last: how the chapter before ended, won or lost. $fallen: whether everybody was exhausted.

# Chapter 1

story-legacy-1-title = The Ordeal

story-legacy-1-before =
    The last lesson of our school is the shortest. Light a lamp on the rampart at dusk, and keep it
    burning until morning. Nothing else is asked. Whoever takes the lesson scratches a name into the
    brass foot, below all the names of other years. This year the brass says: { $names }.

    An hour before midnight the wind stops. Then the sky above Gravehold opens without a sound, like
    cloth along an old fold, and something comes down through it that is made of edges and of
    nothing else. Wherever it turns, roofs fall in two.

    Our teachers are in the streets already. They can hurt it. We cannot, not yet. But we can hold
    this one street, with the lamp behind us. Nobody has told us that the lesson is over.

story-legacy-1-won =
    Toward four in the morning it breaks. We do not see who strikes the last blow. We see a light
    run round its rim, and then all of it comes apart and rains down on the market like a dropped
    drawer of knives. Only its core is not among them. It goes straight through the paving, and for
    a long time we hear it falling.

    When it is quiet our oldest teacher walks up the street we have held. She looks at us and at the
    lamp, which burns a little crooked. “Passed,” she says, and sits down on the kerb, because her
    legs will carry her no further.

    Nobody asks how deep it goes below the city.

story-legacy-1-lost =
    { $fallen ->
        [all] We go down, and the street is open.
       *[some] We are pushed back from door to door, until there are no doors left.
    } What follows is not our doing. Our teachers stop guarding themselves, all of them at once, and
    put whatever they have into a single blow. The thing of edges breaks. Its core drops through the
    paving, and for a long time we hear it falling.

    In the morning the quarter we were to hold is a field of stones. Of eleven teachers four can
    stand. The oldest comes along what was a street yesterday and picks our lamp out of the rubble.
    The glass is gone. The flame is not.

    “Passed,” she says, without looking at anybody. We would like it better if she shouted.

# Chapter 2

story-legacy-2-title = Among the Ruins

story-legacy-2-before =
    For three days we have been going down. { $last ->
        [lost] Where the quarter stood
       *[won] Below the market
    } the ground is open, and there are people under it who knock. We follow the knocking, we dig,
    and we bring up whoever still answers.

    On the third day something else is knocking. It is a blade of the swarm, one only, taller than a
    door, and it noses through the cellars like a dog that has lost a scent. It is looking for what
    fell.

    It finds us in front of a cracked vault. Behind the crack is a light that none of us can name,
    and it tugs at our hands as if we had left something of our own in there. The hunter lifts its
    long head. It has smelled the light as well.

story-legacy-2-won =
    The hunter dies a hand's breadth from the light. It has made no sound, and nobody will come
    asking for it. Whatever it knew about the deep stays here in the dust.

    Now there is time to look at what we were fighting over: a gate, no bigger than a shield, that
    stands in the empty air beside each of us. We try to send it away, as we were taught to close a
    breach. It does not go. It turns as we turn, and when we climb the stairs it climbs with us. A
    fourth one, then. Our teachers have read of such a thing, in a book that warned against it.

    By evening nineteen people are up in the daylight, and we can do something that could not be
    done yesterday.

story-legacy-2-lost =
    It is faster than we are. It throws us against the wall of the vault, listens once more into the
    deep, and is gone through a gap we took for a shadow. It has not found what fell. But it knows
    now in which direction to look, and there are others to tell.

    We sit in the dust and count our bones. Between us, no bigger than a shield, a gate hangs open
    in the empty air. We try to close it, as we were taught to close a breach. It does not close. It
    turns as we turn, and when we climb the stairs it climbs with us.

    “A fourth one,” says our oldest teacher. “So you came back with something.” It is meant kindly.

# Chapter 3

story-legacy-3-title = In Search of New Power

story-legacy-3-before =
    Bread is given out by the slice now. So the city sends us up the old roads, to farms that nobody
    has heard of since the sky opened. { $last ->
        [lost] Nobody says that we owe them a victory. They only look it.
       *[won] People put apples into our pockets for the way, the last ones of the year.
    } Up here there is wind. We had forgotten about wind.

    The farms are empty, and the barns are full. Every track leads to the same hill. Something has
    been breeding in there, in chambers as smooth as the inside of an egg, and what crawls out of
    them wears a shell. Our first spell, a good one, bursts on it like a snowball.

    “Knock first,” says our oldest teacher. “Then hit.” And she raises both hands.

story-legacy-3-again =
    We rest for two nights in a barn and sleep badly, because of the sounds. It is a soft clicking,
    all over the hill, of shells against shells. There are more of them now, and the biggest have
    learned our faces.

    But we have learned as well. We know which chamber feeds all the others. We know how long a
    shell stays split before it heals. And the one thing we need is here in plenty: { $names } can
    eat as much as anybody likes, for the first time in months.

    In the grey of morning our oldest teacher counts us, although there is nothing to count. “Same
    hill,” she says. “Other plan.” The clicking stops. They have heard us coming.

story-legacy-3-won =
    The last chamber falls in on itself with a sigh, as bread does when it is taken out too soon.
    Afterwards it is so quiet on the hill that we can hear the wind come up from the valley, field
    by field.

    We load the grain. Then, because somebody has to think of it, we gather the shells: hundreds of
    them, light as paper, and there is not one that our knives can scratch. What turned our blows
    aside will turn aside other blows. All the way home we hold them up against the sun and try to
    see how they are made.

    At the gate they cheer the carts. Then they see our faces, and they cheer us too.

story-legacy-3-lost =
    { $fallen ->
        [all] None of us can say afterwards who dragged whom out of that hill.
       *[some] We come down the hill much faster than we went up.
    } They do not follow. They have no need to. Behind us the chambers close one by one, with a sound
    of plates being put away, and the brood inside goes on growing.

    In the last farm before the woods we bar the door and look at what is left of us. It will do. On
    the floor lies a piece of shell, broken from the only one we managed to split. It weighs
    nothing. No knife will scratch it.

    “Then it can be split,” says our oldest teacher, and puts it into her pocket. “We shall be
    back.”

# Chapter 4

story-legacy-4-title = The Listening Roots

story-legacy-4-before =
    There is a valley beyond the hill that stayed green. People moved there from the city in the
    spring, and wrote letters, and then one long letter, and then no more. { $last ->
        [lost] We have little strength to spare, but it is their handwriting.
       *[won] With full carts behind us we can afford the detour.
    }

    The valley answers before we ask. “Yes, there is water,” says a woman at the ford. “No, it is
    not far now,” says a child who has not turned round. On the meadow stands a friend from our own
    school year. He smiles, he spreads his arms, and he throws at us the first spell that all of us
    learned together.

    From his sleeve hangs a root as thin as hair. It goes into the ground. All of them have one. We
    shall have to burn the valley, and not him.

story-legacy-4-again =
    It knows us by now. As we come over the ridge for another try, the whole valley says who is
    coming, from the mouths of people who have never met us: { $names }.

    We have stuffed our ears with wax, which does not help, and decided beforehand who does what,
    which does. Whatever it says, we do not answer. It learns from answers. Whatever our friend
    shows us with his hands, we do not mirror. It learns from that too.

    The roots run together under the old oak in the middle, like the threads of a cloth under the
    needle. There we want to go. He is standing in front of it. He has been waiting for us, he says,
    and for a moment that is all him.

story-legacy-4-won =
    It burns badly, as green things do, and it screams with every voice it has. Then the oak splits,
    and all at once the voices belong to people again. They stand about on the meadow and look at
    their hands.

    Our friend sits in the ash. We kneel down with him and cut the root from his sleeve. He looks us
    in the face for a long time, as if somebody had given him a poem to learn. Then he says slowly
    what he knows: { $names }. He makes no mistake.

    There are things that nobody in this valley will ever tell. On the way home he walks in the
    middle, and we talk to him about nothing but the weather.

story-legacy-4-lost =
    We run, and the valley calls after us. It knows by now what we are afraid of. It says it quite
    calmly, from left and right, in the voices of old people and of children, and it is a good
    listener: whatever one of us shouts back, it has learned by heart before the next bend.

    On the ridge we count. We are all here. But down there, in the middle of the meadow, our friend
    has sat down under the oak, and he says in our voices what we said to each other this morning.
    There is one more voice in the valley now than there was yesterday.

    “We answered it,” says our oldest teacher. “That was the mistake. Next time nobody answers.”

# Chapter 5

story-legacy-5-title = Breath of Glass

story-legacy-5-before =
    Winter comes down from the pass as a haze. It is cold and it smells of nothing, and it settles
    on the camps outside the wall, and in the morning there is a hairline crack in every crystal it
    has touched. They still shine. They just no longer say the whole truth.

    { $last ->
        [lost] Our friend is not back from the valley. So nobody makes jokes as we set up the lamp.
       *[won] Our friend from the valley helps us to set up the lamp. He does not ask what for.
    } It is the same one, with the names in the brass, and a new glass. Around it we lay out our
    crystals, each in its own pouch, each with its owner's mark.

    We have this one night. By morning the haze will have moved on, with or without our light.

story-legacy-5-won =
    There is no moment when it dies. At some time toward morning we notice that we can see the pass,
    and the trees on the pass, and that what is hanging between them is only weather.

    We open the pouches. A few of the stones have a line in them as fine as a hair, and it will not
    go away. We hold them to the lamp all the same. They throw their light a little to one side now,
    as if they had something to say only to one of us. One can work with that.

    In the camps the people come out from under their blankets and breathe in, carefully, and out
    again. Nobody has ever seen such clear air.

story-legacy-5-lost =
    In the morning it is gone, and it did not go because of us. It has passed over the camp as one
    passes over a bad page. The pouches are still tied. But the stones inside are dull, the
    brightest of all, and across each of them runs a line as fine as a hair.

    We hold one up to the lamp, and the light comes out at the wrong side. Somebody laughs. It is
    not a good laugh.

    “They are still yours,” says our oldest teacher. “You will have to learn them again, that is
    all.” She has been awake for as long as we have, and she is three times as old. So we put the
    stones away and make tea for her.

# Chapter 6

story-legacy-6-title = Nine Rooms

story-legacy-6-before =
    Something is coming, and all we know about it is that everybody dreams of it. To learn more one
    would have to look into a mind that has eaten a great many memories. Our oldest teacher has
    found the way in. It begins behind her own eyes, she says, and has nine rooms.

    { $last ->
        [lost] “You are tired, and your stones are cracked,” she says. “So fight no more than you must.
       *[won] “You have good eyes now, even in bad air,” she says. “Still, fight no more than you must.
    } I shall walk ahead. You hold the bridges behind me. Without a bridge there is no way back from
    a room, not even for a thought.”

    She sits down on the school bench on which we learned to read. She takes our hands and closes
    her eyes. A door opens.

story-legacy-6-again =
    It takes her two weeks to remember what the kettle is for. Then she asks for us. “I got as far
    as the seventh room,” she says. “There is a window. I could see something through it, and I have
    forgotten what. That means it is worth seeing.”

    This time we draw the nine rooms on the floor of the school hall, with chalk, and walk through
    them until we can do it in the dark. Which bridge holds which. Which of them it tears down
    first. Where to stand if the floor begins to forget that it is a floor.

    She sits down on the bench. “If I do not know my name when I come out,” she says, “tell me
    yours.” We promise: { $names }.

story-legacy-6-won =
    She comes out over the last bridge, on her own feet, holding something in both hands as one
    carries water. We cannot see it. We can hear it. It beats, slowly, against the beat of our own
    hearts, and after a while with it.

    “Now I know,” she says. “What we broke in the first night was not dead. It has been growing. And
    it was not the wind that opened the sky over Gravehold. It was one of us.” She does not say who.
    Then she asks what the town is called in which we live.

    We tell her. We tell her everything, in turns, for days. The beating we keep. It makes us
    stronger, and we do not like to think about why.

story-legacy-6-lost =
    The fourth room folds up like a letter. We hold on to the bridge, and to her, and the bridge
    breaks, and we are lying on the floor of the school among the benches, with the taste of
    somebody else's childhood in our mouths.

    She is breathing. She looks at us in a friendly way, as one looks at polite strangers, and asks
    whether the lesson has begun yet. It takes until evening before the first name comes back to
    her.

    Nobody says that we should leave it. What is coming is coming, with us knowing or without. We
    set up our beds in the hall, round hers, and somebody always stays awake. When she can walk we
    go in again.

# Chapter 7

story-legacy-7-title = What Was Buried

story-legacy-7-before =
    It begins with a hum under the paving of the market. Then, all round the new walls, lights come
    up out of the ground, each on a stalk of knives: beacons. They are not for us. They are showing
    something the way out.

    { $last ->
        [lost] We know too late what our teacher saw in there, and yet we know it:
       *[won] Our teacher has told us what she saw:
    } the core that fell in the first night, deep down, in the dark, putting on blade after blade. It
    remembers the street. It remembers who stood in it.

    In that night our teachers stood in front of us. Today they are old or gone, and the pupils on
    the rampart look to us, with our lamp in their hands. Nobody stands in front of us now.

story-legacy-7-again =
    We have drawn the new wall with a rope, across courtyards and through kitchens, because there is
    nothing left to build it of. Behind the rope stands everyone who can stand. In front of it stand
    the beacons, and at night they light up the inside of our eyelids.

    But it has a habit, and we have found it. Before each of its assaults there is a moment when all
    beacons burn at the same height. Who is ready then has one breath of time.

    The pupils have written it on the wall with chalk, large, so that nobody forgets: one breath.
    Underneath they have written, without asking anyone, for whom they keep the lamp: { $names }.

story-legacy-7-won =
    The last beacon gutters, tilts and goes out. The thing of edges turns once more in the dark, as
    somebody does who has lost a key, and then it just stops. Blade after blade falls off it. At the
    end there lies on the paving a core no bigger than a fist, and it does not fall any further. We
    stay beside it until it is cold.

    Then the pupils come down from the rampart. They ask whether they have passed. We ask whether it
    is burning. They hold up the lamp. It is burning. So we say the word that one says, and have to
    sit down on the kerb.

    Only later do we find what is engraved on the core: a maker's mark that we know from school.

story-legacy-7-lost =
    { $fallen ->
        [all] When the wall comes down, none of us is standing to see it.
       *[some] The wall comes down at dawn, not with a crash but with a long cough.
    } There is just enough time to get the people out, street by street, and just enough pupils to do
    it. They are good. We have taught them, somehow, in between.

    The thing of edges does not follow. It settles in the rubble, among its lights, and hums. Behind
    us the city draws closer together: five to a room, then eight, then the school, with straw
    between the benches.

    In the evening someone sets the lamp on the sill. It is not a signal, and nobody is keeping a
    lesson. It only shows which house is still ours. Tomorrow we go out again.

# Chapter 8

story-legacy-8-title = The Last Lesson

story-legacy-8-before =
    { $last ->
        [lost] At last we can read the mark that is burnt into every beacon: it
       *[won] The mark on the core
    } is the one that stood under all our school reports. Xaxos taught us to light, to hold and to
    let go. He opened the sky on the first night, in order to learn what comes through it, and how
    one becomes it. { $last ->
        [lost] The city he did it to has lost a wall and half its lights.
       *[won] The city he did it to is still standing, and that surprises him.
    }

    Now he has learned it. He stands above the market with four breaches round him, as round as
    eyes, and every spell in them is one of ours. He has nothing new. He has no need of it. He
    corrected our mistakes, and so he knows them.

    “Books away,” he says kindly. “This is the last lesson.” We light the lamp, and put it where he
    can see it.

story-legacy-8-again =
    He let us go. That is the worst of it. He looked at what was left of us as one looks at a bad
    paper by a good pupil, and said that we might hand it in again.

    So we sit in the school at night and do what he never expected of us: we unlearn. We cast with
    the wrong hand. We swap our stones. We ask one another for the mistakes we made as children, and
    choose the best of them. Our oldest teacher, who has forgotten so much, laughs for the first
    time in weeks. “He cannot know that,” she says. “I never saw that done.”

    Before we go we trace the letters in the brass with a nail: { $names }.

story-legacy-8-won =
    In the end it is a mistake that beats him. It is an old one, from the first year, and he
    corrects it, as he always did. He cannot help it. For the length of one breath he is a teacher,
    and holds out his hand, and has no spell in it.

    The four breaches close one after the other, like eyes. What is left is an elderly man in front
    of a school, who looks up at the hole in the sky as if he had been going to say something about
    it. Then the hole closes too, and he is on the other side.

    We stand about in the market for quite some time. It takes a while to understand that no bell is
    going to ring.

story-legacy-8-lost =
    { $fallen ->
        [all] At the end nobody is left to raise a hand.
       *[some] He answers our last spell before we have spoken it.
    } “Not bad,” says Xaxos, and he means it. Around him the four breaches turn, without haste, and
    every light they throw is a light we know.

    He could end it here. He does not. He has always given marks only when everybody had finished.
    He steps back into the opening in the sky as one steps behind a desk, and it stays open, and it
    is waiting.

    On the rampart somebody has put both hands round the lamp, against the wind that comes from up
    there. It is burning low. It is burning. We go home, which is a few streets now, and lie awake.

# The end, by what the score chart says

story-legacy-end-dawn =
    The morning after the last lesson is an ordinary one, with fog and with bread. People come out
    of the doors and look up. There is a sky, all of one piece, and nobody can think of a remark
    that would be good enough.

    In the evening we carry the lamp up to the rampart. It has had three new glasses, and the foot
    is dented, but the brass can be read: { $names }. Below it there is room for other years.

    We light it and go down the stairs without it. Nobody has to stay awake. It will burn until
    somebody comes who would like to learn something, and finds a light already there, left burning
    for whoever it may be.

story-legacy-end-survival =
    The sky has closed, and what lies under it has become small. Three streets, a school, a market
    on which the grass grows. One knows everyone. In the evenings those who are left count each
    other without saying so, and it always comes out right, and that is what we call happiness now.

    We take the lamp up to what is still there of the rampart. The glass is window glass, cut by
    hand. The brass can be read: { $names }. Once there were more names in it, but that piece is
    missing.

    We light it. Somebody stays with it, in turns, not because it is a lesson, but because it is
    good to have a place to be awake in.

story-legacy-end-fall =
    There is no last night one could tell of. There is only an evening on which fewer windows light
    up than on the evening before, and then another. He does not hurry. He has always taken his time
    over a last lesson.

    We keep the lamp as long as there is oil. After that we keep it with lard, and then with the
    benches of the school. On the brass, where many thumbs have polished it, it still says:
    { $names }.

    Far off, on a road that leads somewhere else, somebody turns round because a star has caught
    their eye, very low, where no star ought to be. It is yellow and flickers a little. They watch
    it for a while. Then they see it go out.
