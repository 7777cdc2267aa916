# Назви й описи команд /time.

cmd-time = час
    .description = Годинник кампанії: який день, що настає, рух уперед

cmd-time-show = показати
    .description = Який зараз день і що настає далі
cmd-time-advance = посунути
    .description = Посунути час уперед
    .opt-by = скільки
    .opt-by-description = Наприклад: 8 годин, 7 днів, 6 тижнів
cmd-time-set = перейти
    .description = Перейти до дня й години; назад час не йде
    .opt-to = коли
    .opt-to-description = Наприклад: день 12 08:00
