# What is told before and after the battles of the printed expedition.
# One story: the lamps at the Low Gate, a ledger of 153 lines, a pupil who was told to count.
# Whatever the facts choose, a text has 80 to 150 words. 'We' are all who fight, also with one mage.
# $try: first, second, later. $last: how the battle before was won. $length: of the fight.
# $close: the life that was left. $fallen: who was exhausted; $mages: their names.

# Chapter 1: Experiment 153

story-outcasts-1-before =
    At the Low Gate of Gravehold hangs a row of lamps. Every evening the lampkeeper lights one for
    each of us who is still outside, and blows it out when they come home. Tonight four lamps are
    burning, for the diggers in the four tunnels, and nobody comes.

    Toward midnight we hear stone being chewed. It comes from all four tunnels, and it does not
    hurry. A boy crawls out of the third, where his father was digging, with a strip of brass in his
    fist. He tore it, he says, off something that was all mouth. Punched into the brass is a number:
    one hundred and fifty-three.

    Somebody made this thing. Somebody has been counting. We take our places, and behind us the city
    bars its doors.

story-outcasts-1-again =
    { $try ->
        [second] They are chewing again. Before we open our eyes we know that we have to go down a
            second time.
       *[later] By now we can tell the four of them apart by their sound, like neighbours on the
            stairs. We go down again.
    }

    Along the new wall of doors and tabletops the lampkeeper has trimmed every wick. Four lamps are
    still burning for the diggers. “I have been listening all night,” she says. “They do not eat any
    faster than before. And when you hit them hard, they flinch. One good blow is worth three small
    ones.”

    The boy from the third tunnel holds up his strip of brass, so that we do not forget that these
    things were sent. Dust trickles from the roof of the nearest tunnel, as thin as sand in a glass.
    Behind us a cradle is wedged into the wall. It will have to hold.

story-outcasts-1-won =
    { $try ->
        [first] The last maw shuts and stays shut. One attempt was enough, and it takes a while
            until we trust the silence.
        [second] The last maw shuts and stays shut. Once they threw us out of here. Today it was our
            turn.
       *[later] The last maw shuts and stays shut. We have been down here so often that we forget to
            cheer.
    } { $length ->
        [short] It has taken no longer than bread takes in the oven.
        [long] It was night when we came down. It is night again.
       *[usual] { "" }
    } { $close ->
        [far] The walls of Gravehold are scratched, no worse.
        [near] You could drive a cart through the gaps in the wall.
        [brink] Of the wall one arch is left, and it leans.
       *[untold] { "" }
    } { $fallen ->
        [none] Everybody climbs the stairs without help.
        [single] { $mages } is carried up the stairs, awake and too weak to lift a hand.
        [some] { $mages } are carried up the stairs, side by side on a door.
        [all] Every mage we have must be carried up the stairs.
       *[untold] { "" }
    }

    Behind the maw a man is sitting on a stone: Xaxos, whom the city drove out long ago. On his
    knees lies a ledger of one hundred and fifty-three lines. “My pupil counts, and it writes
    itself,” he says. “I can take you to her.”

    The council wants him gone by morning, and with him whoever vouches for him. We vouch for him.
    So no lamp will burn for us. The boy comes along. The lampkeeper gives him an old lantern
    without a drop of oil. “That is not forbidden.”

story-outcasts-1-lost =
    { $because ->
        [fallen] The last wall of the lower city comes down, and the maws are in the streets.
        [exhausted] One by one the mages drop, until nothing stands between the maws and the houses.
        [rule] We cannot say which moment it was. Suddenly there is nothing left to hold.
       *[untold] The tunnels belong to the maws, and soon the lower streets do too.
    } { $try ->
        [first] We had thought that something without legs must be slow.
        [second] It is the second time that the bell calls us back.
       *[later] We no longer count how often the bell has called us back.
    } { $length ->
        [short] The soup at home is not even cold.
        [long] We held them for longer than we would have believed, and it was too short.
       *[usual] { "" }
    } { $fallen ->
        [none] We can all walk, and are a little ashamed of it.
        [single] { $mages } has to be pulled out by the collar.
        [some] { $mages } have to be pulled out by their collars.
        [all] The mages have to be pulled out by their collars, every one.
       *[untold] { "" }
    }

    People climb the long stair with their bedding on their backs. On the landing they build a wall
    out of doors, tabletops and a cradle. Below us the chewing goes from house to house. Then it
    slows down. They are full, says the boy.

    The lampkeeper has brought her lamps upstairs and hangs them on the new wall. The four for the
    diggers are still burning. “Sleep,” she says. “I will wake you when they are hungry.”

