# Песочница: командная строка, воображаемый сервер, его история и проводник на первую минуту.

## Командная строка

playground-cli = Запускает Hearth & Road: в Discord, если задан DISCORD_TOKEN, иначе песочницу в браузере.
    .run = соединиться с Discord или открыть песочницу, если DISCORD_TOKEN не задан (по умолчанию)
    .playground = открыть песочницу, даже если DISCORD_TOKEN задан
    .lang = язык песочницы: en, uk или ru; по умолчанию язык вашей системы
    .fresh = забыть всё, что случилось в песочнице, и начать её историю заново
    .port = порт страницы; если он занят, следующий свободный
    .no-open = напечатать адрес и не открывать браузер
playground-open = Hearth & Road открыт здесь: { $address }
    .end = Чтобы закрыть, нажмите Ctrl+C. Всё, что там случится, сохранится до следующего раза.
    .already = Hearth & Road уже открыт: { $address }
playground-needs-simcord = Чтобы открыть песочницу, установите SimCord: pip install "simcord[preview]". Чтобы работать в Discord, задайте DISCORD_TOKEN.
playground-token-refused = Discord не знает токена из DISCORD_TOKEN. Скопируйте его ещё раз на странице Bot вашего приложения: https://discord.com/developers/applications
playground-no-discord = Discord недоступен. Проверьте сеть и запустите ещё раз.
playground-database-refused = { $reason ->
    [newer] Файл { $path } записан более новой версией бота. Чтобы пользоваться им, обновите бота.
    [foreign] Файл { $path } — не база данных этого бота.
   *[damaged] Файл { $path } повреждён; он оставлен как есть. Восстановите его копию.
}
    .run = Или укажите другой файл в HEARTH_DATABASE.
    .playground = Или начните песочницу заново с --fresh.

## Страница

playground-page = Hearth & Road
    .kind = песочница
    .seat = Вы здесь —
playground-seat = { $person }, #{ $channel }

## Сервер

playground-server = Соляной тракт
playground-dm = Дана, Мастер
playground-cleric-player = Мира
playground-fighter-player = Богдан
playground-dm-role = Мастер
playground-table-topic = За столом: это читают все. Нажмите /, чтобы увидеть команды.
playground-dm-topic = За ширмой: это читает только Мастер.

## История

playground-campaign = Соляной тракт
playground-cleric = Ильва Марр
playground-fighter = Торбен Эш
playground-cleric-bastion = Свечной холм
    .origin = Покинутое аббатство с колоколом, в который никто не решается ударить
playground-fighter-bastion = Ясеневый двор
    .origin = Конюшни и кузни под стенами аббатства
playground-defenders = Брам, Одо, Вильда, Кречет, Хоб, Юния

## Проводник

playground-guide = # Добро пожаловать за стол
    .seats = Все места здесь ваши: { $dm }, { $cleric_player } (персонаж — { $cleric }) и { $fighter_player } (персонаж — { $fighter }). Пересаживайтесь по списку вверху страницы или кнопками внизу.
    .night = Сейчас **{ $now }**. Группа спит у дороги, в нескольких днях пути от дома. { $cleric } и { $fighter } объединили свои Бастионы, и этой ночью никто оттуда до них не дозовётся.
    .morning = Сейчас **{ $now }**. Группа снова отправляется в путь, а дома наёмники управились со всем сами.
playground-step-night = К утру неделя кончится, и ход Бастиона наступит сам: помнить о нём никому не нужно.
    .title = Пусть пройдёт ночь
playground-step-reveal = Что случилось в Бастионе, знает только #dm-screen. Нажмите там **{ bastion-digest-open }**, а когда захочет история — **{ bastion-secret-reveal }**.
    .title = Сядьте на место Мастера
playground-step-undo = За столом уже прочли, кто погиб. Нажмите за ширмой **{ undo-button }** — и они снова живы, будто ничего и не было.
    .title = Передумайте
playground-step-play = Нажмите /, и все команды ваши, за кого угодно. { COMMAND("help") } подскажет нужную.
    .title = Играйте дальше
playground-sign =
    ## За ширмой
    Здесь Мастер читает то, чего за столом ещё никто не знает: броски каждого хода Бастиона сначала приходят сюда.
playground-tongue = Язык команд и личных ответов
    .en = English
    .uk = Українська
    .ru = Русский
    .changed = Ваши команды и личные ответы теперь на русском. За столом язык остаётся свой.
