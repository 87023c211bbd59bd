-- The devices that a member signed in from, each as the hash of a number that its browser made up, so that a new one is
-- told, once.
create table known_devices (
  member_id uuid not null references members on delete cascade,
  device_hash bytea not null,
  -- Browser and system in words.
  device text not null check (length(device) <= 100),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (member_id, device_hash)
);
create index known_devices_last_seen on known_devices (last_seen_at);

-- The links in letters about new devices that say 'This was not me'. Each works once. Found by the token alone, so its hash
-- leads the key.
create table sign_in_alarms (
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  device_hash bytea not null,
  -- When somebody signed in there.
  signed_in_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_alarms_member on sign_in_alarms (member_id);
create index sign_in_alarms_expires on sign_in_alarms (expires_at);

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('events', 'plan', 'weekly', 'medicines', 'check-in', 'theme', 'test', 'sign-in'));
