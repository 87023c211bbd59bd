-- Who comes is told that an event, or a date of it, does not take place; of an event that was deleted, too.
alter table place_notices drop constraint place_notices_event_id_fkey;
alter table place_notices drop constraint place_notices_kind_check;
alter table place_notices
  add constraint place_notices_kind_check check (kind in ('yours', 'free', 'cancelled')),
  -- What a cancelled event was called, and when it would have started. Of others the event itself tells.
  add column title text,
  add column starts_at timestamptz;
