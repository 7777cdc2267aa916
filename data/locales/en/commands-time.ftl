# Names and descriptions of /time.

cmd-time = time
    .description = The campaign’s clock: the day, what falls due, moving on

cmd-time-show = show
    .description = What day it is and what falls due next
cmd-time-advance = advance
    .description = Let time pass
    .opt-by = by
    .opt-by-description = How long, for example 8 hours, 7 days, 6 weeks
cmd-time-set = set
    .description = Go on to a day and hour; time never goes back
    .opt-to = to
    .opt-to-description = When, for example day 12 08:00
