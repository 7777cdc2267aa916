# Панели, вопросы, кнопки и отказы Бастионов.

## Панель

bastion-heading = ## 🏰 { $bastion }
bastion-owner = Владелец: { $owner }
bastion-owner-gone = Персонажа-владельца больше нет.
bastion-facility-works = 🟢 **{ $facility }**: работает
bastion-facility-busy-with = 🟡 **{ $facility }**: { $order }, день { $done } из { $days }
bastion-facility-queued = 🟡 **{ $facility }**: { $order }, приказ на ход { $turn }
bastion-facility-shut = 🔴 **{ $facility }**: не работает на ходу { $turn }
bastion-facility-empty = 🔴 **{ $facility }**: здесь никого нет
bastion-hirelings = { $count ->
    [one] { $count } наёмник
    [few] { $count } наёмника
   *[many] { $count } наёмников
}
bastion-lodging-elsewhere = { $name } (живёт в городе)
bastion-hirelings-expected = { $count ->
    [one] На ходу { $turn } прибудет { $count } наёмник
    [few] На ходу { $turn } прибудут { $count } наёмника
   *[many] На ходу { $turn } прибудут { $count } наёмников
}
bastion-nameless = { $count ->
    [one] { $count } без имени
    [few] { $count } без имён
   *[many] { $count } без имён
}
bastion-more = ещё { $count }
bastion-rooms = **Базовые помещения:** { $rooms }
bastion-room = { $room } ({ $space })
bastion-defenders = 🛡️ **Защитников: { $count }** · { $people }
bastion-defenders-none = 🛡️ **Защитников нет**
bastion-walls-closed = { $squares ->
    [one] 🧱 **Стены:** вокруг всего Бастиона ({ $squares } клетка)
    [few] 🧱 **Стены:** вокруг всего Бастиона ({ $squares } клетки)
   *[many] 🧱 **Стены:** вокруг всего Бастиона ({ $squares } клеток)
}
bastion-walls-open = { $squares ->
    [one] 🧱 **Стены:** { $squares } клетка, не замкнуты
    [few] 🧱 **Стены:** { $squares } клетки, не замкнуты
   *[many] 🧱 **Стены:** { $squares } клеток, не замкнуты
}
bastion-armory-stocked = ⚔️ **Оружейная:** запас есть
bastion-inner-peace = 🧘 **Внутренний покой:** в следующий раз два броска на событие
bastion-guest = 🛏️ **Гость:** { $guest }
bastion-guest-named-line = 🛏️ **Гость:** { $name } ({ $guest })
bastion-until = до: { $time }
bastion-refugees-indoors = ⛺ **Беженцы:** { $count }, помещение «{ $room }»
bastion-refugees-outside = ⛺ **Беженцы:** { $count }, в лагере под открытым небом
bastion-stores = 📦 **Хранилище:** { $things }
bastion-thing-unnamed = { $treasure }, пока без названия
bastion-thing-named = { $name } ({ $treasure })
bastion-coffer = 🪙 **Сундук:** { $amount }
bastion-combined = 🔗 **Объединён с:** { $names }
bastion-neglect = { $turns ->
    [one] { $turns } ход без приказов; предел — { $limit }, потом люди разойдутся
    [few] { $turns } хода без приказов; предел — { $limit }, потом люди разойдутся
   *[many] { $turns } ходов без приказов; предел — { $limit }, потом люди разойдутся
}
bastion-warning = ⚠️ { $what }
bastion-presence-line = { $presence ->
    [home] 🏠 **Владелец:** дома
    [away] 🧭 **Владелец:** в отъезде; Бастион заботится о себе сам
   *[in_contact] 📨 **Владелец:** в отъезде, но на связи
}
bastion-plan-maintain = 🧹 **Ход { $turn }:** отдан приказ Обслуживание
bastion-plan-orders = 📜 **Ход { $turn }:** приказы отданы
bastion-plan-away = 🧹 **Ход { $turn }:** Обслуживание, потому что владелец в отъезде
bastion-plan-idle = 💤 **Ход { $turn }:** приказов пока нет
bastion-turn-due = ⏳ Наступит: { $due }, через { CASE($left, "acc") }
bastion-awaits-answer = ❓ Ждём ответа владельца.
bastion-turns-waiting = { $count ->
    [one] ⏸️ Ждёт { $count } ход
    [few] ⏸️ Ждут { $count } хода
   *[many] ⏸️ Ждут { $count } ходов
}
bastion-facilities-due = { $count ->
    [one] 🗝️ Можно выбрать { $count } специальное помещение
    [few] 🗝️ Можно выбрать { $count } специальных помещения
   *[many] 🗝️ Можно выбрать { $count } специальных помещений
}
bastion-done = ✔️ { $what }
bastion-fallen-line = { $cause ->
    [divestiture] 🏚️ **Оставлен**
    [neglect] 🏚️ **Заброшен**
   *[ruination] 🏚️ **Разрушен**
}

