-- About how much each member stores, so that a write need not count all that they wrote before, and how often they saved
-- in the minute that runs. Unlogged, as it is measured again where it is missing.
create unlogged table member_usage (
  member_id uuid primary key references members on delete cascade,
  rows integer not null default 0,
  bytes bigint not null default 0,
  pictures integer not null default 0,
  measured_at timestamptz not null,
  saves integer not null default 0,
  saves_reset_at timestamptz not null default 'epoch'
);
