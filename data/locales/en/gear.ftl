# Things a character may carry, and what they are good for. A name stands in menus and lists.

## Adventuring gear

gear-acid = Acid
gear-alchemists-fire = Alchemist’s Fire
gear-antitoxin = Antitoxin
gear-backpack = Backpack
gear-ball-bearings = Ball Bearings
gear-barrel = Barrel
gear-basket = Basket
gear-bedroll = Bedroll
gear-bell = Bell
gear-blanket = Blanket
gear-block-and-tackle = Block and Tackle
gear-book = Book
gear-bottle = Glass Bottle
gear-bucket = Bucket
gear-caltrops = Caltrops
gear-candle = Candle
gear-bolt-case = Crossbow Bolt Case
gear-scroll-case = Map or Scroll Case
gear-chain = Chain
gear-chest = Chest
gear-climbers-kit = Climber’s Kit
gear-fine-clothes = Fine Clothes
gear-travelers-clothes = Traveler’s Clothes
gear-component-pouch = Component Pouch
gear-costume = Costume
gear-crowbar = Crowbar
gear-flask = Flask
gear-grappling-hook = Grappling Hook
gear-healers-kit = Healer’s Kit
gear-holy-water = Holy Water
gear-hunting-trap = Hunting Trap
gear-ink = Ink
gear-ink-pen = Ink Pen
gear-jug = Jug
gear-ladder = Ladder
gear-lamp = Lamp
gear-bullseye-lantern = Bullseye Lantern
gear-hooded-lantern = Hooded Lantern
gear-lock = Lock
gear-magnifying-glass = Magnifying Glass
gear-manacles = Manacles
gear-map = Map
gear-mirror = Mirror
gear-net = Net
gear-oil = Oil
gear-paper = Paper
gear-parchment = Parchment
gear-perfume = Perfume
gear-basic-poison = Basic Poison
gear-pole = Pole
gear-iron-pot = Iron Pot
gear-potion-of-healing = Potion of Healing
gear-pouch = Pouch
gear-quiver = Quiver
gear-portable-ram = Portable Ram
gear-rations = Rations
gear-robe = Robe
gear-rope = Rope
gear-sack = Sack
gear-shovel = Shovel
gear-signal-whistle = Signal Whistle
gear-spell-scroll-0 = Spell Scroll (cantrip)
gear-spell-scroll-1 = Spell Scroll (level 1)
gear-iron-spikes = Iron Spikes
gear-spyglass = Spyglass
gear-string = String
gear-tent = Tent
gear-tinderbox = Tinderbox
gear-torch = Torch
gear-vial = Vial
gear-waterskin = Waterskin

## Packs: adding one adds what is in it

gear-burglars-pack = Burglar’s Pack
gear-diplomats-pack = Diplomat’s Pack
gear-dungeoneers-pack = Dungeoneer’s Pack
gear-entertainers-pack = Entertainer’s Pack
gear-explorers-pack = Explorer’s Pack
gear-priests-pack = Priest’s Pack
gear-scholars-pack = Scholar’s Pack

## Ammunition, by the bundle

gear-arrows = Arrows (20)
gear-bolts = Bolts (20)
gear-firearm-bullets = Firearm Bullets (10)
gear-sling-bullets = Sling Bullets (20)
gear-needles = Needles (50)

## Spellcasting focuses

gear-arcane-crystal = Arcane Focus (crystal)
gear-arcane-orb = Arcane Focus (orb)
gear-arcane-rod = Arcane Focus (rod)
gear-arcane-staff = Arcane Focus (staff)
gear-arcane-wand = Arcane Focus (wand)
gear-mistletoe = Druidic Focus (sprig of mistletoe)
gear-druidic-staff = Druidic Focus (wooden staff)
gear-yew-wand = Druidic Focus (yew wand)
gear-holy-amulet = Holy Symbol (amulet)
gear-holy-emblem = Holy Symbol (emblem)
gear-reliquary = Holy Symbol (reliquary)

## Tools

gear-alchemists-supplies = Alchemist’s Supplies
gear-brewers-supplies = Brewer’s Supplies
gear-calligraphers-supplies = Calligrapher’s Supplies
gear-carpenters-tools = Carpenter’s Tools
gear-cartographers-tools = Cartographer’s Tools
gear-cobblers-tools = Cobbler’s Tools
gear-cooks-utensils = Cook’s Utensils
gear-glassblowers-tools = Glassblower’s Tools
gear-jewelers-tools = Jeweler’s Tools
gear-leatherworkers-tools = Leatherworker’s Tools
gear-masons-tools = Mason’s Tools
gear-painters-supplies = Painter’s Supplies
gear-potters-tools = Potter’s Tools
gear-smiths-tools = Smith’s Tools
gear-tinkers-tools = Tinker’s Tools
gear-weavers-tools = Weaver’s Tools
gear-woodcarvers-tools = Woodcarver’s Tools
gear-disguise-kit = Disguise Kit
gear-forgery-kit = Forgery Kit
gear-herbalism-kit = Herbalism Kit
gear-navigators-tools = Navigator’s Tools
gear-poisoners-kit = Poisoner’s Kit
gear-thieves-tools = Thieves’ Tools
gear-dice-set = Dice
gear-dragonchess-set = Dragonchess set
gear-playing-cards = Playing cards

