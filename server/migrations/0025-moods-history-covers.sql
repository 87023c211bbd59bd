-- The days of a year of check-ins are read from the index alone: the mood beside its day.
drop index moods_history;
create index moods_history on moods (member_id, date desc, created_at desc) include (mood);
