# Панелі, питання, кнопки й відмови Бастіонів.

## Панель

bastion-heading = ## 🏰 { $bastion }
bastion-owner = Власник: { $owner }
bastion-owner-gone = Персонажа-власника вже немає.
bastion-facility-works = 🟢 **{ $facility }**: працює
bastion-facility-busy-with = 🟡 **{ $facility }**: { $order }, день { $done } із { $days }
bastion-facility-queued = 🟡 **{ $facility }**: { $order }, наказ на хід { $turn }
bastion-facility-shut = 🔴 **{ $facility }**: не працює на ході { $turn }
bastion-facility-empty = 🔴 **{ $facility }**: тут нікого немає
bastion-hirelings = { $count ->
    [one] { $count } найманець
    [few] { $count } найманці
   *[many] { $count } найманців
}
bastion-lodging-elsewhere = { $name } (живе в місті)
bastion-hirelings-expected = { $count ->
    [one] На ході { $turn } прибуде { $count } найманець
    [few] На ході { $turn } прибудуть { $count } найманці
   *[many] На ході { $turn } прибуде { $count } найманців
}
bastion-nameless = { $count ->
    [one] { $count } без імені
    [few] { $count } без імен
   *[many] { $count } без імен
}
bastion-more = ще { $count }
bastion-rooms = **Базові приміщення:** { $rooms }
bastion-room = { $room } ({ $space })
bastion-defenders = 🛡️ **Захисників: { $count }** · { $people }
bastion-defenders-none = 🛡️ **Захисників немає**
bastion-walls-closed = { $squares ->
    [one] 🧱 **Мури:** довкола всього Бастіону ({ $squares } клітинка)
    [few] 🧱 **Мури:** довкола всього Бастіону ({ $squares } клітинки)
   *[many] 🧱 **Мури:** довкола всього Бастіону ({ $squares } клітинок)
}
bastion-walls-open = { $squares ->
    [one] 🧱 **Мури:** { $squares } клітинка, не замкнені
    [few] 🧱 **Мури:** { $squares } клітинки, не замкнені
   *[many] 🧱 **Мури:** { $squares } клітинок, не замкнені
}
bastion-armory-stocked = ⚔️ **Зброярня:** запас є
bastion-inner-peace = 🧘 **Внутрішній спокій:** наступного разу два кидки на подію
bastion-guest = 🛏️ **Гість:** { $guest }
bastion-guest-named-line = 🛏️ **Гість:** { $name } ({ $guest })
bastion-until = до: { $time }
bastion-refugees-indoors = ⛺ **Біженці:** { $count }, приміщення «{ $room }»
bastion-refugees-outside = ⛺ **Біженці:** { $count }, у таборі просто неба
bastion-stores = 📦 **Сховище:** { $things }
bastion-thing-unnamed = { $treasure }, ще без назви
bastion-thing-named = { $name } ({ $treasure })
bastion-coffer = 🪙 **Скриня:** { $amount }
bastion-combined = 🔗 **Обʼєднано з:** { $names }
bastion-neglect = { $turns ->
    [one] { $turns } хід без наказів; межа — { $limit }, далі люди розійдуться
    [few] { $turns } ходи без наказів; межа — { $limit }, далі люди розійдуться
   *[many] { $turns } ходів без наказів; межа — { $limit }, далі люди розійдуться
}
bastion-warning = ⚠️ { $what }
bastion-presence-line = { $presence ->
    [home] 🏠 **Власник:** удома
    [away] 🧭 **Власник:** у відʼїзді; Бастіон дбає про себе сам
   *[in_contact] 📨 **Власник:** у відʼїзді, але на звʼязку
}
bastion-plan-maintain = 🧹 **Хід { $turn }:** віддано наказ Утримання
bastion-plan-orders = 📜 **Хід { $turn }:** накази віддано
bastion-plan-away = 🧹 **Хід { $turn }:** Утримання, бо власник у відʼїзді
bastion-plan-idle = 💤 **Хід { $turn }:** наказів іще немає
bastion-turn-due = ⏳ Настане: { $due }, через { CASE($left, "acc") }
bastion-awaits-answer = ❓ Чекаємо на відповідь власника.
bastion-turns-waiting = { $count ->
    [one] ⏸️ Чекає { $count } хід
    [few] ⏸️ Чекають { $count } ходи
   *[many] ⏸️ Чекає { $count } ходів
}
bastion-facilities-due = { $count ->
    [one] 🗝️ Можна обрати { $count } спеціальне приміщення
    [few] 🗝️ Можна обрати { $count } спеціальні приміщення
   *[many] 🗝️ Можна обрати { $count } спеціальних приміщень
}
bastion-done = ✔️ { $what }
bastion-fallen-line = { $cause ->
    [divestiture] 🏚️ **Покинуто**
    [neglect] 🏚️ **Занедбано**
   *[ruination] 🏚️ **Зруйновано**
}

