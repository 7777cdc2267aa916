# Пісочниця: командний рядок, уявний сервер, його історія та провідник на першу хвилину.

## Командний рядок

playground-cli = Запускає Hearth & Road: у Discord, якщо задано DISCORD_TOKEN, інакше пісочницю у браузері.
    .run = зʼєднатися з Discord або відкрити пісочницю, якщо DISCORD_TOKEN не задано (типово)
    .playground = відкрити пісочницю, навіть якщо DISCORD_TOKEN задано
    .lang = мова пісочниці: en, uk або ru; типово мова вашої системи
    .fresh = забути все, що сталося в пісочниці, і почати її історію заново
    .port = порт сторінки; якщо він зайнятий, наступний вільний
    .no-open = надрукувати адресу й не відкривати браузер
playground-open = Hearth & Road відкрито тут: { $address }
    .end = Щоб закрити, натисніть Ctrl+C. Усе, що там станеться, збережеться до наступного разу.
    .already = Hearth & Road уже відкрито: { $address }
playground-needs-simcord = Щоб відкрити пісочницю, встановіть SimCord: pip install "simcord[preview]". Щоб працювати в Discord, задайте DISCORD_TOKEN.
playground-token-refused = Discord не знає токена з DISCORD_TOKEN. Скопіюйте його ще раз на сторінці Bot вашого застосунку: https://discord.com/developers/applications
playground-no-discord = Discord недоступний. Перевірте мережу й запустіть ще раз.
playground-database-refused = { $reason ->
    [newer] Файл { $path } записано новішою версією бота. Щоб користуватися ним, оновіть бота.
    [foreign] Файл { $path } — не база даних цього бота.
   *[damaged] Файл { $path } пошкоджено; його залишено як є. Відновіть його копію.
}
    .run = Або вкажіть інший файл у HEARTH_DATABASE.
    .playground = Або почніть пісочницю заново з --fresh.

## Сторінка

playground-page = Hearth & Road
    .kind = пісочниця
    .seat = Ви тут —
playground-seat = { $person }, #{ $channel }

## Сервер

playground-server = Соляний шлях
playground-dm = Дана, Майстер
playground-cleric-player = Міра
playground-fighter-player = Богдан
playground-dm-role = Майстер
playground-table-topic = За столом: це читають усі. Натисніть /, щоб побачити команди.
playground-dm-topic = За ширмою: це читає лише Майстер.

## Історія

playground-campaign = Соляний шлях
playground-cleric = Ільва Марр
playground-fighter = Торбен Еш
playground-cleric-bastion = Свічкова гора
    .origin = Покинуте абатство з дзвоном, у який ніхто не зважується вдарити
playground-fighter-bastion = Ясенів двір
    .origin = Стайні та кузні під мурами абатства
playground-defenders = Брам, Одо, Вільда, Кречет, Гоб, Юнія

## Провідник

playground-guide = # Ласкаво просимо до столу
    .seats = Усі місця тут ваші: { $dm }, { $cleric_player } (персонаж — { $cleric }) і { $fighter_player } (персонаж — { $fighter }). Пересідайте за списком угорі сторінки або кнопками внизу.
    .night = Зараз **{ $now }**. Група спить край дороги, за кілька днів шляху від дому. { $cleric } і { $fighter } обʼєднали свої Бастіони, і цієї ночі ніхто звідти до них не докличеться.
    .morning = Зараз **{ $now }**. Група знову вирушає в дорогу, а вдома найманці дали всьому раду самі.
playground-step-night = На ранок тиждень скінчиться, і хід Бастіону настане сам: памʼятати про нього нікому не треба.
    .title = Нехай мине ніч
playground-step-reveal = Що сталося в Бастіоні, знає лише #dm-screen. Натисніть там **{ bastion-digest-open }**, а коли забажає історія — **{ bastion-secret-reveal }**.
    .title = Сядьте на місце Майстра
playground-step-undo = За столом уже прочитали, хто загинув. Натисніть за ширмою **{ undo-button }** — і вони знову живі, ніби нічого й не було.
    .title = Передумайте
playground-step-play = Натисніть /, і всі команди ваші, за кого завгодно. { COMMAND("help") } підкаже потрібну.
    .title = Грайте далі
playground-sign =
    ## За ширмою
    Тут Майстер читає те, чого за столом ще ніхто не знає: кидки кожного ходу Бастіону спершу приходять сюди.
playground-tongue = Мова команд і особистих відповідей
    .en = English
    .uk = Українська
    .ru = Русский
    .changed = Ваші команди й особисті відповіді тепер українською. За столом мова лишається своя.
