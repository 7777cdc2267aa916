# The settings panel and what it tells.

## What happened

settings-language-chosen = Language of the campaign: { $language }.
settings-timezone-chosen = Time zone: { $timezone }.
settings-units-chosen = { $units ->
    [metric] The campaign measures in metres, kilometres and °C.
   *[imperial] The campaign measures in feet, miles and °F.
}
settings-tick-scheduled = Weekly tick: { $weekday }, { $at }.
settings-tick-stopped = There is no weekly tick any more.
settings-turn-length-chosen = A Bastion turn falls due every { $days ->
    [one] day
   *[other] { $days } days
}.
settings-choice-time-chosen = A choice stays open for { $hours ->
    [one] { $hours } real hour
   *[other] { $hours } real hours
}, then its default is taken.
settings-catch-up-chosen = Weekly ticks missed while the bot was away: { $policy ->
    [run] they are made up for.
    [skip] they are skipped.
   *[ask] the DM is asked.
}
settings-dm-role-named = Whoever has the role <@&{ $role }> is a DM.
settings-dm-role-dropped = The role <@&{ $role }> no longer makes a DM.
settings-dm-named = <@{ $user }> is a DM.
settings-dm-dropped = <@{ $user }> is no longer named as a DM.
settings-dm-seat-filled = No DM was left, so <@{ $by }>, who manages the server, named a new one.
settings-dm-channel-filled = No DM was left, so <@{ $by }>, who manages the server, chose a new DM channel.
settings-dm-channel-chosen = DM channel: <#{ $channel }>.
settings-table-channel-chosen = Table channel: <#{ $channel }>.
settings-place-bound = The campaign is bound to <#{ $channel }>.
settings-place-freed = The campaign is no longer bound to <#{ $channel }>.
settings-system-switched = { $on ->
    [yes] Switched on: { $system }.
   *[no] Switched off: { $system }.
}
settings-automation-chosen = { $automation }: { $to ->
    [automatic] the bot does it by itself.
    [remind] the bot reminds the DM.
   *[off] the bot keeps out of it.
}
settings-ruling-made = Ruling on “{ $ruling }”: { $answer }.

## The panel

settings-heading = ## Settings of { $name }

settings-page-general = General
    .gist = Name, language, time zone, units
settings-page-dms = Who is DM
    .gist = A role, or people by name
settings-page-channels = Channels
    .gist = DM channel, table channel, where the campaign is played
settings-page-tick = Weekly tick
    .gist = When the real week turns the campaign’s
settings-page-turns = Bastion turns
    .gist = How long a turn is, how long choices stay open
settings-page-systems = Parts of the game
    .gist = What this campaign does without
settings-page-automation = Automation
    .gist = What the bot does by itself
settings-page-rulings = Rulings
    .gist = Your answers to what the rules leave open

settings-general =
    🏷️ **Name:** { $name }
    🗣️ **Language:** { $language }
    🌍 **Time zone:** { $zone }
    📏 **Units:** { $units ->
        [metric] metres, kilometres, °C
       *[imperial] feet, miles, °F
    }
settings-units = { $units ->
    [metric] Metres, kilometres, °C
   *[imperial] Feet, miles, °F
}
settings-form-units = Units

settings-dms =
    🎩 **DM:** { $dms }
    { $is_dm ->
        [yes] Choose one role, people by name, or both. DMs read every secret and move time.
       *[no] Only a DM changes who is DM. If none is left, you can name one here, and the table will hear of it.
    }

settings-channels =
    🔒 **DM channel:** { $dm_channel }
    🎲 **Table channel:** { $table }
    📍 **Played in:** { $bound ->
        [yes] { $places }
       *[no] the whole server
    }
    -# Bound to channels or categories, the campaign answers only there, in their threads, and in its own two channels.
settings-choose-dm-channel = DM channel
settings-choose-table-channel = Table channel
settings-choose-places = Played in: none chosen is the whole server

