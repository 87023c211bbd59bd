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

-- Accounts at an OpenID provider by which members sign in: at most one of each provider.
create table member_identities (
  member_id uuid not null references members on delete cascade,
  issuer text not null,
  -- What the provider calls the person, for ever.
  subject text not null check (length(subject) <= 255),
  linked_at timestamptz not null,
  primary key (member_id, issuer)
);
create unique index member_identities_subject on member_identities (issuer, subject);

-- Set while the account was made by a provider and its member has not chosen a password.
alter table members add column has_no_password boolean not null default false;

-- Sign-ins by a provider that are on their way: found by a secret of the browser, of which only the hash is kept.
create table oidc_attempts (
  token_hash bytea primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  ends_at timestamptz not null,
  -- Who the provider says it is, while the password of the account with that address is waited for.
  subject text,
  email text,
  check ((subject is null) = (email is null))
);
create index oidc_attempts_ends on oidc_attempts (ends_at);
