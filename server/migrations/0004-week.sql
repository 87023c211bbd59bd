-- What a member chose for one week instead of its default; a week is its Monday.
create table theme_overrides (
  member_id uuid not null references members on delete cascade,
  week date not null,
  theme_id uuid not null references themes on delete cascade,
  reason text,
  created_at timestamptz not null default now(),
  primary key (member_id, week)
);
create index theme_overrides_theme on theme_overrides (theme_id);

-- How often a member changed their theme in a week; kept when they go back to the default.
create table theme_changes (
  member_id uuid not null references members on delete cascade,
  week date not null,
  count integer not null,
  primary key (member_id, week)
);

create table theme_schedule (
  week date primary key check (extract(isodow from week) = 1),
  theme_id uuid not null references themes on delete cascade,
  note text
);
create index theme_schedule_theme on theme_schedule (theme_id);

-- One affirmation a member and day, so that a service is asked once.
create table affirmations (
  member_id uuid not null references members on delete cascade,
  date date not null,
  text text not null,
  primary key (member_id, date)
);
