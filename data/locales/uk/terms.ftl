# Слова правил, спільні для всіх частин бота. Регістр — як усередині речення.

## Характеристики

ability-str = Сила
    .short = СИЛ
    .gen = Сили
ability-dex = Спритність
    .short = СПР
    .gen = Спритності
ability-con = Статура
    .short = СТА
    .gen = Статури
ability-int = Інтелект
    .short = ІНТ
    .gen = Інтелекту
ability-wis = Мудрість
    .short = МУД
    .gen = Мудрості
ability-cha = Харизма
    .short = ХАР
    .gen = Харизми

## Навички

skill-acrobatics = Акробатика
skill-animal-handling = Поводження з тваринами
skill-arcana = Магія
skill-athletics = Атлетика
skill-deception = Обман
skill-history = Історія
skill-insight = Проникливість
skill-intimidation = Залякування
skill-investigation = Розслідування
skill-medicine = Медицина
skill-nature = Природа
skill-perception = Уважність
skill-performance = Виступ
skill-persuasion = Переконання
skill-religion = Релігія
skill-sleight-of-hand = Спритність рук
skill-stealth = Непомітність
skill-survival = Виживання

## Класи

class-artificer = Винахідник
class-barbarian = Варвар
class-bard = Бард
class-cleric = Клірик
class-druid = Друїд
class-fighter = Воїн
class-monk = Монах
class-paladin = Паладин
class-ranger = Слідопит
class-rogue = Пройдисвіт
class-sorcerer = Чародій
class-warlock = Чорнокнижник
class-wizard = Чарівник

## Стани

condition-blinded = Засліплений
condition-charmed = Причарований
condition-deafened = Оглухлий
condition-exhaustion = Виснаження
condition-frightened = Наляканий
condition-grappled = Схоплений
condition-incapacitated = Недієздатний
condition-invisible = Невидимий
condition-paralyzed = Паралізований
condition-petrified = Скамʼянілий
condition-poisoned = Отруєний
condition-prone = Повалений
condition-restrained = Скований
condition-stunned = Приголомшений
condition-unconscious = Непритомний

## Розміри істот

size-tiny = Крихітний
size-small = Малий
size-medium = Середній
size-large = Великий
size-huge = Величезний
size-gargantuan = Гігантський

## Способи переміщення

movement-walk = Швидкість
movement-climb = Швидкість Лазіння
movement-swim = Швидкість Плавання
movement-fly = Швидкість Польоту
movement-burrow = Швидкість Риття

## Чуття

sense-darkvision = Темнозір
sense-blindsight = Сліпозір
sense-tremorsense = Тремочуття
sense-truesight = Істинний зір

## Типи шкоди

damage-acid = Кислотна
damage-bludgeoning = Дробляча
damage-cold = Холодна
damage-fire = Вогняна
damage-force = Силова
damage-lightning = Блискавична
damage-necrotic = Некротична
damage-piercing = Колюча
damage-poison = Отруйна
damage-psychic = Психічна
damage-radiant = Промениста
damage-slashing = Рубляча
damage-thunder = Громова

## Обладунки

armor-none = без обладунків
armor-light = Легкі обладунки
armor-medium = Середні обладунки
armor-heavy = Важкі обладунки

## Чаротворчі фокуси

focus-arcane-focus = містичне фокусування
focus-holy-symbol = священний символ
focus-druidic-focus = друїдичне фокусування
focus-musical-instrument = музичний інструмент
focus-artisans-tools = Інструменти ремісника
focus-spellbook = книга заклинань

## Рідкісність магічних предметів

rarity-common = звичайний
rarity-uncommon = незвичайний
rarity-rare = рідкісний
rarity-very-rare = дуже рідкісний
rarity-legendary = легендарний
rarity-artifact = артефакт
