-- Emails about an account's safety beyond their rate: counted by kind, until one email tells of all of them.
create table held_emails (
  member_id uuid not null references members on delete cascade,
  kind text not null check (kind in ('new-device', 'password', 'second-factor', 'feed', 'erasure', 'leaving')),
  count integer not null,
  first_at timestamptz not null,
  primary key (member_id, kind)
);