# Chapter 2: Thief of Dreams

story-outcasts-2-before =
    { $last ->
        [smooth] We beat the maws at the first attempt, and the city still shut the gate behind us.
        [rough] The maws beat us before we beat them. Half the city was glad to see us go.
       *[unknown] { "" }
    }

    A few people pushed things into our packs at the gate without looking at us: a whistle, a page
    of notes, a spark in a tin. Xaxos walks in front, because he alone knows the way. If he dies,
    the road ends where he lies.

    Out here we sleep badly, and then too well. One morning one of us reaches for a spell and finds
    a hole in its place. The next day it is a street. Then the boy cannot think of the word for
    bread. Something goes along the row of sleepers and helps itself. “The Thief of Dreams,” says
    Xaxos. “What it has carried six steps away is gone.” Tonight we stay on our feet.

story-outcasts-2-again =
    { $try ->
        [second] For the second time we wait for the Thief of Dreams.
       *[later] The Thief of Dreams knows us well by now. It knows who snores and who only pretends
            to be asleep.
    }

    We have tied a string from wrist to wrist, so that whoever nods off pulls at the next. Xaxos
    sits in the middle with the ledger on his knees and reads aloud, any line at all, so that there
    is a voice. We have agreed on one thing. What we can spare we will smash ourselves before it is
    carried off, and the rest we hold with both hands. It has six steps to walk with its loot. On
    every one of them it can be met.

    A bird breaks off in the middle of its song. On the left the string goes tight.

story-outcasts-2-won =
    { $try ->
        [first] The Thief of Dreams had one night with us. It will not get a second.
        [second] The Thief of Dreams robbed us one night and lost everything the next.
       *[later] The Thief of Dreams is beaten. We cannot say how many nights it took. Some of them
            were still in its sack.
    } { $length ->
        [short] The fire has not even burned down.
        [long] The sun is up. We did not see it rise.
       *[usual] { "" }
    } { $close ->
        [far] Xaxos is pale, but he walks upright.
        [near] Xaxos leans on whoever happens to stand next to him.
        [brink] Xaxos has a pulse. It takes two tries to find it.
       *[untold] { "" }
    } { $fallen ->
        [none] We are all awake.
        [single] { $mages } lies in the grass and sleeps, this time without any dream.
        [some] { $mages } lie in the grass and sleep, this time without any dream.
        [all] The mages lie in the grass and sleep, all of them, without any dream.
       *[untold] { "" }
    }

    The sack has burst. Among the dreams stands a woman who rubs her eyes: Qu, who slept in there
    for years. She would like to break something, she says, soon.

    Then we find a dream of Xaxos's. A girl sits at a table and laughs. “Begin with me,” she says,
    and he writes her name in the ledger: Ivra, line one. She was his pupil. She is also his first
    experiment. It is quiet for a long time. He still knows the way. We go on, and nobody walks
    beside him.

story-outcasts-2-lost =
    { $because ->
        [fallen] Xaxos falls in the middle of a word, and with him the road ends.
        [exhausted] One after another the mages fall asleep on their feet, and there is no one to
            wake them.
        [rule] Somewhere between two breaths the night slips out of our hands.
       *[untold] The Thief of Dreams walks off with a full sack.
    } { $try ->
        [first] We had been waiting for somebody who makes a noise.
        [second] It is the second time that we have been robbed.
       *[later] By now it can find its way among us in the dark.
    } { $length ->
        [short] It was over before the kettle boiled.
        [long] All night long we kept it off, and then for one moment we did not.
       *[usual] { "" }
    } { $fallen ->
        [none] We are unhurt, which makes it no better.
        [single] { $mages } does not wake up until we use cold water.
        [some] { $mages } do not wake up until we use cold water.
        [all] The mages do not wake up until we use cold water.
       *[untold] { "" }
    }

    At noon we find ourselves in a ditch. Xaxos is breathing. Somebody has turned him on his side,
    and nobody remembers doing it. We go through our heads like people through a burgled house. The
    tune of the bell at home is missing. So is the taste of salt.

    The lantern is still here. The boy has slept on it. In the dust we find footprints, six of them,
    and then none. Tonight we will sit closer together.

# Chapter 3: Risen Thrall

