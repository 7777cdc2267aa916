# НІП: істоти, якими керує Майстер.

npc-heading = ## { $name }
npc-hit-points = ❤️ Хіти: { $current } з { $maximum }
npc-numbers = СТА { $con } · СПР { $dex } · МУД { $wis } · Непомітність { $stealth } · Пасивна уважність { $perception }
npc-spells = Заклинання: СК рятівного кидка { $dc }
npc-spell-attack = атака заклинанням { $attack }
npc-list = ## НІП: { $count }
npc-list-more = і ще { $count }
npc-list-row = **{ $name }** · { $speeds }
npc-list-empty = НІП ще немає. Додайте першого: { COMMAND("npc add") }.

npc-added = НІП { $name } додано.
npc-changed = НІП { $name } змінено.
npc-deleted = НІП { $name } видалено.

use-case-npc-add = новий НІП
use-case-npc-edit = зміна НІП
use-case-npc-delete = видалений НІП

npc-name = Імʼя має від 1 до { $limit } символів. Напишіть його, наприклад: Сірий вовк.
npc-name-taken = НІП { $name } вже є. Оберіть інше імʼя або додайте номер.
npc-unknown = НІП на імʼя «{ $text }» немає. Оберіть зі списку, коли пишете.
npc-notes = У нотатках щонайбільше { $limit } символів. Скоротіть їх.
npc-modifier = Модифікатори бувають від { $low } до { $high }.
npc-number = Це число буває від 0 до { $high }.
npc-too-many = У кампанії щонайбільше { $limit } НІП. Видаліть якихось.
