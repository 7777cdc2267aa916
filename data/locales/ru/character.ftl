# Персонажи: лист и его панели, формы, события, отказы.

## Лист

character-heading = { $is_dead ->
    [yes] ## 💀 { $name }
   *[no] ## { $name }
}
character-class = { $name } { $level }
character-class-with-subclass = { $name } { $level } ({ $subclass })
character-classes = { $classes }, уровень { $level }
character-player = Игрок: { $player }
character-player-away = больше не на сервере
character-on-holiday = в отпуске
character-waits = Ждёт игрока
character-hp = ❤️ Хиты: **{ $current } из { $maximum }**
character-hp-temporary = временных: { $temporary }
character-hp-lowered = максимум снижен на { $by }
character-hit-dice = 🎲 Кости Хитов: { $pools }
character-die-pool = к{ $sides } { $left } из { $total }
character-exhaustion = 🥵 **Истощение { $level }** ({ $causes }): −{ $penalty } к Тестам к20
character-exhaustion-cause = { $cause } { $levels }
character-conditions = ⚠️ Состояния: { $conditions }
character-ability = **{ $ability }** { $score } ({ $modifier })
character-save = { $ability } { $bonus }
character-saves = Спасброски: { $saves }
character-skill = { $is_expert ->
    [yes] { $skill } { $bonus } ★
   *[no] { $skill } { $bonus }
}
character-skills = Навыки: { $skills }
character-basics = Бонус владения { $bonus } · Пассивная Внимательность { $perception }
character-spells = Заклинания: Сл спасброска { $dc }, атака { $attack } ({ $ability })
character-size = Размер: { $size }
character-resistances = Сопротивление урону: { $list }
character-immunities = Иммунитет к урону: { $list }
character-vulnerabilities = Уязвимость к урону: { $list }
character-condition-immunities = Иммунитет к состояниям: { $list }
character-focuses = Заклинательная фокусировка: { $list }
character-features = Умения: { $list }
character-speed = { $movement } { $feet }
character-speed-lowered = { $movement } { $feet } вместо { $full }
character-sense = { $sense } { $feet }
character-money = 🪙 { $money }
character-load = { $is_over ->
    [yes] 🎒 **{ $carried } из { $limit }: слишком тяжело**
   *[no] 🎒 { $carried } из { $limit }
}
character-done = ✅ { $what }
character-no-change = Ничего не изменилось.

subclass-eldritch-knight = Мистический рыцарь
subclass-arcane-trickster = Мистический ловкач

feature-expertise = Компетентность
feature-fighting-style = Боевой стиль
feature-unarmored-defense = Защита без доспехов

switch-on = включено
switch-off = выключено

## Кнопки и меню

character-open =
    .button = Открыть
character-back =
    .button = Назад
character-purse =
    .button = Кошелёк
character-items =
    .button = Вещи
character-hurt =
    .button = Урон
    .label = Урон
    .gist = Число или что-то другое: +5, 20/38, врем 8
character-heal =
    .button = Лечение
    .label = Лечение
    .gist = Число или что-то другое: -7, 20/38, врем 8
character-rise =
    .button = Новый уровень
    .class = В каком классе
    .class-gist = В том, что есть, или в новом
    .hp = Хиты, выпавшие на кости
    .hp-gist = Оставьте пустым, чтобы взять постоянное число
character-die =
    .button = Гибнет
character-revive =
    .button = Вернуть к жизни
character-tire =
    .menu = Добавить уровень Истощения из-за…
character-ease =
    .menu = Снять уровень Истощения из-за…
character-state = ## Что с персонажем { $name }
    .button = Состояния
    .conditions = Состояния
character-edit = ## Исправить: { $name }
    То, что вы здесь измените, останется и на новом уровне; остальное вычисляется заново.
    .button = Изменить
    .menu = Что изменить…
    .list = Выберите…
character-derive =
    .button = Как даёт класс
character-list = ## Персонажей: { $count }
    .menu = Открыть лист…
character-list-row = { $is_dead ->
    [yes] 💀 **{ $name }** · { $classes } · { $player }
   *[no] **{ $name }** · { $classes } · ❤️ { $current } из { $maximum } · { $player }
}
character-list-empty = Персонажей ещё нет. Создайте первого: { COMMAND("character create") }.
character-waiting = ## Присоединиться: { $campaign }
    Некоторые персонажи ждут игрока. Возьмите одного из них или создайте нового.
    .menu = Взять…
    .new = Новый персонаж
