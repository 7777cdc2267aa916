# Что принадлежит персонажам: кошелёк с записями и вещи.

## Кошелёк

purse-heading = ## 🪙 { $name }: { $money }
purse-ledger-empty = Деньги ещё не двигались.
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
    .button = Получить
purse-spend =
    .button = Заплатить
purse-give =
    .button = Дать
purse-form =
    .to = Какому персонажу
    .to-gist = Имя, как оно стоит в списке персонажей
    .amount = Сколько
    .amount-gist = Например, 12 ЗМ 5 СМ; просто число — это золото
    .note = За что

reason-received = получено
reason-paid = уплачено
reason-given = передано
reason-got = от спутника
reason-bought = покупка

purse-received = { $note ->
    [none] { $name } получает { $amount }; теперь в кошельке { $money }.
   *[other] { $name } получает { $amount } ({ $note }); теперь в кошельке { $money }.
}
purse-paid = { $note ->
    [none] { $name } платит { $amount }; в кошельке осталось { $money }.
   *[other] { $name } платит { $amount } ({ $note }); в кошельке осталось { $money }.
}
purse-given = { $note ->
    [none] { $giver } даёт { $amount } персонажу { $taker }.
   *[other] { $giver } даёт { $amount } персонажу { $taker }: { $note }.
}

purse-too-small = В кошельке { $money_copper }, а нужно { $amount_copper }: не хватает { $missing_copper }. Ничего не уплачено.
purse-too-full = В кошелёк помещается не больше { $limit_copper }. Напишите сумму поменьше.
purse-amount = Сумма должна быть больше нуля и не больше { $limit_copper }.
purse-note = В пояснении не больше { $limit } символов. Сократите его.

## Вещи

items-of = ## 🎒 { $name }
    .menu = Рассмотреть вещь…
items-none = Вещей нет.
items-row = { $quantity ->
    [1] { $item }
   *[other] { $item } × { $quantity }
}
items-heading = { $quantity ->
    [1] ## { $item }
   *[other] ## { $item } × { $quantity }
}
items-weight-each = вес одной: { $weight }
items-value-each = стоимость одной: { $value }
items-use = • { $use }
items-light = { $needs_oil ->
    [yes] { $is_cone ->
        [yes] • Яркий свет конусом: { $bright }, дальше Тусклый свет: ещё { $dim }; фляги масла хватает на { CASE($burns, "acc") }
       *[no] • Яркий свет: { $bright }, дальше Тусклый свет: ещё { $dim }; фляги масла хватает на { CASE($burns, "acc") }
    }
   *[no] • Яркий свет: { $bright }, дальше Тусклый свет: ещё { $dim }; горит { CASE($burns, "acc") }
}
items-add =
    .button = Добавить
items-use-one =
    .button = Убрать одну
items-drop =
    .button = Убрать все
items-describe =
    .button = Описать
items-hand =
    .button = Дать
items-back =
    .button = Все вещи
items-form =
    .name = Название
    .name-gist = Ваше собственное слово для неё
    .quantity = Сколько
    .weight = Вес одной, в фунтах
    .value = Стоимость одной
    .note = Заметка

items-added = { $gear ->
    [none] { $name } теперь несёт: { $quantity ->
        [1] { $item }
       *[other] { $item } × { $quantity }
    }.
   *[other] { $name } теперь несёт: { $quantity ->
        [1] { $gear }
       *[other] { $gear } × { $quantity }
    }.
}
items-removed = { $gear ->
    [none] { $name } больше не несёт: { $quantity ->
        [1] { $item }
       *[other] { $item } × { $quantity }
    }.
   *[other] { $name } больше не несёт: { $quantity ->
        [1] { $gear }
       *[other] { $gear } × { $quantity }
    }.
}
items-changed = { $gear ->
    [none] { $name }, вещь описана заново: { $item }.
   *[other] { $name }, вещь описана заново: { $gear }.
}
items-given = { $gear ->
    [none] { $giver } даёт персонажу { $taker }: { $quantity ->
        [1] { $item }
       *[other] { $item } × { $quantity }
    }.
   *[other] { $giver } даёт персонажу { $taker }: { $quantity ->
        [1] { $gear }
       *[other] { $gear } × { $quantity }
    }.
}

items-name = В названии вещи от 1 до { $limit } символов.
items-note = В заметке не больше { $limit } символов. Сократите её.
items-quantity = Вещей одного вида бывает от 1 до { $limit }.
items-too-few = { $quantity ->
    [one] Есть только { $quantity } такая вещь. Напишите не больше.
    [few] Есть только { $quantity } такие вещи. Напишите не больше.
   *[many] Есть только { $quantity } таких вещей. Напишите не больше.
}
items-too-many = Больше { $limit } видов вещей никто не сочтёт. Сначала уберите какие-нибудь.
items-weight = Вещь весит не больше { $limit_pounds }.
items-value = Вещь стоит не больше { $limit_copper }.
items-gone = Этой вещи уже нет. Откройте вещи заново.
items-gear-unknown = Такой вещи в таблице снаряжения нет. Выберите из списка, когда пишете.
items-no-price = Цена вещи «{ $text }» неизвестна. Выберите вещь из списка или добавьте её без покупки и заплатите командой { COMMAND("character purse") }.
items-to-oneself = { $name } даёт и получает одновременно. Выберите другого персонажа.
reading-weight = «{ $text }» — это не вес. Напишите число фунтов, например: 5, 1,5 или 1/4.
