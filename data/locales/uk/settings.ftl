# Панель налаштувань і те, про що вона сповіщає.

## Що сталося

settings-language-chosen = Мова кампанії: { $language }.
settings-timezone-chosen = Часовий пояс: { $timezone }.
settings-units-chosen = { $units ->
    [metric] Кампанія міряє метрами, кілометрами та °C.
   *[imperial] Кампанія міряє футами, милями та °F.
}
settings-tick-scheduled = Щотижневий відлік: { $weekday }, { $at }.
settings-tick-stopped = Щотижневого відліку більше немає.
settings-turn-length-chosen = Між ходами Бастіону { $days ->
    [one] минає { $days } день
    [few] минають { $days } дні
   *[many] минає { $days } днів
}.
settings-choice-time-chosen = На вибір є { $hours ->
    [one] { $hours } справжня година
    [few] { $hours } справжні години
   *[many] { $hours } справжніх годин
}, далі діє типова відповідь.
settings-catch-up-chosen = Щотижневі відліки, пропущені, поки бота не було: { $policy ->
    [run] надолужуються.
    [skip] пропускаються.
   *[ask] вирішує Майстер.
}
settings-dm-role-named = Хто має роль <@&{ $role }>, той Майстер.
settings-dm-role-dropped = Роль <@&{ $role }> більше не робить Майстром.
settings-dm-named = <@{ $user }> — Майстер.
settings-dm-dropped = <@{ $user }> більше не в списку Майстрів.
settings-dm-seat-filled = Майстра не лишилося, тож нового призначає <@{ $by }> (керує сервером).
settings-dm-channel-filled = Майстра не лишилося, тож новий канал Майстра обирає <@{ $by }> (керує сервером).
settings-dm-channel-chosen = Канал Майстра: <#{ $channel }>.
settings-table-channel-chosen = Канал столу: <#{ $channel }>.
settings-place-bound = Кампанію привʼязано до <#{ $channel }>.
settings-place-freed = Кампанія більше не привʼязана до <#{ $channel }>.
settings-system-switched = { $on ->
    [yes] Увімкнено: { $system }.
   *[no] Вимкнено: { $system }.
}
settings-automation-chosen = { $automation }: { $to ->
    [automatic] бот робить це сам.
    [remind] бот нагадує Майстрові.
   *[off] бот не втручається.
}
settings-ruling-made = Тлумачення «{ $ruling }»: { $answer }.

## Панель

settings-heading = ## Налаштування кампанії { $name }

settings-page-general = Загальне
    .gist = Назва, мова, часовий пояс, одиниці
settings-page-dms = Хто Майстер
    .gist = Роль або люди поіменно
settings-page-channels = Канали
    .gist = Канал Майстра, канал столу, де грають
settings-page-tick = Щотижневий відлік
    .gist = Коли справжній тиждень посуває час кампанії
settings-page-turns = Ходи Бастіону
    .gist = Як довго триває хід і скільки часу є на вибір
settings-page-systems = Частини гри
    .gist = Без чого ця кампанія обходиться
settings-page-automation = Автоматизація
    .gist = Що бот робить сам
settings-page-rulings = Тлумачення правил
    .gist = Ваші відповіді на те, що правила лишають відкритим

settings-general =
    🏷️ **Назва:** { $name }
    🗣️ **Мова:** { $language }
    🌍 **Часовий пояс:** { $zone }
    📏 **Одиниці:** { $units ->
        [metric] метри, кілометри, °C
       *[imperial] фути, милі, °F
    }
settings-units = { $units ->
    [metric] Метри, кілометри, °C
   *[imperial] Фути, милі, °F
}
settings-form-units = Одиниці

settings-dms =
    🎩 **Майстер:** { $dms }
    { $is_dm ->
        [yes] Оберіть одну роль, людей поіменно або і те, і те. Майстри читають усі таємниці та посувають час.
       *[no] Хто Майстер, вирішує лише Майстер. Якщо Майстра не лишилося, ви можете призначити його тут, і стіл про це дізнається.
    }

settings-channels =
    🔒 **Канал Майстра:** { $dm_channel }
    🎲 **Канал столу:** { $table }
    📍 **Де грають:** { $bound ->
        [yes] { $places }
       *[no] увесь сервер
    }
    -# Привʼязана до каналів чи категорій, кампанія відповідає лише там, у їхніх гілках та у двох власних каналах.
settings-choose-dm-channel = Канал Майстра
settings-choose-table-channel = Канал столу
settings-choose-places = Де грають: якщо не обрати, увесь сервер

