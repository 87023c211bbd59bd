-- When a member last saved something, kept only where there are read replicas: until it has reached them, what the
-- member reads comes from the primary. Unlogged, as it is of no use after a crash; no foreign key, as it outlives an
-- account by a day at most.
create unlogged table recent_writes (
  member_id uuid primary key,
  at timestamptz not null
);
create index recent_writes_at on recent_writes (at);