story-outcasts-3-before =
    { $last ->
        [smooth] The Thief fell on the first night. We have all our words back and use few of them.
        [rough] The Thief cost us more than one night. A few of our words have not come back.
       *[unknown] { "" }
    }

    The road ends on a plain of wet ash. Soldiers stand there in rows, and we know the faces: the
    baker from the long stair, the diggers of the four tunnels. “Father,” says the boy. Most of them
    are dead. The others were never there. Qu throws a stone. It passes through the first man and
    strikes the second on the chest. Slowly he looks down.

    “She raises them out of the ledger,” says Xaxos. “Where she has no body, she takes a memory of
    mine.” In front of them their captain lifts his arm, the Risen Thrall. On his breastplate is
    punched a two.

story-outcasts-3-again =
    { $try ->
        [second] The rows stand there again, as if we had never come.
       *[later] The rows stand there as they do every time. We could call the roll for them.
    } Each man we brought down is back in his place, with the dent that we gave him.

    But we have learned to look at the boots. The dead sink into the ash, and the others leave no
    print. Whoever has breath to spare will go along the row and push each of them on the chest. A
    hand that goes right through is good news.

    Xaxos no longer hides. He walks out to a spot where they can all see him. “If they want me,” he
    says, “let them come from one side.” Behind the rows the Risen Thrall lifts his arm.

story-outcasts-3-won =
    { $try ->
        [first] The Risen Thrall sinks to his knees at our first attempt, and the army with him.
        [second] This time the Risen Thrall sinks to his knees and does not get up.
       *[later] The Risen Thrall sinks to his knees. We wait. This time he stays down.
    } { $length ->
        [short] The ash has had no time to settle on our shoulders.
        [long] By now our own faces are grey with ash.
       *[usual] { "" }
    } { $close ->
        [far] Xaxos has ash in his hair, and that is all.
        [near] Xaxos has lost his coat and a good deal of blood.
        [brink] Xaxos is alive. None of us would swear to more.
       *[untold] { "" }
    } { $fallen ->
        [none] On our side everyone is standing.
        [single] Among the dead lies { $mages }, and waves when we call.
        [some] Among the dead lie { $mages }, and wave when we call.
        [all] Among the dead lie our mages, and wave when we call.
       *[untold] { "" }
    }

    The false ones go out like candles, the dead lie down. The boy finds his father and closes his
    eyes. One soldier remains standing: Thraxir. He asks for the ledger, finds his own line and
    strikes it out. Then he shoulders the heaviest of our packs.

    That night the boy sits down next to Xaxos, and Xaxos speaks. “I told her to count until I came
    back for her. I never came back. For every number she says, a thing has to come into the world.”
    Far off, if we hold our breath, we can hear her.

story-outcasts-3-lost =
    { $because ->
        [fallen] They reach Xaxos. He goes down among their boots, and we see only his hand.
        [exhausted] One mage falls, then the next, until the rows simply walk over us.
        [rule] There is no gap in the rows any more, and no time to look for one.
       *[untold] The rows close, and we are underneath.
    } { $try ->
        [first] We struck at too many who were not there.
        [second] It is the second time that we lie in this ash.
       *[later] We know this ash by now. We know how it tastes.
    } { $length ->
        [short] We had hardly drawn breath.
        [long] All day long we stood against them, and in the evening they were more than before.
       *[usual] { "" }
    } { $fallen ->
        [none] None of us is badly hurt.
        [single] { $mages } has to be dug out.
        [some] { $mages } have to be dug out.
        [all] The mages have to be dug out, every one.
       *[untold] { "" }
    }

    We play dead, which is easy here. One of them stops and bends down to the boy. It has his
    father's face. It looks for a while, then walks on. Whether that one was real we will never
    know.

    When they have gone, we drag Xaxos to a dry ditch on a coat. With a finger we draw in the ash
    who stood where, who cast no shadow, whose boots left no print. It is a short list, and we learn
    it by heart.

# Chapter 4: Fountain of Souls

story-outcasts-4-before =
    { $last ->
        [smooth] The army fell at our first attack, and our legs are still fresh.
        [rough] The army beat us before it fell. We carry its ash in our boots.
       *[unknown] { "" }
    }

    At the end of the road a voice is counting. “Fifty-one. Fifty-two.” It rises out of a fountain,
    and with every number comes a soul, pale and no taller than a child, and walks its round about
    the court. Whenever one passes Xaxos it reaches for him, and his hair grows whiter.

    On the water burns a fire without warmth. The boy holds the lampkeeper's lantern into it, and
    the empty thing drinks, three gulps, and is full. Where its light falls the souls stand still,
    like children who are called in for supper. “Ivra,” says Xaxos, much too softly. The voice
    counts on.

