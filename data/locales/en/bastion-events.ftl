# What happens to Bastions: one message per event of the rules. Outcome first, dice second, consequence last.

## Founding and housekeeping

bastion-founded = { $owner } founds a Bastion: { $bastion }.
    Basic rooms: { $rooms }. { $facilities_count ->
        [0] Special facilities are still to be chosen.
       *[other] Special facilities: { $facilities }.
    }
bastion-level-waived = The DM grants { $bastion } to its owner at level { $level }.
bastion-facility-gained = { $bastion } has a new special facility: { $facility } ({ $space ->
    [cramped] { space-cramped }
    [roomy] { space-roomy }
   *[vast] { space-vast }
}).
bastion-renamed = { $bastion } is now called { $name }.
bastion-described = The origin and look of { $bastion } are written down.
bastion-hireling-named = { $name_length ->
    [0] { $bastion }, { $facility }: a hireling goes without a name again.
   *[other] { $bastion }, { $facility }: a hireling is called { $name }.
}
bastion-defender-named = { $name_length ->
    [0] { $bastion }: a defender goes without a name again.
   *[other] { $bastion }: a defender is called { $name }.
}
bastion-fallen-exchanged = { $bastion }: { $lives_length ->
    [0] a defender without a name lives after all
   *[other] { $lives } lives after all
}; { $fell_length ->
    [0] a defender without a name fell instead.
   *[other] { $fell } fell instead.
}
bastion-presence-set = { $presence ->
    [home] The owner of { $bastion } is at home.
    [away] The owner of { $bastion } is away and out of reach.
   *[in_contact] The owner of { $bastion } is away, but can send word.
}
bastion-maintain-ordered = { $bastion } will keep house on turn { $turn }: order Maintain.
bastion-maintain-withdrawn = The Maintain order of { $bastion } for turn { $turn } is withdrawn.
bastion-order-queued = { $bastion }, { $facility }: order { $order } for turn { $turn }.
bastion-reminder-set = { $on ->
    [yes] The owner of { $bastion } will be reminded before each turn.
   *[no] The owner of { $bastion } will no longer be reminded.
}

## The turn

bastion-turn-taken = { $mode ->
    [maintain] Turn { $turn }: { $bastion } keeps house, as ordered.
    [maintain_away] Turn { $turn }: { $bastion } keeps house, its owner out of reach.
    [orders] Turn { $turn }: { $bastion } sets about its orders.
   *[idle] Turn { $turn }: { $bastion } takes it easy, no order was given.
}
bastion-turn-owed = { $bastion }: turn { $turn } waits until an earlier one is settled.
bastion-project-finished = { $bastion }, { $facility }: order { $order } is done.
bastion-project-paused = { $bastion }, { $facility }: order { $order } rests for this turn.
bastion-order-started = { $days ->
    [one] { $bastion }, { $facility }: order { $order } begins, { $days } day.
   *[other] { $bastion }, { $facility }: order { $order } begins, { $days } days.
}
bastion-order-waits = { $bastion }, { $facility }: order { $order } waits, the facility is out of action on this turn.
bastion-facility-reopened = { $bastion }, { $facility }: back in action.
bastion-hirelings-replaced = { $count ->
    [one] { $bastion }, { $facility }: a new hireling moves in.
   *[other] { $bastion }, { $facility }: { $count } new hirelings move in.
}
bastion-neglect-warned = { $turns ->
    [one] { $bastion } has had no order for { $turns } turn.
   *[other] { $bastion } has had no order for { $turns } turns in a row.
} At { $limit } its people leave; { $left ->
    [one] { $left } turn is left.
   *[other] { $left } turns are left.
}
bastion-neglect-limit-reached = { $turns ->
    [one] { $bastion } has had no order for { $turns } turn
   *[other] { $bastion } has had no order for { $turns } turns
} and would fall now. It stands until the DM says otherwise.

## The roll, for the DM alone

bastion-event-rolled = { $bastion }, turn { $turn }: { $event }. 1d100 = { $roll }.
bastion-event-rolled-twice = { $bastion }, turn { $turn }: { $first } or { $second }. Inner peace, 1d100 twice: { $rolls }.
bastion-roll-kept = { $bastion }: { $event } is kept. 1d100 = { $roll }.
bastion-event-rerolled = { $bastion }: rolled anew, { $event }. 1d100 = { $roll }.
bastion-event-picked = { $bastion }: the DM picks { $event }.
bastion-event-resolved-silently = { $bastion }: { $event }, resolved without a word.
bastion-default-taken = { $bastion }: no answer came, so what was announced happens.

## All is well

bastion-all-was-well = All is well at { $bastion }.
    { $quiet }

## Attack

bastion-attack-beaten-off = { $bastion } beats off an attack.
    { $dice ->
        [0] No dice are rolled.
       *[other] { $dice }d{ $sides } ({ $rolls }), ones: { $ones }.
    }{ $walls ->
        [0] { "" }
        [one] { " " }The walls save { $walls } die.
       *[other] { " " }The walls save { $walls } dice.
    }{ $lieutenants ->
        [0] { "" }
        [one] { " " }The lieutenants save { $lieutenants } die.
       *[other] { " " }The lieutenants save { $lieutenants } dice.
    }
bastion-attack-met-monster = { $bastion } beats off an attack without a loss.
    A friendly monster was there first.
