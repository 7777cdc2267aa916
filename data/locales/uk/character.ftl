# Персонажі: аркуш і його панелі, форми, події, відмови.

## Аркуш

character-heading = { $is_dead ->
    [yes] ## 💀 { $name }
   *[no] ## { $name }
}
character-class = { $name } { $level }
character-class-with-subclass = { $name } { $level } ({ $subclass })
character-classes = { $classes }, рівень { $level }
character-player = Гравець: { $player }
character-player-away = уже не на сервері
character-on-holiday = у відпустці
character-waits = Чекає на гравця
character-hp = ❤️ Хіти: **{ $current } з { $maximum }**
character-hp-temporary = тимчасових: { $temporary }
character-hp-lowered = максимум знижено на { $by }
character-hit-dice = 🎲 Кубики Здоровʼя: { $pools }
character-die-pool = к{ $sides } { $left } з { $total }
character-exhaustion = 🥵 **Виснаження { $level }** ({ $causes }): −{ $penalty } до перевірок к20
character-exhaustion-cause = { $cause } { $levels }
character-conditions = ⚠️ Стани: { $conditions }
character-ability = **{ $ability }** { $score } ({ $modifier })
character-save = { $ability } { $bonus }
character-saves = Рятівні кидки: { $saves }
character-skill = { $is_expert ->
    [yes] { $skill } { $bonus } ★
   *[no] { $skill } { $bonus }
}
character-skills = Навички: { $skills }
character-basics = Бонус майстерності { $bonus } · Пасивна уважність { $perception }
character-spells = Заклинання: СК рятівного кидка { $dc }, атака { $attack } ({ $ability })
character-size = Розмір: { $size }
character-resistances = Опір до шкоди: { $list }
character-immunities = Імунітет до шкоди: { $list }
character-vulnerabilities = Вразливість до шкоди: { $list }
character-condition-immunities = Імунітет до станів: { $list }
character-focuses = Чаротворчий фокус: { $list }
character-features = Здібності: { $list }
character-speed = { $movement } { $feet }
character-speed-lowered = { $movement } { $feet } замість { $full }
character-sense = { $sense } { $feet }
character-money = 🪙 { $money }
character-load = { $is_over ->
    [yes] 🎒 **{ $carried } з { $limit }: забагато, щоб нести**
   *[no] 🎒 { $carried } з { $limit }
}
character-done = ✅ { $what }
character-no-change = Нічого не змінилося.

subclass-eldritch-knight = Містичний лицар
subclass-arcane-trickster = Містичний шахрай

feature-expertise = Експертність
feature-fighting-style = Бойовий стиль
feature-unarmored-defense = Захист без обладунків

switch-on = увімкнено
switch-off = вимкнено

## Кнопки та меню

character-open =
    .button = Відкрити
character-back =
    .button = Назад
character-purse =
    .button = Гаманець
character-items =
    .button = Речі
character-hurt =
    .button = Шкода
    .label = Шкода
    .gist = Число або щось інше: +5, 20/38, тимч 8
character-heal =
    .button = Лікування
    .label = Лікування
    .gist = Число або щось інше: -7, 20/38, тимч 8
character-rise =
    .button = Новий рівень
    .class = У якому класі
    .class-gist = У наявному або новому
    .hp = Хіти, викинуті на кубику
    .hp-gist = Залиште порожнім, щоб узяти стале число
character-die =
    .button = Гине
character-revive =
    .button = Повернути до життя
character-tire =
    .menu = Додати рівень Виснаження через…
character-ease =
    .menu = Зняти рівень Виснаження через…
character-state = ## Що з персонажем { $name }
    .button = Стани
    .conditions = Стани
character-edit = ## Виправити: { $name }
    Те, що ви тут зміните, лишиться й на новому рівні; решта обчислюється заново.
    .button = Змінити
    .menu = Що змінити…
    .list = Оберіть…
character-derive =
    .button = Як дає клас
character-list = ## Персонажів: { $count }
    .menu = Відкрити аркуш…
character-list-row = { $is_dead ->
    [yes] 💀 **{ $name }** · { $classes } · { $player }
   *[no] **{ $name }** · { $classes } · ❤️ { $current } з { $maximum } · { $player }
}
character-list-empty = Персонажів ще немає. Створіть першого: { COMMAND("character create") }.
character-waiting = ## Приєднатися: { $campaign }
    Деякі персонажі чекають на гравця. Візьміть одного з них або створіть нового.
    .menu = Узяти…
    .new = Новий персонаж