settings-tick =
    🗓️ **Weekly tick:** { $tick }
    In downtime it moves time to the next Bastion turn; if a turn already fell due that week, it only says so. For time that passes this way no food is charged and no rest is counted.
    🧭 **The party:** { $is_out ->
        [yes] out; the tick asks the DM first
       *[no] in downtime
    }
    💤 **Missed while the bot was away:** { $policy ->
        [run] made up for
        [skip] skipped
       *[ask] the DM is asked
    }
settings-catch-up = { $policy ->
    [run] Missed ticks: make up for them
    [skip] Missed ticks: skip them
   *[ask] Missed ticks: ask the DM
}
settings-hour-button = Time of day
settings-set-out = The party sets out
settings-come-home = The party is back

settings-turns =
    🏰 **A Bastion turn falls due every** { $days ->
        [one] day
       *[other] { $days } days
    } of game time. Turn { $turn } is next, on { $due }.
    ⏳ **A choice stays open for** { $hours ->
        [one] { $hours } real hour
       *[other] { $hours } real hours
    }; then its stated default is taken.
settings-form-days = Days from turn to turn, { $low } to { $high }
settings-form-hours = Hours a choice stays open, { $low } to { $high }

settings-to-come = { $mark } This has no effect yet. Your choice is kept for the version that brings it.

settings-systems = What this campaign plays with. Take out of the menu what it does without.
settings-system-line = { $on ->
    [yes] ✅ **{ $system }**: { $gist }
   *[no] ▫️ ~~{ $system }~~
}

settings-automation = What the bot does by itself, what it reminds the DM of, what it keeps out of.
settings-automation-line = **{ $automation }:** { $now ->
    [automatic] by itself
    [remind] reminds
   *[off] off
}
settings-automation-item = **{ $automation }**
    { $gist }
    Now: { $now ->
        [automatic] by itself
        [remind] reminds
       *[off] off
    }. By default: { $default ->
        [automatic] by itself
        [remind] reminds
       *[off] off
    }.
settings-automation-automatic = By itself
settings-automation-remind = Reminds
settings-automation-off = Off
settings-automation-choose = Look closer at…

settings-rulings = { $count ->
    [one] { $count } question
   *[other] { $count } questions
} that the rules leave open, each with a default. Choose one to read it and to answer it your way.
settings-ruling-item = **{ $ruling }**
    { $question }
    > { $text }
    -# Source: { $source }
    ✅ **Here:** { $now }
    -# Default: { $default }
settings-rulings-choose = Read a question…

## Refusals

settings-dm-decides = Only a DM of this campaign changes who is DM and where the DM channel is. Ask one of them.
settings-no-dm = A campaign needs a DM. Choose a role or at least one person.
settings-one-dm-role = Only one role can be the DM role. Choose one, and add others by name.
settings-too-many-dms = At most { $limit } people can be DMs by name. Choose fewer, or a role.
settings-channels-alike = The DM channel and the table channel must differ: secrets go to one, everyone reads the other. Choose two channels.
settings-too-many-places = A campaign can be bound to at most { $limit } channels and categories. Choose fewer, or a category that holds them.
settings-place-taken = <#{ $channel_id }> belongs to another campaign already: { $name }. Choose another channel.
settings-server-taken = { $name } is played on the whole server already, and two such campaigns could not be told apart. Bind one of them to channels or categories first: { COMMAND("campaign settings") }.
settings-language-unknown = I do not speak “{ $language }”. Choose English, Ukrainian or Russian.
settings-tick-unreadable = This is no weekday with an hour. Write for example: Sun 20:00, or off.
settings-turn-length-out-of-range = A Bastion turn is { $low } to { $high } days long. Write a number between them.
settings-choice-time-out-of-range = A choice stays open for { $low } to { $high } hours. Write a number between them.
settings-unknown = There is no setting “{ $id }”. Open the settings anew.
settings-value-unknown = The ruling “{ $ruling_kind }” has no answer “{ $value }”. Open the settings anew.
