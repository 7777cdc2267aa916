# The playground: the command line, the simulated server, its story, and the guide through the first minute.

## The command line

playground-cli = Run Hearth & Road: on Discord with DISCORD_TOKEN set, else as a playground in the browser.
    .run = connect to Discord, or open the playground when DISCORD_TOKEN is not set (the default)
    .playground = open the playground, also when DISCORD_TOKEN is set
    .lang = the language of the playground: en, uk or ru; by default that of your system
    .fresh = forget what happened in the playground and begin its story anew
    .port = the port of the playground’s page; the next free one when it is taken
    .no-open = print the address and open no browser
playground-open = Hearth & Road is open at { $address }
    .end = Press Ctrl+C to close it. What happens there is kept for the next time.
    .already = Hearth & Road is open already: { $address }
playground-needs-simcord = To open the playground, install SimCord: pip install "simcord[preview]". To run on Discord, set DISCORD_TOKEN.
playground-token-refused = Discord does not know the token in DISCORD_TOKEN. Copy it anew from the Bot page of your application: https://discord.com/developers/applications
playground-no-discord = Discord cannot be reached. Check the network and start again.
playground-database-refused = { $reason ->
    [newer] The file { $path } was written by a newer version of the bot. Update the bot to use it.
    [foreign] The file { $path } is not a database of this bot.
   *[damaged] The file { $path } is damaged and was left as it is. Restore a copy of it.
}
    .run = Or name another file in HEARTH_DATABASE.
    .playground = Or begin the playground anew with --fresh.

## The page

playground-page = Hearth & Road
    .kind = playground
    .seat = You are
playground-seat = { $person } in #{ $channel }

## The server

playground-server = The Salt Road
playground-dm = Dana, the DM
playground-cleric-player = Mira
playground-fighter-player = Bohdan
playground-dm-role = DM
playground-table-topic = The table: everyone reads this. Type / for the commands.
playground-dm-topic = Behind the screen: only the DM reads this.

## The story

playground-campaign = The Salt Road
playground-cleric = Ilva Marr
playground-fighter = Torben Ash
playground-cleric-bastion = Candle Hill
    .origin = An abandoned abbey with a bell that nobody dares to ring
playground-fighter-bastion = The Ash Yard
    .origin = The stables and forges at the foot of the abbey
playground-defenders = Bram, Odo, Wilda, Kestrel, Hob, Junia

## The guide

playground-guide = # Welcome to the table
    .seats = Every seat is yours: { $dm }, { $cleric_player }, who plays { $cleric }, and { $fighter_player }, who plays { $fighter }. Change seats in the list at the top of the page or with the buttons below.
    .night = It is **{ $now }**. The party sleeps by the road, days from home. { $cleric } and { $fighter } have joined their Bastions, and tonight nobody there can reach either of them.
    .morning = It is **{ $now }**. The party takes to the road again, and at home the hirelings have seen to everything by themselves.
playground-step-night = By morning the week is over and the Bastion turn falls due by itself: nobody has to remember it.
    .title = Let the night pass
playground-step-reveal = What happened at the Bastion is known in #dm-screen alone. There, press **{ bastion-digest-open }**, and **{ bastion-secret-reveal }** when the story wants it.
    .title = Take the DM’s seat
playground-step-undo = The table has read who fell. Press **{ undo-button }** behind the screen, and they stand again as if nothing had happened.
    .title = Change your mind
playground-step-play = Type / for every command, as anyone. { COMMAND("help") } finds the one you need.
    .title = Play on
playground-sign =
    ## Behind the screen
    Here the DM reads what nobody at the table knows yet: the rolls of every Bastion turn come here first.
playground-tongue = Commands and private answers in
    .en = English
    .uk = Українська
    .ru = Русский
    .changed = Your commands and private answers are in English now. The table keeps its own language.
