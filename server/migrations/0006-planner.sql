-- The planner's list of one day. Its version counts the saves, so that two devices do not erase each other's.
create table daily_notes (
  member_id uuid not null references members on delete cascade,
  date date not null,
  items jsonb not null,
  version integer not null,
  primary key (member_id, date)
);

-- Goals and reminders of one week, which is its Monday.
create table weekly_goals (
  member_id uuid not null references members on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  goals jsonb not null,
  reminders jsonb not null,
  version integer not null,
  primary key (member_id, week)
);
