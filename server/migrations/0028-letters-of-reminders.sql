-- Whether letters say what they are about, and whether any kind goes by mail.
alter table notice_settings
  add column mail_text boolean not null default false,
  add column by_mail boolean not null generated always as (
    jsonb_path_exists(channels, '$.*.mail ? (@ == true)')
  ) stored;
create index notice_settings_by_mail on notice_settings (member_id) where by_mail;

-- The letter that says a notice. None says it twice.
alter table notices add column letter_id uuid;

-- Letters of reminders: those that wait to be sent, and those of the last days, because a member gets only some in a day.
create table notice_letters (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  made_at timestamptz not null,
  -- When it is tried next; null once it was sent, or is not sent any more.
  try_at timestamptz,
  tries integer not null default 0,
  primary key (member_id, id)
);
create index notice_letters_try on notice_letters (try_at) where try_at is not null;
create index notice_letters_made on notice_letters (made_at);

-- The links of letters with which their kinds are stopped without a session, each once. Found by the token alone.
create table letter_tickets (
  token_hash bytea primary key,
  member_id uuid not null references members on delete cascade,
  kinds text[] not null,
  made_at timestamptz not null,
  used_at timestamptz
);
create index letter_tickets_member on letter_tickets (member_id);
create index letter_tickets_made on letter_tickets (made_at);

-- Kinds of letters that were refused: by their member with such a link, or by the mail server for the member's address.
create table letter_refusals (
  member_id uuid not null references members on delete cascade,
  kind text not null check (kind in ('events', 'plan', 'weekly', 'medicines', 'check-in', 'theme')),
  by text not null check (by in ('member', 'address')),
  -- Refusals of the address since a letter of this kind last arrived.
  times integer not null default 1,
  at timestamptz not null,
  primary key (member_id, kind)
);
