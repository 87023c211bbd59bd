-- The administrator whom a start made with a password of its own making. While that is the password still and nobody
-- signed in with it, a start prints another one.
create table first_admin (
  member_id uuid primary key references members on delete cascade,
  password_hash text not null,
  -- When a node printed it; null while one is about to.
  printed_at timestamptz
);

-- The processes that are open on this database, and where each keeps pictures. Unlogged, as each says it again every
-- few seconds.
create unlogged table nodes (
  id uuid primary key,
  host text not null,
  picture_store text not null,
  picture_place text not null,
  seen_at timestamptz not null
);
