# Що може налаштувати кампанія: системи, автоматизація, тлумачення правил із відповідями та джерелами.
# Назва тлумачення коротка; .question ставить питання, .text каже, що є в правилах. Відповідь вміщується в меню (100 знаків).

## Мови та дні тижня

language-en = англійська
language-uk = українська
language-ru = російська

weekday-monday = понеділок
weekday-tuesday = вівторок
weekday-wednesday = середа
weekday-thursday = четвер
weekday-friday = пʼятниця
weekday-saturday = субота
weekday-sunday = неділя

## Системи

system-bastions = Бастіони
    .gist = Заснування, ходи Бастіону, події
system-chases = Погоні
    .gist = Хід за ходом, з ускладненнями
system-journeys = Подорожі
    .gist = Мандрівка етап за етапом
system-food-and-water = Їжа й вода
    .gist = Що кожен їсть і пʼє щодня
system-exposure = Негода
    .gist = Надмірний холод, спека та інше лихо
system-encounters = Сутички
    .gist = Кого група зустрічає в дорозі
system-rests = Відпочинок
    .gist = Короткі й Довгі відпочинки всієї групи
system-spellcasting = Заклинання
    .gist = Слоти, Концентрація, тривалість чарів

## Автоматизація

automation-food-and-water = Їжа й вода
    .gist = Щопівночі списувати з поклажі харчі та воду
automation-exposure = Негода
    .gist = Рятівні кидки проти негоди
automation-encounters = Сутички
    .gist = Кидки на сутички в дорозі
automation-npc-saves = Рятівні кидки НІП
    .gist = За істот, якими керує Майстер
automation-concentration-prompts = Концентрація
    .gist = Рятівний кидок, коли заклинач із Концентрацією отримує шкоду
automation-one-slot-a-turn = Один слот за хід
    .gist = Не більше одного витраченого слота за хід, зокрема поза порядком Ініціативи
automation-all-is-well = Усе гаразд
    .gist = Показ спокійної події Бастіону гравцям

## Тлумачення

ruling-neglect-vs-auto-maintain = Занедбання за відсутності
    .question = Чи наближає Бастіон до занедбання хід, коли він утримував себе сам?
    .text = Занедбання рахує ходи, на які власник не віддає наказів. Бастіон відсутнього власника лише діє так, наче отримав наказ Утримання, тож за буквою правил лічба росте.
answer-neglect-vs-auto-maintain-rises = Лічба росте; перед Падінням Бастіону питають Майстра
answer-neglect-vs-auto-maintain-resets = Самостійне Утримання починає лічбу наново

ruling-long-projects-under-maintain = Роботи під час Утримання
    .question = Чи триває незавершене ремесло під час ходу Утримання?
    .text = За наказом Утримання найманці дбають про Бастіон, і жодне приміщення не бере нового наказу. Що буде з початими роботами, не сказано; дні ремесла не мусять іти поспіль.
answer-long-projects-under-maintain-go-on = Почата робота триває
answer-long-projects-under-maintain-stand-still = На цей хід робота спиняється

ruling-short-projects = Роботи, коротші за хід
    .question = Чи може приміщення взяти другу роботу того ж ходу, якщо перша забрала менше семи днів?
    .text = Накази віддають на ходах Бастіону; про дні, що лишилися, не сказано нічого.
answer-short-projects-one-order = Один наказ на приміщення за хід
answer-short-projects-several-orders = Стільки робіт, скільки вміститься в дні ходу

ruling-hirelings-speed-crafting = Багато рук
    .question = Чи пришвидшують ремесло кілька найманців?
    .text = Про Кузню й Майстерню цього не сказано. Пізніша книга прямо каже це про одне приміщення — горнило винахідника.
answer-hirelings-speed-crafting-forge-only = Лише там, де так сказано про приміщення
answer-hirelings-speed-crafting-always = Рахується кожен найманець приміщення

ruling-attack-wipes-roster = Коли під час нападу гине останній Захисник
    .question = Чи перестає працювати приміщення, якщо останній Захисник гине під час самого нападу?
    .text = Приміщення перестає працювати, якщо в Бастіоні немає Захисників. За буквою правил — якщо їх не було на початку нападу.
answer-attack-wipes-roster-only-without-defenders = Лише якщо Захисників не було від початку
answer-attack-wipes-roster-also-when-wiped-out = Також коли гине останній Захисник