character-delete =
    .button = Видалити…
    .title = Видалити персонажа
    .label = Щоб підтвердити, напишіть імʼя
    .gist = Разом із гаманцем і речами. Це можна відкотити.
character-transfer-asked = { $giver } хоче передати вам, { $taker }, персонажа **{ $name }**. Доки ви не погодитеся, нічого не зміниться.
    .accept = Прийняти
    .decline = Відмовитися

## Форми

character-form =
    .title = Новий персонаж
    .name = Імʼя
    .classes = Класи й рівні
    .classes-gist = Кілька класів — через скісну риску; підклас — у дужках
    .classes-example = чарівник 5 / клірик 2
    .abilities = Значення характеристик
    .abilities-gist = Сила, Спритність, Статура, Інтелект, Мудрість, Харизма
    .hp = Хіти
    .hp-gist = Максимум; або скільки є і максимум: 30/38
    .notes = Мови й нотатки
    .maximum = Максимум хітів
    .lowered = Наразі знижено на
    .lowered-gist = Через монстра чи прокляття; Довгий відпочинок може це повернути
    .die = к{ $sides }
    .die-gist = Скільки лишилося; або лишилося й усього: 3/5
    .in-feet = { $what }, у футах
    .empty-derives = Порожньо: як дають класи

## Що можна змінити

aspect-name = Імʼя
    .gist = Як звати персонажа
aspect-classes = Класи й рівні
    .gist = Угору чи вниз; для одного нового рівня є кнопка на аркуші
aspect-abilities = Характеристики
    .gist = Усі шість значень
aspect-maximum = Максимум хітів
    .gist = І те, що наразі його знижує
aspect-notes = Мови й нотатки
    .gist = Усе, що варто знати за столом
aspect-skills = Володіння навичками
    .gist = Навички, якими володіє персонаж
    .title = ## Володіння навичками
aspect-expertise = Експертність
    .gist = Навички з подвійним Бонусом майстерності
    .title = ## Експертність
aspect-saves = Рятівні кидки
    .gist = Характеристики, рятівними кидками яких володіє персонаж
    .title = ## Рятівні кидки
aspect-proficiency-bonus = Бонус майстерності
    .gist = Якщо він не такий, як за рівнем
aspect-features = Здібності для Бастіону
    .gist = Їх вимагають деякі спеціальні приміщення
    .title = ## Здібності для Бастіону
aspect-hit-dice = Кубики Здоровʼя
    .gist = Скільки лишилося і скільки всього
aspect-spellcasting-ability = Характеристика чаротворення
    .gist = За нею рахують СК та атаку заклинань
    .title = ## Характеристика чаротворення
aspect-focuses = Чаротворчі фокуси
    .gist = Крізь що персонаж творить чари; цього вимагають Бастіони
    .title = ## Чаротворчі фокуси
aspect-speeds = Швидкості
    .gist = Пішки, лазіння, плавання, політ, копання
aspect-senses = Чуття
    .gist = Темнозір та інші, з дальністю
aspect-size = Розмір
    .gist = Від нього залежить, скільки персонаж несе, їсть і пʼє
    .title = ## Розмір
aspect-armor = Обладунки
    .gist = Впливають на швидкість і рятівні кидки проти спеки
    .title = ## Обладунки
aspect-resistances = Опір
    .gist = Шкода, яка зменшується вдвічі
    .title = ## Опір
aspect-immunities = Імунітет
    .gist = Шкода, яка не діє
    .title = ## Імунітет
aspect-vulnerabilities = Вразливість
    .gist = Шкода, яка подвоюється
    .title = ## Вразливість
aspect-condition-immunities = Імунітет до станів
    .gist = Стани, яких персонаж не може мати
    .title = ## Імунітет до станів
aspect-holiday = Відпустка
    .gist = Доки вона триває, ніщо не карає за відсутність
    .title = ## Відпустка
aspect-all = Усе, як дають класи
    .gist = Скасовує кожне виправлення того, що обчислюється

## Що сталося

