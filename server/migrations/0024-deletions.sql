-- Who was deleted, so that it can be proved, and repeated after a restore (decision 23). No foreign key: the row begins
-- where the account ends. It has no name and no address. The same line is in the ledger, outside of the database.
create table deletions (
  member_id uuid primary key,
  at timestamptz not null,
  -- How much of each kind was deleted.
  counts jsonb not null,
  receipt text not null
);

-- What members deleted of one kind, while they stayed.
create table erasures (
  member_id uuid not null references members on delete cascade,
  receipt text not null,
  kind text not null,
  at timestamptz not null,
  counts jsonb not null,
  primary key (member_id, receipt)
);

-- When an account that its member wants to leave is deleted. Until then it is hidden, and its member may stay.
alter table members add column leaves_at timestamptz;
create index members_leaving on members (leaves_at) where leaves_at is not null;
