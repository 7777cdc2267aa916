# /language.

answers-in-language = Теперь я отвечаю вам по-русски. То, что читают все, остаётся на языке кампании.
answers-as-in-discord = Теперь я отвечаю вам на языке вашего Discord; сейчас это русский.
answers-in-unknown-language = Языка «{ $language }» я не знаю. Выберите английский, украинский или русский: { COMMAND("language") }.
