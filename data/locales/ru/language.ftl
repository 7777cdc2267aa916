# /language.

language-chosen = Теперь я отвечаю вам по-русски. То, что читают все, остаётся на языке кампании.
language-left-to-client = Теперь я отвечаю вам на языке вашего Discord; сейчас это русский.
language-unknown = Языка «{ $language }» я не знаю. Выберите английский, украинский или русский: { COMMAND("language") }.