settings-tick =
    🗓️ **Щотижневий відлік:** { $tick }
    Між пригодами він посуває час до наступного ходу Бастіону; якщо хід того тижня вже настав, лише каже про це. За цей час не списують харчів і не зараховують відпочинку.
    🧭 **Група:** { $is_out ->
        [yes] у поході; відлік спершу питає Майстра
       *[no] між пригодами
    }
    💤 **Пропущене, поки бота не було:** { $policy ->
        [run] надолужується
        [skip] пропускається
       *[ask] вирішує Майстер
    }
settings-catch-up = { $policy ->
    [run] Пропущені відліки: надолужити
    [skip] Пропущені відліки: пропустити
   *[ask] Пропущені відліки: спитати Майстра
}
settings-hour-button = Година
settings-set-out = Група вирушає
settings-come-home = Група повернулася

settings-turns =
    🏰 **Між ходами Бастіону минає** { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    } ігрового часу. Наступний, { $turn }-й, настає: { $due }.
    ⏳ **На вибір є** { $hours ->
        [one] { $hours } справжня година
        [few] { $hours } справжні години
       *[many] { $hours } справжніх годин
    }; далі діє названа типова відповідь.
settings-form-days = Днів від ходу до ходу, { $low }–{ $high }
settings-form-hours = Годин на вибір, { $low }–{ $high }

settings-to-come = { $mark } Поки що ні на що не впливає. Вибір збережеться до версії, у якій це зʼявиться.

settings-systems = У що грає ця кампанія. Зніміть у меню те, без чого вона обходиться.
settings-system-line = { $on ->
    [yes] ✅ **{ $system }**: { $gist }
   *[no] ▫️ ~~{ $system }~~
}

settings-automation = Що бот робить сам, про що нагадує Майстрові, у що не втручається.
settings-automation-line = **{ $automation }:** { $now ->
    [automatic] сам
    [remind] нагадує
   *[off] вимкнено
}
settings-automation-item = **{ $automation }**
    { $gist }
    Зараз: { $now ->
        [automatic] сам
        [remind] нагадує
       *[off] вимкнено
    }. Типово: { $default ->
        [automatic] сам
        [remind] нагадує
       *[off] вимкнено
    }.
settings-automation-automatic = Сам
settings-automation-remind = Нагадує
settings-automation-off = Вимкнено
settings-automation-choose = Придивитися до…

settings-rulings = { $count ->
    [one] { $count } питання, яке
    [few] { $count } питання, які
   *[many] { $count } питань, які
} правила лишають відкритими, і для кожного є типова відповідь. Оберіть, щоб прочитати й відповісти по-своєму.
settings-ruling-item = **{ $ruling }**
    { $question }
    > { $text }
    -# Джерело: { $source }
    ✅ **Тут:** { $now }
    -# Типово: { $default }
settings-rulings-choose = Прочитати питання…

## Відмови

settings-dm-decides = Хто Майстер і де канал Майстра, вирішує лише Майстер цієї кампанії. Зверніться до нього.
settings-no-dm = Кампанії потрібен Майстер. Оберіть роль або бодай одну людину.
settings-one-dm-role = Роль Майстра може бути лише одна. Оберіть одну, а решту додайте поіменно.
settings-too-many-dms = Поіменно Майстрів може бути щонайбільше { $limit }. Оберіть менше або роль.
settings-channels-alike = Канал Майстра і канал столу мають бути різні: в один ідуть таємниці, другий читають усі. Оберіть два канали.
settings-too-many-places = Кампанію можна привʼязати щонайбільше до { $limit } каналів і категорій. Оберіть менше або категорію, у якій вони лежать.
settings-place-taken = <#{ $channel_id }> вже належить іншій кампанії: { $name }. Оберіть інший канал.
settings-server-taken = Кампанія { $name } вже йде на всьому сервері, і дві такі не розрізнити. Спершу привʼяжіть одну з них до каналів чи категорій: { COMMAND("campaign settings") }.
settings-language-unknown = Мовою «{ $language }» бот не говорить. Оберіть англійську, українську або російську.
settings-tick-unreadable = Це не день тижня з годиною. Напишіть, наприклад: нд 20:00, або: вимкнено.
settings-turn-length-out-of-range = Хід Бастіону триває від { $low } до { $high } днів. Напишіть число в цих межах.
settings-choice-time-out-of-range = На вибір дають від { $low } до { $high } годин. Напишіть число в цих межах.
settings-unknown = Налаштування «{ $id }» немає. Відкрийте налаштування знову.
settings-value-unknown = У тлумаченні «{ $ruling_kind }» немає відповіді «{ $value }». Відкрийте налаштування знову.
