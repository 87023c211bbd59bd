-- A calendar that reads the planner is told when an entry changed (RFC 5545, LAST-MODIFIED).
alter table daily_notes add column updated_at timestamptz not null default now();
