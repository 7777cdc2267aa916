# What characters own: the purse with its ledger, and things.

## Purse

purse-heading = ## 🪙 { $name }: { $money }
purse-ledger-empty = No money has moved yet.
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
    .button = Receive
purse-spend =
    .button = Pay
purse-give =
    .button = Give
purse-form =
    .to = To which character
    .to-gist = The name, as it stands in the list of characters
    .amount = How much
    .amount-gist = For example 12 gp 5 sp; a bare number is gold
    .note = What for

reason-received = received
reason-paid = paid
reason-given = given
reason-got = from a companion
reason-bought = bought

purse-received = { $note ->
    [none] { $name } receives { $amount } and has { $money } now.
   *[other] { $name } receives { $amount } ({ $note }) and has { $money } now.
}
purse-paid = { $note ->
    [none] { $name } pays { $amount } and has { $money } left.
   *[other] { $name } pays { $amount } ({ $note }) and has { $money } left.
}
purse-given = { $note ->
    [none] { $giver } gives { $amount } to { $taker }.
   *[other] { $giver } gives { $amount } to { $taker }: { $note }.
}

purse-too-small = The purse holds { $money_copper }, and { $amount_copper } is needed: { $missing_copper } is missing. Nothing was paid.
purse-too-full = A purse holds at most { $limit_copper }. Write a smaller sum.
purse-amount = A sum must be more than nothing and at most { $limit_copper }.
purse-note = The reason has at most { $limit } characters. Shorten it.

## Things

items-of = ## 🎒 { $name }
    .menu = Look at a thing…
items-none = Nothing is carried.
items-row = { $quantity ->
    [1] { $item }
   *[other] { $quantity } × { $item }
}
items-heading = { $quantity ->
    [1] ## { $item }
   *[other] ## { $quantity } × { $item }
}
items-weight-each = { $weight } each
items-value-each = worth { $value } each
items-use = • { $use }
items-light = { $needs_oil ->
    [yes] { $is_cone ->
        [yes] • Bright Light in a cone of { $bright }, Dim Light for { $dim } more; { $burns } on a flask of oil
       *[no] • Bright Light for { $bright }, Dim Light for { $dim } more; { $burns } on a flask of oil
    }
   *[no] • Bright Light for { $bright }, Dim Light for { $dim } more; burns for { $burns }
}
items-add =
    .button = Add
items-use-one =
    .button = Take one off
items-drop =
    .button = Take all off
items-describe =
    .button = Describe
items-hand =
    .button = Give
items-back =
    .button = All items
items-form =
    .name = Name
    .name-gist = Your own word for it
    .quantity = How many
    .weight = Weight of one, pounds
    .value = Value of one
    .note = Note

items-added = { $gear ->
    [none] { $name } now carries { $quantity ->
        [1] { $item }
       *[other] { $quantity } × { $item }
    }.
   *[other] { $name } now carries { $quantity ->
        [1] { $gear }
       *[other] { $quantity } × { $gear }
    }.
}
items-removed = { $gear ->
    [none] { $name } no longer carries { $quantity ->
        [1] { $item }
       *[other] { $quantity } × { $item }
    }.
   *[other] { $name } no longer carries { $quantity ->
        [1] { $gear }
       *[other] { $quantity } × { $gear }
    }.
}
items-changed = { $gear ->
    [none] { $name }: { $item } has been described anew.
   *[other] { $name }: { $gear } has been described anew.
}
items-given = { $gear ->
    [none] { $giver } gives { $taker } { $quantity ->
        [1] { $item }
       *[other] { $quantity } × { $item }
    }.
   *[other] { $giver } gives { $taker } { $quantity ->
        [1] { $gear }
       *[other] { $quantity } × { $gear }
    }.
}

items-name = A thing has a name of 1 to { $limit } characters.
items-note = A note has at most { $limit } characters. Shorten it.
items-quantity = There can be 1 to { $limit } of a thing.
items-too-few = There { $quantity ->
    [one] is only { $quantity }
   *[other] are only { $quantity }
} of it. Write at most that many.
items-too-many = Nobody keeps track of more than { $limit } kinds of things. Take some off first.
items-weight = A thing weighs at most { $limit_pounds }.
items-value = A thing is worth at most { $limit_copper }.
items-gone = This thing is no longer there. Open the items anew.
items-gear-unknown = There is no such thing in the table of gear. Choose from the list while you type.
items-no-price = No price is known for “{ $text }”. Choose a thing from the list, or add it without buying and pay with { COMMAND("character purse") }.
items-to-oneself = { $name } would be giver and receiver at once. Choose another character.
reading-weight = “{ $text }” is not a weight. Write a number of pounds, for example: 5, 1.5 or 1/4.
