# Панель настроек и то, о чём она сообщает.

## Что произошло

settings-language-chosen = Язык кампании: { $language }.
settings-timezone-chosen = Часовой пояс: { $timezone }.
settings-units-chosen = { $units ->
    [metric] Кампания измеряет в метрах, километрах и °C.
   *[imperial] Кампания измеряет в футах, милях и °F.
}
settings-tick-scheduled = Еженедельный отсчёт: { $weekday }, { $at }.
settings-tick-stopped = Еженедельного отсчёта больше нет.
settings-turn-length-chosen = Между ходами Бастиона { $days ->
    [one] проходит { $days } день
    [few] проходят { $days } дня
   *[many] проходит { $days } дней
}.
settings-choice-time-chosen = На выбор есть { $hours ->
    [one] { $hours } настоящий час
    [few] { $hours } настоящих часа
   *[many] { $hours } настоящих часов
}, дальше действует ответ по умолчанию.
settings-catch-up-chosen = Еженедельные отсчёты, пропущенные, пока бота не было: { $policy ->
    [run] навёрстываются.
    [skip] пропускаются.
   *[ask] решает Мастер.
}
settings-dm-role-named = У кого роль <@&{ $role }>, тот Мастер.
settings-dm-role-dropped = Роль <@&{ $role }> больше не делает Мастером.
settings-dm-named = <@{ $user }> — Мастер.
settings-dm-dropped = <@{ $user }> больше не в списке Мастеров.
settings-dm-seat-filled = Мастера не осталось, поэтому нового назначает <@{ $by }> (управляет сервером).
settings-dm-channel-filled = Мастера не осталось, поэтому новый канал Мастера выбирает <@{ $by }> (управляет сервером).
settings-dm-channel-chosen = Канал Мастера: <#{ $channel }>.
settings-table-channel-chosen = Канал стола: <#{ $channel }>.
settings-place-bound = Кампания привязана к <#{ $channel }>.
settings-place-freed = Кампания больше не привязана к <#{ $channel }>.
settings-system-switched = { $on ->
    [yes] Включено: { $system }.
   *[no] Выключено: { $system }.
}
settings-automation-chosen = { $automation }: { $to ->
    [automatic] бот делает это сам.
    [remind] бот напоминает Мастеру.
   *[off] бот не вмешивается.
}
settings-ruling-made = Толкование «{ $ruling }»: { $answer }.

## Панель

settings-heading = ## Настройки кампании { $name }

settings-page-general = Общее
    .gist = Название, язык, часовой пояс, единицы
settings-page-dms = Кто Мастер
    .gist = Роль или люди поимённо
settings-page-channels = Каналы
    .gist = Канал Мастера, канал стола, где играют
settings-page-tick = Еженедельный отсчёт
    .gist = Когда настоящая неделя двигает время кампании
settings-page-turns = Ходы Бастиона
    .gist = Сколько длится ход и сколько времени есть на выбор
settings-page-systems = Части игры
    .gist = Без чего эта кампания обходится
settings-page-automation = Автоматизация
    .gist = Что бот делает сам
settings-page-rulings = Толкования правил
    .gist = Ваши ответы на то, что правила оставляют открытым

settings-general =
    🏷️ **Название:** { $name }
    🗣️ **Язык:** { $language }
    🌍 **Часовой пояс:** { $zone }
    📏 **Единицы:** { $units ->
        [metric] метры, километры, °C
       *[imperial] футы, мили, °F
    }
settings-units = { $units ->
    [metric] Метры, километры, °C
   *[imperial] Футы, мили, °F
}
settings-form-units = Единицы

settings-dms =
    🎩 **Мастер:** { $dms }
    { $is_dm ->
        [yes] Выберите одну роль, людей поимённо или и то, и другое. Мастера читают все тайны и двигают время.
       *[no] Кто Мастер, решает только Мастер. Если Мастера не осталось, вы можете назначить его здесь, и стол об этом узнает.
    }

settings-channels =
    🔒 **Канал Мастера:** { $dm_channel }
    🎲 **Канал стола:** { $table }
    📍 **Где играют:** { $bound ->
        [yes] { $places }
       *[no] весь сервер
    }
    -# Привязанная к каналам или категориям, кампания отвечает только там, в их ветках и в двух собственных каналах.
settings-choose-dm-channel = Канал Мастера
settings-choose-table-channel = Канал стола
settings-choose-places = Где играют: если не выбрать, весь сервер

