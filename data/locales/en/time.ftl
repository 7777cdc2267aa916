# The clock panel and the weekly tick.

clock-now =
    ## It is { $now }
    { $paused ->
        [yes] ⏸️ The campaign is paused, and its time with it.
       *[no] { $out ->
            [yes] The party is out.
           *[no] The party is in downtime.
        }
    }
clock-due = **Next:**
clock-due-line = • { $what }: { $at }
clock-nothing-due = Nothing is about to fall due.
clock-more-due = { $count ->
    [one] and { $count } more thing
   *[other] and { $count } more things
}
due-bastion-turn = Bastion turn { $turn }
due-bastion-stay = a guest of a Bastion leaves
clock-add-hour = +1 hour
clock-add-hours = +8 hours
clock-add-day = +1 day
clock-to-next-turn = To the next turn
clock-preview =
    ## Let { $by } pass?
    From { $now } to { $until }. On the way { $turns ->
        [one] { $turns } Bastion turn falls due:
       *[other] { $turns } Bastion turns fall due:
    }
clock-preview-more-turns = { $count ->
    [one] … and { $count } more turn
   *[other] … and { $count } more turns
}
clock-preview-others = { $count ->
    [one] Besides, { $count } other thing falls due.
   *[other] Besides, { $count } other things fall due.
}
clock-confirm = Let it pass
clock-cancel = Leave the clock
time-too-many-turns = That would bring { $turns ->
    [one] { $turns } Bastion turn
   *[other] { $turns } Bastion turns
} at once, and at most { $limit } can be taken in one go. Move in smaller steps.
reading-moment = “{ $text }” is not a day of the campaign. Write for example: day 12 08:00.

use-case-time-advance = time that was moved
use-case-time-set = time that was moved
use-case-tick-answer = the answer to a weekly tick
use-case-job-weekly-tick = a weekly tick

## The weekly tick

tick-week-turned = The real week turns, and time passes with it: Bastion turn { $turn } falls due. It is now { $now }.
tick-turn-already-fell-due = The real week turns. Bastion turn { $turn } already fell due since the last time, so the clock stays: it is { $now }.
tick-bastions-went-ahead = Bastion turn { $turn } is taken. For the party the clock stands still.
tick-asked = { $ticks ->
    [one] The weekly tick has come, and the DM is asked about Bastion turn { $turn }.
   *[other] { $ticks } weekly ticks passed while the bot was away, and the DM is asked about them, beginning with Bastion turn { $turn }.
}
tick-skipped = { $ticks ->
    [one] The weekly tick is skipped: time stands still.
   *[other] { $ticks } weekly ticks are skipped: time stands still.
}
tick-question = { $ticks ->
    [one] ## The weekly tick has come
   *[other] ## { $ticks } weekly ticks passed while the bot was away
}
    It is { $now }, and Bastion turn { $turn } falls due on { $due }. { $out ->
        [yes] The party is out, so I do not move time without you.
       *[no] The party is in downtime.
    }
tick-question-lapses = -# Without an answer it is skipped when the next one comes: { $until }.
tick-answer-all = { $ticks ->
    [one] Take { $ticks } turn
   *[other] Take all { $ticks } turns
}
tick-answer-take = { $ticks ->
    [one] Take the turn
   *[other] Take one turn
}
tick-answer-bastions = Bastions only
tick-answer-skip = Skip
tick-answered = { $answer ->
    [all] All turns were taken.
    [take] The turn was taken.
    [bastions] Only the Bastions took their turn.
   *[skip] Skipped: time stands still.
}
tick-turn-fell-due-meanwhile = Bastion turn { $turn } has fallen due meanwhile, so there is nothing left to take. Press Skip.
