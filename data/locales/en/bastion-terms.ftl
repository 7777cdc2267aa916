# Terms of Bastions. `.gist` says in one line what a special facility is good for.

## Special facilities, level 5

facility-arcane-study = Arcane Study
    .gist = Craft an arcane focus or a blank book; magic items from level 9
facility-armory = Armory
    .gist = Stock arms, so that fewer defenders fall in an attack
facility-barrack = Barrack
    .gist = Recruit up to 4 Bastion Defenders at a time
facility-garden = Garden
    .gist = Harvest flowers, food, herbs or poison
facility-library = Library
    .gist = Have a topic looked up: up to three true facts
facility-sanctuary = Sanctuary
    .gist = Craft a sacred focus; a Healing Word after a Long Rest
facility-smithy = Smithy
    .gist = Forge arms and armor; magic ones from level 9
facility-storehouse = Storehouse
    .gist = Buy goods and sell them at a profit
facility-workshop = Workshop
    .gist = Six kinds of tools, and inspiration in a Short Rest

## Special facilities, level 9

facility-gaming-hall = Gaming Hall
    .gist = Run the tables for a week and keep the takings
facility-greenhouse = Greenhouse
    .gist = Healing potions or poison; fruit of restoration every day
facility-laboratory = Laboratory
    .gist = Alchemy and rare poisons
facility-sacristy = Sacristy
    .gist = Holy water, relics, and a spell slot back in a Short Rest
facility-scriptorium = Scriptorium
    .gist = Copy books, pen spell scrolls, print pamphlets
facility-stable = Stable
    .gist = Keep mounts, buy and sell them
facility-teleportation-circle = Teleportation Circle
    .gist = A permanent circle, and visiting spellcasters
facility-theater = Theater
    .gist = Stage a show and earn theater dice
facility-training-area = Training Area
    .gist = Train with an expert for a week
facility-trophy-room = Trophy Room
    .gist = Study your trophies; now and then one turns out useful

## Special facilities, level 13

facility-archive = Archive
    .gist = Legend Lore, and a rare reference book
facility-meditation-chamber = Meditation Chamber
    .gist = Inner peace: choose between two event rolls
facility-menagerie = Menagerie
    .gist = Keep creatures that defend the Bastion
facility-observatory = Observatory
    .gist = Read the stars; a charm may come of it
facility-pub = Pub
    .gist = Rumors from the region, and a very special drink
facility-reliquary = Reliquary
    .gist = A talisman that pays for costly components

## Special facilities, level 17

facility-demiplane = Demiplane
    .gist = An extradimensional room that gives strength
facility-guildhall = Guildhall
    .gist = Head a guild and send it on assignments
facility-sanctum = Sanctum
    .gist = Fortifying rites, and a way home by magic
facility-war-room = War Room
    .gist = Lieutenants at your side, soldiers at your call

## Basic rooms

basic-bedroom = Bedroom
basic-dining-room = Dining Room
basic-parlor = Parlor
basic-courtyard = Courtyard
basic-kitchen = Kitchen
basic-storage = Storage

## Spaces

space-cramped = Cramped
space-roomy = Roomy
space-vast = Vast

## Orders

order-craft = Craft
order-empower = Empower
order-harvest = Harvest
order-maintain = Maintain
order-recruit = Recruit
order-research = Research
order-trade = Trade

## Events of the Maintain order

event-all-is-well = All Is Well
event-attack = Attack
event-criminal-hireling = Criminal Hireling
event-extraordinary-opportunity = Extraordinary Opportunity
event-friendly-visitors = Friendly Visitors
event-guest = Guest
event-lost-hirelings = Lost Hirelings
event-magical-discovery = Magical Discovery
event-refugees = Refugees
event-request-for-aid = Request for Aid
event-treasure = Treasure

## Guests

guest-renowned-guest = someone of renown
guest-sanctuary-seeker = someone seeking shelter
guest-mercenary = a sword for hire
guest-friendly-monster = a friendly monster
guest-spellcaster = a visiting spellcaster

## Where the owner is

presence-home = at home
presence-away = away
presence-in-contact = away, but in contact

## Treasure

treasure-art-object = art object
treasure-magic-item = magic item
treasure-potion = potion
treasure-scroll = scroll
treasure-letter-of-recommendation = letter of recommendation

theme-arcana = Arcana
theme-armaments = Armaments
theme-implements = Implements
theme-relics = Relics

## What a facility asks of its owner

prerequisite-arcane-focus-or-tool = an Arcane Focus or a tool as Spellcasting Focus
prerequisite-holy-symbol-or-druidic-focus = a Holy Symbol or Druidic Focus as Spellcasting Focus
prerequisite-any-spellcasting-focus = any Spellcasting Focus
prerequisite-skill-expertise = Expertise in a skill
prerequisite-fighting-style-or-unarmored-defense = Fighting Style or Unarmored Defense

## A quiet week: one small thing worth telling

quiet-fewer-accidents = Nobody has dropped, burned or fallen off anything for days.
quiet-roof-mended = That drip over the stairs is gone: someone finally went up on the roof.
quiet-no-pests = The cat is bored. Not a mouse in the pantry.
quiet-lost-glasses = A pair of glasses is missing again. They are, it turns out, on somebody’s forehead.
quiet-stray-dog = A muddy dog followed a hireling home and has already chosen a favorite chair.
quiet-kind-letter = A friend has written, two warm pages and a pressed flower.
quiet-boot-prankster = Somebody puts bad eggs into boots. Everybody checks twice now.
quiet-ghost-seen = A pale figure on the landing at midnight, or perhaps only the laundry.

## What an opportunity, a request for aid and visitors may be about

opportunity-festival = The neighbors would like to hold their festival here.
opportunity-research = A spellcaster of note needs a patron for a bold experiment.
opportunity-noble = A powerful noble is cross, and a splendid dinner might mend it.

aid-missing-person = Someone has not come home, and every pair of eyes counts.
aid-bandits = Bandits have made the road theirs.

## What money in a purse was for

reason-bastion-guest = a guest’s parting gift
reason-bastion-coffer = from the Bastion’s coffer
reason-bastion-visitors = friendly visitors
reason-bastion-bribe = a bribe
reason-bastion-opportunity = an extraordinary opportunity
reason-bastion-refugees = thanks of the refugees
reason-bastion-aid = reward for aid
