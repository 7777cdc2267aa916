# Термины Бастионов. `.gist` говорит одной строкой, чем полезно специальное помещение.

## Специальные помещения, 5-й уровень

facility-arcane-study = Мистический кабинет
    .gist = Изготовить магическую фокусировку или чистую книгу; с 9-го уровня — магические предметы
facility-armory = Оружейная
    .gist = Запас оружия, чтобы при нападении гибло меньше Защитников
facility-barrack = Казарма
    .gist = Завербовать до 4 Защитников Бастиона за раз
facility-garden = Сад
    .gist = Собрать цветы, еду, травы или яд
facility-library = Библиотека
    .gist = Разузнать о чём-либо: до трёх верных фактов
facility-sanctuary = Святилище
    .gist = Изготовить священную фокусировку; после Долгого отдыха — Исцеляющее слово
facility-smithy = Кузница
    .gist = Выковать оружие и доспехи; с 9-го уровня — магические
facility-storehouse = Склад
    .gist = Купить товары и продать с прибылью
facility-workshop = Мастерская
    .gist = Шесть видов инструментов и вдохновение за Короткий отдых

## Специальные помещения, 9-й уровень

facility-gaming-hall = Игорный зал
    .gist = Неделя азартных игр, выручка — ваша
facility-greenhouse = Оранжерея
    .gist = Целебные зелья или яд; каждый день плоды восстановления
facility-laboratory = Лаборатория
    .gist = Алхимия и редкие яды
facility-sacristy = Ризница
    .gist = Святая вода, реликвии и ячейка заклинаний за Короткий отдых
facility-scriptorium = Скрипторий
    .gist = Копии книг, свитки заклинаний, печатные листки
facility-stable = Конюшня
    .gist = Держать, покупать и продавать ездовых животных
facility-teleportation-circle = Круг телепортации
    .gist = Постоянный круг и заклинатели в гостях
facility-theater = Театр
    .gist = Поставить спектакль и получить театральные кости
facility-training-area = Тренировочная площадка
    .gist = Неделя занятий под присмотром знатока
facility-trophy-room = Трофейный зал
    .gist = Изучать трофеи: порой какой-то пригодится

## Специальные помещения, 13-й уровень

facility-archive = Архив
    .gist = Знание легенд и редкий справочник
facility-meditation-chamber = Комната медитаций
    .gist = Внутренний покой: выбор из двух бросков на событие
facility-menagerie = Зверинец
    .gist = Существа, которые защищают Бастион
facility-observatory = Обсерватория
    .gist = Читать звёзды: порой они дарят Оберег
facility-pub = Трактир
    .gist = Слухи со всей округи и особый напиток
facility-reliquary = Реликварий
    .gist = Талисман вместо дорогих компонентов

## Специальные помещения, 17-й уровень

facility-demiplane = Демиплан
    .gist = Внепространственная комната, что придаёт сил
facility-guildhall = Дом гильдии
    .gist = Возглавить гильдию и давать ей поручения
facility-sanctum = Святая святых
    .gist = Укрепляющие обряды и магический путь домой
facility-war-room = Военный зал
    .gist = Лейтенанты рядом, солдаты по первому зову

## Базовые помещения

basic-bedroom = Спальня
basic-dining-room = Столовая
basic-parlor = Гостиная
basic-courtyard = Двор
basic-kitchen = Кухня
basic-storage = Кладовая

## Размер

space-cramped = Тесное
space-roomy = Просторное
space-vast = Обширное

## Приказы

order-craft = Изготовление
order-empower = Усиление
order-harvest = Сбор
order-maintain = Обслуживание
order-recruit = Вербовка
order-research = Исследование
order-trade = Торговля

## События приказа Обслуживание

event-all-is-well = Всё спокойно
event-attack = Нападение
event-criminal-hireling = Наёмник-преступник
event-extraordinary-opportunity = Исключительная возможность
event-friendly-visitors = Дружелюбные посетители
event-guest = Гость
event-lost-hirelings = Уход наёмников
event-magical-discovery = Магическое открытие
event-refugees = Беженцы
event-request-for-aid = Просьба о помощи
event-treasure = Сокровище

## Гости

guest-renowned-guest = знаменитая особа
guest-sanctuary-seeker = особа в поисках приюта
guest-mercenary = боец, готовый служить
guest-friendly-monster = дружелюбное чудовище
guest-spellcaster = приглашённый заклинатель

## Где владелец

presence-home = дома
presence-away = в отъезде
presence-in-contact = в отъезде, но на связи

## Сокровища

treasure-art-object = произведение искусства
treasure-magic-item = магический предмет
treasure-potion = зелье
treasure-scroll = свиток
treasure-letter-of-recommendation = рекомендательное письмо

theme-arcana = Чародейство
theme-armaments = Вооружение
theme-implements = Орудия
theme-relics = Реликвии

## Чего помещение требует от владельца

prerequisite-arcane-focus-or-tool = магическая фокусировка или инструмент как заклинательная фокусировка
prerequisite-holy-symbol-or-druidic-focus = священный символ или фокусировка друида как заклинательная фокусировка
prerequisite-any-spellcasting-focus = любая заклинательная фокусировка
prerequisite-skill-expertise = Компетентность в навыке
prerequisite-fighting-style-or-unarmored-defense = Боевой стиль или Защита без доспехов

## Спокойная неделя: одна мелочь к рассказу

quiet-fewer-accidents = Уже который день никто ничего не уронил, не поджёг и ниоткуда не свалился.
quiet-roof-mended = Над лестницей больше не капает: кто-то наконец слазил на крышу.
quiet-no-pests = Кот скучает: в кладовой ни единой мыши.
quiet-lost-glasses = Опять пропали очки. Нашлись: у кого-то на лбу.
quiet-stray-dog = За наёмником увязался чумазый пёс и уже облюбовал кресло.
quiet-kind-letter = Пришло письмо от друзей: две тёплые страницы и засушенный цветок.
quiet-boot-prankster = Кто-то подкладывает в сапоги тухлые яйца. Теперь все заглядывают дважды.
quiet-ghost-seen = В полночь на лестнице бледная фигура. А может, просто бельё сохнет.

## О чём может быть возможность, просьба о помощи

opportunity-festival = Соседи хотят устроить здесь свой праздник.
opportunity-research = Знаменитость из мира магии ищет денег на смелый опыт.
opportunity-noble = Влиятельная особа разгневана, но пышный ужин может всё уладить.

aid-missing-person = Кто-то не вернулся домой, и каждая пара глаз на счету.
aid-bandits = На дороге хозяйничают разбойники.

## За что деньги в кошельке

reason-bastion-guest = прощальный подарок гостя
reason-bastion-coffer = из сундука Бастиона
reason-bastion-visitors = дружелюбные посетители
reason-bastion-bribe = взятка
reason-bastion-opportunity = исключительная возможность
reason-bastion-refugees = благодарность беженцев
reason-bastion-aid = награда за помощь