character-delete =
    .button = Удалить…
    .title = Удалить персонажа
    .label = Чтобы подтвердить, напишите имя
    .gist = Вместе с кошельком и вещами. Это можно откатить.
character-transfer-asked = { $giver } хочет передать вам, { $taker }, персонажа **{ $name }**. Пока вы не согласитесь, ничего не изменится.
    .accept = Принять
    .decline = Отказаться

## Формы

character-form =
    .title = Новый персонаж
    .name = Имя
    .classes = Классы и уровни
    .classes-gist = Несколько классов — через косую черту; подкласс — в скобках
    .classes-example = волшебник 5 / жрец 2
    .abilities = Значения характеристик
    .abilities-gist = Сила, Ловкость, Телосложение, Интеллект, Мудрость, Харизма
    .hp = Хиты
    .hp-gist = Максимум; или сколько есть и максимум: 30/38
    .notes = Языки и заметки
    .maximum = Максимум хитов
    .lowered = Пока снижен на
    .lowered-gist = Из-за чудовища или проклятия; Долгий отдых может это вернуть
    .die = к{ $sides }
    .die-gist = Сколько осталось; или осталось и всего: 3/5
    .in-feet = { $what }, в футах
    .empty-derives = Пусто: как дают классы

## Что можно изменить

aspect-name = Имя
    .gist = Как зовут персонажа
aspect-classes = Классы и уровни
    .gist = Вверх или вниз; для одного нового уровня есть кнопка на листе
aspect-abilities = Характеристики
    .gist = Все шесть значений
aspect-maximum = Максимум хитов
    .gist = И то, что пока его снижает
aspect-notes = Языки и заметки
    .gist = Всё, что стоит знать за столом
aspect-skills = Владение навыками
    .gist = Навыки, которыми владеет персонаж
    .title = ## Владение навыками
aspect-expertise = Компетентность
    .gist = Навыки с удвоенным Бонусом владения
    .title = ## Компетентность
aspect-saves = Спасброски
    .gist = Характеристики, спасбросками которых владеет персонаж
    .title = ## Спасброски
aspect-proficiency-bonus = Бонус владения
    .gist = Если он не такой, как по уровню
aspect-features = Умения для Бастиона
    .gist = Их требуют некоторые специальные помещения
    .title = ## Умения для Бастиона
aspect-hit-dice = Кости Хитов
    .gist = Сколько осталось и сколько всего
aspect-spellcasting-ability = Заклинательная характеристика
    .gist = По ней считают Сл и атаку заклинаний
    .title = ## Заклинательная характеристика
aspect-focuses = Заклинательные фокусировки
    .gist = Через что персонаж творит заклинания; этого требуют Бастионы
    .title = ## Заклинательные фокусировки
aspect-speeds = Скорости
    .gist = Пешком, лазание, плавание, полёт, копание
aspect-senses = Чувства
    .gist = Тёмное зрение и другие, с дальностью
aspect-size = Размер
    .gist = От него зависит, сколько персонаж несёт, ест и пьёт
    .title = ## Размер
aspect-armor = Доспехи
    .gist = Влияют на скорость и спасброски от жары
    .title = ## Доспехи
aspect-resistances = Сопротивление
    .gist = Урон, который уменьшается вдвое
    .title = ## Сопротивление
aspect-immunities = Иммунитет
    .gist = Урон, который не действует
    .title = ## Иммунитет
aspect-vulnerabilities = Уязвимость
    .gist = Урон, который удваивается
    .title = ## Уязвимость
aspect-condition-immunities = Иммунитет к состояниям
    .gist = Состояния, которых у персонажа не бывает
    .title = ## Иммунитет к состояниям
aspect-holiday = Отпуск
    .gist = Пока он длится, ничто не карает за отсутствие
    .title = ## Отпуск
aspect-all = Всё, как дают классы
    .gist = Отменяет каждое исправление того, что вычисляется

## Что произошло

