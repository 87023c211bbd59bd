-- Whether who finds an event full may wait for a place.
alter table events add column waitlist boolean not null default false;

-- Who waits for a place: on all dates of a series, or on the one that it has start at `occurrence`.
create table waitlist (
  event_id uuid not null references events on delete cascade,
  occurrence timestamptz not null default '-infinity',
  member_id uuid not null references members on delete cascade,
  at timestamptz not null,
  -- When its member was told that a place is free, which is for who takes it first.
  told_at timestamptz,
  primary key (event_id, occurrence, member_id)
);
create index waitlist_order on waitlist (event_id, at, member_id);
create index waitlist_member on waitlist (member_id);

-- What organizers tell all who come, or may come.
create table event_messages (
  event_id uuid not null references events on delete cascade,
  id uuid not null,
  -- One date of a series; else all.
  occurrence timestamptz not null default '-infinity',
  text text not null,
  at timestamptz not null,
  primary key (event_id, id)
);
create index event_messages_at on event_messages (at);

-- What single members are told of an event: that a place became theirs, or that one is free.
create table place_notices (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  event_id uuid not null references events on delete cascade,
  occurrence timestamptz not null,
  kind text not null check (kind in ('yours', 'free')),
  at timestamptz not null,
  primary key (member_id, id)
);
create index place_notices_event on place_notices (event_id);
create index place_notices_at on place_notices (at);
