# Characters: the sheet and its panels, forms, events, refusals.

## The sheet

character-heading = { $is_dead ->
    [yes] ## 💀 { $name }
   *[no] ## { $name }
}
character-class = { $name } { $level }
character-class-with-subclass = { $name } { $level } ({ $subclass })
character-classes = { $classes }, level { $level }
character-player = Player: { $player }
character-player-away = has left the server
character-on-holiday = on holiday
character-waits = Waits for a player
character-hp = ❤️ **{ $current } of { $maximum }** hit points
character-hp-temporary = { $temporary } temporary
character-hp-lowered = maximum lowered by { $by }
character-hit-dice = 🎲 Hit Point Dice: { $pools }
character-die-pool = d{ $sides } { $left } of { $total }
character-exhaustion = 🥵 **Exhaustion { $level }** ({ $causes }): −{ $penalty } to D20 Tests
character-exhaustion-cause = { $cause } { $levels }
character-conditions = ⚠️ Conditions: { $conditions }
character-ability = **{ $ability }** { $score } ({ $modifier })
character-save = { $ability } { $bonus }
character-saves = Saving throws: { $saves }
character-skill = { $is_expert ->
    [yes] { $skill } { $bonus } ★
   *[no] { $skill } { $bonus }
}
character-skills = Skills: { $skills }
character-basics = Proficiency Bonus { $bonus } · Passive Perception { $perception }
character-spells = Spells: save DC { $dc }, attack { $attack } ({ $ability })
character-size = Size: { $size }
character-resistances = Resistance: { $list }
character-immunities = Immunity: { $list }
character-vulnerabilities = Vulnerability: { $list }
character-condition-immunities = Immune to the conditions: { $list }
character-focuses = Spellcasting Focus: { $list }
character-features = Features: { $list }
character-speed = { $movement } { $feet }
character-speed-lowered = { $movement } { $feet } instead of { $full }
character-sense = { $sense } { $feet }
character-money = 🪙 { $money }
character-load = { $is_over ->
    [yes] 🎒 **{ $carried } of { $limit }: too much to carry**
   *[no] 🎒 { $carried } of { $limit }
}
character-done = ✅ { $what }
character-no-change = Nothing has changed.

subclass-eldritch-knight = Eldritch Knight
subclass-arcane-trickster = Arcane Trickster

feature-expertise = Expertise
feature-fighting-style = Fighting Style
feature-unarmored-defense = Unarmored Defense

switch-on = on
switch-off = off

## Buttons and menus

character-open =
    .button = Open
character-back =
    .button = Back
character-purse =
    .button = Purse
character-items =
    .button = Items
character-hurt =
    .button = Damage
    .label = Damage
    .gist = A number; or what else: +5, 20/38, temp 8
character-heal =
    .button = Healing
    .label = Healing
    .gist = A number; or what else: -7, 20/38, temp 8
character-rise =
    .button = Level up
    .class = In which class
    .class-gist = One the character has, or a new one
    .hp = Hit points rolled
    .hp-gist = Leave empty for the fixed number
character-die =
    .button = Dead
character-revive =
    .button = Back to life
character-tire =
    .menu = Add a level of Exhaustion from…
character-ease =
    .menu = Take off a level of Exhaustion from…
character-state = ## State of { $name }
    .button = Conditions
    .conditions = Conditions
character-edit = ## Put { $name } right
    What you change here stays when a level comes; all else is worked out anew.
    .button = Edit
    .menu = What to change…
    .list = Choose…
character-derive =
    .button = As the class says
character-list = { $count ->
    [one] ## { $count } character
   *[other] ## { $count } characters
}
    .menu = Open a sheet…
character-list-row = { $is_dead ->
    [yes] 💀 **{ $name }** · { $classes } · { $player }
   *[no] **{ $name }** · { $classes } · ❤️ { $current } of { $maximum } · { $player }
}
character-list-empty = There are no characters yet. Make one with { COMMAND("character create") }.
character-waiting = ## Join { $campaign }
    Some characters wait for a player. Take one over, or make a new one.
    .menu = Take over…
    .new = New character
character-delete =
    .button = Delete…
    .title = Delete a character
    .label = Type the name to confirm
    .gist = It goes with its purse and items. This can be undone.
character-transfer-asked = { $giver } wants to give you **{ $name }**, { $taker }. Until you accept, nothing changes.
    .accept = Accept
    .decline = Decline

## Forms

character-form =
    .title = New character
    .name = Name
    .classes = Classes and levels
    .classes-gist = Several with a slash between them; a subclass in brackets
    .classes-example = wizard 5 / cleric 2
    .abilities = Ability scores
    .abilities-gist = Strength, Dexterity, Constitution, Intelligence, Wisdom, Charisma
    .hp = Hit points
    .hp-gist = The maximum; or the current number and the maximum: 30/38
    .notes = Languages and notes
    .maximum = Hit point maximum
    .lowered = Lowered for now by
    .lowered-gist = By a monster or a curse; a Long Rest may give it back
    .die = d{ $sides }
    .die-gist = Left, or left and total: 3/5
    .in-feet = { $what }, feet
    .empty-derives = Empty: as the classes say

