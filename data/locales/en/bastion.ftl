# Panels, questions, buttons and refusals of Bastions.

## The panel

bastion-heading = ## 🏰 { $bastion }
bastion-owner = Bastion of { $owner }
bastion-owner-gone = The owner’s character is gone.
bastion-facility-works = 🟢 **{ $facility }**: at work
bastion-facility-busy-with = 🟡 **{ $facility }**: { $order }, day { $done } of { $days }
bastion-facility-queued = 🟡 **{ $facility }**: { $order } ordered for turn { $turn }
bastion-facility-shut = 🔴 **{ $facility }**: out of action on turn { $turn }
bastion-facility-empty = 🔴 **{ $facility }**: nobody works here
bastion-hirelings = { $count ->
    [one] { $count } hireling
   *[other] { $count } hirelings
}
bastion-lodging-elsewhere = { $name } (lodging in town)
bastion-hirelings-expected = { $count ->
    [one] Expected on turn { $turn }: { $count } hireling
   *[other] Expected on turn { $turn }: { $count } hirelings
}
bastion-nameless = { $count ->
    [one] { $count } without a name
   *[other] { $count } without names
}
bastion-more = { $count } more
bastion-rooms = **Rooms:** { $rooms }
bastion-room = { $room } ({ $space })
bastion-defenders = 🛡️ **Defenders: { $count }** · { $people }
bastion-defenders-none = 🛡️ **Defenders: none**
bastion-walls-closed = { $squares ->
    [one] 🧱 **Walls:** all around ({ $squares } square)
   *[other] 🧱 **Walls:** all around ({ $squares } squares)
}
bastion-walls-open = { $squares ->
    [one] 🧱 **Walls:** { $squares } square, not closed
   *[other] 🧱 **Walls:** { $squares } squares, not closed
}
bastion-armory-stocked = ⚔️ **Armory:** stocked
bastion-inner-peace = 🧘 **Inner peace:** two event rolls next time
bastion-guest = 🛏️ **Guest:** { $guest }
bastion-guest-named-line = 🛏️ **Guest:** { $name } ({ $guest })
bastion-until = until { $time }
bastion-refugees-indoors = ⛺ **Refugees:** { $count }, in the { $room }
bastion-refugees-outside = ⛺ **Refugees:** { $count }, camping outside
bastion-stores = 📦 **Stores:** { $things }
bastion-thing-unnamed = { $treasure } without a name
bastion-thing-named = { $name } ({ $treasure })
bastion-coffer = 🪙 **Coffer:** { $amount }
bastion-combined = 🔗 **Joined with:** { $names }
bastion-neglect = { $turns ->
    [one] { $turns } turn without an order; at { $limit } its people leave
   *[other] { $turns } turns without an order; at { $limit } its people leave
}
bastion-warning = ⚠️ { $what }
bastion-presence-line = { $presence ->
    [home] 🏠 **Owner:** at home
    [away] 🧭 **Owner:** away; the Bastion keeps house by itself
   *[in_contact] 📨 **Owner:** away, but in contact
}
bastion-plan-maintain = 🧹 **Turn { $turn }:** Maintain is ordered
bastion-plan-orders = 📜 **Turn { $turn }:** orders are given
bastion-plan-away = 🧹 **Turn { $turn }:** Maintain, for the owner is away
bastion-plan-idle = 💤 **Turn { $turn }:** no order yet
bastion-turn-due = ⏳ Due on { $due }, in { $left }
bastion-awaits-answer = ❓ The owner’s answer is awaited.
bastion-turns-waiting = { $count ->
    [one] ⏸️ { $count } turn is waiting
   *[other] ⏸️ { $count } turns are waiting
}
bastion-facilities-due = { $count ->
    [one] 🗝️ { $count } special facility may be chosen
   *[other] 🗝️ { $count } special facilities may be chosen
}
bastion-done = ✔️ { $what }
bastion-fallen-line = { $cause ->
    [divestiture] 🏚️ **Given up**
    [neglect] 🏚️ **Fallen to neglect**
   *[ruination] 🏚️ **Ruined**
}

bastion-button-maintain = Maintain
bastion-button-withdraw = Withdraw Maintain
bastion-button-people = People
bastion-button-stores = Stores
bastion-button-story = Story
bastion-button-guests = Guests
bastion-button-facilities = Choose facilities
bastion-button-remind = Remind me
bastion-button-unremind = Stop reminding
bastion-button-fallen = Who fell
bastion-choose-presence = Where is the owner?
bastion-button-orders = Orders
bastion-button-let-fall = Let it fall

## People, stores, guests, the fallen, the story