bastion-button-maintain = Обслуживание
bastion-button-withdraw = Отменить Обслуживание
bastion-button-people = Люди
bastion-button-stores = Хранилище
bastion-button-story = История
bastion-button-guests = Гости
bastion-button-facilities = Выбрать помещения
bastion-button-remind = Напоминать
bastion-button-unremind = Не напоминать
bastion-button-fallen = Кто погиб
bastion-choose-presence = Где владелец?
bastion-button-orders = Приказы
bastion-button-let-fall = Признать падение

## Люди, хранилище, гости, погибшие, история

bastion-defender = Защитник
bastion-defender-numbered = Защитник { $number }
bastion-person = { $name_length ->
    [0] { $place }: пока без имени
   *[other] { $place }: **{ $name }**
}
bastion-people-none = Здесь пока никто не живёт.
bastion-people-name = Назвать
bastion-names-form = Имена
bastion-names-field-name = Название Бастиона
bastion-names-field-people = Люди
    .description = По одному на строку; имя пишите после двоеточия
bastion-stores-empty = Хранилище пусто.
bastion-stores-away = Владелец берёт вещи отсюда, когда он дома.
bastion-stores-claim = Взять…
bastion-stores-name = Дать название…
bastion-stores-coffer = Взять деньги
bastion-treasure-form = Название находки
bastion-treasure-field = Что это?
bastion-guests-none = Гостей сейчас нет.
bastion-guests-dismiss = Попрощаться с…
bastion-guests-shelter = Где ночуют беженцы
bastion-guests-camp = В лагере под открытым небом
bastion-guests-resettle = Новый дом найден
bastion-fallen-first = Вместо этого мог погибнуть другой Защитник. Кто всё-таки живёт?
bastion-fallen-second = А кто погиб вместо?
bastion-fallen-who-lives = Кто живёт
bastion-fallen-who-fell = Кто погиб
bastion-told-origin = **Как возник Бастион**
    { $text }
bastion-told-form = **Как он выглядит**
    { $text }
bastion-story-none = История Бастиона ещё не записана.
bastion-story-write = Записать
bastion-story-divest = Отказаться
bastion-story-form = История Бастиона
bastion-divest-form = Отказ от Бастиона
bastion-divest-field = Его название
    .description = Люди разойдутся, место опустеет. Чтобы подтвердить, введите название.

## Основание и рост

bastion-founding-heading = ## 🏰 Бастион для персонажа { $owner }
bastion-founding-rooms = Выберите Тесное и Просторное базовые помещения, а затем специальные.
bastion-founding-special = **Специальные помещения:** { $chosen } из { $limit }
bastion-founding-early = ⚠️ { $level }-й уровень — рано для Бастиона: сейчас его может основать только Мастер.
bastion-founding-too-many = ⚠️ Это слишком много; разрешено: { $limit }.
bastion-founding-locked = **Пока недоступны:**
bastion-founding-locked-line = -# { $facilities } — { $reason }
bastion-reason-level = с { $level }-го уровня
bastion-reason-once = уже есть
bastion-reason-needs = нужно: { $what }
bastion-founding-cramped = Тесное помещение
bastion-founding-roomy = Просторное помещение
bastion-founding-level = Специальные помещения { $level }-го уровня
bastion-founding-option = { $facility }
bastion-founding-option-again = { $facility } (второе такое)
bastion-founding-name-it = Назвать и основать
bastion-founding-form = Новый Бастион
bastion-founding-field-name = Название
bastion-founding-field-origin = Как он возник
    .placeholder = Наследство, земельный надел, отстроенная старая башня…
bastion-founding-field-form = Как он выглядит
    .placeholder = Твердыня, храм, дерево, трактир у моря…
bastion-growth-heading = ## 🗝️ Новые специальные помещения
bastion-growth-gain = Добавить

## Список

bastion-list-heading = ## 🏰 Бастионы
bastion-list-none = Бастионов пока нет. Основать можно так: { COMMAND("bastion found") }
bastion-list-row = { $owner_length ->
    [0] **{ $bastion }**
   *[other] **{ $bastion }** · { $owner }
}
bastion-list-facts = { $defenders ->
    [one] { $presence } · { $defenders } Защитник
    [few] { $presence } · { $defenders } Защитника
   *[many] { $presence } · { $defenders } Защитников
}
bastion-list-open = Осмотреть

