# /privacy.

data-campaign = Мастер поимённо
data-character = персонаж
data-bastion = Бастион
data-prompt = вопрос к вам
data-secret = тайна
data-npc = НИП

privacy-heading = ## Что о вас хранится
privacy-nothing = О вас ничего не хранится.
privacy-language = { $chosen ->
    [yes] **Ваш язык:** { $language }
   *[no] **Ваш язык:** не выбран, решает ваш Discord
}
privacy-campaign = **{ $name }:** { $some ->
    [yes] { $things }; в журнале { $entries ->
        [one] { $entries } действие
        [few] { $entries } действия
       *[many] { $entries } действий
    }
   *[no] в журнале { $entries ->
        [one] { $entries } действие
        [few] { $entries } действия
       *[many] { $entries } действий
    }
}
privacy-thing = { $named ->
    [yes] { $kind } { $name }
   *[no] { $kind }
}
privacy-more-campaigns = … и ещё { $count ->
    [one] { $count } кампания
    [few] { $count } кампании
   *[many] { $count } кампаний
}; в файле есть всё.
privacy-export-button = Файлом
privacy-delete-button = Удалить
privacy-confirm-button = Удалить через семь дней
privacy-keep-button = Оставить
privacy-exported = Всё, что о вас хранится, файлом JSON.
privacy-delete-question =
    ## Удалить то, что о вас хранится?
    Это произойдёт через семь дней; до этого здесь можно передумать.
    Тогда исчезнут ваш язык, ваше имя во всех журналах и ваше место Мастера. Кампании, в которых нет никого, кроме вас, будут удалены целиком. В других кампаниях ваши персонажи останутся за столом без игрока, потому что от них зависят истории других; если кто-то из них не должен остаться, попросите Мастера его удалить.
privacy-deletion-due = 🗑️ Всё это будет удалено: { $when }. До этого его можно оставить.
privacy-nothing-stored = О вас ничего не хранится, так что удалять нечего.

use-case-job-person-forgotten = удаление личных данных
