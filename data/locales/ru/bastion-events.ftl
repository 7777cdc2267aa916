# Что происходит с Бастионами: одно сообщение на событие правил. Сначала итог, потом кости, в конце следствие.

## Основание и хозяйство

bastion-founded = { $owner } основывает Бастион «{ $bastion }».
    Базовые помещения: { $rooms }. { $facilities_count ->
        [0] Специальные помещения ещё предстоит выбрать.
        [one] Специальное помещение: { $facilities }.
        [few] Специальные помещения: { $facilities }.
        [many] Специальные помещения: { $facilities }.
       *[other] Специальные помещения: { $facilities }.
    }
bastion-level-waived = Мастер разрешает Бастион «{ $bastion }» владельцу { $level }-го уровня.
bastion-facility-gained = У Бастиона «{ $bastion }» новое специальное помещение: { $facility } ({ $space ->
    [cramped] { space-cramped }
    [roomy] { space-roomy }
   *[vast] { space-vast }
}).
bastion-renamed = Бастион «{ $bastion }» теперь зовётся «{ $name }».
bastion-described = Происхождение и облик Бастиона «{ $bastion }» записаны.
bastion-hireling-named = { $name_length ->
    [0] Бастион «{ $bastion }», { $facility }: наёмник снова без имени.
   *[other] Бастион «{ $bastion }», { $facility }: имя наёмника — { $name }.
}
bastion-defender-named = { $name_length ->
    [0] Бастион «{ $bastion }»: Защитник снова без имени.
   *[other] Бастион «{ $bastion }»: имя Защитника — { $name }.
}
bastion-fallen-exchanged = Бастион «{ $bastion }». Всё-таки живёт: { $lives_length ->
    [0] безымянный Защитник
   *[other] { $lives }
}. Вместо этого гибнет: { $fell_length ->
    [0] безымянный Защитник
   *[other] { $fell }
}.
bastion-presence-set = { $presence ->
    [home] Владелец Бастиона «{ $bastion }» дома.
    [away] Владелец Бастиона «{ $bastion }» в отъезде, связи нет.
   *[in_contact] Владелец Бастиона «{ $bastion }» в отъезде, но на связи.
}
bastion-maintain-ordered = Бастион «{ $bastion }» получает приказ Обслуживание на ход { $turn }.
bastion-maintain-withdrawn = Приказ Обслуживание для Бастиона «{ $bastion }» на ход { $turn } отменён.
bastion-order-queued = Бастион «{ $bastion }», { $facility }: приказ { $order } на ход { $turn }.
bastion-reminder-set = { $on ->
    [yes] Владелец Бастиона «{ $bastion }» будет получать напоминание перед каждым ходом.
   *[no] Напоминаний для владельца Бастиона «{ $bastion }» больше не будет.
}

## Ход

bastion-turn-taken = { $mode ->
    [maintain] Ход { $turn }. Бастион «{ $bastion }» выполняет приказ Обслуживание.
    [maintain_away] Ход { $turn }. Бастион «{ $bastion }» сам заботится о себе: с владельцем нет связи.
    [orders] Ход { $turn }. Бастион «{ $bastion }» берётся за приказы.
   *[idle] Ход { $turn }. Бастион «{ $bastion }» отдыхает: приказов не было.
}
bastion-turn-owed = Бастион «{ $bastion }»: ход { $turn } ждёт, пока завершится прежний.
bastion-project-finished = Бастион «{ $bastion }», { $facility }: приказ { $order } выполнен.
bastion-project-paused = Бастион «{ $bastion }», { $facility }: приказ { $order } на этом ходу стоит.
bastion-order-started = { $days ->
    [one] Бастион «{ $bastion }», { $facility }: начат приказ { $order }, { $days } день.
    [few] Бастион «{ $bastion }», { $facility }: начат приказ { $order }, { $days } дня.
   *[many] Бастион «{ $bastion }», { $facility }: начат приказ { $order }, { $days } дней.
}
bastion-order-waits = Бастион «{ $bastion }», { $facility }: приказ { $order } ждёт, на этом ходу помещение не работает.
bastion-facility-reopened = Бастион «{ $bastion }», { $facility }: помещение снова работает.
bastion-hirelings-replaced = { $count ->
    [one] Бастион «{ $bastion }», { $facility }: { $count } новый наёмник.
    [few] Бастион «{ $bastion }», { $facility }: { $count } новых наёмника.
   *[many] Бастион «{ $bastion }», { $facility }: { $count } новых наёмников.
}
bastion-neglect-warned = { $turns ->
    [one] Бастион «{ $bastion }» уже { $turns } ход без приказов.
    [few] Бастион «{ $bastion }» уже { $turns } хода подряд без приказов.
   *[many] Бастион «{ $bastion }» уже { $turns } ходов подряд без приказов.
} Предел — { $limit }, потом люди разойдутся; { $left ->
    [one] остался { $left } ход.
    [few] осталось { $left } хода.
   *[many] осталось { $left } ходов.
}
bastion-neglect-limit-reached = { $turns ->
    [one] Бастион «{ $bastion }» уже { $turns } ход без приказов
    [few] Бастион «{ $bastion }» уже { $turns } хода без приказов
   *[many] Бастион «{ $bastion }» уже { $turns } ходов без приказов
} и должен бы пасть. Он стоит, пока Мастер не решит иначе.

