# Words that are understood when people type, parted by commas; letter case, accents and apostrophes do not matter.
# All languages are understood at once, whatever language the bot answers in. Nothing of this file is shown.

read-unit-round = round, rounds, rd, rds
read-unit-second = second, seconds, sec, secs, s
read-unit-minute = minute, minutes, min, mins, m
read-unit-hour = hour, hours, hr, hrs, h
read-unit-day = day, days, d
read-unit-week = week, weeks, wk, wks, w
read-unit-tenday = tenday, tendays
read-unit-month = month, months, mo
read-unit-year = year, years, yr, yrs, y
read-unit-hour-or-year = hour-or-year

read-number-half = half
read-number-1 = a, an, one
read-number-2 = two
read-number-3 = three
read-number-4 = four
read-number-5 = five
read-number-6 = six
read-number-7 = seven
read-number-8 = eight
read-number-9 = nine
read-number-10 = ten
read-number-12 = twelve

read-joint-and = and, n
read-level-level = level, levels, lvl, lv, l

read-class-artificer = artificer, art, artif, arti
read-class-barbarian = barbarian, barb, bar
read-class-bard = bard, brd
read-class-cleric = cleric, clr, cle
read-class-druid = druid, drd, dru
read-class-fighter = fighter, ftr, fig
read-class-monk = monk, mnk, mon
read-class-paladin = paladin, pal, pala, pally
read-class-ranger = ranger, rgr, ran
read-class-rogue = rogue, rog, rge
read-class-sorcerer = sorcerer, sorceress, sorc, sor
read-class-warlock = warlock, lock, war, wlk
read-class-wizard = wizard, wiz

read-subclass-eldritch-knight = eldritch knight, EK
read-subclass-arcane-trickster = arcane trickster, AT

read-ability-str = str, strength
read-ability-dex = dex, dexterity
read-ability-con = con, constitution
read-ability-int = int, intelligence
read-ability-wis = wis, wisdom
read-ability-cha = cha, charisma

read-coin-pp = pp, platinum, p
read-coin-gp = gp, gold, g
read-coin-ep = ep, electrum, e
read-coin-sp = sp, silver, s
read-coin-cp = cp, copper, coppers, c

read-hit-points-temporary = temp, temporary, tmp, thp
read-hit-points-noise = hp, hit, points, point

read-weekday-monday = monday, mon, mo
read-weekday-tuesday = tuesday, tue, tues, tu
read-weekday-wednesday = wednesday, wed, weds, we
read-weekday-thursday = thursday, thu, thur, thurs, th
read-weekday-friday = friday, fri, fr
read-weekday-saturday = saturday, sat, sa
read-weekday-sunday = sunday, sun, su
read-clock-noise = at, on, every, each, hours, o, oclock, h
read-switch-off = off, no, none, never, false
read-switch-on = on, yes, true, default
