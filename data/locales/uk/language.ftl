# /language.

answers-in-language = Відтепер відповідаю вам українською. Те, що читають усі, лишається мовою кампанії.
answers-as-in-discord = Відтепер відповідаю вам мовою вашого Discord; зараз це українська.
answers-in-unknown-language = Мови «{ $language }» я не знаю. Оберіть англійську, українську або російську: { COMMAND("language") }.
