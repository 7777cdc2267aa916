# Числа, деньги, время и меры. Пробел между числом и единицей неразрывный.

number =
    .decimal = ,
    .group = { "\u00A0" }
    .grouped-from = 10000

dice =
    .letter = к

money-gp = { $count } ЗМ
money-sp = { $count } СМ
money-cp = { $count } ММ

time-moment = день { $day }, { $clock }

duration-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
    .acc = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
duration-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
    .acc = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
duration-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
    .acc = { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
    }
duration-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
    .acc = { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
       *[many] { $count } секунд
    }

length-feet = { $count ->
    [one] { $count } фут
    [few] { $count } фута
    [many] { $count } футов
   *[other] { $count } фута
}
length-metres = { $count ->
    [one] { $count } метр
    [few] { $count } метра
    [many] { $count } метров
   *[other] { $count } метра
}
length-miles = { $count ->
    [one] { $count } миля
    [few] { $count } мили
    [many] { $count } миль
   *[other] { $count } мили
}
length-kilometres = { $count ->
    [one] { $count } километр
    [few] { $count } километра
    [many] { $count } километров
   *[other] { $count } километра
}
weight-pounds = { $count ->
    [one] { $count } фунт
    [few] { $count } фунта
    [many] { $count } фунтов
   *[other] { $count } фунта
}
weight-kilograms = { $count ->
    [one] { $count } килограмм
    [few] { $count } килограмма
    [many] { $count } килограммов
   *[other] { $count } килограмма
}
temperature-fahrenheit = { $count } °F
temperature-celsius = { $count } °C
