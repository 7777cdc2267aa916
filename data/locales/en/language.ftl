# /language.

language-chosen = From now on I answer you in English. What everyone reads stays in the campaign’s language.
language-left-to-client = From now on I answer you in the language of your Discord, for now English.
language-unknown = I do not speak “{ $language }”. Choose English, Ukrainian or Russian: { COMMAND("language") }.
