# What is told before and after the battles of any other expedition: a staff with notches and burns.
# Three tellings take turns; what is told before a battle ends in one of four ways.
# The facts are those of story-outcasts.ftl; $nemesis is a subject and may begin a sentence.

story-nemesis = { NAME($nemesis, case: "the") }
story-foe = the enemy
story-and = { $first } and { $last }

story-journeys-before =
    { $last ->
        [start] Before we set out, we cut a staff of ash wood. For every battle won it will get a
            notch, and for every one lost a burn.
        [smooth] { $telling ->
            [a] The newest notch in the staff is straight and clean. One try was enough.
            [b] We cut the last notch with a steady hand. There is no burn beside it.
           *[c] Whoever carries the staff today runs a thumb over the last notch. It came cheap.
        }
        [rough] { $telling ->
            [a] Beside the newest notch in the staff there is a burn. We do not hide it.
            [b] The iron came before the knife the last time. The staff still smells of it.
           *[c] Whoever carries the staff today keeps a thumb on the last burn. It was dear.
        }
       *[unknown] { "" }
    }

    { $telling ->
        [a] We walk with the sun at our backs and count what we have: rope, salt, two pans, a bundle
            of spells that somebody has sorted by weight. On the second day the birds fall silent.
            On the third the road lies swept clean, and there is nobody who could have held the
            broom.
        [b] It has been raining for a week. The packs grow heavier and the jokes older. At the river
            an old man takes us across and wants no money for it. He has rowed many people over, he
            says, and so far he has not had to row anybody back.
       *[c] The last village has put out its fires, so that no smoke can be seen. They pass us bread
            through a window. A child asks whether we are afraid. Nobody answers, so the child nods,
            goes inside and comes back with a pebble for luck.
    }

    { $road ->
        [a] Now the ground is humming. { CAPITAL($nemesis) } is close. We have heard three stories
            about what is coming, and for once they agree. We throw the packs on a heap, settle who
            goes in front, and stop talking.
        [b] On the ridge ahead is what we came for. { CAPITAL($nemesis) } has not noticed us, or
            does not care. We lie in the heather and watch until our elbows hurt. What we have then
            is not much of a plan, but every one of us can repeat it.
        [c] At dusk the wind turns and smells of wet iron. There is a name on every milestone here,
            scratched in by people who turned back: { $nemesis }. We read it aloud once, so that it
            gets smaller. Then we go past the last stone.
       *[d] Behind the next bend there are no trees. There, in the open, { $nemesis } is waiting,
            and has been for some time, as it seems. We could still go around. Somebody says so, and
            everybody laughs, and we tighten our straps.
    }

# First telling

story-journeys-a-again =
    { $try ->
        [second] The burn in the staff is still warm to the touch when we set out for the second
            time.
       *[later] There are several burns side by side now. We have stopped looking at them, and set
            out again.
    }

    The path is easier to find than before, because our own tracks lead along it. Here is the rock
    behind which we lay. Here is a glove, and its owner picks it up without a word. We talk little,
    but what we say is useful: when to hold back, what to aim at first, who stays close to whom.

    { CAPITAL($nemesis) } has changed nothing, and why should anybody who has won. That is our
    advantage. We know this place now, and we are no longer those who came here the first time.

story-journeys-a-won =
    { $try ->
        [first] It is over, at the first attempt, and we look around for somebody who can confirm
            it.
        [second] It is over. The second time we knew where to stand.
       *[later] It is over. We have been beaten here so often that we need a moment to understand
            it.
    } { $length ->
        [short] The water in our bottles is still cool.
        [long] Not one of us can say how many hours it was.
       *[usual] { "" }
    } { $close ->
        [far] What we were guarding has hardly been touched.
        [near] What we were guarding has cracks, and it holds.
        [brink] What we were guarding is hanging by a thread.
       *[untold] { "" }
    } { $fallen ->
        [none] Everyone is on their feet.
        [single] { $mages } is sitting on the ground and asks who has won.
        [some] { $mages } are sitting on the ground and ask who has won.
        [all] The mages are sitting on the ground, all of them, and ask who has won.
       *[untold] { "" }
    }

    Where { $nemesis } was there is a patch of bare ground, and already an ant is walking across it.
    We search the place and find things that others have lost before us. What is useful goes into
    the packs. What has a name on it goes into a separate bag.

    Then the cook sits down with the staff between his knees and opens the knife. The chips fall
    into the fire. We all look on, and it is the best noise of the day.

