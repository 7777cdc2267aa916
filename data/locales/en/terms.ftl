# Words of the rules that every part of the bot shares. Letter case is that of the middle of a sentence.

## Abilities

ability-str = Strength
    .short = STR
ability-dex = Dexterity
    .short = DEX
ability-con = Constitution
    .short = CON
ability-int = Intelligence
    .short = INT
ability-wis = Wisdom
    .short = WIS
ability-cha = Charisma
    .short = CHA

## Skills

skill-acrobatics = Acrobatics
skill-animal-handling = Animal Handling
skill-arcana = Arcana
skill-athletics = Athletics
skill-deception = Deception
skill-history = History
skill-insight = Insight
skill-intimidation = Intimidation
skill-investigation = Investigation
skill-medicine = Medicine
skill-nature = Nature
skill-perception = Perception
skill-performance = Performance
skill-persuasion = Persuasion
skill-religion = Religion
skill-sleight-of-hand = Sleight of Hand
skill-stealth = Stealth
skill-survival = Survival

## Classes

class-artificer = Artificer
class-barbarian = Barbarian
class-bard = Bard
class-cleric = Cleric
class-druid = Druid
class-fighter = Fighter
class-monk = Monk
class-paladin = Paladin
class-ranger = Ranger
class-rogue = Rogue
class-sorcerer = Sorcerer
class-warlock = Warlock
class-wizard = Wizard

## Conditions

condition-blinded = Blinded
condition-charmed = Charmed
condition-deafened = Deafened
condition-exhaustion = Exhaustion
condition-frightened = Frightened
condition-grappled = Grappled
condition-incapacitated = Incapacitated
condition-invisible = Invisible
condition-paralyzed = Paralyzed
condition-petrified = Petrified
condition-poisoned = Poisoned
condition-prone = Prone
condition-restrained = Restrained
condition-stunned = Stunned
condition-unconscious = Unconscious

## Creature sizes

size-tiny = Tiny
size-small = Small
size-medium = Medium
size-large = Large
size-huge = Huge
size-gargantuan = Gargantuan

## Ways of moving

movement-walk = Speed
movement-climb = Climb Speed
movement-swim = Swim Speed
movement-fly = Fly Speed
movement-burrow = Burrow Speed

## Senses

sense-darkvision = Darkvision
sense-blindsight = Blindsight
sense-tremorsense = Tremorsense
sense-truesight = Truesight

## Damage types

damage-acid = Acid
damage-bludgeoning = Bludgeoning
damage-cold = Cold
damage-fire = Fire
damage-force = Force
damage-lightning = Lightning
damage-necrotic = Necrotic
damage-piercing = Piercing
damage-poison = Poison
damage-psychic = Psychic
damage-radiant = Radiant
damage-slashing = Slashing
damage-thunder = Thunder

## Armor worn

armor-none = no armor
armor-light = Light armor
armor-medium = Medium armor
armor-heavy = Heavy armor

## Spellcasting Focuses

focus-arcane-focus = Arcane Focus
focus-holy-symbol = Holy Symbol
focus-druidic-focus = Druidic Focus
focus-musical-instrument = Musical Instrument
focus-artisans-tools = Artisan’s Tools
focus-spellbook = spellbook

## Rarity of magic items

rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
rarity-very-rare = very rare
rarity-legendary = legendary
rarity-artifact = artifact