## Бросок, только для Мастера

bastion-event-rolled = Бастион «{ $bastion }», ход { $turn }: { $event }. 1к100 = { $roll }.
bastion-event-rolled-twice = Бастион «{ $bastion }», ход { $turn }: { $first } или { $second }. Внутренний покой, 1к100 дважды: { $rolls }.
bastion-roll-kept = Бастион «{ $bastion }»: остаётся { $event }. 1к100 = { $roll }.
bastion-event-rerolled = Бастион «{ $bastion }»: после переброса — { $event }. 1к100 = { $roll }.
bastion-event-picked = Бастион «{ $bastion }»: Мастер выбирает событие { $event }.
bastion-event-resolved-silently = Бастион «{ $bastion }»: { $event }, разыграно без огласки.
bastion-default-taken = Бастион «{ $bastion }»: ответа не было, и происходит то, что объявлено.

## Всё спокойно

bastion-all-was-well = В Бастионе «{ $bastion }» всё спокойно.
    { $quiet }

## Нападение

bastion-attack-beaten-off = Бастион «{ $bastion }» отбивает нападение.
    { $dice ->
        [0] Кости не бросают.
       *[other] { $dice }к{ $sides } ({ $rolls }), единиц: { $ones }.
    }{ $walls ->
        [0] { "" }
        [one] { " " }Благодаря стенам на { $walls } кость меньше.
        [few] { " " }Благодаря стенам на { $walls } кости меньше.
       *[many] { " " }Благодаря стенам на { $walls } костей меньше.
    }{ $lieutenants ->
        [0] { "" }
        [one] { " " }Благодаря лейтенантам на { $lieutenants } кость меньше.
        [few] { " " }Благодаря лейтенантам на { $lieutenants } кости меньше.
       *[many] { " " }Благодаря лейтенантам на { $lieutenants } костей меньше.
    }
bastion-attack-met-monster = Бастион «{ $bastion }» отбивает нападение без единой потери.
    Навстречу врагам выходит дружелюбное чудовище.
bastion-attack-unopposed = Бастион «{ $bastion }» отбивает нападение, хотя Защитников у него нет.
bastion-defenders-fell = { $count ->
    [one] Гибнет { $count } Защитник
    [few] Гибнут { $count } Защитника
   *[many] Гибнут { $count } Защитников
}{ $named ->
    [0] { "" }
   *[other] { " " }({ $names })
}. Осталось: { $left }.
bastion-facility-shut-down = Помещение «{ $facility }» не работает на ходу { $turn }; потом оно снова действует, без затрат.
bastion-armory-emptied = Запас оружия в Оружейной исчерпан.
bastion-refugees-fled = { $count ->
    [one] От боя бежит { $count } беженец.
    [few] От боя бегут { $count } беженца.
   *[many] От боя бегут { $count } беженцев.
}
bastion-guest-fled = { $name_length ->
    [0] Гость отправляется дальше
   *[other] { $name } отправляется дальше
}: { $guest }.

## Наёмники

bastion-criminal-exposed = { $hireling_length ->
    [0] Бастион «{ $bastion }»: наёмника разыскивает закон
   *[other] Бастион «{ $bastion }»: закон разыскивает наёмника по имени { $hireling }
} ({ $facility }).
    Взятка стоила бы { $price }: 1к6 ({ $rolls }) × 100.
bastion-nobody-to-arrest = В Бастион «{ $bastion }» приезжают с ордером, но арестовывать некого.
bastion-hireling-bribed-free = { $hireling_length ->
    [0] Наёмник остаётся
   *[other] { $hireling } остаётся
} ({ $facility }). Взятка: { $price }.
bastion-hireling-arrested = { $hireling_length ->
    [0] Наёмник арестован
   *[other] Наёмник по имени { $hireling } арестован
} ({ $facility }). Замена прибудет на ходу { $returns }.
bastion-hirelings-lost = { $count ->
    [one] Бастион «{ $bastion }» теряет { $count } наёмника
    [few] Бастион «{ $bastion }» теряет { $count } наёмников
   *[many] Бастион «{ $bastion }» теряет { $count } наёмников
}{ $named ->
    [0] { "" }
   *[other] { ", " }имена: { $names }
} ({ $facility }).
    Замена прибудет на ходу { $returns }.
bastion-nothing-to-lose = У Бастиона «{ $bastion }» нет специальных помещений, которых это могло бы коснуться.

## Возможность и посетители

bastion-opportunity-arose = Перед Бастионом «{ $bastion }» открывается исключительная возможность.
    Воспользоваться ею стоит { $price }, и тогда случится ещё одно событие.
