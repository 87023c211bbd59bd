-- Every letter that was about to be handed to a mail server, so that none is handed over twice.
create table letters (
  -- The job that asked for it.
  id uuid primary key,
  kind text not null,
  at timestamptz not null default now(),
  -- Null while it is being handed over; a process that died then leaves it so.
  handed_over_at timestamptz
);
create index letters_at on letters (at);