story-outcasts-4-again =
    { $try ->
        [second] She is counting still. For the second time we walk into the court.
       *[later] She is counting still. The stones of the court are worn from the souls, and by now a
            little from us.
    }

    The lantern is empty again, but it has learned where to drink. Five souls at most will follow
    its light, and only if they walk close together, so we must let them come near before the boy
    lifts it. That is the hard part, to wait while they stretch out their hands.

    Xaxos has stuffed his ears with wax. He cannot bear the numbers any longer. He has written the
    name on his palm, large, so that he will say it even if he forgets everything else. “Ninety,”
    says the fountain. “Ninety-one.”

story-outcasts-4-won =
    { $try ->
        [first] We came into this court once, and once was enough. The fountain stands still.
        [second] The fountain that drove us off stands still.
       *[later] The fountain stands still. After so many attempts we hear our own breath for the
            first time.
    } { $length ->
        [short] The lantern is still warm from the first flame.
        [long] We can no longer say how often the souls went round.
       *[usual] { "" }
    } { $close ->
        [far] A few white hairs are all that the souls took from Xaxos.
        [near] Half of Xaxos's hair has turned white.
        [brink] Xaxos looks a hundred years old and needs both hands to stand.
       *[untold] { "" }
    } { $fallen ->
        [none] All of us are on our feet.
        [single] { $mages } sits against the wall and nods, too tired to speak.
        [some] { $mages } sit against the wall and nod, too tired to speak.
        [all] The mages sit along the wall, all of them, too tired to speak.
       *[untold] { "" }
    }

    Only the voice goes on. At one hundred and fifty-two it breaks off: Xaxos has waded in up to the
    chest. “Ivra,” he says. “I have come back for you.”

    It takes a long time. “You are late,” says a girl. “I counted all the while.”

    “I know. You can stop now.”

    The water turns clear down to the bottom. Two climb out who are alive, Dezmodia, and leaning on
    her Arachnos. After them come the souls, one by one, toward the boy with the lantern.

story-outcasts-4-lost =
    { $because ->
        [fallen] So many hands close around Xaxos that we cannot see him any more.
        [exhausted] The last mage falls, the boy lets the lantern sink, and the light goes out.
        [rule] The voice says a number, and it is one too many for us.
       *[untold] The souls go round and round, and we cannot stop them.
    } { $try ->
        [first] We lifted the lantern too early, when only one of them was near.
        [second] It is the second time that she counts us out of the court.
       *[later] She has counted us out of this court so often that we know the number.
    } { $length ->
        [short] The voice did not even get to thirty.
        [long] The voice counted to the end and began anew, and we were still there. Then no longer.
       *[usual] { "" }
    } { $fallen ->
        [none] We can all still run, and so we run.
        [single] { $mages } is carried out on our shoulders.
        [some] { $mages } are carried out on our shoulders.
        [all] The mages are carried out, one after the other.
       *[untold] { "" }
    }

    Outside the court, behind a broken wall, the souls do not follow us. Xaxos lies with his head on
    the ledger. His hair has grown white, but in sleep the colour creeps back, as if somebody took
    pity on him.

    One small soul has stopped at the gate of the court. It looks at the lantern and at the boy and
    lifts a hand a little. Then its number is called, and it turns back.

# The end, told by all that was lost on the way

story-outcasts-end =
    It is evening when we come up the road to Gravehold. Behind us walk the souls, in no order. The
    council's decree still hangs at the Low Gate. Beneath it burns a row of lamps: one for each of
    us, every night. “I cannot read,” says the lampkeeper, with a glance at the decree. { $losses ->
        [none] “Four battles, and not one lost. I hardly had to buy oil.”
        [few] “I had to change a wick or two. There were nights when you came no closer.”
       *[many] “It has cost me the oil of a whole year. So often you were beaten, and got up.”
    }

    She says each name and blows out the lamp. The four for the diggers she leaves to the boy. Then
    she takes oil from her own kitchen and lights one for every line of the ledger, only so that she
    can blow it out. Ivra's comes last.

    No, there is one more. She holds it out to Xaxos. Nobody has been outside for longer. He needs
    two breaths.
