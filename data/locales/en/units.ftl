# Numbers, money, time and measures. The space between a number and its unit does not break.

number =
    .decimal = .
    .group = ,
    .grouped-from = 1000

dice =
    .letter = d

money-gp = { $count } GP
money-sp = { $count } SP
money-cp = { $count } CP

time-moment = day { $day }, { $clock }

duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

length-feet = { $count ->
    [one] { $count } foot
   *[other] { $count } feet
}
length-metres = { $count ->
    [one] { $count } metre
   *[other] { $count } metres
}
length-miles = { $count ->
    [one] { $count } mile
   *[other] { $count } miles
}
length-kilometres = { $count ->
    [one] { $count } kilometre
   *[other] { $count } kilometres
}
weight-pounds = { $count ->
    [one] { $count } pound
   *[other] { $count } pounds
}
weight-kilograms = { $count ->
    [one] { $count } kilogram
   *[other] { $count } kilograms
}
temperature-fahrenheit = { $count } °F
temperature-celsius = { $count } °C