## What can be changed

aspect-name = Name
    .gist = What the character is called
aspect-classes = Classes and levels
    .gist = Up or down; for one level more there is a button on the sheet
aspect-abilities = Ability scores
    .gist = All six
aspect-maximum = Hit point maximum
    .gist = And what lowers it for now
aspect-notes = Languages and notes
    .gist = Whatever the table should know
aspect-skills = Skill proficiencies
    .gist = Skills the character is proficient in
    .title = ## Skill proficiencies
aspect-expertise = Expertise
    .gist = Skills with double proficiency
    .title = ## Expertise
aspect-saves = Saving throws
    .gist = Abilities whose saves the character is proficient in
    .title = ## Saving throws
aspect-proficiency-bonus = Proficiency Bonus
    .gist = If it is not that of the level
aspect-features = Features for a Bastion
    .gist = Some special facilities ask for these
    .title = ## Features for a Bastion
aspect-hit-dice = Hit Point Dice
    .gist = How many are left, and how many in all
aspect-spellcasting-ability = Spellcasting ability
    .gist = What the save DC and attack are reckoned with
    .title = ## Spellcasting ability
aspect-focuses = Spellcasting Focuses
    .gist = What the character can cast through; Bastions ask for it
    .title = ## Spellcasting Focuses
aspect-speeds = Speeds
    .gist = On foot, climbing, swimming, flying, burrowing
aspect-senses = Senses
    .gist = Darkvision and the like, with their ranges
aspect-size = Size
    .gist = Decides how much the character carries, eats and drinks
    .title = ## Size
aspect-armor = Armor worn
    .gist = Bears on speed, and on saves against heat
    .title = ## Armor worn
aspect-resistances = Resistances
    .gist = Damage that is halved
    .title = ## Resistances
aspect-immunities = Immunities
    .gist = Damage that does nothing
    .title = ## Immunities
aspect-vulnerabilities = Vulnerabilities
    .gist = Damage that is doubled
    .title = ## Vulnerabilities
aspect-condition-immunities = Immunity to conditions
    .gist = Conditions the character cannot have
    .title = ## Immunity to conditions
aspect-holiday = Holiday
    .gist = While it is on, nothing that punishes absence counts
    .title = ## Holiday
aspect-all = Everything as the classes say
    .gist = Takes back every correction of what is worked out

## What happened

character-created = { $name } joins the campaign at level { $level }.
character-renamed = { $before } is now called { $after }.
character-noted = The notes of { $name } have been changed.
character-abilities-changed = The ability scores of { $name } have been changed.
character-put-right = { $name }: { $aspect } put right.
character-level-gained = { $name } reaches level { $level }: { $class_id } { $class_level }, hit point maximum +{ $hit_points }.
character-classes-changed = The classes of { $name } have been changed: level { $before } → { $after }.
character-bastion-in-reach = From level { $level } on, { $name } can have a Bastion: { COMMAND("bastion found") }.
character-facilities-due = The Bastion of { $name } may gain special facilities: level { $level } is reached.
character-changed-hands = { $how ->
    [taken-over] { $name } has a player again.
   *[given] { $name } has a new player.
}
character-freed = { $name } waits for a new player.
character-transfer-declined = { $name } stays with the same player.
character-deleted = { $name } has been deleted.
character-player-left = The player of { $name } has left the server; the character stays.
character-player-came-back = The player of { $name } is back.
character-holiday-began = The player of { $name } is on holiday: absence does no harm.
character-holiday-ended = The player of { $name } is back from the holiday.

creature-damaged = { $absorbed ->
    [0] { $name } takes { $amount } damage: { $current } of { $maximum } hit points left.
   *[other] { $name } takes { $amount } damage, { $absorbed } of it out of temporary hit points: { $current } of { $maximum } left.
}
creature-healed = { $amount ->
    [one] { $name } regains { $amount } hit point: { $current } of { $maximum }.
   *[other] { $name } regains { $amount } hit points: { $current } of { $maximum }.
}
creature-hit-points-set = { $name } has { $current } of { $maximum } hit points.
creature-temporary-set = { $temporary ->
    [0] { $name } has no temporary hit points any more.
    [one] { $name } has { $temporary } temporary hit point.
   *[other] { $name } has { $temporary } temporary hit points.
}
creature-fell-unconscious = { $name } drops to 0 hit points: Unconscious and Prone, and death saves begin.
creature-came-round = { $name } comes round.
creature-death-save-lost = Damage at 0 hit points is a failed death save for { $name }.
creature-died = { $cause ->
    [damage] 💀 { $name } dies: the damage was too much.
    [exhaustion] 💀 { $name } dies of Exhaustion.
   *[decreed] 💀 { $name } is dead.
}
creature-came-back-to-life = { $name } is among the living again.
creature-exhaustion-gained = { $levels ->
    [one] { $name } gains { $levels } Exhaustion level ({ $cause }): { $total } of 6.
   *[other] { $name } gains { $levels } Exhaustion levels ({ $cause }): { $total } of 6.
}
creature-exhaustion-lost = { $levels ->
    [one] { $name } loses { $levels } Exhaustion level ({ $cause }): { $total } left.
   *[other] { $name } loses { $levels } Exhaustion levels ({ $cause }): { $total } left.
}
creature-condition-gained = { $name } has the { $condition } condition.
creature-condition-lost = { $name } no longer has the { $condition } condition.

