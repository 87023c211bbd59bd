-- The secret of a member's one-time codes (RFC 6238). It counts once it is confirmed. The step of the last code that was
-- taken is kept, so that none is taken twice.
create table one_time_codes (
  member_id uuid primary key references members on delete cascade,
  secret bytea not null,
  made_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

-- What opens the account once in place of a code. A used one is deleted.
create table recovery_codes (
  member_id uuid not null references members on delete cascade,
  hash bytea not null,
  primary key (member_id, hash)
);

-- Public keys with which members sign in (WebAuthn). Found by the id alone, which an authenticator chose.
create table passkeys (
  member_id uuid not null references members on delete cascade,
  id text not null check (length(id) between 1 and 1400),
  public_key bytea not null,
  -- How often it was used, where the authenticator counts. Synced ones say 0.
  counter bigint not null,
  transports text[] not null,
  backed_up boolean not null,
  name text not null check (length(name) between 1 and 100),
  -- The host that it was made for. It works for no other.
  rp_id text not null,
  made_at timestamptz not null,
  last_used_at timestamptz,
  primary key (member_id, id)
);
create unique index passkeys_id on passkeys (id);

-- The second halves of what was begun: signing in with a code, with a passkey, making a passkey. Each works once and for
-- minutes. Found by the token alone, so its hash leads the key. Unlogged, because after a crash one begins again.
create unlogged table challenges (
  token_hash bytea primary key,
  kind text not null check (kind in ('code', 'passkey', 'new-passkey')),
  -- Whose it is; null for a passkey, which says that itself.
  member_id uuid references members on delete cascade,
  -- What an authenticator signs, in base64url.
  challenge text,
  -- Codes that were tried.
  tries integer not null default 0,
  -- The line of the audit log that says 'refused' until the code was right.
  audit_id uuid,
  expires_at timestamptz not null
);
create index challenges_member on challenges (member_id);
create index challenges_expires on challenges (expires_at);

-- Whether a session was opened with a second factor, or one was set up in it.
alter table sessions add column second_factor boolean not null default false;
