-- Set while a banner that its member shared is private by an administrator's word, which 'reinstate' takes back
-- (ruling 35). What was unshared before this is not known to be, and stays its member's to share again.
alter table banners add column unshared_by_admin boolean not null default false;

-- The theme that the rotation gave a week, written down at the first question in it (ruling 34). What an administrator
-- schedules is in theme_schedule and comes first.
create table theme_weeks (
  week date primary key check (extract(isodow from week) = 1),
  theme_id uuid not null references themes on delete cascade,
  decided_at timestamptz not null default now()
);
create index theme_weeks_theme on theme_weeks (theme_id);