cause-chase = a chase
cause-dehydration = thirst
cause-malnutrition = hunger
cause-suffocation = suffocation
cause-cold = cold
cause-heat = heat
cause-water = water
cause-march = a forced march
cause-sleep = lack of sleep
cause-magic = magic
cause-other = something else

## What cannot be undone yet

use-case-character-create = a new character
use-case-character-join = a character taken over
use-case-character-edit = a change on a character
use-case-character-level-up = a new level
use-case-character-hp = a change of hit points
use-case-character-condition = a change of conditions
use-case-character-purse = money that moved
use-case-character-items = things that moved
use-case-character-delete = a deleted character
use-case-character-transfer = a character that changed hands
use-case-character-free = a character set free
use-case-character-members = a player who left or came back

## Refusals

character-name = A name has 1 to { $limit } characters. Write one, for example: Kira.
character-name-taken = There is already a { $name } in this campaign. Choose another name, or add to it.
character-name-differs = That is not the name. To delete the character, type it as it stands: { $name }.
character-notes-long = Notes have at most { $limit } characters. Shorten them.
character-unknown = Nobody in this campaign is called “{ $text }”. Choose from the list while you type, or look at { COMMAND("character list") }.
character-none-yours = You have no character in this campaign. Make one with { COMMAND("character create") }, or name the one you mean.
character-which = You have several characters: { $names }. Say which one you mean.
character-not-yours = { $name } is not your character: only its player and the DM can do this.
character-too-many = A campaign holds at most { $limit } characters. Delete some that are no longer played.
character-too-many-of-one = A player has at most { $limit } characters in a campaign. Delete one, or give it to someone.
character-classes-missing = A character needs a class. Write for example: wizard 5 / cleric 2.
character-class-unknown = There is no class “{ $word }” here. Write for example: wizard.
character-class-which = This character has several classes: { $class_kinds }. Say in which one it rises.
character-class-twice = { $class_kind } is named twice. Write each class once, with all its levels.
character-subclass-long = A subclass has at most { $limit } characters. Shorten it.
character-level-range = Levels go from 1 to { $limit }.
character-level-total = These classes make level { $total } together, and a character has at most { $limit }. Lower some.
character-level-top = { $name } has reached level { $limit }: there is no higher one.
character-level-hp = The die of this class gives 1 to { $limit } hit points with Constitution. Write such a number, or leave it empty for the fixed one.
character-hp-unreadable = A new character has a hit point maximum. Write for example: 38, or 30/38.
character-has-owner = { $name } already has a player. Ask for the character, or make a new one with { COMMAND("character create") }.
character-already-theirs = { $name } already belongs to this player.
character-not-to-bots = A bot cannot play. Choose a person.
character-offer-not-yours = This offer is for someone else.
character-proficiency-range = A Proficiency Bonus goes from 1 to { $limit }.
character-hit-dice-range = Of one size there are 0 to { $limit } Hit Point Dice.
character-hit-dice-too-many = There are only { $total } Hit Point Dice d{ $sides }. Write at most that many, or left and total: 3/5.
character-hit-dice-unreadable = “{ $text }” could not be read. Write how many dice are left, or left and total: 3/5.
creature-score-range = { $ability_kind } cannot be { $score }. Scores go from 1 to 30.
creature-hp-maximum = A hit point maximum goes from 1 to { $limit }, and { $wanted } is not in between.
creature-hp-lowered = A maximum of { $maximum } can be lowered by 0 to { $maximum }, and { $wanted } is not in between.
creature-hp-current = Hit points go from 0 to { $maximum } here, and { $wanted } is not in between.
creature-hp-temporary = Temporary hit points go from 0 to { $limit }, and { $wanted } is not in between.
creature-hp-amount = Damage and healing go from 0 to { $limit }. Write a smaller number.
creature-dead = { $name } is dead. Bring the character back first: “Back to life” stands under Conditions.
creature-not-dead = { $name } is alive.
creature-exhaustion-range = Exhaustion changes by 1 to { $limit } levels at a time.
creature-immune = { $name } cannot have the { $condition_kind } condition.
creature-unknown-word = The rules know no “{ $word }”. Choose from the list.
creature-sense-range = Senses reach up to { $limit_feet }. Write a smaller number.
creature-speed-range = Speeds go up to { $limit_feet }. Write a number that is not below 0.
