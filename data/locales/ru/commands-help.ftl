# Названия и описания команд /help и /language.

cmd-help = справка
    .description = Что умеет бот: выберите, что хотите сделать
cmd-language = язык
    .description = Выбрать язык, на котором бот отвечает вам
    .opt-language = язык
    .opt-language-description = Только для вас; то, что читают все, пишется на языке кампании
    .choice-en = English
    .choice-uk = Українська
    .choice-ru = Русский
    .choice-auto = как в Discord
