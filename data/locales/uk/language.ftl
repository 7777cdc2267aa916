# /language.

language-chosen = Відтепер відповідаю вам українською. Те, що читають усі, лишається мовою кампанії.
language-left-to-client = Відтепер відповідаю вам мовою вашого Discord; зараз це українська.
language-unknown = Мови «{ $language }» я не знаю. Оберіть англійську, українську або російську: { COMMAND("language") }.