bastion-button-maintain = Утримання
bastion-button-withdraw = Скасувати Утримання
bastion-button-people = Люди
bastion-button-stores = Сховище
bastion-button-story = Історія
bastion-button-guests = Гості
bastion-button-facilities = Обрати приміщення
bastion-button-remind = Нагадувати
bastion-button-unremind = Не нагадувати
bastion-button-fallen = Хто загинув
bastion-choose-presence = Де власник?
bastion-button-orders = Накази
bastion-button-let-fall = Визнати падіння

## Люди, сховище, гості, загиблі, історія

bastion-defender = Захисник
bastion-defender-numbered = Захисник { $number }
bastion-person = { $name_length ->
    [0] { $place }: ще без імені
   *[other] { $place }: **{ $name }**
}
bastion-people-none = Тут іще ніхто не живе.
bastion-people-name = Назвати
bastion-names-form = Імена
bastion-names-field-name = Назва Бастіону
bastion-names-field-people = Люди
    .description = По одному на рядок; імʼя пишіть після двокрапки
bastion-stores-empty = Сховище порожнє.
bastion-stores-away = Власник забирає речі звідси, коли вдома.
bastion-stores-claim = Забрати…
bastion-stores-name = Дати назву…
bastion-stores-coffer = Забрати гроші
bastion-treasure-form = Назва знахідки
bastion-treasure-field = Що це?
bastion-guests-none = Гостей наразі немає.
bastion-guests-dismiss = Попрощатися з…
bastion-guests-shelter = Де ночують біженці
bastion-guests-camp = У таборі просто неба
bastion-guests-resettle = Новий дім знайдено
bastion-fallen-first = Натомість міг загинути інший Захисник. Хто все-таки живе?
bastion-fallen-second = А хто загинув натомість?
bastion-fallen-who-lives = Хто живе
bastion-fallen-who-fell = Хто загинув
bastion-told-origin = **Як постав Бастіон**
    { $text }
bastion-told-form = **Який він на вигляд**
    { $text }
bastion-story-none = Історію Бастіону ще не записано.
bastion-story-write = Записати
bastion-story-divest = Відмовитися
bastion-story-form = Історія Бастіону
bastion-divest-form = Відмова від Бастіону
bastion-divest-field = Його назва
    .description = Люди розійдуться, місце спорожніє. Щоб підтвердити, введіть назву.

## Заснування та зростання

bastion-founding-heading = ## 🏰 Бастіон для персонажа { $owner }
bastion-founding-rooms = Оберіть Тісне та Просторе базові приміщення, а тоді спеціальні.
bastion-founding-special = **Спеціальні приміщення:** { $chosen } із { $limit }
bastion-founding-early = ⚠️ { $level }-й рівень — зарано для Бастіону: зараз його може заснувати лише Майстер.
bastion-founding-too-many = ⚠️ Це забагато; дозволено: { $limit }.
bastion-founding-locked = **Поки що недоступні:**
bastion-founding-locked-line = -# { $facilities } — { $reason }
bastion-reason-level = з { $level }-го рівня
bastion-reason-once = уже є
bastion-reason-needs = потрібно: { $what }
bastion-founding-cramped = Тісне приміщення
bastion-founding-roomy = Просторе приміщення
bastion-founding-level = Спеціальні приміщення { $level }-го рівня
bastion-founding-option = { $facility }
bastion-founding-option-again = { $facility } (друге таке)
bastion-founding-name-it = Назвати й заснувати
bastion-founding-form = Новий Бастіон
bastion-founding-field-name = Назва
bastion-founding-field-origin = Як він постав
    .placeholder = Спадок, земельний наділ, відбудована стара вежа…
bastion-founding-field-form = Який він на вигляд
    .placeholder = Твердиня, храм, дерево, корчма біля моря…
bastion-growth-heading = ## 🗝️ Нові спеціальні приміщення
bastion-growth-gain = Додати

## Список

bastion-list-heading = ## 🏰 Бастіони
bastion-list-none = Бастіонів іще немає. Заснувати можна так: { COMMAND("bastion found") }
bastion-list-row = { $owner_length ->
    [0] **{ $bastion }**
   *[other] **{ $bastion }** · { $owner }
}
bastion-list-facts = { $defenders ->
    [one] { $presence } · { $defenders } Захисник
    [few] { $presence } · { $defenders } Захисники
   *[many] { $presence } · { $defenders } Захисників
}
bastion-list-open = Оглянути

