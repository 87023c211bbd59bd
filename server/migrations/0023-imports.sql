-- What a member brought in from elsewhere, each time.
create table imports (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  source text not null,
  file_name text not null,
  begun_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  -- How many things of each kind were made and changed.
  counts jsonb not null default '{}',
  primary key (member_id, id)
);
create index imports_begun on imports (begun_at);

-- What an import made or changed, for thirty days: what stood there before (null: nothing), and a fingerprint of what it
-- left, by which an undo sees whether it was edited since.
create table import_rows (
  member_id uuid not null references members on delete cascade,
  import_id uuid not null,
  kind text not null,
  target text not null,
  before jsonb,
  after text not null,
  primary key (member_id, import_id, kind, target),
  foreign key (member_id, import_id) references imports on delete cascade
);
