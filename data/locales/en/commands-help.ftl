# Names and descriptions of /help and /language.

cmd-help = help
    .description = What the bot can do, by what you want to do
cmd-language = language
    .description = Choose the language in which the bot answers you
    .opt-language = language
    .opt-language-description = Yours alone; what everyone reads is in the campaign’s language
    .choice-en = English
    .choice-uk = Українська
    .choice-ru = Русский
    .choice-auto = as in Discord