bastion-opportunity-taken = Бастион «{ $bastion }» пользуется возможностью за { $price }. О нём уже говорят.
bastion-opportunity-left = Бастион «{ $bastion }» упускает возможность.
bastion-visitors-came = Дружелюбные посетители приносят Бастиону «{ $bastion }» { $payment }.
    1к6 ({ $rolls }) × 100. За это они просят немного поработать в одном из специальных помещений.
bastion-visitors-used = Посетителям пригодилось помещение «{ $facility }». Приказы там выполняются, как и прежде.

## Гости

bastion-guest-arrived = В Бастионе «{ $bastion }» гостит { $guest }.
    1к4 ({ $rolls }){ $payment_rolls_count ->
        [0] .
       *[other] . Плата на прощание — { $payment }: 1к6 ({ $payment_rolls }) × 100.
    }
bastion-guest-departed = { $name_length ->
    [0] Гость покидает Бастион «{ $bastion }»
   *[other] { $name } покидает Бастион «{ $bastion }»
} ({ $guest }).{ $payment ->
    [none] { "" }
   *[other] { " " }Подарок дому: { $payment }.
}
bastion-guest-dismissed = Бастион «{ $bastion }» прощается с гостем{ $name_length ->
    [0] { "" }
   *[other] { " " }по имени { $name }
} ({ $guest }).
bastion-guest-named = Имя гостя Бастиона «{ $bastion }» — { $name } ({ $guest }).

## Беженцы

bastion-refugees-arrived = { $count ->
    [one] { $count } беженец находит приют
    [few] { $count } беженца находят приют
   *[many] { $count } беженцев находят приют
} в Бастионе «{ $bastion }»: 2к4 ({ $count_rolls }).
    Благодарность — { $payment }: 1к6 ({ $payment_rolls }) × 100.
bastion-refugees-sheltered = Бастион «{ $bastion }» даёт беженцам кров: { $room }.
bastion-refugees-camped = Беженцы встают лагерем у Бастиона «{ $bastion }».
bastion-refugees-resettled = { $count ->
    [one] У { $count } беженца из Бастиона «{ $bastion }» новый дом.
    [few] У { $count } беженцев из Бастиона «{ $bastion }» новый дом.
   *[many] У { $count } беженцев из Бастиона «{ $bastion }» новый дом.
}

## Просьба о помощи

bastion-aid-requested = Бастион «{ $bastion }» просят о помощи.
    Защитников, которые могут отправиться: { $defenders }.
bastion-aid-impossible = Бастион «{ $bastion }» просят о помощи, но послать некого.
bastion-aid-given = Помощь подоспела вовремя: Бастион «{ $bastion }» получает { $reward }.
    { $sent }к{ $sides } ({ $rolls }) = { $total } против { $target }. Награда: 1к6 ({ $reward_rolls }) × 100.
bastion-aid-cost-lives = Беда отведена дорогой ценой: Бастион «{ $bastion }» получает { $reward } и теряет Защитника.
    { $sent }к{ $sides } ({ $rolls }) = { $total } против { $target }. Награда: 1к6 ({ $reward_rolls }) × 100, вдвое меньше.
bastion-aid-declined = Бастион «{ $bastion }» никого не посылает.

## Находки, сокровища, хранилище

bastion-discovery-made = Наёмники Бастиона «{ $bastion }» находят магический предмет ({ $rarity }).
    Какое это зелье или свиток, говорит владелец.
bastion-discovery-chosen = { $name_length ->
    [0] В хранилище Бастиона «{ $bastion }»: { $treasure } ({ $rarity } предмет).
   *[other] В хранилище Бастиона «{ $bastion }»: { $name } ({ $treasure }; { $rarity } предмет).
}
bastion-art-object-found = Бастион «{ $bastion }» обретает сокровище: произведение искусства стоимостью { $value }.
    1к100 ({ $rolls }).
bastion-magic-item-found = Бастион «{ $bastion }» обретает сокровище: магический предмет ({ $rarity }).
    1к100 ({ $rolls }).
bastion-theme-chosen = Магический предмет Бастиона «{ $bastion }» ({ $rarity }) — из разряда «{ $theme }».
bastion-treasure-named = В хранилище Бастиона «{ $bastion }»: { $name } ({ $treasure }).
bastion-treasure-claimed = { $name_length ->
    [0] Из хранилища Бастиона «{ $bastion }» взято: { $treasure }.
   *[other] Из хранилища Бастиона «{ $bastion }» взято: { $name } ({ $treasure }).
}
bastion-coffer-emptied = Из сундука Бастиона «{ $bastion }» взято { $amount }.

## Падение

bastion-fell = { $cause ->
    [divestiture] От Бастиона «{ $bastion }» отказались. Его люди расходятся.
    [neglect] Бастион «{ $bastion }» заброшен. Его люди разошлись.
   *[ruination] Бастион «{ $bastion }» лежит в руинах.
}
