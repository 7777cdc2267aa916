# Campaigns: founding one, seeing it at a glance, pausing, deleting, restoring.

## What happened

campaign-created = **{ $name }** begins.
campaign-imported = **{ $name }** was made of a file.
campaign-renamed = The campaign is called **{ $after }** now, no longer { $before }.
campaign-paused = **{ $name }** is paused: nothing falls due until it goes on.
campaign-resumed = **{ $name }** goes on. What the weeks of the pause would have brought is not made up for.
campaign-deletion-begun = **{ $name }** is deleted. { $days ->
    [one] For { $days } day
   *[other] For { $days } days
} it can be restored.
campaign-restored = **{ $name }** is back, and paused. To go on: { COMMAND("campaign resume") }.
campaign-party-set-out = The party sets out: until it is back, the weekly tick asks the DM first.
campaign-party-came-home = The party is back: in downtime the weekly tick moves time by itself.
campaign-done = ✅ { $what }

## Names of actions, for what stands in the way of an undo

use-case-campaign-draft = a change of the draft
use-case-campaign-create = the start of the campaign
use-case-campaign-import = the import of the campaign
use-case-campaign-delete = the deletion of the campaign
use-case-campaign-restore = the return of the campaign
use-case-campaign-pause = the pause
use-case-campaign-resume = the end of the pause
use-case-settings-change = a change of the settings
use-case-job-campaign-deletion = the deletion of the campaign
use-case-job-draft-expired = a draft that lapsed
use-case-job-server-forsaken = the farewell to a server

## Founding

campaign-draft-heading =
    ## A new campaign
    Everything is filled in already. Change what you like, then begin.
campaign-draft-basics = **Name, language, time zone**
    { $name } · { $language } · { $zone }
campaign-draft-people = **Who and where**
    DM: { $dms }
    DM channel: { $dm_channel }
    Table channel: { $table }
campaign-draft-tick = **Weekly tick**
    { $tick }
    -# In downtime it moves time to the next Bastion turn by itself; while the party is out it asks the DM first.
campaign-draft-begin = Begin
campaign-draft-discard = Discard
campaign-draft-make-channel = Make a DM channel
campaign-dm-channel-name = dm-screen
campaign-draft-discarded = The draft of { $name } is discarded. { COMMAND("campaign create") } starts anew.
campaign-draft-form-basics = Name, language, time zone
campaign-draft-form-people = Who and where
campaign-draft-form-tick = Weekly tick
campaign-begun =
    ## { $name } begins
    In { $table } stands an invitation: players join with its button.
    Weekly tick: { $tick }
campaign-change-button = Change
campaign-settings-button = Settings
campaign-history-button = History
campaign-join-button = Join

campaign-form-name = Name
campaign-form-language = Language
    .description = What everyone reads. Each person is answered in their own.
campaign-form-city = City
    .description = One in your time zone, for example Kyiv
campaign-form-dms = DM
    .description = One role, or people by name
campaign-form-dm-channel = DM channel: players must not see it
campaign-form-table-channel = Table channel: everyone reads it
campaign-form-weekday = Day
    .description = In downtime this brings the next Bastion turn
campaign-form-tick-off = No weekly tick
campaign-form-hour = Time of day, for example 20:00
campaign-form-delete = Delete the campaign
campaign-form-delete-name = Name of the campaign
    .description = Type it to confirm. It can be restored for seven days.

campaign-zone = { $city }, { $clock } there now
campaign-channel-none = *not chosen yet*
campaign-tick-on = { $weekday }, { $at }
campaign-tick-next = { $tick } (next { $next })
campaign-tick-off = off

campaign-check-hidden = 🔒 Players cannot see the DM channel.
campaign-check-watched = ⚠️ Not only the DM sees { $channel }: { $who }. Secrets go there, so close it to players, or choose another channel.
campaign-check-lacks = ⚠️ In { $channel } I lack permissions: { $permissions }. Grant them in the settings of the channel.
campaign-check-gone = ⚠️ A channel of this campaign has been deleted, or I cannot see it. Choose another.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files

## In the table channel

campaign-welcome =
    ## { $name }
    DM: { $dms }
    Press **Join** and fill in one form to create your character.
campaign-deleted = **{ $name }** is deleted. Nothing happens in it any more, and on { $when } it is gone for good.
    Until then it can be restored by the DM or by whoever manages the server.

## At a glance

campaign-show =
    ## { $name }
    { $status ->
        [paused] ⏸️ Paused. To go on: { COMMAND("campaign resume") }.
       *[running] It is { $now }. { $out ->
            [yes] The party is out.
           *[no] The party is in downtime.
        }
    }
    DM: { $dms }
    Table channel: { $table }
    { $bastions ->
        [yes] Bastion turn { $turn } falls due on { $due }.
       *[no] This campaign does without Bastions.
    }
    Weekly tick: { $tick }
campaign-restore-button = Restore
campaign-restore-which = Which campaign is to come back?
campaign-restore-none = No campaign of this server waits for its deletion, so there is nothing to restore.

## Refusals

campaign-name-empty = A campaign needs a name of 1 to { $limit } characters. Write one, for example: The Sunless Road.
campaign-name-too-long = This name has { $length } characters, and at most { $limit } fit. Shorten it.
campaign-name-differs = This is not the campaign’s name, so nothing was deleted. Type it as it stands: { $name }
campaign-manager-only = Only someone who may manage this server can do this. Ask one of them.
campaign-configurer-only = Only the DM, or someone who may manage this server, can do this.
campaign-already-begun = { $name } has begun already. Change it with { COMMAND("campaign settings") }.
campaign-already-paused = { $name } is paused already. To go on: { COMMAND("campaign resume") }.
campaign-not-paused = { $name } is not paused, so there is nothing to resume.
campaign-is-deleted = { $name } is deleted. To bring it back: { COMMAND("campaign restore") }.
campaign-not-deleted = { $name } is not deleted, so there is nothing to restore.
campaign-draft-lacks = { $what ->
    [name] The campaign still needs a name.
    [dm] The campaign still needs a DM: a role, or people by name.
    [dm_channel] The campaign still needs a DM channel that players cannot see.
   *[table_channel] The campaign still needs a table channel.
} Choose it on the panel.
campaign-cannot-make-channel = I may not make channels here. Make a channel that only the DM and I can see, and choose it on the panel.
