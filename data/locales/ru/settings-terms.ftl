# Что может настроить кампания: системы, автоматизация, толкования правил с ответами и источниками.
# Название толкования короткое; .question задаёт вопрос, .text говорит, что есть в правилах. Ответ помещается в меню (100 знаков).

## Языки и дни недели

language-en = английский
language-uk = украинский
language-ru = русский

weekday-monday = понедельник
weekday-tuesday = вторник
weekday-wednesday = среда
weekday-thursday = четверг
weekday-friday = пятница
weekday-saturday = суббота
weekday-sunday = воскресенье

## Системы

system-bastions = Бастионы
    .gist = Основание, ходы Бастиона, события
system-chases = Погони
    .gist = Ход за ходом, с осложнениями
system-journeys = Путешествия
    .gist = Дорога этап за этапом
system-food-and-water = Еда и вода
    .gist = Что каждый ест и пьёт за день
system-exposure = Непогода
    .gist = Сильный холод, жара и прочие беды
system-encounters = Столкновения
    .gist = Кого группа встречает в пути
system-rests = Отдых
    .gist = Короткие и Долгие отдыхи всей группы
system-spellcasting = Заклинания
    .gist = Ячейки, Концентрация, длительность чар

## Автоматизация

automation-food-and-water = Еда и вода
    .gist = Каждую полночь списывать из поклажи еду и воду
automation-exposure = Непогода
    .gist = Спасброски от непогоды
automation-encounters = Столкновения
    .gist = Броски на столкновения в пути
automation-npc-saves = Спасброски НИП
    .gist = За существ, которыми управляет Мастер
automation-concentration-prompts = Концентрация
    .gist = Спасбросок, когда заклинатель с Концентрацией получает урон
automation-one-slot-a-turn = Одна ячейка за ход
    .gist = Не больше одной потраченной ячейки за ход, в том числе вне порядка Инициативы
automation-all-is-well = Всё спокойно
    .gist = Показ спокойного события Бастиона игрокам

## Толкования

ruling-neglect-vs-auto-maintain = Запустение в отсутствие владельца
    .question = Приближает ли Бастион к запустению ход, когда он обслуживал себя сам?
    .text = Запустение считает ходы, на которые владелец не отдаёт приказов. Бастион отсутствующего владельца лишь действует так, словно получил приказ Обслуживание, поэтому по букве правил счёт растёт.
answer-neglect-vs-auto-maintain-rises = Счёт растёт; перед Падением Бастиона спрашивают Мастера
answer-neglect-vs-auto-maintain-resets = Самостоятельное Обслуживание начинает счёт заново

ruling-long-projects-under-maintain = Работы во время Обслуживания
    .question = Продолжается ли незаконченное изготовление во время хода Обслуживания?
    .text = По приказу Обслуживание наёмники заботятся о Бастионе, и ни одно помещение не берёт новых приказов. Что будет с начатыми работами, не сказано; дни изготовления не обязаны идти подряд.
answer-long-projects-under-maintain-go-on = Начатая работа продолжается
answer-long-projects-under-maintain-stand-still = На этот ход работа останавливается

ruling-short-projects = Работы короче хода
    .question = Может ли помещение взять вторую работу в тот же ход, если первая заняла меньше семи дней?
    .text = Приказы отдают на ходах Бастиона; об оставшихся днях ничего не сказано.
answer-short-projects-one-order = Один приказ на помещение за ход
answer-short-projects-several-orders = Столько работ, сколько поместится в дни хода

ruling-hirelings-speed-crafting = Много рук
    .question = Ускоряют ли изготовление несколько наёмников?
    .text = О Кузнице и Мастерской этого не сказано. Более поздняя книга прямо говорит это об одном помещении — горне изобретателя.
answer-hirelings-speed-crafting-forge-only = Только там, где так сказано о помещении
answer-hirelings-speed-crafting-always = Считается каждый наёмник помещения

ruling-attack-wipes-roster = Когда при нападении гибнет последний Защитник
    .question = Перестаёт ли работать помещение, если последний Защитник гибнет при самом нападении?
    .text = Помещение перестаёт работать, если в Бастионе нет Защитников. По букве правил — если их не было в начале нападения.
answer-attack-wipes-roster-only-without-defenders = Только если Защитников не было с самого начала
answer-attack-wipes-roster-also-when-wiped-out = Также когда гибнет последний Защитник

