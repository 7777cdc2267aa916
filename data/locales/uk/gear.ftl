# Речі, які носить персонаж, і на що вони здатні. Назви стоять у меню та списках.

## Спорядження

gear-acid = Кислота
gear-alchemists-fire = Алхімічний вогонь
gear-antitoxin = Протиотрута
gear-backpack = Наплічник
gear-ball-bearings = Металеві кульки
gear-barrel = Бочка
gear-basket = Кошик
gear-bedroll = Спальний мішок
gear-bell = Дзвіночок
gear-blanket = Ковдра
gear-block-and-tackle = Блок із тросом
gear-book = Книга
gear-bottle = Скляна пляшка
gear-bucket = Відро
gear-caltrops = Триболи
gear-candle = Свічка
gear-bolt-case = Футляр для арбалетних болтів
gear-scroll-case = Футляр для мап і сувоїв
gear-chain = Ланцюг
gear-chest = Скриня
gear-climbers-kit = Спорядження скелелаза
gear-fine-clothes = Вишуканий одяг
gear-travelers-clothes = Дорожній одяг
gear-component-pouch = Торбинка з компонентами
gear-costume = Костюм
gear-crowbar = Лом
gear-flask = Фляга
gear-grappling-hook = Абордажний гак
gear-healers-kit = Набір цілителя
gear-holy-water = Свята вода
gear-hunting-trap = Мисливський капкан
gear-ink = Чорнило
gear-ink-pen = Перо для письма
gear-jug = Глек
gear-ladder = Драбина
gear-lamp = Лампа
gear-bullseye-lantern = Спрямований ліхтар
gear-hooded-lantern = Ліхтар із заслінкою
gear-lock = Замок
gear-magnifying-glass = Лупа
gear-manacles = Кайдани
gear-map = Мапа
gear-mirror = Дзеркало
gear-net = Сітка
gear-oil = Олія
gear-paper = Папір
gear-parchment = Пергамент
gear-perfume = Парфуми
gear-basic-poison = Проста отрута
gear-pole = Жердина
gear-iron-pot = Залізний казанок
gear-potion-of-healing = Зілля лікування
gear-pouch = Торбинка
gear-quiver = Сагайдак
gear-portable-ram = Переносний таран
gear-rations = Раціон на день
gear-robe = Мантія
gear-rope = Мотузка
gear-sack = Мішок
gear-shovel = Лопата
gear-signal-whistle = Сигнальний свисток
gear-spell-scroll-0 = Сувій заклинання (замовляння)
gear-spell-scroll-1 = Сувій заклинання (1-й рівень)
gear-iron-spikes = Залізні клини
gear-spyglass = Підзорна труба
gear-string = Шнурок
gear-tent = Намет
gear-tinderbox = Кресало
gear-torch = Смолоскип
gear-vial = Флакон
gear-waterskin = Бурдюк

## Набори: з набором додається те, що в ньому

gear-burglars-pack = Набір зломника
gear-diplomats-pack = Набір дипломата
gear-dungeoneers-pack = Набір дослідника підземель
gear-entertainers-pack = Набір артиста
gear-explorers-pack = Набір мандрівника
gear-priests-pack = Набір священника
gear-scholars-pack = Набір вченого

## Боєприпаси вʼязками

gear-arrows = Стріли (20)
gear-bolts = Арбалетні болти (20)
gear-firearm-bullets = Кулі (10)
gear-sling-bullets = Снаряди для пращі (20)
gear-needles = Голки для духової трубки (50)

## Чаротворчі фокуси

gear-arcane-crystal = Містичне фокусування (кристал)
gear-arcane-orb = Містичне фокусування (сфера)
gear-arcane-rod = Містичне фокусування (жезл)
gear-arcane-staff = Містичне фокусування (посох)
gear-arcane-wand = Містичне фокусування (паличка)
gear-mistletoe = Друїдичне фокусування (гілка омели)
gear-druidic-staff = Друїдичне фокусування (деревʼяний посох)
gear-yew-wand = Друїдичне фокусування (тисова паличка)
gear-holy-amulet = Священний символ (амулет)
gear-holy-emblem = Священний символ (емблема)
gear-reliquary = Священний символ (релікварій)

## Інструменти

gear-alchemists-supplies = Приладдя алхіміка
gear-brewers-supplies = Приладдя пивовара
gear-calligraphers-supplies = Приладдя каліграфа
gear-carpenters-tools = Інструменти тесляра
gear-cartographers-tools = Інструменти картографа
gear-cobblers-tools = Інструменти шевця
gear-cooks-utensils = Приладдя кухаря
gear-glassblowers-tools = Інструменти склодува
gear-jewelers-tools = Інструменти ювеліра
gear-leatherworkers-tools = Інструменти чинбаря
gear-masons-tools = Інструменти каменяра
gear-painters-supplies = Приладдя художника
gear-potters-tools = Інструменти гончаря
gear-smiths-tools = Інструменти коваля
gear-tinkers-tools = Інструменти лудильника
gear-weavers-tools = Інструменти ткача
gear-woodcarvers-tools = Інструменти різьбяра
gear-disguise-kit = Набір для маскування
gear-forgery-kit = Набір для підробок
gear-herbalism-kit = Набір травника
gear-navigators-tools = Інструменти навігатора
gear-poisoners-kit = Набір отруйника
gear-thieves-tools = Інструменти злодія
gear-dice-set = Гральні кубики
gear-dragonchess-set = Драконячі шахи
gear-playing-cards = Гральні карти

