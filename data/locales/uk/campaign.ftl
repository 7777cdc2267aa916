# Кампанії: як почати, оглянути, призупинити, видалити, відновити.

## Що сталося

campaign-created = Кампанію **{ $name }** розпочато.
campaign-imported = Кампанію **{ $name }** створено з файлу.
campaign-renamed = Кампанія тепер зветься **{ $after }**; раніше — { $before }.
campaign-paused = Кампанію **{ $name }** призупинено: доки вона стоїть, нічого не настає.
campaign-resumed = Кампанія **{ $name }** триває. Те, що принесли б тижні перерви, не надолужується.
campaign-deletion-begun = Кампанію **{ $name }** видалено. Відновити її можна ще { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}.
campaign-restored = Кампанію **{ $name }** повернуто; вона на паузі. Продовжити її: { COMMAND("campaign resume") }.
campaign-party-set-out = Група вирушає в похід: доки вона не повернеться, щотижневий відлік спершу питає Майстра.
campaign-party-came-home = Група повернулася: між пригодами щотижневий відлік посуває час сам.
campaign-done = ✅ { $what }

## Назви дій: що заважає відкотити

use-case-campaign-draft = зміна чернетки
use-case-campaign-create = початок кампанії
use-case-campaign-import = імпорт кампанії
use-case-campaign-delete = видалення кампанії
use-case-campaign-restore = повернення кампанії
use-case-campaign-pause = пауза
use-case-campaign-resume = кінець паузи
use-case-settings-change = зміна налаштувань
use-case-job-campaign-deletion = видалення кампанії
use-case-job-draft-expired = чернетка, строк якої минув
use-case-job-server-forsaken = прощання з сервером

## Початок

campaign-draft-heading =
    ## Нова кампанія
    Усе вже заповнено. Змініть, що хочете, і починайте.
campaign-draft-basics = **Назва, мова, часовий пояс**
    { $name } · { $language } · { $zone }
campaign-draft-people = **Хто і де**
    Майстер: { $dms }
    Канал Майстра: { $dm_channel }
    Канал столу: { $table }
campaign-draft-tick = **Щотижневий відлік**
    { $tick }
    -# Між пригодами він сам посуває час до наступного ходу Бастіону; коли група в поході, спершу питає Майстра.
campaign-draft-begin = Почати
campaign-draft-discard = Відкинути
campaign-draft-make-channel = Створити канал Майстра
campaign-dm-channel-name = ширма-майстра
campaign-draft-discarded = Чернетку кампанії { $name } відкинуто. { COMMAND("campaign create") } почне нову.
campaign-draft-form-basics = Назва, мова, часовий пояс
campaign-draft-form-people = Хто і де
campaign-draft-form-tick = Щотижневий відлік
campaign-begun =
    ## Кампанію { $name } розпочато
    У каналі { $table } стоїть запрошення: гравці приєднуються його кнопкою.
    Щотижневий відлік: { $tick }
campaign-change-button = Змінити
campaign-settings-button = Налаштування
campaign-history-button = Журнал
campaign-join-button = Приєднатися

campaign-form-name = Назва
campaign-form-language = Мова
    .description = Нею читають усі. Кожному особисто бот відповідає його мовою.
campaign-form-city = Місто
    .description = Будь-яке з вашим часом, наприклад Київ
campaign-form-dms = Майстер
    .description = Одна роль або люди поіменно
campaign-form-dm-channel = Канал Майстра: гравці його не бачать
campaign-form-table-channel = Канал столу: його читають усі
campaign-form-weekday = День
    .description = Між пригодами приносить наступний хід Бастіону
campaign-form-tick-off = Без щотижневого відліку
campaign-form-hour = Година, наприклад 20:00
campaign-form-delete = Видалити кампанію
campaign-form-delete-name = Назва кампанії
    .description = Введіть її, щоб підтвердити. Сім днів кампанію можна відновити.

campaign-zone = { $city }, там зараз { $clock }
campaign-channel-none = *ще не обрано*
campaign-tick-on = { $weekday }, { $at }
campaign-tick-next = { $tick } (наступний { $next })
campaign-tick-off = вимкнено

campaign-check-hidden = 🔒 Гравці не бачать каналу Майстра.
campaign-check-watched = ⚠️ Канал { $channel } бачить не лише Майстер: { $who }. Туди йдуть таємниці, тож закрийте його від гравців або оберіть інший.
campaign-check-lacks = ⚠️ У каналі { $channel } мені бракує дозволів: { $permissions }. Надайте їх у налаштуваннях каналу.
campaign-check-gone = ⚠️ Один із каналів кампанії видалено, або я його не бачу. Оберіть інший.

permission-view-channel = Переглядати канал
permission-send-messages = Надсилати повідомлення
permission-attach-files = Прикріплювати файли

## У каналі столу

campaign-welcome =
    ## { $name }
    Майстер: { $dms }
    Натисніть **Приєднатися** й заповніть одну форму, щоб створити персонажа.
campaign-deleted = Кампанію **{ $name }** видалено. У ній більше нічого не відбувається, а { $when } її не стане назавжди.
    Доти її може відновити Майстер або той, хто керує сервером.

## Огляд

campaign-show =
    ## { $name }
    { $status ->
        [paused] ⏸️ На паузі. Продовжити її: { COMMAND("campaign resume") }.
       *[running] Зараз { $now }. { $out ->
            [yes] Група в поході.
           *[no] Група між пригодами.
        }
    }
    Майстер: { $dms }
    Канал столу: { $table }
    { $bastions ->
        [yes] Наступний хід Бастіону, { $turn }-й, настає: { $due }.
       *[no] Ця кампанія обходиться без Бастіонів.
    }
    Щотижневий відлік: { $tick }
campaign-restore-button = Відновити
campaign-restore-which = Яку кампанію повернути?
campaign-restore-none = На цьому сервері жодна кампанія не чекає на видалення, тож відновлювати нічого.

## Відмови

campaign-name-empty = Кампанії потрібна назва від 1 до { $limit } символів. Напишіть її, наприклад: Шлях без сонця.
campaign-name-too-long = У цій назві { $length ->
    [one] { $length } символ
    [few] { $length } символи
   *[many] { $length } символів
}, а вміщується щонайбільше { $limit }. Скоротіть її.
campaign-name-differs = Це не назва кампанії, тож нічого не видалено. Введіть її так, як вона стоїть: { $name }
campaign-manager-only = Це може зробити лише той, хто керує цим сервером. Зверніться до когось із них.
campaign-configurer-only = Це може зробити лише Майстер або той, хто керує цим сервером.
campaign-already-begun = Кампанію { $name } вже розпочато. Змінити її можна тут: { COMMAND("campaign settings") }.
campaign-already-paused = Кампанія { $name } вже на паузі. Продовжити її: { COMMAND("campaign resume") }.
campaign-not-paused = Кампанія { $name } не на паузі, тож продовжувати нічого.
campaign-is-deleted = Кампанію { $name } видалено. Повернути її: { COMMAND("campaign restore") }.
campaign-not-deleted = Кампанію { $name } не видалено, тож відновлювати нічого.
campaign-draft-lacks = { $what ->
    [name] Кампанії ще бракує назви.
    [dm] Кампанії ще бракує Майстра: оберіть роль або людей поіменно.
    [dm_channel] Кампанії ще бракує каналу Майстра, якого гравці не бачать.
   *[table_channel] Кампанії ще бракує каналу столу.
} Вкажіть це на панелі.
campaign-cannot-make-channel = Мені не дозволено створювати тут канали. Створіть канал, який бачимо лише Майстер і я, та оберіть його на панелі.
