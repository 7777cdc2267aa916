# Що стається з Бастіонами: одне повідомлення на подію правил. Спершу підсумок, далі кубики, наприкінці наслідок.

## Заснування й господарство

bastion-founded = { $owner } засновує Бастіон «{ $bastion }».
    Базові приміщення: { $rooms }. { $facilities_count ->
        [0] Спеціальні приміщення ще належить обрати.
        [one] Спеціальне приміщення: { $facilities }.
        [few] Спеціальні приміщення: { $facilities }.
        [many] Спеціальні приміщення: { $facilities }.
       *[other] Спеціальні приміщення: { $facilities }.
    }
bastion-level-waived = Майстер дозволяє Бастіон «{ $bastion }» власнику { $level }-го рівня.
bastion-facility-gained = Бастіон «{ $bastion }» має нове спеціальне приміщення: { $facility } ({ $space ->
    [cramped] { space-cramped }
    [roomy] { space-roomy }
   *[vast] { space-vast }
}).
bastion-renamed = Бастіон «{ $bastion }» тепер зветься «{ $name }».
bastion-described = Походження й вигляд Бастіону «{ $bastion }» записано.
bastion-hireling-named = { $name_length ->
    [0] Бастіон «{ $bastion }», { $facility }: найманець знову без імені.
   *[other] Бастіон «{ $bastion }», { $facility }: імʼя найманця — { $name }.
}
bastion-defender-named = { $name_length ->
    [0] Бастіон «{ $bastion }»: Захисник знову без імені.
   *[other] Бастіон «{ $bastion }»: імʼя Захисника — { $name }.
}
bastion-fallen-exchanged = Бастіон «{ $bastion }». Усе-таки живе: { $lives_length ->
    [0] безіменний Захисник
   *[other] { $lives }
}. Натомість гине: { $fell_length ->
    [0] безіменний Захисник
   *[other] { $fell }
}.
bastion-presence-set = { $presence ->
    [home] Власник Бастіону «{ $bastion }» удома.
    [away] Власник Бастіону «{ $bastion }» у відʼїзді, звʼязку немає.
   *[in_contact] Власник Бастіону «{ $bastion }» у відʼїзді, але на звʼязку.
}
bastion-maintain-ordered = Бастіон «{ $bastion }» дістає наказ Утримання на хід { $turn }.
bastion-maintain-withdrawn = Наказ Утримання для Бастіону «{ $bastion }» на хід { $turn } скасовано.
bastion-order-queued = Бастіон «{ $bastion }», { $facility }: наказ { $order } на хід { $turn }.
bastion-reminder-set = { $on ->
    [yes] Власник Бастіону «{ $bastion }» отримуватиме нагадування перед кожним ходом.
   *[no] Нагадувань для власника Бастіону «{ $bastion }» більше не буде.
}

## Хід

bastion-turn-taken = { $mode ->
    [maintain] Хід { $turn }. Бастіон «{ $bastion }» виконує наказ Утримання.
    [maintain_away] Хід { $turn }. Бастіон «{ $bastion }» сам дбає про себе: власник поза звʼязком.
    [orders] Хід { $turn }. Бастіон «{ $bastion }» береться до наказів.
   *[idle] Хід { $turn }. Бастіон «{ $bastion }» відпочиває: наказів не було.
}
bastion-turn-owed = Бастіон «{ $bastion }»: хід { $turn } чекає, доки завершиться попередній.
bastion-project-finished = Бастіон «{ $bastion }», { $facility }: наказ { $order } виконано.
bastion-project-paused = Бастіон «{ $bastion }», { $facility }: наказ { $order } на цьому ході стоїть.
bastion-order-started = { $days ->
    [one] Бастіон «{ $bastion }», { $facility }: почато наказ { $order }, { $days } день.
    [few] Бастіон «{ $bastion }», { $facility }: почато наказ { $order }, { $days } дні.
   *[many] Бастіон «{ $bastion }», { $facility }: почато наказ { $order }, { $days } днів.
}
bastion-order-waits = Бастіон «{ $bastion }», { $facility }: наказ { $order } чекає, бо на цьому ході приміщення не працює.
bastion-facility-reopened = Бастіон «{ $bastion }», { $facility }: приміщення знову працює.
bastion-hirelings-replaced = { $count ->
    [one] Бастіон «{ $bastion }», { $facility }: { $count } новий найманець.
    [few] Бастіон «{ $bastion }», { $facility }: { $count } нові найманці.
   *[many] Бастіон «{ $bastion }», { $facility }: { $count } нових найманців.
}
bastion-neglect-warned = { $turns ->
    [one] Бастіон «{ $bastion }» уже { $turns } хід без наказів.
    [few] Бастіон «{ $bastion }» уже { $turns } ходи поспіль без наказів.
   *[many] Бастіон «{ $bastion }» уже { $turns } ходів поспіль без наказів.
} Межа — { $limit }, далі люди розійдуться; { $left ->
    [one] лишився { $left } хід.
    [few] лишилося { $left } ходи.
   *[many] лишилося { $left } ходів.
}
bastion-neglect-limit-reached = { $turns ->
    [one] Бастіон «{ $bastion }» уже { $turns } хід без наказів
    [few] Бастіон «{ $bastion }» уже { $turns } ходи без наказів
   *[many] Бастіон «{ $bastion }» уже { $turns } ходів без наказів
} і мав би занепасти. Він стоїть, доки Майстер не вирішить інакше.

