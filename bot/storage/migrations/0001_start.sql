-- The first layout. Aggregates keep what is searched in columns and the rest as versioned JSON.

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A name for this file, so that a message's nonce cannot meet one of another database.
INSERT INTO meta VALUES ('database', lower(hex(randomblob(4))));

CREATE TABLE aggregate (
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    campaign_id INTEGER NOT NULL,      -- 0: belongs to no campaign
    owner_id INTEGER,                  -- Discord user
    name TEXT,
    due INTEGER,                       -- timers: game seconds; jobs: seconds since 1970 (UTC)
    revision INTEGER NOT NULL,
    version INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX aggregate_of_campaign ON aggregate (campaign_id, kind, due);
CREATE INDEX aggregate_of_owner ON aggregate (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX job_due ON aggregate (due) WHERE kind = 'job';

-- Where a campaign is at home: derived from its settings, for the look-up by channel.
CREATE TABLE campaign_home (
    campaign_id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    status TEXT NOT NULL
) STRICT;
CREATE INDEX campaign_home_of_guild ON campaign_home (guild_id);
CREATE TABLE campaign_place (
    place_id INTEGER NOT NULL,
    campaign_id INTEGER NOT NULL,
    PRIMARY KEY (place_id, campaign_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX campaign_place_of_campaign ON campaign_place (campaign_id);

-- Where a user's data stands: derived, for export and deletion.
CREATE TABLE person (
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    campaign_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX person_of_aggregate ON person (kind, id);

CREATE TABLE preference (
    user_id INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;

CREATE TABLE journal (
    seq INTEGER PRIMARY KEY,
    id INTEGER NOT NULL UNIQUE,
    campaign_id INTEGER NOT NULL,
    at_utc INTEGER NOT NULL,
    game_time INTEGER NOT NULL,
    actor_id INTEGER NOT NULL,         -- 0: the bot itself
    use_case TEXT NOT NULL,
    args TEXT NOT NULL,
    seed TEXT,
    rolls TEXT,                        -- [[sides, face], ...]
    events TEXT NOT NULL,              -- [[kind, fields], ...]
    undone_at INTEGER,
    undone_by INTEGER,
    rolls_taken INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX journal_of_campaign ON journal (campaign_id, seq);
CREATE INDEX journal_undone ON journal (campaign_id, actor_id, use_case)
    WHERE undone_at IS NOT NULL AND rolls_taken = 0;

CREATE TABLE before_image (
    entry INTEGER NOT NULL REFERENCES journal (seq) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    version INTEGER,
    state TEXT,                        -- NULL: the aggregate did not exist
    revision INTEGER NOT NULL,         -- the revision this entry gave it
    PRIMARY KEY (entry, kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- part of the nonce, so it is never given twice
    campaign_id INTEGER NOT NULL,
    entry_id INTEGER,                  -- journal.id
    destination TEXT NOT NULL,         -- table | dm | channel:<id> | message:<channel>:<message>
    screen TEXT NOT NULL,
    subject INTEGER NOT NULL,
    args TEXT NOT NULL,
    state TEXT NOT NULL,               -- due | sent | held | failed | cancelled
    attempts INTEGER NOT NULL DEFAULT 0,
    due_utc INTEGER NOT NULL,
    channel_id INTEGER,
    message_id INTEGER
) STRICT;
CREATE INDEX outbox_due ON outbox (id, due_utc) WHERE state = 'due';
CREATE INDEX outbox_due_at ON outbox (campaign_id, destination, id, due_utc) WHERE state = 'due';
CREATE INDEX outbox_held ON outbox (campaign_id) WHERE state = 'held';
CREATE INDEX outbox_failed ON outbox (id) WHERE state = 'failed';
CREATE INDEX outbox_of_entry ON outbox (entry_id) WHERE entry_id IS NOT NULL;
CREATE INDEX outbox_of_campaign ON outbox (campaign_id);

-- Messages that stay current.
CREATE TABLE panel (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    campaign_id INTEGER NOT NULL,
    screen TEXT NOT NULL,
    subject INTEGER NOT NULL,
    args TEXT NOT NULL
) STRICT;
CREATE INDEX panel_of_subject ON panel (subject, screen);

-- What the DM has been told is out of reach, so that it is told once.
CREATE TABLE trouble (
    campaign_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    cause TEXT NOT NULL,
    PRIMARY KEY (campaign_id, channel_id)
) STRICT, WITHOUT ROWID;