bastion-attack-unopposed = { $bastion } beats off an attack, though it has no defender to lose.
bastion-defenders-fell = { $count ->
    [one] { $count } defender falls
   *[other] { $count } defenders fall
}{ $named ->
    [0] { "" }
   *[other] { " " }({ $names })
}. Still standing: { $left }.
bastion-facility-shut-down = { $facility } is out of action on turn { $turn }; after that it works again, free of charge.
bastion-armory-emptied = The stocked arms in the Armory are used up.
bastion-refugees-fled = { $count ->
    [one] { $count } refugee flees before the fighting.
   *[other] { $count } refugees flee before the fighting.
}
bastion-guest-fled = { $name_length ->
    [0] A guest moves on
   *[other] { $name } moves on
}: { $guest }.

## Hirelings

bastion-criminal-exposed = { $hireling_length ->
    [0] A hireling of { $bastion } is wanted by the law
   *[other] { $hireling } of { $bastion } is wanted by the law
}: { $facility }.
    A bribe would cost { $price }: 1d6 ({ $rolls }) × 100.
bastion-nobody-to-arrest = The law comes to { $bastion } with a warrant and finds nobody to arrest.
bastion-hireling-bribed-free = { $hireling_length ->
    [0] The hireling stays
   *[other] { $hireling } stays
}: { $facility }. The bribe: { $price }.
bastion-hireling-arrested = { $hireling_length ->
    [0] The hireling is led away
   *[other] { $hireling } is led away
}: { $facility }. Somebody new comes on turn { $returns }.
bastion-hirelings-lost = { $count ->
    [one] { $bastion } loses a hireling
   *[other] { $bastion } loses { $count } hirelings
}{ $named ->
    [0] { "" }
   *[other] { " " }({ $names })
}: { $facility }.
    Others take over on turn { $returns }.
bastion-nothing-to-lose = { $bastion } has no special facility that this could strike.

## Opportunity and visitors

bastion-opportunity-arose = An extraordinary opportunity opens for { $bastion }.
    To seize it costs { $price }, and brings another event.
bastion-opportunity-taken = { $bastion } seizes the opportunity for { $price }. The region takes note.
bastion-opportunity-left = { $bastion } lets the opportunity pass.
bastion-visitors-came = Friendly visitors bring { $payment } to { $bastion }.
    1d6 ({ $rolls }) × 100. They ask to use one special facility for a while.
bastion-visitors-used = The visitors use it well: { $facility }. Orders there go on as before.

## Guests

bastion-guest-arrived = A guest comes to { $bastion }: { $guest }.
    1d4 ({ $rolls }){ $payment_rolls_count ->
        [0] .
       *[other] . On leaving the guest will pay { $payment }: 1d6 ({ $payment_rolls }) × 100.
    }
bastion-guest-departed = { $name_length ->
    [0] A guest leaves { $bastion }
   *[other] { $name } leaves { $bastion }
}: { $guest }.{ $payment ->
    [none] { "" }
   *[other] { " " }Left for the house: { $payment }.
}
bastion-guest-dismissed = { $bastion } bids { $name_length ->
    [0] a guest
   *[other] { $name }
} farewell: { $guest }.
bastion-guest-named = The guest of { $bastion } is called { $name }: { $guest }.

## Refugees

bastion-refugees-arrived = { $count ->
    [one] { $count } refugee finds shelter at { $bastion }
   *[other] { $count } refugees find shelter at { $bastion }
}: 2d4 ({ $count_rolls }).
    They give { $payment } for it: 1d6 ({ $payment_rolls }) × 100.
bastion-refugees-sheltered = { $bastion } lets the refugees sleep indoors: { $room }.
bastion-refugees-camped = The refugees camp outside { $bastion }.
bastion-refugees-resettled = { $count ->
    [one] { $count } refugee of { $bastion } has a new home.
   *[other] { $count } refugees of { $bastion } have a new home.
}

## Request for aid

bastion-aid-requested = { $bastion } is asked for help.
    Defenders who could go: { $defenders }.
bastion-aid-impossible = { $bastion } is asked for help, but has no defender to send.
bastion-aid-given = Help came in time: { $bastion } earns { $reward }.
    { $sent }d{ $sides } ({ $rolls }) = { $total } against { $target }. Reward: 1d6 ({ $reward_rolls }) × 100.
bastion-aid-cost-lives = The trouble is over, but at a price: { $bastion } earns { $reward } and loses a defender.
    { $sent }d{ $sides } ({ $rolls }) = { $total } against { $target }. Reward: 1d6 ({ $reward_rolls }) × 100, halved.
bastion-aid-declined = { $bastion } sends nobody.

## Discoveries, treasure, stores

bastion-discovery-made = The hirelings of { $bastion } come upon something magical: one { $rarity } potion or scroll.
    The owner says which.
bastion-discovery-chosen = { $name_length ->
    [0] In the stores of { $bastion }: { $treasure }, { $rarity }.
   *[other] In the stores of { $bastion }: { $name } ({ $treasure }, { $rarity }).
}
bastion-art-object-found = A treasure comes to { $bastion }: an art object worth { $value }.
    1d100 ({ $rolls }).
bastion-magic-item-found = A treasure comes to { $bastion }: a magic item.
    1d100 ({ $rolls }): { $rarity }.
bastion-theme-chosen = The magic item of { $bastion } is one of the { $theme }, { $rarity }.
bastion-treasure-named = In the stores of { $bastion }: { $name } ({ $treasure }).
bastion-treasure-claimed = { $name_length ->
    [0] Taken from the stores of { $bastion }: { $treasure }.
   *[other] Taken from the stores of { $bastion }: { $name } ({ $treasure }).
}
bastion-coffer-emptied = Taken from the coffer of { $bastion }: { $amount }.

## The fall

bastion-fell = { $cause ->
    [divestiture] { $bastion } is given up. Its people go their ways.
    [neglect] { $bastion } falls to neglect. Its people have left.
   *[ruination] { $bastion } lies in ruins.
}