## За ширмой, для Мастера

bastion-digest-heading = { $waiting ->
    [0] ## 🎲 Ход Бастиона { $turn }: всё разыграно
    [one] ## 🎲 Ход Бастиона { $turn }: вас ждёт { $waiting } событие
    [few] ## 🎲 Ход Бастиона { $turn }: вас ждут { $waiting } события
   *[many] ## 🎲 Ход Бастиона { $turn }: вас ждут { $waiting } событий
}
bastion-digest-quiet = { $count ->
    [one] Показать { $count } спокойное
    [few] Показать { $count } спокойных
   *[many] Показать { $count } спокойных
}
bastion-digest-open = Открыть
bastion-digest-row = { $owner_length ->
    [0] **{ $bastion }**
   *[other] **{ $bastion }** · { $owner }
}
bastion-digest-state = { $progress ->
    [hidden] { $mark } { $event } · 1к100 = { $rolls }
    [asked] { $mark } { $event } · вопрос к владельцу
    [told] { $mark } { $event } · показано всем
   *[silent] { $mark } { $event } · разыграно без огласки
}
bastion-digest-either = { $first } или { $second }
bastion-digest-unknown = Событие
bastion-secret-note = ✏️ **Ваш рассказ:** { $note }
bastion-secret-ideas = 💡 **О чём это может быть:**
bastion-secret-idea = • { $idea }
bastion-secret-cast = 🎭 **Для сценки:** { $names }
bastion-secret-keep = { $event } ({ $roll })
bastion-secret-reveal = Показать всем
bastion-secret-reroll = Перебросить
bastion-secret-edit = Изменить рассказ
bastion-secret-resolve = Без огласки
bastion-secret-scene = Предложить сценку
bastion-secret-scene-proposed = 🎭 Сценка предложена за столом.
bastion-secret-pick = Выбрать другое событие
bastion-secret-form = Рассказ
bastion-secret-field = Ваши слова
    .description = Их увидят первыми; что следует из правил, будет ниже мелким шрифтом
bastion-secret-note-kept = ✏️ Рассказ сохранён.
bastion-scene = 🎭 **Сценка в Бастионе «{ $bastion }».** Пусть каждый игрок выберет роль: { $names }.
bastion-scene-nameless = 🎭 **Сценка в Бастионе «{ $bastion }».** Пусть каждый игрок сыграет наёмника и даст ему имя.
bastion-neglect-confirm = { $turns ->
    [one] ⚠️ { $turns } ход без приказов: по правилам люди уже расходятся. Бастион стоит, пока вы не скажете своё слово.
    [few] ⚠️ { $turns } хода без приказов: по правилам люди уже расходятся. Бастион стоит, пока вы не скажете своё слово.
   *[many] ⚠️ { $turns } ходов без приказов: по правилам люди уже расходятся. Бастион стоит, пока вы не скажете своё слово.
}

## Выбор владельца

bastion-question-heading = { $owner_length ->
    [0] ### ❓ { $bastion }
   *[other] ### ❓ { $bastion }: решает { $owner }
}
bastion-question-until = Срок: { $when }. Если ответа не будет: { $default }.
bastion-question-open = Если ответа не будет: { $default }.
bastion-question-answered = ✔️ { $answer }
bastion-ask-criminal-hireling = Дать взятку { $price }, чтобы закон закрыл глаза, или отдать наёмника?
bastion-ask-extraordinary-opportunity = Заплатить { $price } и воспользоваться возможностью? Затем случится ещё одно событие.
bastion-ask-friendly-visitors = Каким специальным помещением можно воспользоваться посетителям?
    .placeholder = Специальное помещение
bastion-ask-magical-discovery = Что нашли наёмники?
bastion-ask-request-for-aid = Сколько Защитников отправится?
    .placeholder = Сколько
bastion-ask-treasure = Какого вида этот магический предмет?
bastion-answer-pay = Заплатить { $price }
bastion-answer-refuse = Не мешать закону
bastion-answer-accept = Воспользоваться за { $price }
bastion-answer-decline = Упустить возможность
bastion-answer-send = { $count ->
    [0] Никого не посылать
    [one] Послать { $count } Защитника
    [few] Послать { $count } Защитников
   *[many] Послать { $count } Защитников
}
bastion-discovery-form-potion = Магическое зелье
bastion-discovery-form-scroll = Магический свиток
bastion-discovery-field = Какое именно?
    .description = Можно и потом: без названия находка полежит в хранилище

