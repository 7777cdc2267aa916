# What stands on panels of every part of the bot.

undo-button = Undo
page-button =
    .back = Earlier
    .next = Further
undo-done = **Undone**
taken-back = This has been undone.
moved = This panel has moved: the current one stands further down.

channel-trouble = { $cause ->
    [deleted] { $lost ->
        [dm] The DM channel has been deleted.
        [table] The table channel has been deleted.
       *[other] A channel I should write in has been deleted.
    }
    [forbidden] { $lost ->
        [dm] I may not write in the DM channel, { $channel }.
        [table] I may not write in the table channel, { $channel }.
       *[other] I may not write in { $channel }.
    }
   *[unset] { $lost ->
        [dm] No DM channel has been chosen.
       *[table] No table channel has been chosen.
    }
} What belongs there is kept until I can send it. Choose a channel with { COMMAND("campaign settings") }, or let me see it and write in it.