## Музичні інструменти

gear-bagpipes = Волинка
gear-drum = Барабан
gear-dulcimer = Цимбали
gear-flute = Флейта
gear-horn = Ріг
gear-lute = Лютня
gear-lyre = Ліра
gear-pan-flute = Флейта Пана
gear-shawm = Шалмей
gear-viol = Віола

## Обладунки

gear-padded-armor = Стьобаний обладунок
gear-leather-armor = Шкіряний обладунок
gear-studded-leather-armor = Клепаний шкіряний обладунок
gear-hide-armor = Хутряний обладунок
gear-chain-shirt = Кольчужна сорочка
gear-scale-mail = Лускатий обладунок
gear-breastplate = Кіраса
gear-half-plate-armor = Напівлати
gear-ring-mail = Кільчастий обладунок
gear-chain-mail = Кольчуга
gear-splint-armor = Пластинчастий обладунок
gear-plate-armor = Лати
gear-shield = Щит

## Зброя

gear-club = Кийок
gear-dagger = Кинджал
gear-greatclub = Великий кийок
gear-handaxe = Ручна сокира
gear-javelin = Метальний спис
gear-light-hammer = Легкий молот
gear-mace = Булава
gear-quarterstaff = Бойовий посох
gear-sickle = Серп
gear-spear = Спис
gear-dart = Дротик
gear-light-crossbow = Легкий арбалет
gear-shortbow = Короткий лук
gear-sling = Праща
gear-battleaxe = Бойова сокира
gear-flail = Ціп
gear-glaive = Глефа
gear-greataxe = Велика сокира
gear-greatsword = Дворучний меч
gear-halberd = Алебарда
gear-lance = Кавалерійський спис
gear-longsword = Довгий меч
gear-maul = Дворучний молот
gear-morningstar = Моргенштерн
gear-pike = Піка
gear-rapier = Рапіра
gear-scimitar = Скімітар
gear-shortsword = Короткий меч
gear-trident = Тризуб
gear-warhammer = Бойовий молот
gear-war-pick = Бойовий келеп
gear-whip = Батіг
gear-blowgun = Духова трубка
gear-hand-crossbow = Ручний арбалет
gear-heavy-crossbow = Важкий арбалет
gear-longbow = Довгий лук
gear-musket = Мушкет
gear-pistol = Пістоль

## Упряж

gear-riding-saddle = Верхове сідло
gear-military-saddle = Військове сідло
gear-exotic-saddle = Екзотичне сідло
gear-feed = Фураж на день

## Групи

gear-group-gear = Спорядження
gear-group-pack = Набори
gear-group-ammunition = Боєприпаси
gear-group-focus = Чаротворчі фокуси
gear-group-tool = Інструменти
gear-group-instrument = Музичні інструменти
gear-group-armor = Обладунки
gear-group-weapon = Зброя
gear-group-tack = Упряж

## На що речі здатні

gear-use-poison-save-advantage = Перевага на рятівні кидки проти стану Отруєний протягом 1 години
gear-use-cold-save-success = у ньому рятівні кидки проти лютого холоду завжди успішні
gear-use-cold-save-advantage = закутаним — Перевага на рятівні кидки проти лютого холоду
gear-use-hoists = множник ваги, яку можна підняти: { $value }
gear-use-lore = +{ $value } до перевірок Інтелекту на його тему
gear-use-stops-fall = закріпившись, ви падаєте щонайбільше на { $feet }
gear-use-free-components = замінює матеріальні компоненти без ціни
gear-use-impersonation = Перевага на перевірки, щоб удати іншого
gear-use-leverage = Перевага на перевірки Сили, де допоможе важіль
gear-use-grapples = чіпляється за виступ за { $feet } або ближче
gear-use-stabilizes = стабілізує істоту з 0 хітів; застосувань: { $value }
gear-use-inspection = Перевага на перевірки, щоб оцінити чи роздивитися дрібниці
gear-use-navigation = +{ $value } до перевірок Мудрості (Виживання), щоб знайти дорогу
gear-use-lamp-hours = світло в лампі чи ліхтарі, годин: { $value }
gear-use-persuasion-of-indifferent = на 1 годину Перевага на перевірки Харизми (Переконання) з Байдужими
gear-use-vaults = Перевага на перевірки Сили (Атлетика) для стрибка з жердиною
gear-use-door-breaking = +{ $value } до перевірок Сили, щоб виламати двері
gear-use-food-days = їжа для однієї істоти, днів: { $value }
gear-use-binds = щоб звільнитися, потрібна перевірка Спритності (Акробатика) зі СК { $value }
gear-use-digs = за 1 годину викопує яму на 5 футів у ґрунті
gear-use-jams-doors = заклинює двері
gear-use-shelters = місць для Малих і Середніх істот: { $value }
gear-use-lights-fires = Бонусною дією запалює свічку, лампу, ліхтар чи смолоскип
gear-use-water-pints = вміщує води, пінт: { $value }
gear-use-plots-course = прокладання курсу: СК { $value }
gear-use-picks-locks = щоб відмикати замки та знешкоджувати пастки
gear-use-clumsy = Перешкода на перевірки Спритності (Непомітність)
gear-use-steady-seat = Перевага на перевірки, щоб утриматися в сідлі
gear-use-odd-mounts = потрібне для верхових істот, що літають або плавають
