# Campaigns in scenarios
file-pool-tier = '{ $card }' is of tier { $tier }, not { $wrong }
file-flaws-left = so many Crystals cannot have become flawed; stickers that were left: { $n }
file-flawed-stays = a Crystal stays flawed: this mage had { $n } of them before the battle
file-no-form = '{ $card }' cannot have become '{ $form }' in a battle; it can be { $forms }
file-stage-chapter = stage '{ $stage }' is in chapters { $low } to { $high }, not in { $chapter }
file-stage-only = stage '{ $stage }' is in chapter { $low }, not in { $chapter }
file-sticker-twice = '{ $card }' exists once: { $one } and { $two } cannot both have it
file-part-early = '{ $part }' comes after chapter { $chapter }
file-supply-nine = the supply has { $wanted } piles, not { $n }
file-offered-yet = '{ $card }' is only offered now: it cannot be in the supply yet
file-supply-banished = '{ $card }' is in the supply and among the banished; it can be only in one of them
file-never-again = chapter { $chapter } is never fought again
file-chart-won = chapter { $chapter } was won by the line before; it is not fought again
file-chart-foe = the nemesis of chapter { $chapter } is { $nemesis }
file-chart-order = chapter { $chapter } cannot stand here: lines are in the order of chapters, up to the one of the position

# Soaks of campaigns
run-soak-campaign = campaign { $number }:
run-soak-campaigns-progress = { $played } campaigns, { $n ->
    [one] { $n } failure
   *[other] { $n } failures
  }, { $speed } campaigns/s
run-soak-campaigns = { $count ->
    [one] { $count } campaign
   *[other] { $count } campaigns
  }, { $answers ->
    [one] { $answers } decision
   *[other] { $answers } decisions
  }, { $n ->
    [one] { $n } failure
   *[other] { $n } failures
  }

# Whole campaigns by bots
run-campaign-chapter = chapter { $chapter }: at the first try { $n } of { $of } win, { $share } ({ $low } to { $high }); in the end { $won }, { $tries } tries each; in each battle { $evolved } cards evolve and { $stuck } get a sticker
run-campaign-choice = { $word }: there in { $n } of { $of } won chapters, { $share }, and in { $lost-n } of { $lost-of } lost ones, { $lost-share }
run-campaign-epilogue = { $epilogue }: { $n } of { $of }, { $share } ({ $low } to { $high })
run-campaign-points = { $points } points on average
file-date = a date is written as 2026-05-31, or - where nobody knows it, not { $value }
