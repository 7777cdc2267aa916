# /campaign history и кампании как файлы.

history-heading = ## Журнал кампании { $name }
history-empty = Ещё не произошло ничего, что вы можете прочитать.
history-entry = -# { $at } · { $time } · { $who }
history-by-itself = само собой
history-by-departed = кто-то, чьи данные удалены
history-more = … и ещё { $count ->
    [one] { $count } предложение
    [few] { $count } предложения
   *[many] { $count } предложений
}
history-dice = 🎲 { $dice }
history-dice-group = { $dice } ({ $faces })
history-newest = Новейшее
history-older = Раньше

archive-exported = { $secrets ->
    [yes] Кампания **{ $name }** файлом, со всеми тайнами: не давайте его игрокам. { COMMAND("campaign import") } снова сделает из него кампанию.
   *[no] Кампания **{ $name }** файлом, без тайн: их экспортирует только Мастер. { COMMAND("campaign import") } снова сделает из него кампанию.
}
archive-imported = Кампания **{ $name }** теперь такая, как в файле.
archive-faulty = В этом файле { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}, поэтому ничего не импортировано. Исправьте файл или экспортируйте заново:
archive-fault = • { $path }: { $wrong ->
    [missing] не хватает
    [unknown] здесь такого нет
    [type] не тот вид значения
    [twice] встречается дважды
    [newer] из более новой версии бота
   *[value] невозможное значение
}
archive-more-faults = … и ещё { $count }
archive-too-large = Этот файл слишком велик: читается не больше { $limit } МБ. Отправьте файл таким, каким его дал экспорт.
archive-not-json = Этот файл — не JSON или повреждён. Отправьте файл таким, каким его дал экспорт.
archive-foreign = В этом файле нет кампании этого бота. Отправьте файл, который дала команда { COMMAND("campaign export") }.
archive-newer = Этот файл из более новой версии бота. Обновите бота и попробуйте снова.
archive-lost = Discord не отдал мне файл. Отправьте его ещё раз.
archive-draft-in-the-way = Здесь уже готовится новая кампания: { $name }. Сначала начните её или отбросьте: { COMMAND("campaign create") }.
archive-nothing-to-replace = Кампании { $name } на этом сервере нет, так что заменять нечего. Импортируйте файл без замены.
