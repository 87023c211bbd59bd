-- Links by which administrators let people make an account. Found by the token alone: only its hash is kept.
create table invitations (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  token_hash bytea not null,
  made_by uuid references members on delete set null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  most_uses integer not null check (most_uses between 1 and 100),
  -- Accounts made with it, those that are deleted by now included.
  uses integer not null default 0 check (uses between 0 and most_uses),
  revoked_at timestamptz
);
create unique index invitations_token on invitations (token_hash);
create index invitations_newest on invitations (made_at desc, id desc);
create index invitations_made_by on invitations (made_by);

-- Who made their account with which link.
create table invited_members (
  member_id uuid primary key references members on delete cascade,
  invitation_id uuid not null,
  at timestamptz not null
);
create index invited_members_invitation on invited_members (invitation_id, at);
