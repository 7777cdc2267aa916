# НИП: существа, которыми управляет Мастер.

npc-heading = ## { $name }
npc-hit-points = ❤️ Хиты: { $current } из { $maximum }
npc-numbers = ТЕЛ { $con } · ЛОВ { $dex } · МДР { $wis } · Скрытность { $stealth } · Пассивная Внимательность { $perception }
npc-spells = Заклинания: Сл спасброска { $dc }
npc-spell-attack = атака заклинанием { $attack }
npc-list = ## НИП: { $count }
npc-list-more = и ещё { $count }
npc-list-row = **{ $name }** · { $speeds }
npc-list-empty = НИП ещё нет. Добавьте первого: { COMMAND("npc add") }.

npc-added = НИП { $name } добавлен.
npc-changed = НИП { $name } изменён.
npc-deleted = НИП { $name } удалён.

use-case-npc-add = новый НИП
use-case-npc-edit = изменение НИП
use-case-npc-delete = удалённый НИП

npc-name = В имени от 1 до { $limit } символов. Напишите его, например: Серый волк.
npc-name-taken = НИП { $name } уже есть. Выберите другое имя или добавьте номер.
npc-unknown = НИП по имени «{ $text }» нет. Выберите из списка, когда пишете.
npc-notes = В заметках не больше { $limit } символов. Сократите их.
npc-modifier = Модификаторы бывают от { $low } до { $high }.
npc-number = Это число бывает от 0 до { $high }.
npc-too-many = В кампании не больше { $limit } НИП. Удалите каких-нибудь.
