# Числа, гроші, час і міри. Пробіл між числом та одиницею нерозривний.

number =
    .decimal = ,
    .group = { "\u00A0" }
    .grouped-from = 10000

dice =
    .letter = к

money-gp = { $count } зм
money-sp = { $count } см
money-cp = { $count } мм

time-moment = день { $day }, { $clock }

duration-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
    .acc = { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    }
duration-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[many] { $count } годин
}
    .acc = { $count ->
        [one] { $count } годину
        [few] { $count } години
       *[many] { $count } годин
    }
duration-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
    .acc = { $count ->
        [one] { $count } хвилину
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
duration-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}
    .acc = { $count ->
        [one] { $count } секунду
        [few] { $count } секунди
       *[many] { $count } секунд
    }

length-feet = { $count ->
    [one] { $count } фут
    [few] { $count } фути
    [many] { $count } футів
   *[other] { $count } фута
}
length-metres = { $count ->
    [one] { $count } метр
    [few] { $count } метри
    [many] { $count } метрів
   *[other] { $count } метра
}
length-miles = { $count ->
    [one] { $count } миля
    [few] { $count } милі
    [many] { $count } миль
   *[other] { $count } милі
}
length-kilometres = { $count ->
    [one] { $count } кілометр
    [few] { $count } кілометри
    [many] { $count } кілометрів
   *[other] { $count } кілометра
}
weight-pounds = { $count ->
    [one] { $count } фунт
    [few] { $count } фунти
    [many] { $count } фунтів
   *[other] { $count } фунта
}
weight-kilograms = { $count ->
    [one] { $count } кілограм
    [few] { $count } кілограми
    [many] { $count } кілограмів
   *[other] { $count } кілограма
}
temperature-fahrenheit = { $count } °F
temperature-celsius = { $count } °C
