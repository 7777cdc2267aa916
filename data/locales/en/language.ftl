# /language.

answers-in-language = From now on I answer you in English. What everyone reads stays in the campaign’s language.
answers-as-in-discord = From now on I answer you in the language of your Discord, for now English.
answers-in-unknown-language = I do not speak “{ $language }”. Choose English, Ukrainian or Russian: { COMMAND("language") }.
