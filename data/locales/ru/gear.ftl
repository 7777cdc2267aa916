# Вещи, которые носит персонаж, и на что они годны. Названия стоят в меню и списках.

## Снаряжение

gear-acid = Кислота
gear-alchemists-fire = Алхимический огонь
gear-antitoxin = Противоядие
gear-backpack = Рюкзак
gear-ball-bearings = Металлические шарики
gear-barrel = Бочка
gear-basket = Корзина
gear-bedroll = Спальный мешок
gear-bell = Колокольчик
gear-blanket = Одеяло
gear-block-and-tackle = Блок и лебёдка
gear-book = Книга
gear-bottle = Стеклянная бутылка
gear-bucket = Ведро
gear-caltrops = Калтропы
gear-candle = Свеча
gear-bolt-case = Футляр для арбалетных болтов
gear-scroll-case = Футляр для карт и свитков
gear-chain = Цепь
gear-chest = Сундук
gear-climbers-kit = Набор скалолаза
gear-fine-clothes = Отличная одежда
gear-travelers-clothes = Дорожная одежда
gear-component-pouch = Мешочек с компонентами
gear-costume = Костюм
gear-crowbar = Ломик
gear-flask = Фляга
gear-grappling-hook = Крюк-кошка
gear-healers-kit = Набор целителя
gear-holy-water = Святая вода
gear-hunting-trap = Охотничий капкан
gear-ink = Чернила
gear-ink-pen = Писчее перо
gear-jug = Кувшин
gear-ladder = Лестница
gear-lamp = Лампа
gear-bullseye-lantern = Направленный фонарь
gear-hooded-lantern = Закрытый фонарь
gear-lock = Замок
gear-magnifying-glass = Увеличительное стекло
gear-manacles = Кандалы
gear-map = Карта
gear-mirror = Зеркало
gear-net = Сеть
gear-oil = Масло
gear-paper = Бумага
gear-parchment = Пергамент
gear-perfume = Духи
gear-basic-poison = Простой яд
gear-pole = Шест
gear-iron-pot = Железный котелок
gear-potion-of-healing = Зелье лечения
gear-pouch = Кошель
gear-quiver = Колчан
gear-portable-ram = Портативный таран
gear-rations = Рацион на день
gear-robe = Мантия
gear-rope = Верёвка
gear-sack = Мешок
gear-shovel = Лопата
gear-signal-whistle = Сигнальный свисток
gear-spell-scroll-0 = Свиток заклинания (заговор)
gear-spell-scroll-1 = Свиток заклинания (1-й уровень)
gear-iron-spikes = Железные клинья
gear-spyglass = Подзорная труба
gear-string = Бечёвка
gear-tent = Палатка
gear-tinderbox = Трутница
gear-torch = Факел
gear-vial = Флакон
gear-waterskin = Бурдюк

## Наборы: с набором добавляется то, что в нём

gear-burglars-pack = Набор взломщика
gear-diplomats-pack = Набор дипломата
gear-dungeoneers-pack = Набор исследователя подземелий
gear-entertainers-pack = Набор артиста
gear-explorers-pack = Набор путешественника
gear-priests-pack = Набор священника
gear-scholars-pack = Набор учёного

## Боеприпасы связками

gear-arrows = Стрелы (20)
gear-bolts = Арбалетные болты (20)
gear-firearm-bullets = Пули (10)
gear-sling-bullets = Снаряды для пращи (20)
gear-needles = Иглы для духовой трубки (50)

## Заклинательные фокусировки

gear-arcane-crystal = Магическая фокусировка (кристалл)
gear-arcane-orb = Магическая фокусировка (сфера)
gear-arcane-rod = Магическая фокусировка (жезл)
gear-arcane-staff = Магическая фокусировка (посох)
gear-arcane-wand = Магическая фокусировка (палочка)
gear-mistletoe = Фокусировка друида (веточка омелы)
gear-druidic-staff = Фокусировка друида (деревянный посох)
gear-yew-wand = Фокусировка друида (тисовая палочка)
gear-holy-amulet = Священный символ (амулет)
gear-holy-emblem = Священный символ (эмблема)
gear-reliquary = Священный символ (реликварий)

## Инструменты

gear-alchemists-supplies = Инструменты алхимика
gear-brewers-supplies = Инструменты пивовара
gear-calligraphers-supplies = Инструменты каллиграфа
gear-carpenters-tools = Инструменты плотника
gear-cartographers-tools = Инструменты картографа
gear-cobblers-tools = Инструменты сапожника
gear-cooks-utensils = Инструменты повара
gear-glassblowers-tools = Инструменты стеклодува
gear-jewelers-tools = Инструменты ювелира
gear-leatherworkers-tools = Инструменты кожевника
gear-masons-tools = Инструменты каменщика
gear-painters-supplies = Инструменты художника
gear-potters-tools = Инструменты гончара
gear-smiths-tools = Инструменты кузнеца
gear-tinkers-tools = Инструменты ремонтника
gear-weavers-tools = Инструменты ткача
gear-woodcarvers-tools = Инструменты резчика по дереву
gear-disguise-kit = Набор для грима
gear-forgery-kit = Набор для фальсификации
gear-herbalism-kit = Набор травника
gear-navigators-tools = Инструменты навигатора
gear-poisoners-kit = Набор отравителя
gear-thieves-tools = Воровские инструменты
gear-dice-set = Игральные кости
gear-dragonchess-set = Драконьи шахматы
gear-playing-cards = Игральные карты

