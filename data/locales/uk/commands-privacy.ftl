# Назви й описи команд /privacy.

cmd-privacy = приватність
    .description = Що бот зберігає про вас

cmd-privacy-show = показати
    .description = Переглянути, що про вас зберігається
cmd-privacy-export = експорт
    .description = Отримати файлом те, що про вас зберігається
cmd-privacy-delete = видалити
    .description = Видалити це; на роздуми є сім днів
