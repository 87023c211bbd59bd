-- Counts the changes of a check-in, so that no device replaces or deletes words that it has not seen.
alter table moods add column version integer not null default 1;
