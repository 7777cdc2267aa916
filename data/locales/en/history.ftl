# /campaign history and campaigns as files.

history-heading = ## History of { $name }
history-empty = Nothing that you may read has happened yet.
history-entry = -# { $at } · { $time } · { $who }
history-by-itself = by itself
history-by-departed = someone whose data was deleted
history-more = { $count ->
    [one] … and { $count } more sentence
   *[other] … and { $count } more sentences
}
history-dice = 🎲 { $dice }
history-dice-group = { $dice } ({ $faces })
history-newest = Newest
history-older = Older

archive-exported = { $secrets ->
    [yes] **{ $name }** as a file, with every secret in it: do not give it to players. { COMMAND("campaign import") } makes a campaign of it again.
   *[no] **{ $name }** as a file, without secrets: those only the DM can export. { COMMAND("campaign import") } makes a campaign of it again.
}
archive-imported = **{ $name }** is as the file has it.
archive-faulty = { $count ->
    [one] There is { $count } fault in this file, and nothing was imported. Correct it, or export anew:
   *[other] There are { $count } faults in this file, and nothing was imported. Correct them, or export anew:
}
archive-fault = • { $path }: { $wrong ->
    [missing] is missing
    [unknown] is not known here
    [type] is of the wrong kind
    [twice] stands there twice
    [newer] comes from a newer version of the bot
   *[value] has a value that cannot be
}
archive-more-faults = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
archive-too-large = This file is too large: at most { $limit } MB are read. Send the file as the export gave it.
archive-not-json = This file is no JSON, or is damaged. Send the file as the export gave it.
archive-foreign = This file is no campaign of this bot. Send the file that { COMMAND("campaign export") } gave you.
archive-newer = This file comes from a newer version of the bot. Have the bot updated, then try again.
archive-lost = Discord did not give me the file. Send it once more.
archive-draft-in-the-way = A new campaign is being set up here already: { $name }. Begin or discard it first: { COMMAND("campaign create") }.
archive-nothing-to-replace = { $name } is not on this server, so there is nothing to replace. Import the file without replacing.