## Напоминания и ходы

bastion-reminder = ⏰ Близится ход { $turn }.
bastion-turn-heading = ## ⏳ Ход Бастиона { $turn }
bastion-nothing-changed = Ничего не изменилось.

## Почему нет, и что делать

bastion-none = Ни у кого из ваших персонажей нет Бастиона. Основать его можно так: { COMMAND("bastion found") }
bastion-which = У вас несколько Бастионов: { $names }. Уточните, о каком речь.
bastion-not-yours = Бастион «{ $name }» не ваш. Там решают его владелец и Мастер.
bastion-no-founder = У вас нет персонажа без Бастиона. Сначала создайте персонажа: { COMMAND("character create") }
bastion-which-founder = Основать Бастион могут несколько ваших персонажей: { $names }. Уточните, кто именно.
bastion-level = У персонажа { $owner } { $level }-й уровень, а Бастион появляется на { $needed }-м. Раньше его может основать Мастер.
bastion-rooms-missing = Сначала выберите Тесное и Просторное помещения.
bastion-room-unknown = Базового помещения «{ $id }» нет. Выберите из списка.
bastion-room-gone = Этого помещения больше нет. Откройте панель снова.
bastion-facility-unknown = Специального помещения «{ $id }» нет. Выберите из списка.
bastion-facility-level = Помещение «{ $facility_kind }» требует { $needed }-го уровня, а у владельца { $level }-й. Выберите другое помещение.
bastion-facility-prerequisite = У помещения «{ $facility_kind }» есть требование: { $prerequisite_kind }. Выберите другое помещение или исправьте данные персонажа.
bastion-facility-once = Помещение «{ $facility_kind }» в Бастионе может быть только одно. Выберите другое.
bastion-facility-limit = { $limit ->
    [one] На { $level }-м уровне у Бастиона { $limit } специальное помещение. Возьмите меньше.
    [few] На { $level }-м уровне у Бастиона { $limit } специальных помещения. Возьмите меньше.
   *[many] На { $level }-м уровне у Бастиона { $limit } специальных помещений. Возьмите меньше.
}
bastion-facility-gone = Этого помещения больше нет. Откройте панель снова.
bastion-facility-unusable = Помещение «{ $facility_kind }» не работает на ходу { $turn }. Приказ ему можно отдать на следующий ход.
bastion-facility-busy = Помещение «{ $facility_kind }» выполняет приказ. Подождите, пока он завершится.
bastion-order-not-here = Помещение «{ $facility_kind }» не выполняет приказ { $order_kind }. Выберите его собственный приказ.
bastion-order-already = У помещения «{ $facility_kind }» уже есть приказ на ход { $turn }. Одного достаточно.
bastion-maintain-already = У Бастиона «{ $name }» уже есть приказ Обслуживание на ход { $turn }.
bastion-maintain-not-ordered = У Бастиона «{ $name }» нет приказа Обслуживание, который можно отменить.
bastion-maintain-excludes = Бастион «{ $name }» на ходу { $turn } выполняет Обслуживание, и других приказов быть не может. Сначала отмените Обслуживание.
bastion-orders-exclude-maintain = У Бастиона «{ $name }» уже есть приказы на ход { $turn }, а Обслуживание исключает любые другие. Выберите одно из двух.
bastion-out-of-reach = Владелец Бастиона «{ $name }» в отъезде и без связи, поэтому на ходу { $turn } Бастион заботится о себе сам. Чтобы отдавать приказы, измените, где владелец.
bastion-name-empty = В названии или имени должен быть хотя бы один символ и не больше { $limit }.
bastion-name-long = Здесь { $length ->
    [one] { $length } символ
    [few] { $length } символа
   *[many] { $length } символов
}, а помещается не больше { $limit }. Сократите.
bastion-text-long = В этом тексте { $length ->
    [one] { $length } символ
    [few] { $length } символа
   *[many] { $length } символов
}, а помещается не больше { $limit }. Сократите его.
bastion-names-lines = Людей на этой странице: { $expected }, а строк у вас: { $given }. Оставьте по одной строке на каждого.
bastion-hireling-gone = Этого наёмника больше нет. Откройте панель снова.
bastion-defender-gone = Этого Защитника больше нет в списке. Откройте панель снова.
bastion-defender-not-mercenary = Из Бастиона «{ $name }» можно отпустить только бойца, который пришёл гостем.
bastion-guest-gone = Этот гость уже уехал. Откройте панель снова.
bastion-no-refugees = В Бастионе «{ $name }» беженцев нет.
bastion-treasure-gone = В хранилище этого больше нет. Откройте панель снова.
bastion-claim-away = Хранилище Бастиона «{ $name }» открыто для владельца, который дома. Сначала измените, где владелец.
bastion-fallen = Бастион «{ $name }» пал и больше не принимает команд. Можно основать новый: { COMMAND("bastion found") }
bastion-fallen-settled = Кто погиб в Бастионе «{ $name }», уже решено.
bastion-no-event = Ни одно событие Бастиона «{ $name }» не ждёт развязки.
bastion-event-out = Событие Бастиона «{ $name }» уже показано. Откатите его, чтобы выбрать заново.
bastion-event-unknown = События «{ $id }» нет. Выберите из списка.
bastion-roll-undecided = Для Бастиона «{ $name }» есть два броска: { $rolls }. Сначала выберите, какой остаётся.
bastion-roll-decided = Для Бастиона «{ $name }» уже решено, какой бросок остаётся.
bastion-roll-gone = Такого броска нет. Откройте событие снова.
bastion-no-secrets = Ни одно событие Бастионов вас не ждёт.
bastion-nothing-asked = О Бастионе «{ $name }» сейчас никого не спрашивают.
bastion-not-asked = { $owner_length ->
    [0] Это решают владелец и Мастер.
   *[other] Это решают { $owner } и Мастер.
}
bastion-answer-unknown = Ответа «{ $answer }» здесь нет. Выберите из предложенных.
bastion-aid-count = Послать можно не больше Защитников: { $defenders }. Выберите число из списка.
bastion-discovery-kind = Находка — зелье или свиток. Выберите одно из двух.
bastion-discovery-rarity = Находка — { $rarity_kind } предмет. Выберите что-то такой редкости.
bastion-turn-already-taken = Бастион «{ $name }» уже выполнил ход { $turn }.
bastion-not-neglected = { $turns ->
    [one] Бастион «{ $name }» без приказов { $turns } ход; предел — { $limit }.
    [few] Бастион «{ $name }» без приказов { $turns } хода; предел — { $limit }.
   *[many] Бастион «{ $name }» без приказов { $turns } ходов; предел — { $limit }.
}
bastion-unknown = Бастиона «{ $text }» здесь нет. Выберите из списка: { COMMAND("bastion list") }
bastion-has-one = У персонажа { $owner } уже есть Бастион «{ $name }». Сначала откажитесь от него: { COMMAND("bastion divest") }
bastion-owner-missing = Владельца Бастиона «{ $name }» нет. Сначала кто-то должен взять этого персонажа.
bastion-name-differs = Название другое, поэтому ничего не изменено. Чтобы подтвердить, введите точно: { $name }
bastion-switched-off = Кампания «{ $campaign }» обходится без Бастионов. Мастер может их включить: { COMMAND("campaign settings") }

