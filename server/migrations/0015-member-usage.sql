-- About how much each member stores, so that a write need not count all that they wrote before. Unlogged, as it is
-- measured again where it is missing.
create unlogged table member_usage (
  member_id uuid primary key references members on delete cascade,
  rows integer not null,
  bytes bigint not null,
  pictures integer not null,
  measured_at timestamptz not null
);