## Musical instruments

gear-bagpipes = Bagpipes
gear-drum = Drum
gear-dulcimer = Dulcimer
gear-flute = Flute
gear-horn = Horn
gear-lute = Lute
gear-lyre = Lyre
gear-pan-flute = Pan Flute
gear-shawm = Shawm
gear-viol = Viol

## Armor

gear-padded-armor = Padded Armor
gear-leather-armor = Leather Armor
gear-studded-leather-armor = Studded Leather Armor
gear-hide-armor = Hide Armor
gear-chain-shirt = Chain Shirt
gear-scale-mail = Scale Mail
gear-breastplate = Breastplate
gear-half-plate-armor = Half Plate Armor
gear-ring-mail = Ring Mail
gear-chain-mail = Chain Mail
gear-splint-armor = Splint Armor
gear-plate-armor = Plate Armor
gear-shield = Shield

## Weapons

gear-club = Club
gear-dagger = Dagger
gear-greatclub = Greatclub
gear-handaxe = Handaxe
gear-javelin = Javelin
gear-light-hammer = Light Hammer
gear-mace = Mace
gear-quarterstaff = Quarterstaff
gear-sickle = Sickle
gear-spear = Spear
gear-dart = Dart
gear-light-crossbow = Light Crossbow
gear-shortbow = Shortbow
gear-sling = Sling
gear-battleaxe = Battleaxe
gear-flail = Flail
gear-glaive = Glaive
gear-greataxe = Greataxe
gear-greatsword = Greatsword
gear-halberd = Halberd
gear-lance = Lance
gear-longsword = Longsword
gear-maul = Maul
gear-morningstar = Morningstar
gear-pike = Pike
gear-rapier = Rapier
gear-scimitar = Scimitar
gear-shortsword = Shortsword
gear-trident = Trident
gear-warhammer = Warhammer
gear-war-pick = War Pick
gear-whip = Whip
gear-blowgun = Blowgun
gear-hand-crossbow = Hand Crossbow
gear-heavy-crossbow = Heavy Crossbow
gear-longbow = Longbow
gear-musket = Musket
gear-pistol = Pistol

## Tack

gear-riding-saddle = Riding Saddle
gear-military-saddle = Military Saddle
gear-exotic-saddle = Exotic Saddle
gear-feed = Feed (1 day)

## Groups

gear-group-gear = Adventuring gear
gear-group-pack = Packs
gear-group-ammunition = Ammunition
gear-group-focus = Spellcasting focuses
gear-group-tool = Tools
gear-group-instrument = Musical instruments
gear-group-armor = Armor
gear-group-weapon = Weapons
gear-group-tack = Tack

## What things are good for

gear-use-poison-save-advantage = Advantage on saves against the Poisoned condition for 1 hour
gear-use-cold-save-success = in it, saves against extreme cold succeed by themselves
gear-use-cold-save-advantage = wrapped in it, Advantage on saves against extreme cold
gear-use-hoists = hoists { $value } times the usual weight
gear-use-lore = +{ $value } to Intelligence checks about its topic
gear-use-stops-fall = anchored, you fall { $feet } at most
gear-use-free-components = stands in for material components without a price
gear-use-impersonation = Advantage on checks to pass for someone else
gear-use-leverage = Advantage on Strength checks where leverage helps
gear-use-grapples = catches on a ledge within { $feet }
gear-use-stabilizes = stabilizes a creature at 0 Hit Points, { $value ->
    [one] { $value } use
   *[other] { $value } uses
}
gear-use-inspection = Advantage on checks to appraise or inspect fine details
gear-use-navigation = +{ $value } to Wisdom (Survival) checks to find the way
gear-use-lamp-hours = { $value ->
    [one] { $value } hour
   *[other] { $value } hours
} of light in a lamp or lantern
gear-use-persuasion-of-indifferent = for 1 hour, Advantage on Charisma (Persuasion) with the Indifferent
gear-use-vaults = Advantage on Strength (Athletics) to vault
gear-use-door-breaking = +{ $value } to Strength checks to break doors
gear-use-food-days = food for { $value ->
    [one] { $value } day
   *[other] { $value } days
}
gear-use-binds = escaping it is a DC { $value } Dexterity (Acrobatics) check
gear-use-digs = digs a 5-foot hole in soil in 1 hour
gear-use-jams-doors = jams a door shut
gear-use-shelters = sleeps { $value } Small or Medium
gear-use-lights-fires = lights a candle, lamp, lantern or torch as a Bonus Action
gear-use-water-pints = holds { $value ->
    [one] { $value } pint
   *[other] { $value } pints
} of water
gear-use-plots-course = plots a course: DC { $value }
gear-use-picks-locks = for picking locks and disarming traps
gear-use-clumsy = Disadvantage on Dexterity (Stealth) checks
gear-use-steady-seat = Advantage on checks to stay mounted
gear-use-odd-mounts = needed for mounts that fly or swim
