-- The whole order of a list of check-ins, so that no page of it is sorted anew.
drop index moods_history;
create index moods_history on moods (member_id, date desc, created_at desc, id desc) include (mood);