character-created = Персонаж { $name } вступает в кампанию на уровне { $level }.
character-renamed = Персонажа { $before } теперь зовут { $after }.
character-noted = Заметки персонажа { $name } изменены.
character-abilities-changed = Характеристики персонажа { $name } изменены.
character-put-right = { $name }, исправлено: { $aspect }.
character-level-gained = { $name } достигает уровня { $level }: { $class_id } { $class_level }, максимум хитов +{ $hit_points }.
character-classes-changed = Классы персонажа { $name } изменены: уровень { $before } → { $after }.
character-bastion-in-reach = С уровня { $level } персонаж { $name } может иметь Бастион: { COMMAND("bastion found") }.
character-facilities-due = Бастион персонажа { $name } может получить новые специальные помещения: уровень { $level } достигнут.
character-changed-hands = { $how ->
    [taken-over] У персонажа { $name } снова есть игрок.
   *[given] У персонажа { $name } новый игрок.
}
character-freed = Персонаж { $name } ждёт нового игрока.
character-transfer-declined = Персонаж { $name } остаётся у прежнего игрока.
character-deleted = Персонаж { $name } удалён.
character-player-left = Игрока персонажа { $name } больше нет на сервере; персонаж остаётся.
character-player-came-back = Игрок персонажа { $name } снова на сервере.
character-holiday-began = Игрок персонажа { $name } в отпуске: отсутствие не вредит.
character-holiday-ended = Отпуск игрока персонажа { $name } окончен.

creature-damaged = { $absorbed ->
    [0] { $name } получает { $amount } урона: осталось { $current } из { $maximum } хитов.
   *[other] { $name } получает { $amount } урона, из них { $absorbed } принимают временные хиты: осталось { $current } из { $maximum }.
}
creature-healed = { $amount ->
    [one] { $name } восстанавливает { $amount } хит: { $current } из { $maximum }.
    [few] { $name } восстанавливает { $amount } хита: { $current } из { $maximum }.
   *[many] { $name } восстанавливает { $amount } хитов: { $current } из { $maximum }.
}
creature-hit-points-set = { $name }, хитов: { $current } из { $maximum }.
creature-temporary-set = { $temporary ->
    [0] У персонажа { $name } больше нет временных хитов.
    [one] { $name } получает { $temporary } временный хит.
    [few] { $name } получает { $temporary } временных хита.
   *[many] { $name } получает { $temporary } временных хитов.
}
creature-fell-unconscious = { $name } получает состояния Бессознательный и Опрокинутый: хитов 0, начинаются спасброски от смерти.
creature-came-round = { $name } приходит в себя.
creature-death-save-lost = Урон при 0 хитов: это проваленный спасбросок от смерти, { $name }.
creature-died = { $cause ->
    [damage] 💀 { $name } погибает: урона слишком много.
    [exhaustion] 💀 { $name } погибает от Истощения.
   *[decreed] 💀 { $name } погибает.
}
creature-came-back-to-life = { $name } снова среди живых.
creature-exhaustion-gained = { $levels ->
    [one] { $name } получает { $levels } уровень Истощения ({ $cause }): { $total } из 6.
    [few] { $name } получает { $levels } уровня Истощения ({ $cause }): { $total } из 6.
   *[many] { $name } получает { $levels } уровней Истощения ({ $cause }): { $total } из 6.
}
creature-exhaustion-lost = { $levels ->
    [one] { $name } избавляется от { $levels } уровня Истощения ({ $cause }): осталось { $total }.
    [few] { $name } избавляется от { $levels } уровней Истощения ({ $cause }): осталось { $total }.
   *[many] { $name } избавляется от { $levels } уровней Истощения ({ $cause }): осталось { $total }.
}
creature-condition-gained = { $name } получает состояние { $condition }.
creature-condition-lost = Состояние { $condition } больше не действует: { $name }.

cause-chase = погоня
cause-dehydration = жажда
cause-malnutrition = голод
cause-suffocation = удушье
cause-cold = холод
cause-heat = жара
cause-water = вода
cause-march = форсированный марш
cause-sleep = недосып
cause-magic = магия
cause-other = другое

## Что ещё нельзя откатить

use-case-character-create = новый персонаж
use-case-character-join = персонаж, у которого появился игрок
use-case-character-edit = изменение персонажа
use-case-character-level-up = новый уровень
use-case-character-hp = изменение хитов
use-case-character-condition = изменение состояний
use-case-character-purse = движение денег
use-case-character-items = движение вещей
use-case-character-delete = удалённый персонаж
use-case-character-transfer = персонаж в новых руках
use-case-character-free = персонаж без игрока
use-case-character-members = игрок, который ушёл или вернулся

