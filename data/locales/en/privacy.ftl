# /privacy.

data-campaign = DM by name
data-character = character
data-bastion = Bastion
data-prompt = a question to you
data-secret = secret
data-npc = NPC

privacy-heading = ## What is stored about you
privacy-nothing = Nothing is stored about you.
privacy-language = { $chosen ->
    [yes] **Your language:** { $language }
   *[no] **Your language:** not chosen, your Discord decides
}
privacy-campaign = **{ $name }:** { $some ->
    [yes] { $things }; { $entries ->
        [one] { $entries } action in the history
       *[other] { $entries } actions in the history
    }
   *[no] { $entries ->
        [one] { $entries } action in the history
       *[other] { $entries } actions in the history
    }
}
privacy-thing = { $named ->
    [yes] { $kind } { $name }
   *[no] { $kind }
}
privacy-more-campaigns = { $count ->
    [one] … and { $count } more campaign; the file has it all.
   *[other] … and { $count } more campaigns; the file has it all.
}
privacy-export-button = As a file
privacy-delete-button = Delete
privacy-confirm-button = Delete in seven days
privacy-keep-button = Keep it
privacy-exported = Everything that is stored about you, as a JSON file.
privacy-delete-question =
    ## Delete what is stored about you?
    It happens in seven days; until then you can change your mind here.
    Then your language, your name in every history and your place as DM are gone. Campaigns in which there is nobody but you are deleted whole. In other campaigns your characters stay at the table without a player, because others’ stories depend on them; ask the DM to delete one that should not stay.
privacy-deletion-due = 🗑️ All this is deleted on { $when }. Until then you can keep it.
privacy-nothing-stored = Nothing is stored about you, so there is nothing to delete.

use-case-job-person-forgotten = a deletion of personal data
