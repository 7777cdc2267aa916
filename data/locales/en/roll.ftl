# Rolling dice: results, who sees them, and what cannot be rolled.

# Words that ask for Advantage or Disadvantage beside a roll, parted by commas. Those of all languages are understood.
read-roll-advantage = adv, advantage
read-roll-disadvantage = dis, disadvantage

## Results

roll-result = **{ $total }** = { $arithmetic }
roll-answer = { $is_true ->
    [yes] **Yes**
   *[no] **No**
}: { $arithmetic }
roll-natural-20 = A natural 20!
roll-natural-1 = A natural 1!
roll-fraction = Fraction dropped: it was { $exact }.
roll-tens = -# d% is the tens die: 00, 10, … 90. For 1 to 100 roll d100.
roll-mark-rerolled = ~~1~~ ↻ 4: rerolled
roll-mark-exploded = 6!: brought another die
roll-mark-forced = 1 → 2: counts as
roll-sum = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}, { $kept } kept, sum { $sum }
roll-every-die = Too many dice to list here; the file shows { $count ->
    [one] { $count } throw
   *[other] all { $count } throws
}.
roll-by = -# <@{ $roller }>
roll-by-for = -# <@{ $roller }>: { $comment }
roll-again-button = Roll again

## Who sees it

roll-private-note = 🔒 **Private roll**: only you and the DM see the result.
roll-private-alone = 🔒 **Private roll**: only you see the result.
roll-blind-done = The dice have fallen: { $text }
roll-blind-note = 🙈 **Blind roll**: only the DM sees the result. You do not.
roll-dm-private = 🔒 **Private roll** by <@{ $roller }>, who sees the result too.
roll-dm-blind = 🙈 **Blind roll** by <@{ $roller }>, who does not see the result: only you do.
roll-dm-failed = The dice have fallen, but there is no result: { $text }
roll-blind-without-dm = A blind roll is for the DM’s eyes alone, and here no campaign is played. Roll public or private, or go to a channel of the campaign.
roll-blind-without-dm-channel = A blind roll goes to the DM channel, and this campaign has none. Roll public or private, or ask the DM to choose one: { COMMAND("campaign settings") }.

roll-made = { $visibility ->
    [private] <@{ $roller }> rolls privately { $text }: { $total }.
    [blind] <@{ $roller }> rolls blind { $text }: { $total }. The roller does not know the result.
   *[public] <@{ $roller }> rolls { $text }: { $total }.
}
roll-blind-failed = <@{ $roller }> rolls blind { $text }, and the dice give no result. The roller does not know it.

## What cannot be rolled

roll-empty = There is nothing to roll. Write for example: 1d20+5, or 4d6kh3.
roll-too-long = A roll may be { $limit } characters long. Leave out what follows ➤ (character { $column }): { $before } ➤ { $near }
roll-unknown = This cannot be read as a roll (character { $column }): { $before } ➤ { $near }
    Write for example: 1d20+5. Put # before a note: 1d20+5 # longsword.
roll-value-expected = A number or dice are missing (character { $column }): { $before } ➤ { $near }
    Write for example: 1d20+5.
roll-sign-expected = A sign is missing between two values (character { $column }): { $before } ➤ { $near }
    Write for example + there. Put # before a note: 1d20+5 # longsword.
roll-unclosed-parenthesis = This parenthesis is not closed (character { $column }): { $before } ➤ { $near }
    Put a ) behind what belongs inside.
roll-unopened-parenthesis = This parenthesis was never opened (character { $column }): { $before } ➤ { $near }
    Leave it out, or put a ( before what belongs inside.
roll-comma-outside = A comma may stand only between values in parentheses (character { $column }): { $before } ➤ { $near }
    Write a fraction with a point: 1.5.
roll-unclosed-label = This label is not closed (character { $column }): { $before } ➤ { $near }
    Put a ] behind it.
roll-operation-misplaced = This belongs right behind dice or parentheses (character { $column }): { $before } ➤ { $near }
    Write for example: 4d6kh3 [fire].
roll-operation-incomplete = A number is missing here (character { $column }): { $before } ➤ { $near }
    Write for example: 4d6kh3, 2d6ro1, 1d6e6. If this is a note, put # before it.
roll-operation-for-dice = { $operation } works on dice, not on parentheses (character { $column }): { $before } ➤ { $near }
    Put it right behind the dice, for example: 2d6ro1.
roll-operation-takes-number = { $operation } takes a number and nothing else (character { $column }): { $before } ➤ { $near }
    Write for example: 4d6mi2.
roll-too-many-operations = One group of dice takes at most { $limit } operations (character { $column }): { $before } ➤ { $near }
    Leave some out.
roll-die-without-sides = This die has no number of sides (character { $column }): { $before } ➤ { $near }
    Write for example: 1d20.
roll-no-such-die = A die needs at least one side (character { $column }): { $before } ➤ { $near }
    Write for example: 1d20.
roll-too-many-sides = A die has at most { $limit } sides (character { $column }): { $before } ➤ { $near }
    Choose a smaller die.
roll-too-many-dice = One roll takes at most { $limit } dice in all (character { $column }): { $before } ➤ { $near }
    Roll fewer dice.
roll-too-many-throws = With rerolls and explosions this went beyond { $limit } dice in all (character { $column }): { $before } ➤ { $near }
    Roll fewer dice, or let fewer faces reroll or explode.
roll-number-too-large = Numbers are counted up to { $limit }, and no finer than that (character { $column }): { $before } ➤ { $near }
    Choose smaller ones.
roll-too-deep = At most { $limit } parentheses and signs may stand one inside the other (character { $column }): { $before } ➤ { $near }
    Leave some out.
roll-endless = { $operation } would never end here, since every face of the die matches (character { $column }): { $before } ➤ { $near }
    Name fewer faces.
roll-division-by-zero = This would divide by nought (character { $column }): { $before } ➤ { $near }
    Change what stands behind the sign.
roll-advantage-twice = Advantage or Disadvantage is asked for twice (character { $column }): { $before } ➤ { $near }
    Keep one of them; whoever has both rolls with neither.
roll-advantage-without-d20 = Advantage and Disadvantage need a roll that begins with one d20 (character { $column }): { $before } ➤ { $near }
    Write for example: 1d20+5 adv.

use-case-roll = a roll
