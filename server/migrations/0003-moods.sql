create table moods (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  date date not null,
  mood text not null,
  emotion_tags text[] not null default '{}',
  note text,
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);
-- The history: newest day first, and the last check-in of a day first.
create index moods_history on moods (member_id, date desc, created_at desc);