character-created = Персонаж { $name } приєднується до кампанії на рівні { $level }.
character-renamed = Персонаж { $before } тепер зветься { $after }.
character-noted = Нотатки персонажа { $name } змінено.
character-abilities-changed = Характеристики персонажа { $name } змінено.
character-put-right = { $name }, виправлено: { $aspect }.
character-level-gained = { $name } досягає рівня { $level }: { $class_id } { $class_level }, максимум хітів +{ $hit_points }.
character-classes-changed = Класи персонажа { $name } змінено: рівень { $before } → { $after }.
character-bastion-in-reach = Від рівня { $level } персонаж { $name } може мати Бастіон: { COMMAND("bastion found") }.
character-facilities-due = Бастіон персонажа { $name } може отримати нові спеціальні приміщення: рівня { $level } досягнуто.
character-changed-hands = { $how ->
    [taken-over] Персонаж { $name } знову має гравця.
   *[given] Персонаж { $name } має нового гравця.
}
character-freed = Персонаж { $name } чекає на нового гравця.
character-transfer-declined = Персонаж { $name } лишається з тим самим гравцем.
character-deleted = Персонажа { $name } видалено.
character-player-left = Гравця персонажа { $name } більше немає на сервері; персонаж лишається.
character-player-came-back = Гравець персонажа { $name } знову на сервері.
character-holiday-began = Гравець персонажа { $name } у відпустці: відсутність не шкодить.
character-holiday-ended = Відпустку гравця персонажа { $name } завершено.

creature-damaged = { $absorbed ->
    [0] { $name } отримує { $amount } шкоди: лишилося { $current } з { $maximum } хітів.
   *[other] { $name } отримує { $amount } шкоди, з них { $absorbed } беруть на себе тимчасові хіти: лишилося { $current } з { $maximum }.
}
creature-healed = { $amount ->
    [one] { $name } відновлює { $amount } хіт: { $current } з { $maximum }.
    [few] { $name } відновлює { $amount } хіти: { $current } з { $maximum }.
   *[many] { $name } відновлює { $amount } хітів: { $current } з { $maximum }.
}
creature-hit-points-set = { $name } має хітів: { $current } з { $maximum }.
creature-temporary-set = { $temporary ->
    [0] { $name } більше не має тимчасових хітів.
    [one] { $name } має { $temporary } тимчасовий хіт.
    [few] { $name } має { $temporary } тимчасові хіти.
   *[many] { $name } має { $temporary } тимчасових хітів.
}
creature-fell-unconscious = { $name } має 0 хітів і стани Непритомний та Повалений; починаються рятівні кидки від смерті.
creature-came-round = { $name } приходить до тями.
creature-death-save-lost = Шкода при 0 хітів: це провалений рятівний кидок від смерті, { $name }.
creature-died = { $cause ->
    [damage] 💀 { $name } гине: шкоди забагато.
    [exhaustion] 💀 { $name } гине від Виснаження.
   *[decreed] 💀 { $name } гине.
}
creature-came-back-to-life = { $name } знову серед живих.
creature-exhaustion-gained = { $levels ->
    [one] { $name } отримує { $levels } рівень Виснаження ({ $cause }): { $total } з 6.
    [few] { $name } отримує { $levels } рівні Виснаження ({ $cause }): { $total } з 6.
   *[many] { $name } отримує { $levels } рівнів Виснаження ({ $cause }): { $total } з 6.
}
creature-exhaustion-lost = { $levels ->
    [one] { $name } позбувається { $levels } рівня Виснаження ({ $cause }): лишилося { $total }.
    [few] { $name } позбувається { $levels } рівнів Виснаження ({ $cause }): лишилося { $total }.
   *[many] { $name } позбувається { $levels } рівнів Виснаження ({ $cause }): лишилося { $total }.
}
creature-condition-gained = { $name } має стан { $condition }.
creature-condition-lost = { $name } більше не має стану { $condition }.

cause-chase = погоня
cause-dehydration = спрага
cause-malnutrition = голод
cause-suffocation = задуха
cause-cold = холод
cause-heat = спека
cause-water = вода
cause-march = форсований марш
cause-sleep = брак сну
cause-magic = магія
cause-other = інше

## Що ще не можна відкотити

use-case-character-create = новий персонаж
use-case-character-join = персонаж, що отримав гравця
use-case-character-edit = зміна персонажа
use-case-character-level-up = новий рівень
use-case-character-hp = зміна хітів
use-case-character-condition = зміна станів
use-case-character-purse = рух грошей
use-case-character-items = рух речей
use-case-character-delete = видалений персонаж
use-case-character-transfer = персонаж у нових руках
use-case-character-free = персонаж без гравця
use-case-character-members = гравець, що пішов або повернувся

## Відмови