## Отказы

character-name = В имени от 1 до { $limit } символов. Напишите его, например: Кира.
character-name-taken = Персонаж { $name } в этой кампании уже есть. Выберите другое имя или добавьте что-нибудь к этому.
character-name-differs = Имя не совпадает. Чтобы удалить персонажа, напишите его так: { $name }.
character-notes-long = В заметках не больше { $limit } символов. Сократите их.
character-unknown = Никого по имени «{ $text }» в этой кампании нет. Выберите из списка, когда пишете, или посмотрите { COMMAND("character list") }.
character-none-yours = У вас нет персонажа в этой кампании. Создайте его: { COMMAND("character create") }, или назовите того, о ком речь.
character-which = У вас несколько персонажей: { $names }. Скажите, о ком речь.
character-not-yours = Персонаж { $name } не ваш: это могут делать только его игрок и Мастер.
character-too-many = В кампании не больше { $limit } персонажей. Удалите тех, кем больше не играют.
character-too-many-of-one = У игрока не больше { $limit } персонажей в кампании. Удалите кого-нибудь или передайте другому.
character-classes-missing = Персонажу нужен класс. Напишите, например: волшебник 5 / жрец 2.
character-class-unknown = Класса «{ $word }» здесь нет. Напишите, например: волшебник.
character-class-which = У этого персонажа несколько классов: { $class_kinds }. Скажите, в каком из них уровень.
character-class-twice = Класс { $class_kind } назван дважды. Напишите каждый класс один раз, со всеми его уровнями.
character-subclass-long = В названии подкласса не больше { $limit } символов. Сократите его.
character-level-range = Уровни бывают от 1 до { $limit }.
character-level-total = Вместе эти классы дают уровень { $total }, а у персонажа не больше { $limit }. Уменьшите какой-нибудь.
character-level-top = { $name } уже имеет уровень { $limit }: выше не бывает.
character-level-hp = Кость этого класса с Телосложением даёт от 1 до { $limit } хитов. Напишите такое число или оставьте пустым, чтобы взять постоянное.
character-hp-unreadable = Новому персонажу нужен максимум хитов. Напишите, например: 38 или 30/38.
character-has-owner = У персонажа { $name } уже есть игрок. Попросите передать его или создайте нового: { COMMAND("character create") }.
character-already-theirs = Персонаж { $name } уже принадлежит этому игроку.
character-not-to-bots = Бот не играет. Выберите человека.
character-offer-not-yours = Это предложение сделано другому.
character-proficiency-range = Бонус владения бывает от 1 до { $limit }.
character-hit-dice-range = Костей Хитов одного вида бывает от 0 до { $limit }.
character-hit-dice-too-many = Костей Хитов к{ $sides } всего { $total }. Напишите не больше, или осталось и всего: 3/5.
character-hit-dice-unreadable = «{ $text }» не удалось прочитать. Напишите, сколько костей осталось, или осталось и всего: 3/5.
creature-score-range = Значение { CASE($ability_kind, "gen") } не может равняться { $score }. Значения бывают от 1 до 30.
creature-hp-maximum = Максимум хитов бывает от 1 до { $limit }, а { $wanted } за этими пределами.
creature-hp-lowered = Максимум { $maximum } можно снизить на 0–{ $maximum }, а { $wanted } за этими пределами.
creature-hp-current = Хитов здесь бывает от 0 до { $maximum }, а { $wanted } за этими пределами.
creature-hp-temporary = Временных хитов бывает от 0 до { $limit }, а { $wanted } за этими пределами.
creature-hp-amount = Урон и лечение бывают от 0 до { $limit }. Напишите число поменьше.
creature-dead = { $name } не среди живых. Сначала верните персонажа к жизни: такая кнопка есть под «Состояния».
creature-not-dead = { $name } и так среди живых.
creature-exhaustion-range = За раз Истощение меняется на 1–{ $limit } уровней.
creature-immune = { $name } не может получить состояние { $condition_kind }.
creature-unknown-word = Слова «{ $word }» правила не знают. Выберите из списка.
creature-sense-range = Наибольшая дальность чувства: { $limit_feet }. Напишите число поменьше.
creature-speed-range = Наибольшая скорость: { $limit_feet }. Напишите число не меньше 0.
