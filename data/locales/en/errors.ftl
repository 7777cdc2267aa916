# Refusals and mishaps that belong to no part of the game: what is wrong, and what to do.

gone = This is no longer there: it was deleted or taken back. Open the panel anew.
stale = This panel was out of date, so nothing was changed. Look at the newest one and press again.
press-again = That took too long. Press the button once more.
dm-only = Only the DM of this campaign can do this.
no-campaign = No campaign is played in this channel. Start one with { COMMAND("campaign create") }, or go to a channel of the campaign.
several-campaigns = Several campaigns are played on this server, and this channel belongs to none of them: { $names }. Go to a channel of the one you mean.
campaign-is-paused = The campaign is paused, so nothing changes in it. The DM can take it up again: { COMMAND("campaign resume") }.
in-direct-messages = This works only on a server, in a channel of the campaign.
unexpected = The bot failed at this, and nothing was changed. Try again; if it happens once more, tell whoever runs the bot this number: `{ $fault }`.
unexpected-done = The bot failed to show the answer, but what you asked for may have been done. Look before you ask for it again; if it happens once more, tell whoever runs the bot this number: `{ $fault }`.
storage-full = There is no room left to save anything, so nothing was changed. Tell whoever runs the bot.
too-long = This text has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}, and at most { $limit } fit. Shorten it.

## Undo

undo-nothing = There is nothing to undo.
undo-already = This has already been undone.
undo-not-yours = You can undo only what you did yourself; the DM can undo anything.
undo-not-newest = You can undo only what you did last. Undo your later actions first, or ask the DM.
undo-too-old = This happened too long ago to be undone. Put right by hand what needs it.
undo-in-the-way = This cannot be undone yet, for a later action builds on it: { $use_case_kind }. Undo that first.
undo-in-the-way-unseen = This cannot be undone any more, for something later builds on it. Ask the DM.

## Time

clock-backwards = Time only moves forward: it is { $now_time } now, and you asked for { $wanted_time }. Choose a later moment, or undo what moved the time.
clock-too-far = The calendar ends with { $limit_time }. Choose an earlier moment.
clock-time-passed = Time passes: { $by }. It is now { $now }.

## What could not be read

reading-name-empty = A name needs at least one visible character. Write one, for example: Kira.
reading-number = “{ $text }” is not a whole number. Write one from { $low } to { $high }.
reading-number-range = This number is out of range. Write one from { $low } to { $high }.
reading-duration = “{ $text }” is not a length of time. Write a number and a unit, for example: 7 days, 8 h, 1 day 4 hours, 6 weeks.
reading-duration-hour-or-year = “{ $text }” may mean hours or years. Write the unit in full, for example: 1 hour, 365 days.
reading-duration-nothing = This is no time at all. Write at least one second, for example: 7 days.
reading-duration-too-long = “{ $text }” is longer than the calendar goes on. Write less, for example: 6 weeks.
reading-classes = “{ $text }” could not be read as classes. Write each class with its level, for example: wizard 5 / cleric 2.
reading-class-unknown = { $class_kinds_count ->
    [0] There is no class “{ $text }” here. Write a class and its level, for example: wizard 5 / cleric 2.
   *[other] There is no class “{ $text }” here. Did you mean: { $class_kinds }?
}
reading-class-without-level = { $class_kind } has no level. Write it after the class, for example: wizard 5 / cleric 2.
reading-class-twice = { $class_kind } is named twice. Write each class once, with all its levels.
reading-level = There is no level { $level }. Levels go from 1 to { $limit }, for example: wizard 5 / cleric 2.
reading-levels-too-many = These classes make level { $level } together, and a character has at most { $limit }. Lower some.
reading-abilities = “{ $text }” could not be read as ability scores. Write all six, for example: 15 14 13 12 10 8, or each with its name: STR 15 DEX 14 CON 13 INT 12 WIS 10 CHA 8.
reading-abilities-count = Six ability scores are needed, and there { $count ->
    [0] is none here
    [one] is { $count } here
   *[other] are { $count } here
}. Write Strength, Dexterity, Constitution, Intelligence, Wisdom, Charisma, for example: 15 14 13 12 10 8.
reading-ability-range = { $ability_kind } cannot be { $score }. Scores go from { $low } to { $high }.
reading-money = “{ $text }” is not a sum of money. Write for example: 12 gp 5 sp. A bare number is gold.
reading-money-sign = Write the sum without a sign, for example: 12 gp 5 sp.
reading-money-too-much = This is more than a purse can hold: at most { $limit_copper }. Write a smaller sum.
reading-hit-points = “{ $text }” could not be read as hit points. Write for example: 38, or 30/38, or -7 for damage, +5 for healing, 5 temp.
reading-weekday-hour = “{ $text }” is not a weekday with an hour. Write for example: Sun 20:00, or off.
reading-timezone = No time zone is called “{ $text }”. Write the capital of your country, or a big city near you, for example: Kyiv, New York.
reading-timezone-nearest = No time zone is called “{ $text }”. Did you mean: { $near_zones }? If not, write the capital of your country, or a big city near you.