## Музыкальные инструменты

gear-bagpipes = Волынка
gear-drum = Барабан
gear-dulcimer = Цимбалы
gear-flute = Флейта
gear-horn = Рог
gear-lute = Лютня
gear-lyre = Лира
gear-pan-flute = Флейта Пана
gear-shawm = Шалмей
gear-viol = Виола

## Доспехи

gear-padded-armor = Стёганый доспех
gear-leather-armor = Кожаный доспех
gear-studded-leather-armor = Проклёпанный кожаный доспех
gear-hide-armor = Шкурный доспех
gear-chain-shirt = Кольчужная рубаха
gear-scale-mail = Чешуйчатый доспех
gear-breastplate = Кираса
gear-half-plate-armor = Полулаты
gear-ring-mail = Колечный доспех
gear-chain-mail = Кольчуга
gear-splint-armor = Наборный доспех
gear-plate-armor = Латы
gear-shield = Щит

## Оружие

gear-club = Дубинка
gear-dagger = Кинжал
gear-greatclub = Палица
gear-handaxe = Ручной топор
gear-javelin = Метательное копьё
gear-light-hammer = Лёгкий молот
gear-mace = Булава
gear-quarterstaff = Боевой посох
gear-sickle = Серп
gear-spear = Копьё
gear-dart = Дротик
gear-light-crossbow = Лёгкий арбалет
gear-shortbow = Короткий лук
gear-sling = Праща
gear-battleaxe = Боевой топор
gear-flail = Цеп
gear-glaive = Глефа
gear-greataxe = Секира
gear-greatsword = Двуручный меч
gear-halberd = Алебарда
gear-lance = Длинное копьё
gear-longsword = Длинный меч
gear-maul = Молот
gear-morningstar = Моргенштерн
gear-pike = Пика
gear-rapier = Рапира
gear-scimitar = Скимитар
gear-shortsword = Короткий меч
gear-trident = Трезубец
gear-warhammer = Боевой молот
gear-war-pick = Боевая кирка
gear-whip = Кнут
gear-blowgun = Духовая трубка
gear-hand-crossbow = Ручной арбалет
gear-heavy-crossbow = Тяжёлый арбалет
gear-longbow = Длинный лук
gear-musket = Мушкет
gear-pistol = Пистоль

## Упряжь

gear-riding-saddle = Верховое седло
gear-military-saddle = Военное седло
gear-exotic-saddle = Экзотическое седло
gear-feed = Фураж на день

## Группы

gear-group-gear = Снаряжение
gear-group-pack = Наборы
gear-group-ammunition = Боеприпасы
gear-group-focus = Заклинательные фокусировки
gear-group-tool = Инструменты
gear-group-instrument = Музыкальные инструменты
gear-group-armor = Доспехи
gear-group-weapon = Оружие
gear-group-tack = Упряжь

## На что вещи годны

gear-use-poison-save-advantage = Преимущество на спасброски от состояния Отравленный на 1 час
gear-use-cold-save-success = в нём спасброски от сильного холода всегда успешны
gear-use-cold-save-advantage = закутавшись, спасброски от сильного холода совершают с Преимуществом
gear-use-hoists = множитель веса, который можно поднять: { $value }
gear-use-lore = +{ $value } к проверкам Интеллекта по её теме
gear-use-stops-fall = закрепившись, вы падаете не дальше чем на { $feet }
gear-use-free-components = заменяет материальные компоненты без цены
gear-use-impersonation = Преимущество на проверки, чтобы выдать себя за другого
gear-use-leverage = Преимущество на проверки Силы, где поможет рычаг
gear-use-grapples = цепляется за уступ за { $feet } или ближе
gear-use-stabilizes = стабилизирует существо с 0 хитов; применений: { $value }
gear-use-inspection = Преимущество на проверки, чтобы оценить или рассмотреть мелочи
gear-use-navigation = +{ $value } к проверкам Мудрости (Выживание), чтобы найти дорогу
gear-use-lamp-hours = свет в лампе или фонаре, часов: { $value }
gear-use-persuasion-of-indifferent = на 1 час Преимущество на проверки Харизмы (Убеждение) с Безразличными
gear-use-vaults = Преимущество на проверки Силы (Атлетика) для прыжка с шестом
gear-use-door-breaking = +{ $value } к проверкам Силы, чтобы выбить дверь
gear-use-food-days = еда для одного существа, дней: { $value }
gear-use-binds = чтобы выбраться, нужна проверка Ловкости (Акробатика) со Сл { $value }
gear-use-digs = за 1 час выкапывает в земле яму в 5 футов
gear-use-jams-doors = заклинивает дверь
gear-use-shelters = мест для Маленьких и Средних существ: { $value }
gear-use-lights-fires = Бонусным действием зажигает свечу, лампу, фонарь или факел
gear-use-water-pints = вмещает воды, пинт: { $value }
gear-use-plots-course = проложить курс: Сл { $value }
gear-use-picks-locks = чтобы вскрывать замки и обезвреживать ловушки
gear-use-clumsy = Помеха на проверки Ловкости (Скрытность)
gear-use-steady-seat = Преимущество на проверки, чтобы удержаться в седле
gear-use-odd-mounts = нужно для верховых животных, которые летают или плавают
