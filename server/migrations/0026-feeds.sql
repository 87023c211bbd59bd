-- The secret addresses by which a member's calendar is read elsewhere. Found by the token alone: only its hash is kept.
create table feeds (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('events', 'planner', 'community')),
  token_hash bytea not null,
  made_at timestamptz not null,
  last_read_at timestamptz,
  -- How the program that last read it called itself.
  last_reader text check (length(last_reader) <= 200),
  primary key (member_id, id)
);
create unique index feeds_token on feeds (token_hash);

-- How often an event was changed, and when last: by these a calendar knows that what it has is older.
alter table events add column sequence integer not null default 0;
alter table events add column changed_at timestamptz not null default now();
update events set changed_at = created_at;

-- Deleted events that calendars of members show: told for a while as cancelled.
create table event_cancellations (
  member_id uuid not null references members on delete cascade,
  event_id uuid not null,
  kind text not null check (kind in ('events', 'community')),
  -- The row of the event, as it was.
  event jsonb not null,
  cancelled_at timestamptz not null,
  primary key (member_id, event_id, kind)
);
create index event_cancellations_old on event_cancellations (cancelled_at);
