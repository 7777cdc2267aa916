# What a campaign may set: systems, automation, rulings with their answers and sources.
# A ruling's title is short; .question asks it, .text tells what the rules say. An answer fits a menu (100 characters).

## Languages and weekdays

language-en = English
language-uk = Ukrainian
language-ru = Russian

weekday-monday = Monday
weekday-tuesday = Tuesday
weekday-wednesday = Wednesday
weekday-thursday = Thursday
weekday-friday = Friday
weekday-saturday = Saturday
weekday-sunday = Sunday

## Systems

system-bastions = Bastions
    .gist = Founding, Bastion turns, events
system-chases = Chases
    .gist = Running them turn by turn, with complications
system-journeys = Journeys
    .gist = Overland travel, stage by stage
system-food-and-water = Food and water
    .gist = What everybody eats and drinks each day
system-exposure = Exposure
    .gist = Extreme cold, heat and other weather
system-encounters = Encounters
    .gist = Whom the party meets on the road
system-rests = Rests
    .gist = Short and Long Rests of the whole party
system-spellcasting = Spellcasting
    .gist = Slots, Concentration, how long spells last

## Automation

automation-food-and-water = Food and water
    .gist = Each midnight, take rations and water from the packs
automation-exposure = Exposure
    .gist = Saves against extreme weather
automation-encounters = Encounters
    .gist = Rolls for encounters on the road
automation-npc-saves = Saves of NPCs
    .gist = Saving throws of creatures that the DM runs
automation-concentration-prompts = Concentration
    .gist = The save after a concentrating caster takes damage
automation-one-slot-a-turn = One slot a turn
    .gist = The limit of one expended spell slot a turn, outside turn order too
automation-all-is-well = All Is Well
    .gist = Showing the quiet Bastion event to the players

## Rulings

ruling-neglect-vs-auto-maintain = Neglect while away
    .question = Does a turn on which the Bastion maintained itself bring it nearer to falling from neglect?
    .text = Neglect counts turns on which the owner gives no order. A Bastion whose owner is away only acts as if told to Maintain, so, read closely, the count rises.
answer-neglect-vs-auto-maintain-rises = The count rises; the DM confirms before a Bastion falls
answer-neglect-vs-auto-maintain-resets = An automatic Maintain starts the count anew

ruling-long-projects-under-maintain = Work under Maintain
    .question = Does unfinished crafting go on during a turn of Maintain?
    .text = Maintain keeps the hirelings busy and no facility takes a new order. The rules do not say what becomes of work begun earlier; crafting days need not follow one another.
answer-long-projects-under-maintain-go-on = Work begun earlier goes on
answer-long-projects-under-maintain-stand-still = Work stands still for that turn

ruling-short-projects = Jobs shorter than a turn
    .question = May a facility take a second job in the same turn when the first took fewer than seven days?
    .text = Orders are given on Bastion turns; nothing is said of the days left over.
answer-short-projects-one-order = One order for each facility and turn
answer-short-projects-several-orders = As many jobs as fit into the days of the turn

ruling-hirelings-speed-crafting = Many hands
    .question = Do several hirelings shorten crafting?
    .text = Not said of the Smithy or the Workshop. A later book says it outright of one facility, the Artificer’s Forge.
answer-hirelings-speed-crafting-forge-only = Only where the facility says so
answer-hirelings-speed-crafting-always = Every hireling of the facility counts

ruling-attack-wipes-roster = When an Attack kills the last defender
    .question = Does a facility also shut down when the Attack itself kills the last defender?
    .text = A facility shuts down if the Bastion has no Bastion Defenders. Read closely, that means none when the Attack began.
answer-attack-wipes-roster-only-without-defenders = Only if there was no defender to begin with
answer-attack-wipes-roster-also-when-wiped-out = Also when the last defender falls

ruling-monster-guest-and-no-defenders = A friendly monster and no defenders
    .question = Does a friendly monster that stays as a guest also keep a facility from shutting down when there are no defenders?
    .text = The monster defends the Bastion, and no Bastion Defenders are lost to the Attack.
