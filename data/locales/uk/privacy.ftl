# /privacy.

data-campaign = Майстер поіменно
data-character = персонаж
data-bastion = Бастіон
data-prompt = питання до вас
data-secret = таємниця
data-npc = НІП

privacy-heading = ## Що про вас зберігається
privacy-nothing = Про вас нічого не зберігається.
privacy-language = { $chosen ->
    [yes] **Ваша мова:** { $language }
   *[no] **Ваша мова:** не обрана, вирішує ваш Discord
}
privacy-campaign = **{ $name }:** { $some ->
    [yes] { $things }; у журналі { $entries ->
        [one] { $entries } дія
        [few] { $entries } дії
       *[many] { $entries } дій
    }
   *[no] у журналі { $entries ->
        [one] { $entries } дія
        [few] { $entries } дії
       *[many] { $entries } дій
    }
}
privacy-thing = { $named ->
    [yes] { $kind } { $name }
   *[no] { $kind }
}
privacy-more-campaigns = … і ще { $count ->
    [one] { $count } кампанія
    [few] { $count } кампанії
   *[many] { $count } кампаній
}; у файлі є все.
privacy-export-button = Файлом
privacy-delete-button = Видалити
privacy-confirm-button = Видалити за сім днів
privacy-keep-button = Лишити
privacy-exported = Усе, що про вас зберігається, файлом JSON.
privacy-delete-question =
    ## Видалити те, що про вас зберігається?
    Це станеться за сім днів; доти тут можна передумати.
    Тоді зникнуть ваша мова, ваше імʼя в усіх журналах і ваше місце Майстра. Кампанії, у яких немає нікого, крім вас, буде видалено цілком. В інших кампаніях ваші персонажі лишаться за столом без гравця, бо від них залежать історії інших; якщо котрогось не має лишитися, попросіть Майстра його видалити.
privacy-deletion-due = 🗑️ Усе це буде видалено: { $when }. Доти його можна лишити.
privacy-nothing-stored = Про вас нічого не зберігається, тож видаляти нічого.

use-case-job-person-forgotten = видалення особистих даних