character-name = Імʼя має від 1 до { $limit } символів. Напишіть його, наприклад: Кіра.
character-name-taken = Персонаж { $name } у цій кампанії вже є. Оберіть інше імʼя або додайте щось до цього.
character-name-differs = Імʼя не збігається. Щоб видалити персонажа, напишіть його так: { $name }.
character-notes-long = У нотатках щонайбільше { $limit } символів. Скоротіть їх.
character-unknown = Нікого на імʼя «{ $text }» у цій кампанії немає. Оберіть зі списку, коли пишете, або перегляньте { COMMAND("character list") }.
character-none-yours = У вас немає персонажа в цій кампанії. Створіть його: { COMMAND("character create") }, або назвіть того, про кого йдеться.
character-which = У вас кілька персонажів: { $names }. Скажіть, про кого йдеться.
character-not-yours = Персонаж { $name } не ваш: це можуть робити лише його гравець і Майстер.
character-too-many = У кампанії щонайбільше { $limit } персонажів. Видаліть тих, ким більше не грають.
character-too-many-of-one = У гравця щонайбільше { $limit } персонажів у кампанії. Видаліть когось або передайте іншому.
character-classes-missing = Персонажеві потрібен клас. Напишіть, наприклад: чарівник 5 / клірик 2.
character-class-unknown = Класу «{ $word }» тут немає. Напишіть, наприклад: чарівник.
character-class-which = У цього персонажа кілька класів: { $class_kinds }. Скажіть, у якому з них рівень.
character-class-twice = Клас { $class_kind } названо двічі. Напишіть кожен клас один раз, з усіма його рівнями.
character-subclass-long = У назві підкласу щонайбільше { $limit } символів. Скоротіть її.
character-level-range = Рівні бувають від 1 до { $limit }.
character-level-total = Разом ці класи дають рівень { $total }, а в персонажа щонайбільше { $limit }. Зменште якийсь.
character-level-top = { $name } вже має рівень { $limit }: вищого немає.
character-level-hp = Кубик цього класу зі Статурою дає від 1 до { $limit } хітів. Напишіть таке число або залиште порожнім, щоб узяти стале.
character-hp-unreadable = Новому персонажеві потрібен максимум хітів. Напишіть, наприклад: 38 або 30/38.
character-has-owner = Персонаж { $name } вже має гравця. Попросіть його передати або створіть нового: { COMMAND("character create") }.
character-already-theirs = Персонаж { $name } вже належить цьому гравцеві.
character-not-to-bots = Бот не грає. Оберіть людину.
character-offer-not-yours = Цю пропозицію зроблено іншому.
character-proficiency-range = Бонус майстерності буває від 1 до { $limit }.
character-hit-dice-range = Кубиків Здоровʼя одного виду буває від 0 до { $limit }.
character-hit-dice-too-many = Кубиків Здоровʼя к{ $sides } усього { $total }. Напишіть не більше, або лишилося й усього: 3/5.
character-hit-dice-unreadable = «{ $text }» не вдалося прочитати. Напишіть, скільки кубиків лишилося, або лишилося й усього: 3/5.
creature-score-range = Значення { CASE($ability_kind, "gen") } не може дорівнювати { $score }. Значення бувають від 1 до 30.
creature-hp-maximum = Максимум хітів буває від 1 до { $limit }, а { $wanted } поза цими межами.
creature-hp-lowered = Максимум { $maximum } можна знизити на 0–{ $maximum }, а { $wanted } поза цими межами.
creature-hp-current = Хітів тут буває від 0 до { $maximum }, а { $wanted } поза цими межами.
creature-hp-temporary = Тимчасових хітів буває від 0 до { $limit }, а { $wanted } поза цими межами.
creature-hp-amount = Шкода й лікування бувають від 0 до { $limit }. Напишіть менше число.
creature-dead = { $name } не серед живих. Спершу поверніть персонажа до життя: така кнопка є під «Стани».
creature-not-dead = { $name } і так серед живих.
creature-exhaustion-range = За раз Виснаження змінюється на 1–{ $limit } рівнів.
creature-immune = { $name } не може мати стану { $condition_kind }.
creature-unknown-word = Слова «{ $word }» правила не знають. Оберіть зі списку.
creature-sense-range = Найбільша дальність чуття: { $limit_feet }. Напишіть менше число.
creature-speed-range = Найбільша швидкість: { $limit_feet }. Напишіть число, не менше за 0.
