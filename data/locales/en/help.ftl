# /help: one topic for each thing people want to do. `.label` and `.gist` stand in the menu, `.title` over the text.

help-menu-player =
    .placeholder = I play: I want to…
help-menu-dm =
    .placeholder = I am the DM: I want to…

help-start =
    I run a D&D campaign between the fights, and everything that lasts, lasts on one clock: journeys, rests, spells and Bastions.
    Choose below what you want to do. Commands in these texts can be clicked.
    .title = ## What do you want to do?

## For players

help-character =
    Press **{ campaign-join-button }** under the message that opened the campaign, or use { COMMAND("character create") }. One form asks for five things:
    - the name;
    - class and level, for example `wizard 5 / cleric 2`;
    - the six abilities, for example `15 14 13 12 10 8`;
    - hit points;
    - languages or notes, if you like.
    Everything else is worked out from these, and { COMMAND("character edit") } puts right what came out differently at your table.
    .label = Join with a character
    .gist = One form of five fields
    .title = ## Join with a character

help-sheet =
    - { COMMAND("character show") } shows your sheet; { COMMAND("character list") }, everyone in the campaign.
    - { COMMAND("character hp") } for damage, healing and temporary hit points.
    - { COMMAND("character purse") } for money, { COMMAND("character items") } for what you carry.
    - { COMMAND("character level-up") } when you reach a level.
    - { COMMAND("character edit") } for all that the rules could not know.
    Your own characters are yours to change; the DM can change anyone’s.
    .label = Keep my character up to date
    .gist = Hit points, money, items, levels
    .title = ## Keep your character up to date

help-bastion =
    From level 5 on a character can have a Bastion: { COMMAND("bastion found") }. { COMMAND("bastion show") } shows its rooms, people and state.
    A Bastion turn falls due by itself, every seven days of game time unless your DM set it otherwise.
    - At home, { COMMAND("bastion maintain") } gives the Maintain order to the whole Bastion; without an order the turn passes quietly.
    - Away and out of contact, your hirelings maintain it for you. Say where you are with { COMMAND("bastion presence") }.
    - What happened, the DM reveals; if you have something to decide, buttons appear under the story, with a deadline and with what happens if nobody answers.
    .label = Have a Bastion
    .gist = Found it, give orders, be told of its turns
    .title = ## Have a Bastion

help-dice =
    { COMMAND("roll") } takes what you would write at the table: `1d20+5`, `4d6kh3`, `2d6+3 [fire]`, with advantage or disadvantage if you say so.
    Choose who sees the roll:
    - **public**: everyone here;
    - **private**: you and the DM;
    - **blind**: only the DM, not even you.
    .label = Roll dice
    .gist = For all, for you and the DM, or for the DM alone
    .title = ## Roll dice

help-undo =
    Every confirmation has an **{ undo-button }** button. You can take back what you did last; { COMMAND("campaign undo") } does the same without the button.
    If something else already builds on it, I name what stands in the way. The DM can undo anything.
    .label = Undo a mistake
    .gist = The Undo button, and what to do without it
    .title = ## Undo a mistake

help-data =
    - { COMMAND("privacy show") } tells what I keep about you.
    - { COMMAND("privacy export") } gives it to you as a file.
    - { COMMAND("privacy delete") } deletes it: it asks you first, and then waits seven days in which you can change your mind.
    .label = Take my data, or delete it
    .gist = See, export and delete what is kept about you
    .title = ## Your data

help-language =
    { COMMAND("language") } sets the language in which I answer you: English, Ukrainian or Russian. What everyone reads is in the campaign’s language, which the DM chooses.
    You may type in any of the three: `7 days`, `7 днів` and `7 дней` all work.
    .label = Change the language
    .gist = Yours alone; all three are understood
    .title = ## Language

## For the DM

help-campaign =
    { COMMAND("campaign create") } opens a panel with everything already filled in: name, language, time zone by city, who is DM, the DM channel, the table channel, the weekly tick. Change what you like and confirm.
    I check that players cannot see the DM channel and say so if they can. Then I post a **{ campaign-join-button }** button for the players.
    One server can have several campaigns, each bound to its own channels.
    .label = Start a campaign
    .gist = A panel with defaults, done in a minute
    .title = ## Start a campaign

help-turn =
    A Bastion turn falls due whenever the turn’s length, seven days by default, has passed on the game clock, whatever moved it. Nobody has to start it.
    - The event rolls come to the DM channel, where only you see them. **{ bastion-digest-open }** shows a Bastion’s roll.
    - **{ bastion-secret-reveal }** tells the players and makes it happen; **{ bastion-secret-resolve }** makes it happen without a word.
    - Before that you can reroll, pick another event, or edit the telling.
    - If the owner has something to decide, they get buttons, with a deadline and with what happens by default.
    Until you reveal it, no player can find it anywhere.
    .label = Run a Bastion turn
    .gist = Secret rolls, and revealing them
    .title = ## Run a Bastion turn

help-time =
    - { COMMAND("time show") } tells the day and hour and what falls due next.
    - { COMMAND("time advance") } moves time on, for example by `8 hours` or `6 weeks`; everything due on the way happens in order.
    - { COMMAND("time set") } goes to a day and hour. Time never goes back; undo what moved it instead.
    In downtime the weekly tick moves the clock to the next Bastion turn by itself. While the party is out it asks you first.
    .label = Move time
    .gist = Hours, days, weeks of downtime
    .title = ## Move time

help-secrets =
    - What only you may know comes to the DM channel, chosen in { COMMAND("campaign settings") }.
    - Event rolls stay there until you press **{ bastion-secret-reveal }**.
    - { COMMAND("roll") } with the visibility **blind** shows the result to you alone, whoever rolls.
    - { COMMAND("campaign history") } shows you everything and players only what they may read.
    Managing the server is not enough to read secrets: only the campaign’s DMs can.
    .label = Keep something secret
    .gist = The DM channel, blind rolls, revealing
    .title = ## Keep something secret

help-settings =
    { COMMAND("campaign settings") } is a panel of everything you can change: who is DM, channels, the weekly tick, the length of a Bastion turn, units.
    You can switch off parts of the game you do not use, choose what happens by itself and what only reminds you, and settle rules questions your way; each names its source and its default.
    .label = Change settings and rulings
    .gist = Who is DM, channels, what is automatic, rules questions
    .title = ## Settings and rulings

help-mistakes =
    { COMMAND("campaign history") } lists what happened, with the dice. { COMMAND("campaign undo") } takes back the newest entry, and as DM you can take back any that nothing later builds on.
    An undone action done again the same way gets the same dice, unless you allow fresh ones in { COMMAND("campaign settings") }.
    .label = Look back, and undo anything
    .gist = History with dice, undo
    .title = ## Look back and undo

help-pause =
    - { COMMAND("campaign pause") } stops time and reminders; { COMMAND("campaign resume") } goes on.
    - { COMMAND("campaign export") } gives you the whole campaign as one file; { COMMAND("campaign import") } reads it again, also on another server.
    - { COMMAND("campaign delete") } asks for the name and waits seven days, in which it can be brought back.
    .label = Pause, move or end a campaign
    .gist = Pause, export, import, delete
    .title = ## Pause, move or end