settings-tick =
    🗓️ **Еженедельный отсчёт:** { $tick }
    Между приключениями он двигает время к следующему ходу Бастиона; если ход той недели уже наступил, лишь говорит об этом. За это время не списывают еду и не засчитывают отдых.
    🧭 **Группа:** { $is_out ->
        [yes] в походе; отсчёт сначала спрашивает Мастера
       *[no] между приключениями
    }
    💤 **Пропущенное, пока бота не было:** { $policy ->
        [run] навёрстывается
        [skip] пропускается
       *[ask] решает Мастер
    }
settings-catch-up = { $policy ->
    [run] Пропущенные отсчёты: наверстать
    [skip] Пропущенные отсчёты: пропустить
   *[ask] Пропущенные отсчёты: спросить Мастера
}
settings-hour-button = Время
settings-set-out = Группа отправляется
settings-come-home = Группа вернулась

settings-turns =
    🏰 **Между ходами Бастиона проходит** { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } игрового времени. Следующий, { $turn }-й, наступает: { $due }.
    ⏳ **На выбор есть** { $hours ->
        [one] { $hours } настоящий час
        [few] { $hours } настоящих часа
       *[many] { $hours } настоящих часов
    }; дальше действует названный ответ по умолчанию.
settings-form-days = Дней от хода до хода, { $low }–{ $high }
settings-form-hours = Часов на выбор, { $low }–{ $high }

settings-to-come = { $mark } Пока ни на что не влияет. Выбор сохранится до версии, в которой это появится.

settings-systems = Во что играет эта кампания. Снимите в меню то, без чего она обходится.
settings-system-line = { $on ->
    [yes] ✅ **{ $system }**: { $gist }
   *[no] ▫️ ~~{ $system }~~
}

settings-automation = Что бот делает сам, о чём напоминает Мастеру, во что не вмешивается.
settings-automation-line = **{ $automation }:** { $now ->
    [automatic] сам
    [remind] напоминает
   *[off] выключено
}
settings-automation-item = **{ $automation }**
    { $gist }
    Сейчас: { $now ->
        [automatic] сам
        [remind] напоминает
       *[off] выключено
    }. По умолчанию: { $default ->
        [automatic] сам
        [remind] напоминает
       *[off] выключено
    }.
settings-automation-automatic = Сам
settings-automation-remind = Напоминает
settings-automation-off = Выключено
settings-automation-choose = Присмотреться к…

settings-rulings = { $count ->
    [one] { $count } вопрос, который
    [few] { $count } вопроса, которые
   *[many] { $count } вопросов, которые
} правила оставляют открытыми, и для каждого есть ответ по умолчанию. Выберите, чтобы прочитать и ответить по-своему.
settings-ruling-item = **{ $ruling }**
    { $question }
    > { $text }
    -# Источник: { $source }
    ✅ **Здесь:** { $now }
    -# По умолчанию: { $default }
settings-rulings-choose = Прочитать вопрос…

## Отказы

settings-dm-decides = Кто Мастер и где канал Мастера, решает только Мастер этой кампании. Обратитесь к нему.
settings-no-dm = Кампании нужен Мастер. Выберите роль или хотя бы одного человека.
settings-one-dm-role = Роль Мастера может быть только одна. Выберите одну, а остальных добавьте поимённо.
settings-too-many-dms = Поимённо Мастеров может быть не больше { $limit }. Выберите меньше или роль.
settings-channels-alike = Канал Мастера и канал стола должны быть разными: в один идут тайны, другой читают все. Выберите два канала.
settings-too-many-places = Кампанию можно привязать не больше чем к { $limit } каналам и категориям. Выберите меньше или категорию, в которой они лежат.
settings-place-taken = <#{ $channel_id }> уже принадлежит другой кампании: { $name }. Выберите другой канал.
settings-server-taken = Кампания { $name } уже идёт на всём сервере, и две такие не различить. Сначала привяжите одну из них к каналам или категориям: { COMMAND("campaign settings") }.
settings-language-unknown = На языке «{ $language }» бот не говорит. Выберите английский, украинский или русский.
settings-tick-unreadable = Это не день недели с часом. Напишите, например: вс 20:00, или: выкл.
settings-turn-length-out-of-range = Ход Бастиона длится от { $low } до { $high } дней. Напишите число в этих пределах.
settings-choice-time-out-of-range = На выбор дают от { $low } до { $high } часов. Напишите число в этих пределах.
settings-unknown = Настройки «{ $id }» нет. Откройте настройки заново.
settings-value-unknown = В толковании «{ $ruling_kind }» нет ответа «{ $value }». Откройте настройки заново.
