-- Items of the planner that come again. A day's list holds an occurrence only once it was ticked, changed or moved there;
-- all others are worked out when the day is read.
create table repeating_items (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  -- The fields that every occurrence begins with.
  item jsonb not null,
  repeat jsonb not null,
  starts_on date not null,
  ends_on date,
  -- The days on which it is left out.
  skipped date[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);

-- Counts the changes of a member's repeating items. It is part of the version of each of their days.
create table repeat_versions (
  member_id uuid primary key references members on delete cascade,
  version integer not null
);