story-journeys-a-lost =
    { $because ->
        [fallen] What we were guarding falls, and we have to watch it fall.
        [exhausted] The last mage sinks down, and nobody is left to take the next blow.
        [rule] It ends all at once, like a rope that breaks, and not in our hands.
       *[untold] We have lost, and there is no other word for it.
    } { $try ->
        [first] We had imagined it differently.
        [second] It is the second time, and it hurts in the same places.
       *[later] We have some practice in losing by now.
    } { $length ->
        [short] It was so quick that each of us tells it in a different order.
        [long] We had held out for so long that we had begun to hope.
       *[usual] { "" }
    } { $fallen ->
        [none] At least we can all walk.
        [single] { $mages } walks only because two others walk alongside.
        [some] { $mages } have to be led by the hand.
        [all] The mages have to be led by the hand.
       *[untold] { "" }
    }

    We stop at a stream where the noise no longer reaches us. Shirts are torn into bandages. The
    cook has saved the pan and fries what there is. It tastes of smoke, and we scrape the pan clean.

    Later we lay the iron in the embers and burn a mark into the staff, where all can see it. It is
    no punishment. We do it so that we do not have to pretend. { CAPITAL($nemesis) } is still there.
    So are we.

# Second telling

story-journeys-b-again =
    { $try ->
        [second] We have slept for one night, or at least lain down. Now we try it a second time.
       *[later] We no longer say that this time it will work. We fill the bottles and go.
    }

    Overnight the cook has drawn a plan on the back of a flour sack. Each of us adds a line to it.
    There the ground gave way. There it would have taken just one more blow. In one corner he has
    drawn himself, very large, with the pan raised. We laugh for longer than it deserves.

    Then we fold up the sack and carry it along. { CAPITAL($nemesis) } is where we left off. The
    rain has stopped. Anyone who wants to see a sign in that is welcome to it.

story-journeys-b-won =
    { $try ->
        [first] We win on the first day, and are almost a little embarrassed.
        [second] Yesterday we ran from this place. Today we have the field to ourselves.
       *[later] After all those defeats it goes very quietly. Suddenly nobody is hitting back.
    } { $length ->
        [short] Not even the horses have grown restless.
        [long] Our arms are so heavy that we lay down everything and simply stand there.
       *[usual] { "" }
    } { $close ->
        [far] Behind us everything stands as it stood.
        [near] Behind us a good deal is broken, but nothing that matters.
        [brink] Behind us hardly one stone is left on another.
       *[untold] { "" }
    } { $fallen ->
        [none] We count heads, and each of them answers.
        [single] { $mages } lies under two blankets and is not to be disturbed.
        [some] { $mages } lie under all our blankets and are not to be disturbed.
        [all] The mages lie under all our blankets, and none of them is to be disturbed.
       *[untold] { "" }
    }

    People come out of hiding whom we had not even known about. They bring eggs, a bench, an uncle
    who plays the fiddle. They all want to hear how it was with { $nemesis }, and we tell it, each
    of us a little differently.

    In the evening the notch is cut. An old woman asks if she may hold the staff. She feels it all
    over, the notches and whatever else is there, and gives it back like something alive.

story-journeys-b-lost =
    { $because ->
        [fallen] It breaks behind our backs, the very thing for which we stood there.
        [exhausted] When the last mage falls, it grows quiet, and the quiet is not for us.
        [rule] We overlooked one thing, and one was enough.
       *[untold] We have been driven back across the river.
    } { $try ->
        [first] So that is what it feels like.
        [second] This is the second time, and we have no good answer ready.
       *[later] Once more the same way back, past the same willow.
    } { $length ->
        [short] Half the arrows are still in their quivers.
        [long] It took the whole day, and the whole day was for nothing.
       *[usual] { "" }
    } { $fallen ->
        [none] We carry nobody, only ourselves.
        [single] We carry { $mages } on a tent pole and a coat.
        [some] We carry { $mages } on tent poles and coats.
        [all] We carry the mages on tent poles and coats, every one of them.
       *[untold] { "" }
    }

    Under a roof without a house we wait for the rain to end. One of us begins to blame another,
    gets as far as the third word and leaves it at that. We share out the last of the honey instead,
    one fingertip each.

    The iron for the staff needs a long time to get hot in the wet wood. When it hisses, we do not
    look away. Out there { $nemesis } is waiting, and can go on waiting until we are dry.