answer-monster-guest-and-no-defenders-prevents-shutdown = It does: nothing shuts down
answer-monster-guest-and-no-defenders-no-help = It does not: a facility shuts down

ruling-armory-and-request-for-aid = The Armory on a Request for Aid
    .question = Do the better dice of a stocked Armory count when defenders are sent out to help?
    .text = The stock counts when dice decide whether defenders are lost, and this roll does decide it. The Armory speaks of the Bastion’s defence, though.
answer-armory-and-request-for-aid-plain-dice = No: d6s, and the stock stays
answer-armory-and-request-for-aid-armory-dice = Yes: d8s, and the stock is spent

ruling-armory-with-monster-guest = The Armory when a monster defends
    .question = Is the Armory’s stock spent by an Attack for which no dice were rolled?
    .text = The stock is spent when an event in which its dice were rolled is over.
answer-armory-with-monster-guest-stock-kept = No dice, nothing spent
answer-armory-with-monster-guest-stock-spent = Every Attack spends it

ruling-wall-building = Building walls
    .question = Are several squares of defensive wall built at the same time?
    .text = Each square takes ten days; whether squares are built side by side is not said.
answer-wall-building-side-by-side = All that is paid for is built at once
answer-wall-building-one-by-one = One square after another

ruling-enlarge-then-swap = Swapping an enlarged facility
    .question = Is the price of enlarging paid back when the facility is swapped at a new level?
    .text = Not said.
answer-enlarge-then-swap-no-refund = Nothing is paid back
answer-enlarge-then-swap-refund = The price of enlarging is paid back

ruling-special-enlarge-time = How long enlarging takes
    .question = How long does it take to enlarge a special facility?
    .text = A price is given, a time is not.
answer-special-enlarge-time-at-once = It is done at once
answer-special-enlarge-time-as-basic = As long as for a basic facility: 80 days

ruling-refugee-space = Room for refugees
    .question = How much room do refugees need?
    .text = A basic facility that is big enough for them.
answer-refugee-space-dm-decides = The DM decides
answer-refugee-space-any-basic = Any basic facility will do

ruling-mundane-rounding = Rounding the cost of materials
    .question = To what coin is the cost of materials rounded down?
    .text = Half the price, rounded down; the coin is not named.
answer-mundane-rounding-to-copper = To the copper piece
answer-mundane-rounding-to-gold = To the gold piece

ruling-unrevealed-event = An event not revealed in time
    .question = What happens when the next Bastion turn falls due and an event of the last one is still hidden?
    .text = The books know no hidden events. The DM is reminded in any case.
answer-unrevealed-event-waits = That Bastion’s turns wait for the DM and follow in order
answer-unrevealed-event-resolves = The event happens as rolled, without a word

ruling-dice-after-undo = Dice after an undo
    .question = When something is undone and done again in the same way, which dice does it get?
    .text = The books know no undo. Keeping the dice means that nobody rolls until the result pleases.
answer-dice-after-undo-same = The same dice as before
answer-dice-after-undo-fresh = Fresh dice

## Sources

source-dmg-bastion-fall = 2024 Dungeon Master’s Guide, Bastions: Fall of a Bastion
source-dmg-bastion-orders = 2024 Dungeon Master’s Guide, Bastions: Orders
source-dmg-bastion-crafting = 2024 Dungeon Master’s Guide, Bastions: the Craft order
source-dmg-bastion-events = 2024 Dungeon Master’s Guide, Bastions: Bastion Events
source-dmg-bastion-armory = 2024 Dungeon Master’s Guide, Bastions: Armory
source-dmg-bastion-walls = 2024 Dungeon Master’s Guide, Bastions: Defensive Walls
source-dmg-bastion-facilities = 2024 Dungeon Master’s Guide, Bastions: Special Facilities
source-phb-crafting = 2024 Player’s Handbook, Crafting
source-bot = None: this concerns how the bot works
