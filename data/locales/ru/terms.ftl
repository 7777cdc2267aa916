# Слова правил, общие для всех частей бота. Регистр — как внутри предложения.

## Характеристики

ability-str = Сила
    .short = СИЛ
    .gen = Силы
ability-dex = Ловкость
    .short = ЛОВ
    .gen = Ловкости
ability-con = Телосложение
    .short = ТЕЛ
    .gen = Телосложения
ability-int = Интеллект
    .short = ИНТ
    .gen = Интеллекта
ability-wis = Мудрость
    .short = МДР
    .gen = Мудрости
ability-cha = Харизма
    .short = ХАР
    .gen = Харизмы

## Навыки

skill-acrobatics = Акробатика
skill-animal-handling = Уход за животными
skill-arcana = Магия
skill-athletics = Атлетика
skill-deception = Обман
skill-history = История
skill-insight = Проницательность
skill-intimidation = Запугивание
skill-investigation = Анализ
skill-medicine = Медицина
skill-nature = Природа
skill-perception = Внимательность
skill-performance = Выступление
skill-persuasion = Убеждение
skill-religion = Религия
skill-sleight-of-hand = Ловкость рук
skill-stealth = Скрытность
skill-survival = Выживание

## Классы

class-artificer = Изобретатель
class-barbarian = Варвар
class-bard = Бард
class-cleric = Жрец
class-druid = Друид
class-fighter = Воин
class-monk = Монах
class-paladin = Паладин
class-ranger = Следопыт
class-rogue = Плут
class-sorcerer = Чародей
class-warlock = Колдун
class-wizard = Волшебник

## Состояния

condition-blinded = Ослеплённый
condition-charmed = Очарованный
condition-deafened = Оглохший
condition-exhaustion = Истощение
condition-frightened = Испуганный
condition-grappled = Схваченный
condition-incapacitated = Недееспособный
condition-invisible = Невидимый
condition-paralyzed = Парализованный
condition-petrified = Окаменевший
condition-poisoned = Отравленный
condition-prone = Опрокинутый
condition-restrained = Опутанный
condition-stunned = Ошеломлённый
condition-unconscious = Бессознательный

## Размеры существ

size-tiny = Крошечный
size-small = Маленький
size-medium = Средний
size-large = Большой
size-huge = Огромный
size-gargantuan = Громадный

## Способы перемещения

movement-walk = Скорость
movement-climb = Скорость лазания
movement-swim = Скорость плавания
movement-fly = Скорость полёта
movement-burrow = Скорость копания

## Чувства

sense-darkvision = Тёмное зрение
sense-blindsight = Слепое зрение
sense-tremorsense = Чувство вибрации
sense-truesight = Истинное зрение

## Типы урона

damage-acid = Кислотный
damage-bludgeoning = Дробящий
damage-cold = Холодный
damage-fire = Огненный
damage-force = Силовой
damage-lightning = Электрический
damage-necrotic = Некротический
damage-piercing = Колющий
damage-poison = Ядовитый
damage-psychic = Психический
damage-radiant = Излучение
damage-slashing = Рубящий
damage-thunder = Звуковой

## Доспехи

armor-none = без доспехов
armor-light = Лёгкие доспехи
armor-medium = Средние доспехи
armor-heavy = Тяжёлые доспехи

## Заклинательные фокусировки

focus-arcane-focus = магическая фокусировка
focus-holy-symbol = священный символ
focus-druidic-focus = фокусировка друида
focus-musical-instrument = музыкальный инструмент
focus-artisans-tools = Инструменты ремесленника
focus-spellbook = книга заклинаний

## Редкость магических предметов

rarity-common = обычный
rarity-uncommon = необычный
rarity-rare = редкий
rarity-very-rare = очень редкий
rarity-legendary = легендарный
rarity-artifact = артефакт
