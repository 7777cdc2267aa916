# NPCs: creatures that the DM runs.

npc-heading = ## { $name }
npc-hit-points = ❤️ { $current } of { $maximum } hit points
npc-numbers = CON { $con } · DEX { $dex } · WIS { $wis } · Stealth { $stealth } · Passive Perception { $perception }
npc-spells = Spells: save DC { $dc }
npc-spell-attack = spell attack { $attack }
npc-list = { $count ->
    [one] ## { $count } NPC
   *[other] ## { $count } NPCs
}
npc-list-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
npc-list-row = **{ $name }** · { $speeds }
npc-list-empty = There are no NPCs yet. Add one with { COMMAND("npc add") }.

npc-added = { $name } has been added.
npc-changed = { $name } has been changed.
npc-deleted = { $name } has been deleted.

use-case-npc-add = a new NPC
use-case-npc-edit = a change on an NPC
use-case-npc-delete = a deleted NPC

npc-name = A name has 1 to { $limit } characters. Write one, for example: Grey wolf.
npc-name-taken = There is already a { $name } among the NPCs. Choose another name, or add a number.
npc-unknown = No NPC is called “{ $text }”. Choose from the list while you type.
npc-notes = Notes have at most { $limit } characters. Shorten them.
npc-modifier = Modifiers go from { $low } to { $high }.
npc-number = This number goes from 0 to { $high }.
npc-too-many = A campaign holds at most { $limit } NPCs. Delete some.
