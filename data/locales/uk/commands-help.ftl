# Назви й описи команд /help і /language.

cmd-help = довідка
    .description = Що вміє бот: оберіть, що хочете зробити
cmd-language = мова
    .description = Обрати мову, якою бот відповідає вам
    .opt-language = мова
    .opt-language-description = Лише для вас; те, що читають усі, пишеться мовою кампанії
    .choice-en = English
    .choice-uk = Українська
    .choice-ru = Русский
    .choice-auto = як у Discord
