# /campaign history та кампанії як файли.

history-heading = ## Журнал кампанії { $name }
history-empty = Ще не сталося нічого, що ви можете прочитати.
history-entry = -# { $at } · { $time } · { $who }
history-by-itself = само собою
history-by-departed = хтось, чиї дані видалено
history-more = … і ще { $count ->
    [one] { $count } речення
    [few] { $count } речення
   *[many] { $count } речень
}
history-dice = 🎲 { $dice }
history-dice-group = { $dice } ({ $faces })
history-newest = Найновіше
history-older = Давніше

archive-exported = { $secrets ->
    [yes] Кампанія **{ $name }** файлом, з усіма таємницями: не давайте його гравцям. { COMMAND("campaign import") } знову зробить із нього кампанію.
   *[no] Кампанія **{ $name }** файлом, без таємниць: їх експортує лише Майстер. { COMMAND("campaign import") } знову зробить із нього кампанію.
}
archive-imported = Кампанія **{ $name }** тепер така, як у файлі.
archive-faulty = У цьому файлі { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
}, тож нічого не імпортовано. Виправте файл або експортуйте знову:
archive-fault = • { $path }: { $wrong ->
    [missing] бракує
    [unknown] тут такого немає
    [type] не той вид значення
    [twice] трапляється двічі
    [newer] з новішої версії бота
   *[value] неможливе значення
}
archive-more-faults = … і ще { $count }
archive-too-large = Цей файл завеликий: читається щонайбільше { $limit } МБ. Надішліть файл таким, яким його дав експорт.
archive-not-json = Цей файл — не JSON або пошкоджений. Надішліть файл таким, яким його дав експорт.
archive-foreign = У цьому файлі немає кампанії цього бота. Надішліть файл, який дала команда { COMMAND("campaign export") }.
archive-newer = Цей файл із новішої версії бота. Оновіть бота і спробуйте знову.
archive-lost = Discord не віддав мені файлу. Надішліть його ще раз.
archive-draft-in-the-way = Тут уже готується нова кампанія: { $name }. Спершу почніть її або відкиньте: { COMMAND("campaign create") }.
archive-nothing-to-replace = Кампанії { $name } на цьому сервері немає, тож замінювати нічого. Імпортуйте файл без заміни.