bastion-defender = Defender
bastion-defender-numbered = Defender { $number }
bastion-person = { $name_length ->
    [0] { $place }: no name yet
   *[other] { $place }: **{ $name }**
}
bastion-people-none = Nobody lives here yet.
bastion-people-name = Name them
bastion-names-form = Names
bastion-names-field-name = Name of the Bastion
bastion-names-field-people = People
    .description = One to a line; write the name after the colon
bastion-stores-empty = The stores are empty.
bastion-stores-away = The owner takes things from here when at home.
bastion-stores-claim = Take…
bastion-stores-name = Give a name to…
bastion-stores-coffer = Take the money
bastion-treasure-form = A name for the find
bastion-treasure-field = What is it?
bastion-guests-none = No guests at the moment.
bastion-guests-dismiss = Bid farewell to…
bastion-guests-shelter = Where the refugees sleep
bastion-guests-camp = In a camp outside
bastion-guests-resettle = A new home is found
bastion-fallen-first = Another defender may have fallen instead. Who lives after all?
bastion-fallen-second = And who fell instead?
bastion-fallen-who-lives = Who lives
bastion-fallen-who-fell = Who fell
bastion-told-origin = **How it came to be**
    { $text }
bastion-told-form = **What it looks like**
    { $text }
bastion-story-none = Nobody has written its story yet.
bastion-story-write = Write
bastion-story-divest = Give up
bastion-story-form = The story of the Bastion
bastion-divest-form = Give the Bastion up
bastion-divest-field = Its name
    .description = Its people leave and the place falls empty. To confirm, type the name.

## Founding and growing

bastion-founding-heading = ## 🏰 A Bastion for { $owner }
bastion-founding-rooms = Choose a Cramped and a Roomy basic room, then the special facilities.
bastion-founding-special = **Special facilities:** { $chosen } of { $limit }
bastion-founding-early = ⚠️ Level { $level } is early for a Bastion: the DM alone can found one now.
bastion-founding-too-many = ⚠️ Those are too many; { $limit ->
    [one] { $limit } is allowed.
   *[other] { $limit } are allowed.
}
bastion-founding-locked = **Not now:**
bastion-founding-locked-line = -# { $facilities } — { $reason }
bastion-reason-level = from level { $level }
bastion-reason-once = here already
bastion-reason-needs = needs { $what }
bastion-founding-cramped = The Cramped room
bastion-founding-roomy = The Roomy room
bastion-founding-level = Special facilities of level { $level }
bastion-founding-option = { $facility }
bastion-founding-option-again = { $facility } (a second one)
bastion-founding-name-it = Name it and found it
bastion-founding-form = A new Bastion
bastion-founding-field-name = Name
bastion-founding-field-origin = How it came to be
    .placeholder = An inheritance, a grant of land, an old tower made whole…
bastion-founding-field-form = What it looks like
    .placeholder = A keep, a temple, a tree, an inn by the sea…
bastion-growth-heading = ## 🗝️ New special facilities
bastion-growth-gain = Add them

## The list

bastion-list-heading = ## 🏰 Bastions
bastion-list-none = Nobody has a Bastion yet. Found one: { COMMAND("bastion found") }
bastion-list-row = { $owner_length ->
    [0] **{ $bastion }**
   *[other] **{ $bastion }** · { $owner }
}
bastion-list-facts = { $defenders ->
    [one] { $presence } · { $defenders } defender
   *[other] { $presence } · { $defenders } defenders
}
bastion-list-open = Look

## Behind the screen, for the DM

bastion-digest-heading = { $waiting ->
    [0] ## 🎲 Bastion turn { $turn }: everything is settled
    [one] ## 🎲 Bastion turn { $turn }: { $waiting } event waits for you
   *[other] ## 🎲 Bastion turn { $turn }: { $waiting } events wait for you
}
bastion-digest-quiet = { $count ->
    [one] Reveal the quiet one
   *[other] Reveal all { $count } quiet ones
}
bastion-digest-open = Open
bastion-digest-row = { $owner_length ->
    [0] **{ $bastion }**
   *[other] **{ $bastion }** · { $owner }
}
bastion-digest-state = { $progress ->
    [hidden] { $mark } { $event } · 1d100 = { $rolls }
    [asked] { $mark } { $event } · the owner is asked
    [told] { $mark } { $event } · told
   *[silent] { $mark } { $event } · resolved silently
}
bastion-digest-either = { $first } or { $second }
bastion-digest-unknown = Event
bastion-secret-note = ✏️ **Your telling:** { $note }
bastion-secret-ideas = 💡 **What it may be about:**
bastion-secret-idea = • { $idea }
bastion-secret-cast = 🎭 **For a cut-scene:** { $names }
bastion-secret-keep = { $event } ({ $roll })
bastion-secret-reveal = Reveal
bastion-secret-reroll = Reroll
bastion-secret-edit = Edit the telling
bastion-secret-resolve = Resolve silently
bastion-secret-scene = Propose a cut-scene
bastion-secret-scene-proposed = 🎭 The cut-scene is proposed at the table.
bastion-secret-pick = Pick another event
bastion-secret-form = The telling
bastion-secret-field = Your words
    .description = Shown first when you reveal; what follows from the rules stands below in small print