## Кидок, лише для Майстра

bastion-event-rolled = Бастіон «{ $bastion }», хід { $turn }: { $event }. 1к100 = { $roll }.
bastion-event-rolled-twice = Бастіон «{ $bastion }», хід { $turn }: { $first } або { $second }. Внутрішній спокій, 1к100 двічі: { $rolls }.
bastion-roll-kept = Бастіон «{ $bastion }»: лишається { $event }. 1к100 = { $roll }.
bastion-event-rerolled = Бастіон «{ $bastion }»: після перекидання — { $event }. 1к100 = { $roll }.
bastion-event-picked = Бастіон «{ $bastion }»: Майстер обирає подію { $event }.
bastion-event-resolved-silently = Бастіон «{ $bastion }»: { $event }, розіграно без розголосу.
bastion-default-taken = Бастіон «{ $bastion }»: відповіді не було, тож стається те, що оголошено.

## Усе гаразд

bastion-all-was-well = У Бастіоні «{ $bastion }» усе гаразд.
    { $quiet }

## Напад

bastion-attack-beaten-off = Бастіон «{ $bastion }» відбиває напад.
    { $dice ->
        [0] Кубиків не кидають.
       *[other] { $dice }к{ $sides } ({ $rolls }), одиниць: { $ones }.
    }{ $walls ->
        [0] { "" }
        [one] { " " }Завдяки мурам на { $walls } кубик менше.
        [few] { " " }Завдяки мурам на { $walls } кубики менше.
       *[many] { " " }Завдяки мурам на { $walls } кубиків менше.
    }{ $lieutenants ->
        [0] { "" }
        [one] { " " }Завдяки лейтенантам на { $lieutenants } кубик менше.
        [few] { " " }Завдяки лейтенантам на { $lieutenants } кубики менше.
       *[many] { " " }Завдяки лейтенантам на { $lieutenants } кубиків менше.
    }
bastion-attack-met-monster = Бастіон «{ $bastion }» відбиває напад без жодної втрати.
    Назустріч ворогам виходить дружній монстр.
bastion-attack-unopposed = Бастіон «{ $bastion }» відбиває напад, хоч і не має Захисників.
bastion-defenders-fell = { $count ->
    [one] Гине { $count } Захисник
    [few] Гинуть { $count } Захисники
   *[many] Гине { $count } Захисників
}{ $named ->
    [0] { "" }
   *[other] { " " }({ $names })
}. Лишилося: { $left }.
bastion-facility-shut-down = Приміщення «{ $facility }» не працює на ході { $turn }; далі воно знову діє, без витрат.
bastion-armory-emptied = Запас зброї у Зброярні вичерпано.
bastion-refugees-fled = { $count ->
    [one] Від бою тікає { $count } біженець.
    [few] Від бою тікають { $count } біженці.
   *[many] Від бою тікає { $count } біженців.
}
bastion-guest-fled = { $name_length ->
    [0] Гість вирушає далі
   *[other] { $name } вирушає далі
}: { $guest }.

## Найманці

bastion-criminal-exposed = { $hireling_length ->
    [0] Бастіон «{ $bastion }»: найманця розшукує закон
   *[other] Бастіон «{ $bastion }»: закон розшукує найманця на імʼя { $hireling }
} ({ $facility }).
    Хабар коштував би { $price }: 1к6 ({ $rolls }) × 100.
bastion-nobody-to-arrest = До Бастіону «{ $bastion }» прибувають з ордером, але арештовувати нікого.
bastion-hireling-bribed-free = { $hireling_length ->
    [0] Найманець лишається
   *[other] { $hireling } лишається
} ({ $facility }). Хабар: { $price }.
bastion-hireling-arrested = { $hireling_length ->
    [0] Найманця арештовано
   *[other] Найманця на імʼя { $hireling } арештовано
} ({ $facility }). Заміна прибуде на ході { $returns }.
bastion-hirelings-lost = { $count ->
    [one] Бастіон «{ $bastion }» втрачає { $count } найманця
    [few] Бастіон «{ $bastion }» втрачає { $count } найманців
   *[many] Бастіон «{ $bastion }» втрачає { $count } найманців
}{ $named ->
    [0] { "" }
   *[other] { ", " }імена: { $names }
} ({ $facility }).
    Заміна прибуде на ході { $returns }.
bastion-nothing-to-lose = Бастіон «{ $bastion }» не має спеціальних приміщень, яких це могло б торкнутися.

## Нагода й відвідувачі

bastion-opportunity-arose = Перед Бастіоном «{ $bastion }» відкривається надзвичайна нагода.
    Скористатися нею коштує { $price }, а тоді станеться ще одна подія.
