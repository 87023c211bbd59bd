-- What is different on single dates of a series: a JSON object by the instant at which the series has the date start.
-- Every reader of an event's dates needs it, and it is bounded. So it is a column and not a table.
alter table events add column changes jsonb not null default '{}';
-- Without changes, both are null: the earliest start is the series' own, and its last date is the last start.
alter table events add column earliest_starts_at timestamptz;
alter table events add column last_occurrence timestamptz;

-- A date may be moved to before the first one.
alter table events drop constraint events_check1;
alter table events add check (last_starts_at >= least(starts_at, earliest_starts_at));
alter table events drop column span;
alter table events add column span tstzrange not null generated always as (
  tstzrange(
    least(starts_at, earliest_starts_at),
    last_ends_at,
    case when last_ends_at = least(starts_at, earliest_starts_at) then '[]' else '[)' end
  )
) stored;
create index events_for_all on events using gist (span) where visibility = 'all';
create index events_around on events using gist (reach, span) where visibility = 'geo';

-- Of which date the answer is: of the whole series, or of the one that the series has start at this instant.
alter table rsvps add column occurrence timestamptz not null default '-infinity';
alter table rsvps drop constraint rsvps_pkey;
alter table rsvps add primary key (member_id, event_id, occurrence);
drop index rsvps_event;
create index rsvps_event on rsvps (event_id, occurrence, status, updated_at, member_id);