ruling-monster-guest-and-no-defenders = Дружелюбное чудовище без Защитников
    .question = Если Защитников нет, убережёт ли помещение от остановки дружелюбное чудовище, гостящее в Бастионе?
    .text = Чудовище обороняет Бастион, и ни один Защитник при нападении не гибнет.
answer-monster-guest-and-no-defenders-prevents-shutdown = Да: всё продолжает работать
answer-monster-guest-and-no-defenders-no-help = Нет: одно помещение не работает

ruling-armory-and-request-for-aid = Оружейная и просьба о помощи
    .question = Действуют ли лучшие кости полной Оружейной, когда Защитников посылают на помощь?
    .text = Запас действует, когда кости решают, погибнут ли Защитники, а этот бросок как раз об этом. Однако Оружейная говорит об обороне Бастиона.
answer-armory-and-request-for-aid-plain-dice = Нет: бросают к6, запас остаётся
answer-armory-and-request-for-aid-armory-dice = Да: бросают к8, запас потрачен

ruling-armory-with-monster-guest = Оружейная, когда обороняет чудовище
    .question = Тратит ли запас Оружейной нападение, при котором костей не бросали?
    .text = Запас потрачен, когда завершено событие, в котором бросали его кости.
answer-armory-with-monster-guest-stock-kept = Без костей запас цел
answer-armory-with-monster-guest-stock-spent = Запас тратит каждое нападение

ruling-wall-building = Возведение стен
    .question = Возводят ли несколько клеток оборонительной стены одновременно?
    .text = Каждая клетка требует десяти дней; можно ли возводить их бок о бок, не сказано.
answer-wall-building-side-by-side = Всё оплаченное возводят одновременно
answer-wall-building-one-by-one = Клетка за клеткой

ruling-enlarge-then-swap = Замена расширенного помещения
    .question = Возвращают ли цену расширения, когда на новом уровне помещение заменяют?
    .text = Не сказано.
answer-enlarge-then-swap-no-refund = Ничего не возвращают
answer-enlarge-then-swap-refund = Цену расширения возвращают

ruling-special-enlarge-time = Сколько длится расширение
    .question = Сколько времени занимает расширение специального помещения?
    .text = Цена указана, время — нет.
answer-special-enlarge-time-at-once = Готово сразу
answer-special-enlarge-time-as-basic = Как для базового помещения: 80 дней

ruling-refugee-space = Место для беженцев
    .question = Сколько места нужно беженцам?
    .text = Базовое помещение, достаточно большое для них.
answer-refugee-space-dm-decides = Решает Мастер
answer-refugee-space-any-basic = Подойдёт любое базовое помещение

ruling-mundane-rounding = Округление стоимости материалов
    .question = До какой монеты округляют вниз стоимость материалов?
    .text = Половина цены, округлённая вниз; монета не названа.
answer-mundane-rounding-to-copper = До медной монеты
answer-mundane-rounding-to-gold = До золотой монеты

ruling-unrevealed-event = Событие, которое не показали вовремя
    .question = Что будет, когда наступает новый ход Бастиона, а событие прошлого всё ещё скрыто?
    .text = Книги не знают скрытых событий. Мастеру напоминают в любом случае.
answer-unrevealed-event-waits = Ходы этого Бастиона ждут Мастера и идут по порядку
answer-unrevealed-event-resolves = Событие молча происходит так, как выпало

ruling-dice-after-undo = Кости после отката
    .question = Какие кости получает действие, которое откатили и повторили точно так же?
    .text = Книги не знают отката. Если кости те же, никто не перебрасывает их, пока не понравится.
answer-dice-after-undo-same = Те же, что и раньше
answer-dice-after-undo-fresh = Новые

## Источники

source-dmg-bastion-fall = Dungeon Master’s Guide 2024, Бастионы: Падение Бастиона
source-dmg-bastion-orders = Dungeon Master’s Guide 2024, Бастионы: приказы
source-dmg-bastion-crafting = Dungeon Master’s Guide 2024, Бастионы: приказ Изготовление
source-dmg-bastion-events = Dungeon Master’s Guide 2024, Бастионы: события Бастиона
source-dmg-bastion-armory = Dungeon Master’s Guide 2024, Бастионы: Оружейная
source-dmg-bastion-walls = Dungeon Master’s Guide 2024, Бастионы: оборонительные стены
source-dmg-bastion-facilities = Dungeon Master’s Guide 2024, Бастионы: специальные помещения
source-phb-crafting = Player’s Handbook 2024, изготовление предметов
source-bot = Нет: это о работе самого бота
