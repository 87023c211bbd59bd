-- Links to what is a member's own, each good for one download. Found by the token alone, so its hash leads the key.
create table download_tickets (
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  -- The kinds that are asked for; null for everything.
  kinds text[],
  expires_at timestamptz not null,
  -- When a download began with it, and when all of it was sent.
  used_at timestamptz,
  finished_at timestamptz
);
create index download_tickets_member on download_tickets (member_id, finished_at);
create index download_tickets_expires on download_tickets (expires_at);