ruling-monster-guest-and-no-defenders = Дружній монстр без Захисників
    .question = Якщо Захисників немає, чи вбереже приміщення від зупинки дружній монстр, що гостює в Бастіоні?
    .text = Монстр боронить Бастіон, і жоден Захисник під час нападу не гине.
answer-monster-guest-and-no-defenders-prevents-shutdown = Так: усе працює далі
answer-monster-guest-and-no-defenders-no-help = Ні: одне приміщення не працює

ruling-armory-and-request-for-aid = Зброярня та прохання про допомогу
    .question = Чи діють кращі кубики повної Зброярні, коли Захисників посилають на допомогу?
    .text = Запас діє, коли кубики вирішують, чи загинуть Захисники, а цей кидок якраз про це. Проте Зброярня говорить про оборону Бастіону.
answer-armory-and-request-for-aid-plain-dice = Ні: кидають к6, запас лишається
answer-armory-and-request-for-aid-armory-dice = Так: кидають к8, запас витрачено

ruling-armory-with-monster-guest = Зброярня, коли боронить монстр
    .question = Чи витрачає запас Зброярні напад, під час якого кубиків не кидали?
    .text = Запас витрачено, коли завершено подію, під час якої кидали його кубики.
answer-armory-with-monster-guest-stock-kept = Без кубиків запас цілий
answer-armory-with-monster-guest-stock-spent = Запас витрачає кожен напад

ruling-wall-building = Зведення мурів
    .question = Чи зводять кілька клітинок оборонного муру водночас?
    .text = Кожна клітинка потребує десяти днів; чи можна зводити їх поряд, не сказано.
answer-wall-building-side-by-side = Усе оплачене зводять водночас
answer-wall-building-one-by-one = Клітинка за клітинкою

ruling-enlarge-then-swap = Заміна розширеного приміщення
    .question = Чи повертають ціну розширення, коли на новому рівні приміщення замінюють?
    .text = Не сказано.
answer-enlarge-then-swap-no-refund = Нічого не повертають
answer-enlarge-then-swap-refund = Ціну розширення повертають

ruling-special-enlarge-time = Скільки триває розширення
    .question = Скільки часу потребує розширення спеціального приміщення?
    .text = Ціну вказано, час — ні.
answer-special-enlarge-time-at-once = Готово відразу
answer-special-enlarge-time-as-basic = Як для базового приміщення: 80 днів

ruling-refugee-space = Місце для біженців
    .question = Скільки місця потрібно біженцям?
    .text = Базове приміщення, достатньо велике для них.
answer-refugee-space-dm-decides = Вирішує Майстер
answer-refugee-space-any-basic = Годиться будь-яке базове приміщення

ruling-mundane-rounding = Округлення вартості матеріалів
    .question = До якої монети округлюють униз вартість матеріалів?
    .text = Половина ціни, округлена вниз; монету не названо.
answer-mundane-rounding-to-copper = До мідної монети
answer-mundane-rounding-to-gold = До золотої монети

ruling-unrevealed-event = Подія, яку не показали вчасно
    .question = Що буде, коли настає новий хід Бастіону, а подія попереднього досі прихована?
    .text = Книги не знають прихованих подій. Майстрові нагадують у кожному разі.
answer-unrevealed-event-waits = Ходи цього Бастіону чекають на Майстра і йдуть по черзі
answer-unrevealed-event-resolves = Подія мовчки стається так, як випало

ruling-dice-after-undo = Кубики після відкочування
    .question = Які кубики отримує дія, яку відкотили й повторили так само?
    .text = Книги не знають відкочування. Якщо кубики ті самі, ніхто не перекидає їх, поки не сподобається.
answer-dice-after-undo-same = Ті самі, що й раніше
answer-dice-after-undo-fresh = Нові

## Джерела

source-dmg-bastion-fall = Dungeon Master’s Guide 2024, Бастіони: Падіння Бастіону
source-dmg-bastion-orders = Dungeon Master’s Guide 2024, Бастіони: накази
source-dmg-bastion-crafting = Dungeon Master’s Guide 2024, Бастіони: наказ Ремесло
source-dmg-bastion-events = Dungeon Master’s Guide 2024, Бастіони: події Бастіону
source-dmg-bastion-armory = Dungeon Master’s Guide 2024, Бастіони: Зброярня
source-dmg-bastion-walls = Dungeon Master’s Guide 2024, Бастіони: оборонні мури
source-dmg-bastion-facilities = Dungeon Master’s Guide 2024, Бастіони: спеціальні приміщення
source-phb-crafting = Player’s Handbook 2024, виготовлення предметів
source-bot = Немає: це про роботу самого бота