bastion-secret-note-kept = ✏️ The telling is kept.
bastion-scene = 🎭 **Cut-scene at { $bastion }.** Let each player take a part: { $names }.
bastion-scene-nameless = 🎭 **Cut-scene at { $bastion }.** Let each player take the part of a hireling and give them a name.
bastion-neglect-confirm = { $turns ->
    [one] ⚠️ { $turns } turn without an order: by the rules its people leave now. It stands until you say so.
   *[other] ⚠️ { $turns } turns without an order: by the rules its people leave now. It stands until you say so.
}

## The owner's choice

bastion-question-heading = { $owner_length ->
    [0] ### ❓ { $bastion }
   *[other] ### ❓ { $bastion }: { $owner } decides
}
bastion-question-until = Until { $when }. Without an answer: { $default }.
bastion-question-open = Without an answer: { $default }.
bastion-question-answered = ✔️ { $answer }
bastion-ask-criminal-hireling = Pay { $price } so that the law looks away, or let the hireling be led off?
bastion-ask-extraordinary-opportunity = Pay { $price } and seize the opportunity? Another event follows.
bastion-ask-friendly-visitors = Which special facility may the visitors use?
    .placeholder = A special facility
bastion-ask-magical-discovery = What did the hirelings find?
bastion-ask-request-for-aid = How many defenders go?
    .placeholder = How many
bastion-ask-treasure = What kind of magic item is it?
bastion-answer-pay = Pay { $price }
bastion-answer-refuse = Let the law take its course
bastion-answer-accept = Seize it for { $price }
bastion-answer-decline = Let it pass
bastion-answer-send = { $count ->
    [0] Send nobody
    [one] Send { $count } defender
   *[other] Send { $count } defenders
}
bastion-discovery-form-potion = A magic potion
bastion-discovery-form-scroll = A magic scroll
bastion-discovery-field = Which one?
    .description = Can wait: left empty, it lies in the stores without a name

## Reminders and turns

bastion-reminder = ⏰ Turn { $turn } is near.
bastion-turn-heading = ## ⏳ Bastion turn { $turn }
bastion-nothing-changed = Nothing has changed.

## What is refused, and what to do

