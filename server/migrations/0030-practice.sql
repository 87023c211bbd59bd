-- What members practiced: an exercise of a week, its art activity, or breaths. It stays when the theme is deleted, so it
-- has the exercise's own words, and the theme's id refers to nothing.
create table practice (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  theme_id uuid,
  exercise text not null,
  -- How long it took, without pauses.
  seconds integer not null check (seconds >= 0),
  -- When it ended.
  at timestamptz not null,
  primary key (member_id, id)
);
create index practice_newest on practice (member_id, at desc, id desc);