# Third telling

story-journeys-c-again =
    { $try ->
        [second] There was no call. This morning we all simply stood there, ready for a second
            attempt.
       *[later] It has become a habit, like washing. We get up, we pack, we try it again.
    }

    The child with the pebble has asked after us, they say at the window. We have left word that it
    is still in the pocket. It has a crack now. We have too, but so has the other side: we saw it
    with our own eyes, shortly before the end.

    So we have agreed to begin where we stopped. No speeches. { CAPITAL($nemesis) } has beaten us,
    and knows us now. But to know somebody is one thing, and to know what they have been thinking
    about all night is another.

story-journeys-c-won =
    { $try ->
        [first] One attempt, one victory. We say it softly, so as not to scare it off.
        [second] The first time we came back with nothing. Today we come back with everything.
       *[later] Nobody remembers whose idea it was to try it yet again. Everybody claims it.
    } { $length ->
        [short] We have not even got our sleeves dirty.
        [long] The candle that we lit for it has burned out, and the second one too.
       *[usual] { "" }
    } { $close ->
        [far] Those we stood for have slept through most of it.
        [near] Those we stood for have seen enough for one life.
        [brink] One blow more, and there would have been nobody left to stand for.
       *[untold] { "" }
    } { $fallen ->
        [none] None of us needs a hand to get up, and we shake hands anyway.
        [single] { $mages } needs a hand to get up, and gets six.
        [some] { $mages } need a hand to get up, and get as many as there are.
        [all] All the mages need a hand to get up.
       *[untold] { "" }
    }

    Of { $nemesis } there is nothing left that one could show around. It is better that way. We take
    only what we will need on the road, and close the door behind us, though there is hardly a wall
    on either side of it.

    The knife goes round, and this time each of us cuts a little, so that the notch turns out
    crooked. It is the deepest so far. Then we ask the way to the next place.

story-journeys-c-lost =
    { $because ->
        [fallen] We see the light go out behind us, in the one window that mattered.
        [exhausted] At the end only one mage is standing, and then not even that one.
        [rule] Our strength would have lasted. Our time did not.
       *[untold] This time the story does not go our way.
    } { $try ->
        [first] It is a poor consolation that now we know how it is done.
        [second] We lost it a second time, and closer to the end than the first.
       *[later] Somebody begins to count the defeats and is asked to stop.
    } { $length ->
        [short] We had barely found our footing.
        [long] Even the enemy was tired in the end, we all noticed it.
       *[usual] { "" }
    } { $fallen ->
        [none] All of us come back, on our own feet.
        [single] { $mages } comes back last, on somebody's shoulders.
        [some] { $mages } come back last, on other people's shoulders.
        [all] All the mages come back on other people's shoulders.
       *[untold] { "" }
    }

    At night we sit without a fire. There is much to say, and for the time being we keep it to
    ourselves. Then the cook takes the staff and feels for the place where the burn belongs, in the
    dark, by touch, between what we have won.

    “Tomorrow,” he says. It could mean anything. { CAPITAL($nemesis) } will not have gone away by
    then. We pull the blankets over our heads and sleep like stones.

# The end, told by all that was lost on the way

story-journeys-end =
    After that there is no next place. We notice it only when we ask the way and cannot say where
    to. So we turn round. On the way home the road is much shorter, and people stand along it whom
    we know.

    At the fire we hand the staff around one last time. { $losses ->
        [none] There are notches in it and not a single burn. It looks almost new, and people will
            not believe us.
        [few] There are a few burns between the notches. When we tell the story, those are the
            places where everyone moves closer.
       *[many] There are more burns in it than notches, or as many. We are proud of both, and of the
            burns perhaps a little more.
    }

    Then we plant it in the earth beside the door. It is only a piece of ash. But we water it, for a
    staff that has come this far may well decide to put out leaves.