## За ширмою, для Майстра

bastion-digest-heading = { $waiting ->
    [0] ## 🎲 Хід Бастіону { $turn }: усе розіграно
    [one] ## 🎲 Хід Бастіону { $turn }: на вас чекає { $waiting } подія
    [few] ## 🎲 Хід Бастіону { $turn }: на вас чекають { $waiting } події
   *[many] ## 🎲 Хід Бастіону { $turn }: на вас чекає { $waiting } подій
}
bastion-digest-quiet = { $count ->
    [one] Показати { $count } спокійну
    [few] Показати { $count } спокійні
   *[many] Показати { $count } спокійних
}
bastion-digest-open = Відкрити
bastion-digest-row = { $owner_length ->
    [0] **{ $bastion }**
   *[other] **{ $bastion }** · { $owner }
}
bastion-digest-state = { $progress ->
    [hidden] { $mark } { $event } · 1к100 = { $rolls }
    [asked] { $mark } { $event } · питання до власника
    [told] { $mark } { $event } · показано всім
   *[silent] { $mark } { $event } · розіграно без розголосу
}
bastion-digest-either = { $first } або { $second }
bastion-digest-unknown = Подія
bastion-secret-note = ✏️ **Ваша розповідь:** { $note }
bastion-secret-ideas = 💡 **Про що це може бути:**
bastion-secret-idea = • { $idea }
bastion-secret-cast = 🎭 **Для сценки:** { $names }
bastion-secret-keep = { $event } ({ $roll })
bastion-secret-reveal = Показати всім
bastion-secret-reroll = Перекинути
bastion-secret-edit = Змінити розповідь
bastion-secret-resolve = Без розголосу
bastion-secret-scene = Запропонувати сценку
bastion-secret-scene-proposed = 🎭 Сценку запропоновано за столом.
bastion-secret-pick = Обрати іншу подію
bastion-secret-form = Розповідь
bastion-secret-field = Ваші слова
    .description = Їх побачать першими; що випливає з правил, стоятиме нижче дрібним шрифтом
bastion-secret-note-kept = ✏️ Розповідь збережено.
bastion-scene = 🎭 **Сценка в Бастіоні «{ $bastion }».** Нехай кожен гравець обере роль: { $names }.
bastion-scene-nameless = 🎭 **Сценка в Бастіоні «{ $bastion }».** Нехай кожен гравець зіграє найманця й дасть йому імʼя.
bastion-neglect-confirm = { $turns ->
    [one] ⚠️ { $turns } хід без наказів: за правилами люди вже розходяться. Бастіон стоїть, доки ви не скажете своє слово.
    [few] ⚠️ { $turns } ходи без наказів: за правилами люди вже розходяться. Бастіон стоїть, доки ви не скажете своє слово.
   *[many] ⚠️ { $turns } ходів без наказів: за правилами люди вже розходяться. Бастіон стоїть, доки ви не скажете своє слово.
}

## Вибір власника

bastion-question-heading = { $owner_length ->
    [0] ### ❓ { $bastion }
   *[other] ### ❓ { $bastion }: вирішує { $owner }
}
bastion-question-until = Термін: { $when }. Якщо відповіді не буде: { $default }.
bastion-question-open = Якщо відповіді не буде: { $default }.
bastion-question-answered = ✔️ { $answer }
bastion-ask-criminal-hireling = Дати { $price } хабаря, щоб закон заплющив очі, чи віддати найманця?
bastion-ask-extraordinary-opportunity = Заплатити { $price } і скористатися нагодою? Далі станеться ще одна подія.
bastion-ask-friendly-visitors = Яким спеціальним приміщенням можна скористатися відвідувачам?
    .placeholder = Спеціальне приміщення
bastion-ask-magical-discovery = Що знайшли найманці?
bastion-ask-request-for-aid = Скільки Захисників вирушить?
    .placeholder = Скільки
bastion-ask-treasure = Якого виду цей магічний предмет?
bastion-answer-pay = Заплатити { $price }
bastion-answer-refuse = Не перешкоджати закону
bastion-answer-accept = Скористатися за { $price }
bastion-answer-decline = Проминути нагоду
bastion-answer-send = { $count ->
    [0] Нікого не відряджати
    [one] Відрядити { $count } Захисника
    [few] Відрядити { $count } Захисників
   *[many] Відрядити { $count } Захисників
}
bastion-discovery-form-potion = Магічне зілля
bastion-discovery-form-scroll = Магічний сувій
bastion-discovery-field = Яке саме?
    .description = Можна й згодом: без назви знахідка полежить у сховищі