bastion-none = None of your characters has a Bastion. Found one: { COMMAND("bastion found") }
bastion-which = You have several Bastions: { $names }. Say which one you mean.
bastion-not-yours = { $name } is not yours. Its owner and the DM decide there.
bastion-no-founder = You have no character without a Bastion. Make one first: { COMMAND("character create") }
bastion-which-founder = Several of your characters may found a Bastion: { $names }. Say which one.
bastion-level = { $owner } has level { $level }, and a Bastion comes at level { $needed }. The DM can found one earlier.
bastion-rooms-missing = Choose a Cramped and a Roomy room first.
bastion-room-unknown = There is no basic room “{ $id }”. Choose one from the list.
bastion-room-gone = That room is no longer there. Open the panel again.
bastion-facility-unknown = There is no special facility “{ $id }”. Choose one from the list.
bastion-facility-level = { $facility_kind } asks for level { $needed }, and the owner has { $level }. Choose another facility.
bastion-facility-prerequisite = { $facility_kind } asks for this: { $prerequisite_kind }. Choose another facility, or correct the character.
bastion-facility-once = A Bastion has one { $facility_kind } at most. Choose another facility.
bastion-facility-limit = { $limit ->
    [one] At level { $level } a Bastion has { $limit } special facility. Take fewer.
   *[other] At level { $level } a Bastion has { $limit } special facilities. Take fewer.
}
bastion-facility-gone = That facility is no longer there. Open the panel again.
bastion-facility-unusable = { $facility_kind } is out of action on turn { $turn }. It takes orders again on the turn after.
bastion-facility-busy = { $facility_kind } has an order under way. Wait until it is done.
bastion-order-not-here = { $facility_kind } does not take the order { $order_kind }. Choose an order of that facility.
bastion-order-already = { $facility_kind } already has an order for turn { $turn }. One order is enough.
bastion-maintain-already = { $name } already has the Maintain order for turn { $turn }.
bastion-maintain-not-ordered = { $name } has no Maintain order to withdraw.
bastion-maintain-excludes = { $name } keeps house on turn { $turn }, which leaves no room for other orders. Withdraw Maintain first.
bastion-orders-exclude-maintain = { $name } has orders for turn { $turn }, and Maintain leaves no room for any. Choose one or the other.
bastion-out-of-reach = The owner of { $name } is away and out of reach, so on turn { $turn } it keeps house by itself. Change where the owner is to give orders.
bastion-name-empty = A name needs at least one character and at most { $limit }.
bastion-name-long = This name has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}, and at most { $limit } fit. Shorten it.
bastion-text-long = This text has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}, and at most { $limit } fit. Shorten it.
bastion-names-lines = There { $expected ->
    [one] is { $expected } person
   *[other] are { $expected } people
} on this page, and you wrote { $given ->
    [one] { $given } line
   *[other] { $given } lines
}. Keep one line for each.
bastion-hireling-gone = That hireling is no longer there. Open the panel again.
bastion-defender-gone = That defender is no longer on the roster. Open the panel again.
bastion-defender-not-mercenary = Only a hired sword can be sent away from { $name }.
bastion-guest-gone = That guest has already left. Open the panel again.
bastion-no-refugees = There are no refugees at { $name }.
bastion-treasure-gone = That is no longer in the stores. Open the panel again.
bastion-claim-away = The stores of { $name } open to an owner who is at home. Change where the owner is first.
bastion-fallen = { $name } has fallen and takes no more commands. A new one can be founded: { COMMAND("bastion found") }
bastion-fallen-settled = It is settled by now who fell at { $name }.
bastion-no-event = No event of { $name } waits to be settled.
bastion-event-out = The event of { $name } is out already. Undo it to choose anew.
bastion-event-unknown = There is no event “{ $id }”. Choose one from the list.
bastion-roll-undecided = Two rolls lie on the table for { $name }: { $rolls }. Choose first which one is kept.
bastion-roll-decided = For { $name } it is already decided which roll counts.
bastion-roll-gone = There is no such roll. Open the event again.
bastion-no-secrets = No event of a Bastion waits for you.
bastion-nothing-asked = Nobody is asked anything about { $name } at the moment.
bastion-not-asked = { $owner_length ->
    [0] This is for the owner and the DM to decide.
   *[other] This is for { $owner } and the DM to decide.
}
bastion-answer-unknown = “{ $answer }” is no answer to this. Choose one of those offered.
bastion-aid-count = { $defenders ->
    [one] You can send up to { $defenders } defender. Choose a number from the list.
   *[other] You can send up to { $defenders } defenders. Choose a number from the list.
}
bastion-discovery-kind = The find is a potion or a scroll. Choose one of the two.
bastion-discovery-rarity = The find is { $rarity_kind }. Choose something of that rarity.
bastion-turn-already-taken = { $name } has already taken turn { $turn }.
bastion-not-neglected = { $turns ->
    [one] { $name } has gone without an order for { $turns } turn; it falls at { $limit }.
   *[other] { $name } has gone without an order for { $turns } turns; it falls at { $limit }.
}
bastion-unknown = There is no Bastion “{ $text }” here. Choose one from the list: { COMMAND("bastion list") }
bastion-has-one = { $owner } already has a Bastion: { $name }. Give that one up first: { COMMAND("bastion divest") }
bastion-owner-missing = The owner of { $name } is gone. Someone has to take the character over first.
bastion-name-differs = That is not the name of { $name }, so nothing was changed. Type it exactly to confirm.
bastion-switched-off = { $campaign } does without Bastions. The DM can switch them on: { COMMAND("campaign settings") }

## Names of actions, for what stands in the way of an undo

use-case-bastion-answer = an answer to a question
use-case-bastion-claim = something taken from the stores
use-case-bastion-coffer = money taken from the coffer
use-case-bastion-describe = the written story of a Bastion
use-case-bastion-dismiss = a guest’s farewell
use-case-bastion-divest = a Bastion given up
use-case-bastion-edit = an edited telling
use-case-bastion-exchange = an exchange of who fell
use-case-bastion-found = the founding of a Bastion
use-case-bastion-gain = a new special facility
use-case-bastion-keep = the choice between two rolls
use-case-bastion-let-fall = the fall of a Bastion
use-case-bastion-maintain = a Maintain order
use-case-bastion-name = names given in a Bastion
use-case-bastion-name-treasure = a find that was named
use-case-bastion-pick = an event picked by the DM
use-case-bastion-presence = where an owner is
use-case-bastion-remind = a change of reminders
use-case-bastion-reroll = an event rolled anew
use-case-bastion-resettle = a new home for refugees
use-case-bastion-resolve = an event resolved silently
use-case-bastion-reveal = a revealed event
use-case-bastion-reveal-quiet = revealed quiet events
use-case-bastion-ruin = the ruin of a Bastion
use-case-bastion-scene = a proposed cut-scene
use-case-bastion-shelter = a place for refugees
use-case-bastion-withdraw = a Maintain order withdrawn
use-case-job-bastion-choice = a choice that took its default
use-case-job-bastion-reminder = a reminder
