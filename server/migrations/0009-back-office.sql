create index audit_log_kind on audit_log (kind, at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);

-- Name and address as a search compares them, and by which the users screen is in order; by code point, so that the
-- order is the same on every engine. What is here already is put into that form as far as the database can.
alter table members add column search_text text collate "C" not null default '';
update members set search_text =
  left(upper(regexp_replace(normalize(name || E'\n' || email, nfkd), '[\u0300-\u036f]', '', 'g')), 600);
alter table members alter column search_text drop default;
create index members_by_name on members (search_text, id);
-- Who answered an event, a page after the other.
drop index rsvps_event;
create index rsvps_event on rsvps (event_id, status, updated_at, member_id);
create index members_role on members (role) where role = 'admin';
create index members_suspended on members (suspended_at) where suspended_at is not null;
