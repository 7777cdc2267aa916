# Названия и описания команд /time.

cmd-time = время
    .description = Часы кампании: какой день, что наступает, ход вперёд

cmd-time-show = показать
    .description = Какой сейчас день и что наступает дальше
cmd-time-advance = продвинуть
    .description = Продвинуть время вперёд
    .opt-by = сколько
    .opt-by-description = Например: 8 часов, 7 дней, 6 недель
cmd-time-set = перейти
    .description = Перейти к дню и часу; назад время не идёт
    .opt-to = когда
    .opt-to-description = Например: день 12 08:00