## Нагадування й ходи

bastion-reminder = ⏰ Наближається хід { $turn }.
bastion-turn-heading = ## ⏳ Хід Бастіону { $turn }
bastion-nothing-changed = Нічого не змінилося.

## Чому ні, і що робити

bastion-none = Жоден із ваших персонажів не має Бастіону. Заснуйте його: { COMMAND("bastion found") }
bastion-which = У вас кілька Бастіонів: { $names }. Уточніть, про який ідеться.
bastion-not-yours = Бастіон «{ $name }» не ваш. Там вирішують його власник і Майстер.
bastion-no-founder = У вас немає персонажа без Бастіону. Спершу створіть персонажа: { COMMAND("character create") }
bastion-which-founder = Заснувати Бастіон може кілька ваших персонажів: { $names }. Уточніть, хто саме.
bastion-level = Персонаж { $owner } має { $level }-й рівень, а Бастіон зʼявляється на { $needed }-му. Раніше його може заснувати Майстер.
bastion-rooms-missing = Спершу оберіть Тісне та Просторе приміщення.
bastion-room-unknown = Базового приміщення «{ $id }» немає. Оберіть зі списку.
bastion-room-gone = Цього приміщення вже немає. Відкрийте панель знову.
bastion-facility-unknown = Спеціального приміщення «{ $id }» немає. Оберіть зі списку.
bastion-facility-level = Приміщення «{ $facility_kind }» потребує { $needed }-го рівня, а власник має { $level }-й. Оберіть інше приміщення.
bastion-facility-prerequisite = Приміщення «{ $facility_kind }» має передумову: { $prerequisite_kind }. Оберіть інше приміщення або виправте дані персонажа.
bastion-facility-once = Приміщення «{ $facility_kind }» у Бастіоні може бути лише одне. Оберіть інше.
bastion-facility-limit = { $limit ->
    [one] На { $level }-му рівні Бастіон має { $limit } спеціальне приміщення. Візьміть менше.
    [few] На { $level }-му рівні Бастіон має { $limit } спеціальні приміщення. Візьміть менше.
   *[many] На { $level }-му рівні Бастіон має { $limit } спеціальних приміщень. Візьміть менше.
}
bastion-facility-gone = Цього приміщення вже немає. Відкрийте панель знову.
bastion-facility-unusable = Приміщення «{ $facility_kind }» не працює на ході { $turn }. Наказ йому можна віддати на наступний хід.
bastion-facility-busy = Приміщення «{ $facility_kind }» виконує наказ. Зачекайте, доки він завершиться.
bastion-order-not-here = Приміщення «{ $facility_kind }» не виконує наказу { $order_kind }. Оберіть його власний наказ.
bastion-order-already = Приміщення «{ $facility_kind }» уже має наказ на хід { $turn }. Одного досить.
bastion-maintain-already = Бастіон «{ $name }» уже має наказ Утримання на хід { $turn }.
bastion-maintain-not-ordered = Бастіон «{ $name }» не має наказу Утримання, який можна скасувати.
bastion-maintain-excludes = Бастіон «{ $name }» на ході { $turn } виконує Утримання, тож інших наказів бути не може. Спершу скасуйте Утримання.
bastion-orders-exclude-maintain = Бастіон «{ $name }» уже має накази на хід { $turn }, а Утримання виключає будь-які інші. Оберіть одне з двох.
bastion-out-of-reach = Власник Бастіону «{ $name }» у відʼїзді й поза звʼязком, тож на ході { $turn } Бастіон дбає про себе сам. Щоб віддавати накази, змініть, де власник.
bastion-name-empty = Назва чи імʼя має щонайменше один символ і щонайбільше { $limit }.
bastion-name-long = Тут { $length ->
    [one] { $length } символ
    [few] { $length } символи
   *[many] { $length } символів
}, а вміщується щонайбільше { $limit }. Скоротіть.
bastion-text-long = У цьому тексті { $length ->
    [one] { $length } символ
    [few] { $length } символи
   *[many] { $length } символів
}, а вміщується щонайбільше { $limit }. Скоротіть його.
bastion-names-lines = Людей на цій сторінці: { $expected }, а рядків у вас: { $given }. Лишіть по одному рядку на кожну людину.
bastion-hireling-gone = Цього найманця вже немає. Відкрийте панель знову.
bastion-defender-gone = Цього Захисника вже немає у списку. Відкрийте панель знову.
bastion-defender-not-mercenary = Із Бастіону «{ $name }» можна відпустити лише бійця, який прийшов гостем.
bastion-guest-gone = Цей гість уже поїхав. Відкрийте панель знову.
bastion-no-refugees = У Бастіоні «{ $name }» біженців немає.
bastion-treasure-gone = У сховищі цього вже немає. Відкрийте панель знову.
bastion-claim-away = Сховище Бастіону «{ $name }» відкрите для власника, який удома. Спершу змініть, де власник.
bastion-fallen = Бастіон «{ $name }» упав і більше не приймає команд. Можна заснувати новий: { COMMAND("bastion found") }
bastion-fallen-settled = Хто загинув у Бастіоні «{ $name }», уже вирішено.
bastion-no-event = Жодна подія Бастіону «{ $name }» не чекає на розвʼязку.
bastion-event-out = Подію Бастіону «{ $name }» вже показано. Відкотіть її, щоб обрати наново.
bastion-event-unknown = Події «{ $id }» немає. Оберіть зі списку.
bastion-roll-undecided = Для Бастіону «{ $name }» є два кидки: { $rolls }. Спершу оберіть, який лишається.
bastion-roll-decided = Для Бастіону «{ $name }» вже вирішено, який кидок лишається.
bastion-roll-gone = Такого кидка немає. Відкрийте подію знову.
bastion-no-secrets = Жодна подія Бастіонів на вас не чекає.
bastion-nothing-asked = Про Бастіон «{ $name }» зараз нікого не питають.
bastion-not-asked = { $owner_length ->
    [0] Це вирішують власник і Майстер.
   *[other] Це вирішують { $owner } і Майстер.
}
bastion-answer-unknown = Відповіді «{ $answer }» тут немає. Оберіть із запропонованих.
bastion-aid-count = Відрядити можна щонайбільше Захисників: { $defenders }. Оберіть число зі списку.
bastion-discovery-kind = Знахідка — зілля або сувій. Оберіть одне з двох.
bastion-discovery-rarity = Знахідка — { $rarity_kind } предмет. Оберіть щось такої рідкісності.
bastion-turn-already-taken = Бастіон «{ $name }» уже виконав хід { $turn }.
bastion-not-neglected = { $turns ->
    [one] Бастіон «{ $name }» без наказів { $turns } хід; межа — { $limit }.
    [few] Бастіон «{ $name }» без наказів { $turns } ходи; межа — { $limit }.
   *[many] Бастіон «{ $name }» без наказів { $turns } ходів; межа — { $limit }.
}
bastion-unknown = Бастіону «{ $text }» тут немає. Оберіть зі списку: { COMMAND("bastion list") }
bastion-has-one = Персонаж { $owner } уже має Бастіон «{ $name }». Спершу відмовтеся від нього: { COMMAND("bastion divest") }
bastion-owner-missing = Власника Бастіону «{ $name }» немає. Спершу хтось має взяти цього персонажа.
bastion-name-differs = Назва інша, тож нічого не змінено. Щоб підтвердити, введіть точно: { $name }
bastion-switched-off = Кампанія «{ $campaign }» обходиться без Бастіонів. Майстер може їх увімкнути: { COMMAND("campaign settings") }

