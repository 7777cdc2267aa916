# Кампании: как начать, окинуть взглядом, приостановить, удалить, восстановить.

## Что произошло

campaign-created = Кампания **{ $name }** начата.
campaign-imported = Кампания **{ $name }** создана из файла.
campaign-renamed = Кампания теперь называется **{ $after }**; раньше — { $before }.
campaign-paused = Кампания **{ $name }** приостановлена: пока она стоит, ничего не наступает.
campaign-resumed = Кампания **{ $name }** продолжается. То, что принесли бы недели перерыва, не навёрстывается.
campaign-deletion-begun = Кампания **{ $name }** удалена. Восстановить её можно ещё { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}.
campaign-restored = Кампания **{ $name }** возвращена и стоит на паузе. Продолжить её: { COMMAND("campaign resume") }.
campaign-party-set-out = Группа отправляется в поход: пока она не вернётся, еженедельный отсчёт сначала спрашивает Мастера.
campaign-party-came-home = Группа вернулась: между приключениями еженедельный отсчёт двигает время сам.
campaign-done = ✅ { $what }

## Названия действий: что мешает откатить

use-case-campaign-draft = изменение черновика
use-case-campaign-create = начало кампании
use-case-campaign-import = импорт кампании
use-case-campaign-delete = удаление кампании
use-case-campaign-restore = возвращение кампании
use-case-campaign-pause = пауза
use-case-campaign-resume = конец паузы
use-case-settings-change = изменение настроек
use-case-job-campaign-deletion = удаление кампании
use-case-job-draft-expired = черновик, срок которого истёк
use-case-job-server-forsaken = прощание с сервером

## Начало

campaign-draft-heading =
    ## Новая кампания
    Всё уже заполнено. Измените, что хотите, и начинайте.
campaign-draft-basics = **Название, язык, часовой пояс**
    { $name } · { $language } · { $zone }
campaign-draft-people = **Кто и где**
    Мастер: { $dms }
    Канал Мастера: { $dm_channel }
    Канал стола: { $table }
campaign-draft-tick = **Еженедельный отсчёт**
    { $tick }
    -# Между приключениями он сам двигает время к следующему ходу Бастиона; когда группа в походе, сначала спрашивает Мастера.
campaign-draft-begin = Начать
campaign-draft-discard = Отбросить
campaign-draft-make-channel = Создать канал Мастера
campaign-dm-channel-name = ширма-мастера
campaign-draft-discarded = Черновик кампании { $name } отброшен. { COMMAND("campaign create") } начнёт новый.
campaign-draft-form-basics = Название, язык, часовой пояс
campaign-draft-form-people = Кто и где
campaign-draft-form-tick = Еженедельный отсчёт
campaign-begun =
    ## Кампания { $name } начата
    В канале { $table } стоит приглашение: игроки присоединяются его кнопкой.
    Еженедельный отсчёт: { $tick }
campaign-change-button = Изменить
campaign-settings-button = Настройки
campaign-history-button = Журнал
campaign-join-button = Присоединиться

campaign-form-name = Название
campaign-form-language = Язык
    .description = На нём читают все. Каждому лично бот отвечает на его языке.
campaign-form-city = Город
    .description = Любой с вашим временем, например Киев
campaign-form-dms = Мастер
    .description = Одна роль или люди поимённо
campaign-form-dm-channel = Канал Мастера: игроки его не видят
campaign-form-table-channel = Канал стола: его читают все
campaign-form-weekday = День
    .description = Между приключениями приносит следующий ход Бастиона
campaign-form-tick-off = Без еженедельного отсчёта
campaign-form-hour = Время, например 20:00
campaign-form-delete = Удалить кампанию
campaign-form-delete-name = Название кампании
    .description = Введите его для подтверждения. Семь дней кампанию можно восстановить.

campaign-zone = { $city }, там сейчас { $clock }
campaign-channel-none = *ещё не выбран*
campaign-tick-on = { $weekday }, { $at }
campaign-tick-next = { $tick } (следующий { $next })
campaign-tick-off = выключен

campaign-check-hidden = 🔒 Игроки не видят канала Мастера.
campaign-check-watched = ⚠️ Канал { $channel } видит не только Мастер: { $who }. Туда идут тайны, поэтому закройте его от игроков или выберите другой.
campaign-check-lacks = ⚠️ В канале { $channel } мне не хватает прав: { $permissions }. Дайте их в настройках канала.
campaign-check-gone = ⚠️ Один из каналов кампании удалён, или я его не вижу. Выберите другой.

permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-attach-files = Прикреплять файлы

## В канале стола

campaign-welcome =
    ## { $name }
    Мастер: { $dms }
    Нажмите **Присоединиться** и заполните одну форму, чтобы создать персонажа.
campaign-deleted = Кампания **{ $name }** удалена. В ней больше ничего не происходит, а { $when } её не станет навсегда.
    До этого её может восстановить Мастер или тот, кто управляет сервером.

## Обзор

campaign-show =
    ## { $name }
    { $status ->
        [paused] ⏸️ На паузе. Продолжить её: { COMMAND("campaign resume") }.
       *[running] Сейчас { $now }. { $out ->
            [yes] Группа в походе.
           *[no] Группа между приключениями.
        }
    }
    Мастер: { $dms }
    Канал стола: { $table }
    { $bastions ->
        [yes] Следующий ход Бастиона, { $turn }-й, наступает: { $due }.
       *[no] Эта кампания обходится без Бастионов.
    }
    Еженедельный отсчёт: { $tick }
campaign-restore-button = Восстановить
campaign-restore-which = Какую кампанию вернуть?
campaign-restore-none = На этом сервере ни одна кампания не ждёт удаления, так что восстанавливать нечего.

## Отказы

campaign-name-empty = Кампании нужно название от 1 до { $limit } символов. Напишите его, например: Путь без солнца.
campaign-name-too-long = В этом названии { $length ->
    [one] { $length } символ
    [few] { $length } символа
   *[many] { $length } символов
}, а помещается не больше { $limit }. Сократите его.
campaign-name-differs = Это не название кампании, поэтому ничего не удалено. Введите его так, как оно стоит: { $name }
campaign-manager-only = Это может сделать только тот, кто управляет этим сервером. Обратитесь к кому-то из них.
campaign-configurer-only = Это может сделать только Мастер или тот, кто управляет этим сервером.
campaign-already-begun = Кампания { $name } уже начата. Изменить её можно здесь: { COMMAND("campaign settings") }.
campaign-already-paused = Кампания { $name } уже на паузе. Продолжить её: { COMMAND("campaign resume") }.
campaign-not-paused = Кампания { $name } не на паузе, так что продолжать нечего.
campaign-is-deleted = Кампания { $name } удалена. Вернуть её: { COMMAND("campaign restore") }.
campaign-not-deleted = Кампания { $name } не удалена, так что восстанавливать нечего.
campaign-draft-lacks = { $what ->
    [name] Кампании ещё не хватает названия.
    [dm] Кампании ещё не хватает Мастера: выберите роль или людей поимённо.
    [dm_channel] Кампании ещё не хватает канала Мастера, которого игроки не видят.
   *[table_channel] Кампании ещё не хватает канала стола.
} Укажите это на панели.
campaign-cannot-make-channel = Мне не разрешено создавать здесь каналы. Создайте канал, который видим только Мастер и я, и выберите его на панели.
