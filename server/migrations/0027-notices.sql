-- The key pair that this community shows to push services (RFC 8292): number 1, made at the first start, and in every
-- backup, because every subscription is bound to it.
create table push_keys (
  number integer primary key,
  -- The private key as a JWK (RFC 7517).
  private_key jsonb not null,
  made_at timestamptz not null,
  -- How often a push service refused the key (401, 403), and when it last did.
  refusals integer not null default 0,
  refused_at timestamptz
);

-- The browsers to which notices go while A-genda is closed. Found by the address alone, so it is unique by itself. A
-- subscription ends with the session in which it was made.
create table push_subscriptions (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  session_hash bytea not null references sessions on delete cascade,
  user_agent text,
  made_at timestamptz not null,
  last_ok_at timestamptz,
  -- Failures since it was last reached.
  failures integer not null default 0,
  primary key (member_id, id)
);
create unique index push_subscriptions_endpoint on push_subscriptions (endpoint);
create index push_subscriptions_session on push_subscriptions (session_hash);

-- What a member wants to be told, and how. Without a row all is as by default.
create table notice_settings (
  member_id uuid primary key references members on delete cascade,
  -- By kind and channel, where it differs from the default.
  channels jsonb not null default '{}',
  -- The member's own time of day, HH:MM. From the first to the second nothing is told, over midnight too.
  quiet_from text,
  quiet_to text,
  check_in_times text[] not null default '{}',
  -- Whether a push says what it is about.
  show_text boolean not null default true,
  check ((quiet_from is null) = (quiet_to is null))
);

-- What will be told soon, and what was told lately, by the marker that the browser uses too.
create table notices (
  member_id uuid not null references members on delete cascade,
  key text not null,
  kind text not null check (kind in ('events', 'plan', 'weekly', 'medicines', 'check-in', 'theme', 'test')),
  -- When it is due by itself. `due_at` is later where quiet hours or its member (`snoozed`) put it off.
  planned_for timestamptz not null,
  due_at timestamptz not null,
  snoozed boolean not null default false,
  expires_at timestamptz not null,
  about jsonb not null,
  -- Until then a node is telling it.
  claimed_until timestamptz,
  told_at timestamptz,
  primary key (member_id, key)
);
create index notices_due on notices (due_at) where told_at is null;
create index notices_expires on notices (expires_at);

-- A notice on its way to one browser.
create table push_deliveries (
  member_id uuid not null,
  subscription_id uuid not null,
  key text not null,
  try_at timestamptz not null,
  tries integer not null default 0,
  primary key (member_id, subscription_id, key),
  foreign key (member_id, subscription_id) references push_subscriptions on delete cascade,
  foreign key (member_id, key) references notices on delete cascade
);
create index push_deliveries_try on push_deliveries (try_at);

-- Answers that a notification may give without a session, each once. Found by the token alone, so its hash leads the key.
create table notice_tickets (
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  kind text not null check (kind in ('mood', 'dose', 'snooze')),
  -- The notice that it answers.
  key text not null,
  date date not null,
  expires_at timestamptz not null
);
create index notice_tickets_member on notice_tickets (member_id);
create index notice_tickets_expires on notice_tickets (expires_at);

-- Members who are saving something of which they may be reminded. A row stands before the save, and goes once their
-- notices were planned after it. One that stays was left by a process that died.
create table notices_to_plan (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  at timestamptz not null
);
create index notices_to_plan_at on notices_to_plan (at);
create index notices_to_plan_member on notices_to_plan (member_id);