bastion-opportunity-taken = Бастіон «{ $bastion }» користається нагодою за { $price }. Про нього вже говорять.
bastion-opportunity-left = Бастіон «{ $bastion }» проминає нагоду.
bastion-visitors-came = Дружні відвідувачі приносять Бастіону «{ $bastion }» { $payment }.
    1к6 ({ $rolls }) × 100. За це вони просять трохи попрацювати в одному зі спеціальних приміщень.
bastion-visitors-used = Відвідувачам стало в пригоді приміщення «{ $facility }». Накази там виконуються, як і досі.

## Гості

bastion-guest-arrived = У Бастіоні «{ $bastion }» гостює { $guest }.
    1к4 ({ $rolls }){ $payment_rolls_count ->
        [0] .
       *[other] . Плата на прощання — { $payment }: 1к6 ({ $payment_rolls }) × 100.
    }
bastion-guest-departed = { $name_length ->
    [0] Гість залишає Бастіон «{ $bastion }»
   *[other] { $name } залишає Бастіон «{ $bastion }»
} ({ $guest }).{ $payment ->
    [none] { "" }
   *[other] { " " }Дарунок дому: { $payment }.
}
bastion-guest-dismissed = Бастіон «{ $bastion }» прощається з гостем{ $name_length ->
    [0] { "" }
   *[other] { " " }на імʼя { $name }
} ({ $guest }).
bastion-guest-named = Імʼя гостя Бастіону «{ $bastion }» — { $name } ({ $guest }).

## Біженці

bastion-refugees-arrived = { $count ->
    [one] { $count } біженець знаходить прихисток
    [few] { $count } біженці знаходять прихисток
   *[many] { $count } біженців знаходять прихисток
} у Бастіоні «{ $bastion }»: 2к4 ({ $count_rolls }).
    Подяка — { $payment }: 1к6 ({ $payment_rolls }) × 100.
bastion-refugees-sheltered = Бастіон «{ $bastion }» дає біженцям дах: { $room }.
bastion-refugees-camped = Біженці стають табором біля Бастіону «{ $bastion }».
bastion-refugees-resettled = { $count ->
    [one] { $count } біженець із Бастіону «{ $bastion }» має новий дім.
    [few] { $count } біженці з Бастіону «{ $bastion }» мають новий дім.
   *[many] { $count } біженців із Бастіону «{ $bastion }» мають новий дім.
}

## Прохання про допомогу

bastion-aid-requested = Бастіон «{ $bastion }» просять про допомогу.
    Захисників, які можуть вирушити: { $defenders }.
bastion-aid-impossible = Бастіон «{ $bastion }» просять про допомогу, але відрядити нікого.
bastion-aid-given = Допомога поспіла вчасно: Бастіон «{ $bastion }» отримує { $reward }.
    { $sent }к{ $sides } ({ $rolls }) = { $total } проти { $target }. Винагорода: 1к6 ({ $reward_rolls }) × 100.
bastion-aid-cost-lives = Лихо відвернуто дорогою ціною: Бастіон «{ $bastion }» отримує { $reward } і втрачає Захисника.
    { $sent }к{ $sides } ({ $rolls }) = { $total } проти { $target }. Винагорода: 1к6 ({ $reward_rolls }) × 100, удвічі менше.
bastion-aid-declined = Бастіон «{ $bastion }» нікого не відряджає.

## Знахідки, скарби, сховище

bastion-discovery-made = Найманці Бастіону «{ $bastion }» натрапляють на магічний предмет ({ $rarity }).
    Яке це зілля чи сувій, каже власник.
bastion-discovery-chosen = { $name_length ->
    [0] У сховищі Бастіону «{ $bastion }»: { $treasure } ({ $rarity } предмет).
   *[other] У сховищі Бастіону «{ $bastion }»: { $name } ({ $treasure }; { $rarity } предмет).
}
bastion-art-object-found = Бастіон «{ $bastion }» здобуває скарб: витвір мистецтва вартістю { $value }.
    1к100 ({ $rolls }).
bastion-magic-item-found = Бастіон «{ $bastion }» здобуває скарб: магічний предмет ({ $rarity }).
    1к100 ({ $rolls }).
bastion-theme-chosen = Магічний предмет Бастіону «{ $bastion }» ({ $rarity }) — з розряду «{ $theme }».
bastion-treasure-named = У сховищі Бастіону «{ $bastion }»: { $name } ({ $treasure }).
bastion-treasure-claimed = { $name_length ->
    [0] Зі сховища Бастіону «{ $bastion }» забрано: { $treasure }.
   *[other] Зі сховища Бастіону «{ $bastion }» забрано: { $name } ({ $treasure }).
}
bastion-coffer-emptied = Зі скрині Бастіону «{ $bastion }» забрано { $amount }.

## Падіння

bastion-fell = { $cause ->
    [divestiture] Від Бастіону «{ $bastion }» відмовлено. Його люди розходяться.
    [neglect] Бастіон «{ $bastion }» занедбано. Його люди розійшлися.
   *[ruination] Бастіон «{ $bastion }» лежить у руїнах.
}
