# Що належить персонажам: гаманець із записами та речі.

## Гаманець

purse-heading = ## 🪙 { $name }: { $money }
purse-ledger-empty = Гроші ще не рухалися.
purse-entry = { $other ->
    [none] { $note ->
        [none] **{ $amount }** { $reason }
       *[other] **{ $amount }** { $reason }: { $note }
    }
   *[other] { $note ->
        [none] **{ $amount }** { $reason } ({ $other })
       *[other] **{ $amount }** { $reason } ({ $other }): { $note }
    }
}
purse-earn =
    .button = Отримати
purse-spend =
    .button = Заплатити
purse-give =
    .button = Дати
purse-form =
    .to = Якому персонажеві
    .to-gist = Імʼя, як воно стоїть у списку персонажів
    .amount = Скільки
    .amount-gist = Наприклад, 12 зм 5 см; саме число — це золото
    .note = За що

reason-received = отримано
reason-paid = сплачено
reason-given = передано
reason-got = від супутника
reason-bought = покупка

purse-received = { $note ->
    [none] { $name } отримує { $amount }; тепер у гаманці { $money }.
   *[other] { $name } отримує { $amount } ({ $note }); тепер у гаманці { $money }.
}
purse-paid = { $note ->
    [none] { $name } платить { $amount }; у гаманці лишилося { $money }.
   *[other] { $name } платить { $amount } ({ $note }); у гаманці лишилося { $money }.
}
purse-given = { $note ->
    [none] { $giver } дає { $amount } персонажеві { $taker }.
   *[other] { $giver } дає { $amount } персонажеві { $taker }: { $note }.
}

purse-too-small = У гаманці { $money_copper }, а треба { $amount_copper }: бракує { $missing_copper }. Нічого не сплачено.
purse-too-full = У гаманець уміщається щонайбільше { $limit_copper }. Напишіть меншу суму.
purse-amount = Сума має бути більша за нуль і щонайбільше { $limit_copper }.
purse-note = У поясненні щонайбільше { $limit } символів. Скоротіть його.

## Речі

items-of = ## 🎒 { $name }
    .menu = Роздивитися річ…
items-none = Речей немає.
items-row = { $quantity ->
    [1] { $item }
   *[other] { $item } × { $quantity }
}
items-heading = { $quantity ->
    [1] ## { $item }
   *[other] ## { $item } × { $quantity }
}
items-weight-each = вага однієї: { $weight }
items-value-each = вартість однієї: { $value }
items-use = • { $use }
items-light = { $needs_oil ->
    [yes] { $is_cone ->
        [yes] • Яскраве світло конусом: { $bright }, далі Тьмяне світло: ще { $dim }; фляги олії вистачає на { CASE($burns, "acc") }
       *[no] • Яскраве світло: { $bright }, далі Тьмяне світло: ще { $dim }; фляги олії вистачає на { CASE($burns, "acc") }
    }
   *[no] • Яскраве світло: { $bright }, далі Тьмяне світло: ще { $dim }; горить { CASE($burns, "acc") }
}
items-add =
    .button = Додати
items-use-one =
    .button = Забрати одну
items-drop =
    .button = Забрати всі
items-describe =
    .button = Описати
items-hand =
    .button = Дати
items-back =
    .button = Усі речі
items-form =
    .name = Назва
    .name-gist = Ваше власне слово для неї
    .quantity = Скільки
    .weight = Вага однієї, у фунтах
    .value = Вартість однієї
    .note = Нотатка

items-added = { $gear ->
    [none] { $name } тепер має: { $quantity ->
        [1] { $item }
       *[other] { $item } × { $quantity }
    }.
   *[other] { $name } тепер має: { $quantity ->
        [1] { $gear }
       *[other] { $gear } × { $quantity }
    }.
}
items-removed = { $gear ->
    [none] { $name } більше не має: { $quantity ->
        [1] { $item }
       *[other] { $item } × { $quantity }
    }.
   *[other] { $name } більше не має: { $quantity ->
        [1] { $gear }
       *[other] { $gear } × { $quantity }
    }.
}
items-changed = { $gear ->
    [none] { $name }, річ описано заново: { $item }.
   *[other] { $name }, річ описано заново: { $gear }.
}
items-given = { $gear ->
    [none] { $giver } дає персонажеві { $taker }: { $quantity ->
        [1] { $item }
       *[other] { $item } × { $quantity }
    }.
   *[other] { $giver } дає персонажеві { $taker }: { $quantity ->
        [1] { $gear }
       *[other] { $gear } × { $quantity }
    }.
}

items-name = Назва речі має від 1 до { $limit } символів.
items-note = У нотатці щонайбільше { $limit } символів. Скоротіть її.
items-quantity = Речей одного виду буває від 1 до { $limit }.
items-too-few = { $quantity ->
    [one] Є лише { $quantity } така річ. Напишіть не більше.
    [few] Є лише { $quantity } такі речі. Напишіть не більше.
   *[many] Є лише { $quantity } таких речей. Напишіть не більше.
}
items-too-many = Більше ніж { $limit } видів речей ніхто не злічить. Спершу заберіть якісь.
items-weight = Річ важить щонайбільше { $limit_pounds }.
items-value = Річ варта щонайбільше { $limit_copper }.
items-gone = Цієї речі вже немає. Відкрийте речі заново.
items-gear-unknown = Такої речі в таблиці спорядження немає. Оберіть зі списку, коли пишете.
items-no-price = Ціна речі «{ $text }» невідома. Оберіть річ зі списку або додайте її без купівлі й заплатіть командою { COMMAND("character purse") }.
items-to-oneself = { $name } дає й отримує водночас. Оберіть іншого персонажа.
reading-weight = «{ $text }» — це не вага. Напишіть число фунтів, наприклад: 5, 1,5 або 1/4.
