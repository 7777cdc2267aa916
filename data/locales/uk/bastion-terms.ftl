# Терміни Бастіонів. `.gist` каже одним рядком, чим корисне спеціальне приміщення.

## Спеціальні приміщення, 5-й рівень

facility-arcane-study = Містичний кабінет
    .gist = Виготовити містичне фокусування чи порожню книгу; з 9-го рівня — магічні предмети
facility-armory = Зброярня
    .gist = Запас зброї, щоб під час нападу гинуло менше Захисників
facility-barrack = Казарма
    .gist = Завербувати до 4 Захисників Бастіону за раз
facility-garden = Сад
    .gist = Зібрати квіти, харчі, цілющі трави чи отруту
facility-library = Бібліотека
    .gist = Довідатися про щось: до трьох правдивих фактів
facility-sanctuary = Святилище
    .gist = Виготовити священний фокус; після Довгого відпочинку — Цілюще слово
facility-smithy = Кузня
    .gist = Викувати зброю й обладунки; з 9-го рівня — магічні
facility-storehouse = Склад
    .gist = Купити товари й продати з прибутком
facility-workshop = Майстерня
    .gist = Шість видів інструментів і натхнення за Короткий відпочинок

## Спеціальні приміщення, 9-й рівень

facility-gaming-hall = Гральна зала
    .gist = Тиждень азартних ігор, виторг — ваш
facility-greenhouse = Оранжерея
    .gist = Цілющі зілля чи отрута; щодня плоди відновлення
facility-laboratory = Лабораторія
    .gist = Алхімія та рідкісні отрути
facility-sacristy = Ризниця
    .gist = Свята вода, реліквії та слот заклинань за Короткий відпочинок
facility-scriptorium = Скрипторій
    .gist = Копії книг, сувої заклинань, друковані аркуші
facility-stable = Стайня
    .gist = Тримати, купувати й продавати верхових тварин
facility-teleportation-circle = Коло телепортації
    .gist = Постійне коло та гості-заклиначі
facility-theater = Театр
    .gist = Поставити виставу й отримати театральні кубики
facility-training-area = Тренувальний майданчик
    .gist = Тиждень вправ під наглядом знавця
facility-trophy-room = Трофейна зала
    .gist = Вивчати трофеї: часом якийсь стає в пригоді

## Спеціальні приміщення, 13-й рівень

facility-archive = Архів
    .gist = Знання легенд і рідкісний довідник
facility-meditation-chamber = Кімната медитацій
    .gist = Внутрішній спокій: вибір із двох кидків на подію
facility-menagerie = Звіринець
    .gist = Істоти, що боронять Бастіон
facility-observatory = Обсерваторія
    .gist = Читати зорі: часом вони дарують Оберіг
facility-pub = Шинок
    .gist = Чутки з усієї округи й особливий напій
facility-reliquary = Реліквіарій
    .gist = Талісман замість дорогих компонентів

## Спеціальні приміщення, 17-й рівень

facility-demiplane = Напівплан
    .gist = Позавимірна кімната, що додає сил
facility-guildhall = Гільдійський дім
    .gist = Очолити гільдію й давати їй доручення
facility-sanctum = Свята святих
    .gist = Обряди зміцнення та магічний шлях додому
facility-war-room = Воєнна зала
    .gist = Лейтенанти поруч, солдати на поклик

## Базові приміщення

basic-bedroom = Спальня
basic-dining-room = Їдальня
basic-parlor = Вітальня
basic-courtyard = Двір
basic-kitchen = Кухня
basic-storage = Комора

## Простір

space-cramped = Тісне
space-roomy = Просторе
space-vast = Розлоге

## Накази

order-craft = Ремесло
order-empower = Підсилення
order-harvest = Збирання
order-maintain = Утримання
order-recruit = Вербування
order-research = Дослідження
order-trade = Торгівля

## Події наказу Утримання

event-all-is-well = Усе гаразд
event-attack = Напад
event-criminal-hireling = Найманець-злочинець
event-extraordinary-opportunity = Надзвичайна нагода
event-friendly-visitors = Дружні відвідувачі
event-guest = Гість
event-lost-hirelings = Втрачені найманці
event-magical-discovery = Магічне відкриття
event-refugees = Біженці
event-request-for-aid = Прохання про допомогу
event-treasure = Скарб

## Гості

guest-renowned-guest = знаменита особа
guest-sanctuary-seeker = особа в пошуках прихистку
guest-mercenary = боєць, готовий служити
guest-friendly-monster = дружній монстр
guest-spellcaster = гість-заклинач

## Де власник

presence-home = удома
presence-away = у відʼїзді
presence-in-contact = у відʼїзді, але на звʼязку

## Скарби

treasure-art-object = витвір мистецтва
treasure-magic-item = магічний предмет
treasure-potion = зілля
treasure-scroll = сувій
treasure-letter-of-recommendation = рекомендаційний лист

theme-arcana = Чародійство
theme-armaments = Озброєння
theme-implements = Знаряддя
theme-relics = Реліквії

## Чого приміщення вимагає від власника

prerequisite-arcane-focus-or-tool = містичне фокусування чи інструмент як чаротворчий фокус
prerequisite-holy-symbol-or-druidic-focus = священний символ чи друїдичне фокусування як чаротворчий фокус
prerequisite-any-spellcasting-focus = будь-який чаротворчий фокус
prerequisite-skill-expertise = Експертність у навичці
prerequisite-fighting-style-or-unarmored-defense = Бойовий стиль або Захист без обладунків

## Спокійний тиждень: одна дрібничка до розповіді

quiet-fewer-accidents = Уже кілька днів ніхто нічого не впустив, не підпалив і нізвідки не впав.
quiet-roof-mended = Над сходами більше не капає: хтось нарешті поліз на дах.
quiet-no-pests = Кіт нудьгує: у коморі жодної миші.
quiet-lost-glasses = Знову зникли окуляри. Знайшлися: у когось на чолі.
quiet-stray-dog = За найманцем привʼязався замурзаний пес і вже має улюблене крісло.
quiet-kind-letter = Надійшов лист від друзів: дві теплі сторінки й засушена квітка.
quiet-boot-prankster = Хтось підкидає в чоботи тухлі яйця. Тепер усі зазирають двічі.
quiet-ghost-seen = Опівночі на сходах бліда постать. А може, просто білизна сохне.

## Про що може бути нагода, прохання про допомогу

opportunity-festival = Сусіди хочуть справити тут своє свято.
opportunity-research = Славетна особа чародійного ремесла шукає грошей на сміливий дослід.
opportunity-noble = Владна особа розгнівана, але пишна вечеря може все владнати.

aid-missing-person = Хтось не повернувся додому, і кожна пара очей на вагу золота.
aid-bandits = На дорозі хазяйнують розбійники.

## За що гроші в гаманці

reason-bastion-guest = прощальний дарунок гостя
reason-bastion-coffer = зі скрині Бастіону
reason-bastion-visitors = дружні відвідувачі
reason-bastion-bribe = хабар
reason-bastion-opportunity = надзвичайна нагода
reason-bastion-refugees = подяка біженців
reason-bastion-aid = винагорода за допомогу
