# Слова, которые бот понимает, когда люди пишут; они разделены запятыми, регистр и буква ё не важны.
# Все языки понимаются сразу, на каком бы ни отвечал бот. Из этого файла ничего не показывается.

read-unit-round = раунд, раунда, раундов, раунды
read-unit-second = секунда, секунды, секунд, секунду, сек
read-unit-minute = минута, минуты, минут, минуту, мин
read-unit-hour = час, часа, часов, часы, ч
read-unit-day = день, дня, дней, дни, дн, сутки, суток, сут
read-unit-week = неделя, недели, недель, неделю, нед
read-unit-tenday = десятидневка, десятидневки, десятидневок, десятидневку
read-unit-month = месяц, месяца, месяцев, месяцы, мес
read-unit-year = года, лет, годы, годов
read-unit-hour-or-year = год

read-number-half = пол, половина
read-number-1 = один, одна, одну, одни, одно, одного
read-number-2 = два, две, двое, двух
read-number-3 = три, трое, трёх
read-number-4 = четыре, четверо
read-number-5 = пять
read-number-6 = шесть
read-number-7 = семь
read-number-8 = восемь
read-number-9 = девять
read-number-10 = десять
read-number-12 = двенадцать

read-joint-and = и, да, плюс
read-level-level = уровень, уровня, уровни, уровней, ур, го, ый, ой

read-class-artificer = изобретатель, изобретательница, изобретателя, изоб
read-class-barbarian = варвар, варварша, варвара
read-class-bard = бард, барда, бардесса
read-class-cleric = жрец, жрица, жреца, клирик, клирика
read-class-druid = друид, друида, друидка
read-class-fighter = воин, воина, воительница, боец
read-class-monk = монах, монаха, монахиня
read-class-paladin = паладин, паладина, паладинша
read-class-ranger = следопыт, следопыта, рейнджер, след
read-class-rogue = плут, плута, плутовка, вор, разбойник, разбойница
read-class-sorcerer = чародей, чародея, чародейка
read-class-warlock = колдун, колдуна, колдунья, чернокнижник, чернокнижница
read-class-wizard = волшебник, волшебника, волшебница, маг, волш

read-subclass-eldritch-knight = мистический рыцарь
read-subclass-arcane-trickster = мистический ловкач

read-ability-str = сил, сила
read-ability-dex = лов, ловкость
read-ability-con = тел, телосложение, вын, выносливость
read-ability-int = инт, интеллект
read-ability-wis = мдр, муд, мудрость
read-ability-cha = хар, харизма

read-coin-pp = пм, платина, платины, платиновых, платиновые, платиновая
read-coin-gp = зм, золото, золота, золотых, золотые, золотой, з
read-coin-ep = эм, электрум, электрума
read-coin-sp = см, серебро, серебра, серебряных, серебряные, серебряная
read-coin-cp = мм, медь, меди, медных, медные, медная, медяк, медяков, м

read-hit-points-temporary = временные, временных, временный, врем
read-hit-points-noise = хп, хит, хита, хиты, хитов

read-weekday-monday = понедельник, понедельника, понедельникам, пн, пон
read-weekday-tuesday = вторник, вторника, вторникам, вт, втор
read-weekday-wednesday = среда, среду, среды, ср
read-weekday-thursday = четверг, четверга, чт, чет
read-weekday-friday = пятница, пятницу, пятницы, пт, пят
read-weekday-saturday = суббота, субботу, субботы, сб, суб
read-weekday-sunday = воскресенье, воскресенья, вс, воскр
read-clock-noise = в, во, по, ч, час, часов, часа, каждую, каждый, каждое
read-switch-off = нет, выключить, выключено, выкл, никогда
read-switch-on = да, включить, включено, вкл
