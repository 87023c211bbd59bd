-- Whom a member blocked. Neither of the two is told anything of the other.
create table blocks (
  member_id uuid not null references members on delete cascade,
  blocked_id uuid not null references members on delete cascade,
  at timestamptz not null,
  primary key (member_id, blocked_id)
);
create index blocks_newest on blocks (member_id, at desc, blocked_id desc);
create index blocks_blocked on blocks (blocked_id);

-- The last day on which the member was here. Sessions know it to a quarter of an hour, but end.
alter table members add column last_seen_on date;
update members set last_seen_on = seen.day
from (select member_id, max((last_used_at at time zone 'UTC')::date) as day from sessions group by member_id) as seen
where seen.member_id = members.id;

-- What the audit log says of things without a person in it, as a search compares it: an account that is deleted must not
-- be found by its name. Names are found among the members.
alter table audit_log add column search_text text not null default '';
update audit_log set search_text = upper(concat_ws(' ', details ->> 'title', details ->> 'theme'));
create index audit_log_search on audit_log (at desc, id desc) include (search_text, kind, actor_id)
  where search_text <> '';
-- What stood in the changed fields of a thing of the community, before and after: [{field, before, after}].
alter table audit_log add column changes jsonb;

-- A member's page in the back office lists what they shared and answered, newest first.
create index posts_member on posts (member_id, created_at desc, id desc);
create index comments_member on comments (member_id, created_at desc, id desc);
create index rsvps_member on rsvps (member_id, updated_at desc, event_id, occurrence);
