-- When a reset by email last opened the account. Whoever reads the mailbox may have opened it, so what was left behind
-- before this moment is no proof against a second factor that was added after it.
alter table members add column last_reset_at timestamptz;
