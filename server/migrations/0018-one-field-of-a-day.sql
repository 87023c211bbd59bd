-- The changes of single fields that were made in the last 30 days, so that one that is sent again adds nothing twice.
create table health_changes (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  made_at timestamptz not null default now(),
  primary key (member_id, id)
);
create index health_changes_made_at on health_changes (made_at);
