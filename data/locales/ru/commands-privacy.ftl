# Названия и описания команд /privacy.

cmd-privacy = приватность
    .description = Что бот хранит о вас

cmd-privacy-show = показать
    .description = Посмотреть, что о вас хранится
cmd-privacy-export = экспорт
    .description = Получить файлом то, что о вас хранится
cmd-privacy-delete = удалить
    .description = Удалить это; на раздумья есть семь дней
