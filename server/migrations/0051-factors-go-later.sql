-- The password that opened the account at the sign-in that an alarm is about, as a hash: whoever has the mailbox alone does
-- not know it. And whether 'This was not me' was pressed, or whether somebody has signed in since with a factor that was
-- made after it.
alter table sign_in_alarms add column password_hash text;
alter table sign_in_alarms add column pressed_at timestamptz;
alter table sign_in_alarms add column is_answered boolean not null default false;

-- Second factors that will be removed unless somebody signs in with one of them: those made within this time.
create table factor_removals (
  member_id uuid primary key references members on delete cascade,
  made_from timestamptz not null,
  made_until timestamptz not null,
  due_at timestamptz not null
);
create index factor_removals_due on factor_removals (due_at);