## Назви дій: що заважає відкотити

use-case-bastion-answer = відповідь на питання
use-case-bastion-claim = річ, забрана зі сховища
use-case-bastion-coffer = гроші, забрані зі скрині
use-case-bastion-describe = записана історія Бастіону
use-case-bastion-dismiss = прощання з гостем
use-case-bastion-divest = відмова від Бастіону
use-case-bastion-edit = змінена розповідь
use-case-bastion-exchange = заміна того, хто загинув
use-case-bastion-found = заснування Бастіону
use-case-bastion-gain = нове спеціальне приміщення
use-case-bastion-keep = вибір між двома кидками
use-case-bastion-let-fall = Падіння Бастіону
use-case-bastion-maintain = наказ Утримання
use-case-bastion-name = дані в Бастіоні імена
use-case-bastion-name-treasure = названа знахідка
use-case-bastion-pick = подія, яку обрав Майстер
use-case-bastion-presence = місце перебування власника
use-case-bastion-remind = зміна нагадувань
use-case-bastion-reroll = перекинута подія
use-case-bastion-resettle = новий дім біженців
use-case-bastion-resolve = подія, розіграна без розголосу
use-case-bastion-reveal = показана подія
use-case-bastion-reveal-quiet = показані спокійні події
use-case-bastion-ruin = Руйнація Бастіону
use-case-bastion-scene = запропонована сценка
use-case-bastion-shelter = місце для біженців
use-case-bastion-withdraw = скасований наказ Утримання
use-case-job-bastion-choice = вибір, зроблений за оголошеним
use-case-job-bastion-reminder = нагадування