## Названия действий: что мешает откатить

use-case-bastion-answer = ответ на вопрос
use-case-bastion-claim = вещь, взятая из хранилища
use-case-bastion-coffer = деньги, взятые из сундука
use-case-bastion-describe = записанная история Бастиона
use-case-bastion-dismiss = прощание с гостем
use-case-bastion-divest = отказ от Бастиона
use-case-bastion-edit = изменённый рассказ
use-case-bastion-exchange = замена того, кто погиб
use-case-bastion-found = основание Бастиона
use-case-bastion-gain = новое специальное помещение
use-case-bastion-keep = выбор между двумя бросками
use-case-bastion-let-fall = Падение Бастиона
use-case-bastion-maintain = приказ Обслуживание
use-case-bastion-name = данные в Бастионе имена
use-case-bastion-name-treasure = названная находка
use-case-bastion-pick = событие, которое выбрал Мастер
use-case-bastion-presence = местонахождение владельца
use-case-bastion-remind = изменение напоминаний
use-case-bastion-reroll = переброшенное событие
use-case-bastion-resettle = новый дом беженцев
use-case-bastion-resolve = событие, разыгранное без огласки
use-case-bastion-reveal = показанное событие
use-case-bastion-reveal-quiet = показанные спокойные события
use-case-bastion-ruin = Разрушение Бастиона
use-case-bastion-scene = предложенная сценка
use-case-bastion-shelter = место для беженцев
use-case-bastion-withdraw = отменённый приказ Обслуживание
use-case-job-bastion-choice = выбор, сделанный по объявленному
use-case-job-bastion-reminder = напоминание
