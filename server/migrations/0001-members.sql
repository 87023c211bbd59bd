create table members (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 100),
  password_hash text not null,
  role text not null default 'member' check (role in ('member', 'admin')),
  city text,
  country text,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  location_requested boolean not null default false,
  time_zone text,
  goal_water_ml numeric not null default 2000,
  goal_steps integer not null default 8000,
  goal_sleep_hours numeric not null default 7,
  goal_weight_kg numeric,
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);

-- An address is one account, however it is capitalised.
create unique index members_email on members (lower(email));

-- Found by the token alone, so the token's hash leads the key.
create table sessions (
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index sessions_member on sessions (member_id);
create index sessions_last_used on sessions (last_used_at);

-- One live link a member: a newer request replaces the older.
create table password_resets (
  member_id uuid primary key references members on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null
);
create index password_resets_token on password_resets (token_hash);

create table audit_log (
  id uuid primary key,
  at timestamptz not null default now(),
  -- No foreign keys: the record outlives the accounts it speaks of.
  actor_id uuid,
  actor_name text,
  kind text not null,
  subject_id uuid,
  details jsonb not null default '{}'
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_subject on audit_log (subject_id, at desc);

-- Fixed-window counters; unlogged because losing them in a crash is harmless.
create unlogged table rate_counters (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index rate_counters_resets on rate_counters (resets_at);
