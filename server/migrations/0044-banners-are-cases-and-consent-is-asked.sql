-- Banners are decided in the queue as posts are, so they have cases and decisions. What is reported about one stays in
-- banner_reports while it is open; dismissed reports are kept here, so that dismissing can be undone.
alter table cases drop constraint cases_subject_kind_check;
alter table cases add constraint cases_subject_kind_check
  check (subject_kind in ('post', 'comment', 'member', 'banner'));
alter table decisions drop constraint decisions_subject_kind_check;
alter table decisions add constraint decisions_subject_kind_check
  check (subject_kind in ('post', 'comment', 'member', 'banner'));
alter table reports drop constraint reports_subject_kind_check;
alter table reports add constraint reports_subject_kind_check
  check (subject_kind in ('post', 'comment', 'member', 'banner'));
-- How many reports of a banner it dismissed, those of deleted accounts too.
alter table decisions add column dismissed_reports integer not null default 0;

insert into cases (subject_kind, subject_id, member_id, opened_at)
select 'banner', id, member_id,
  coalesce((select min(created_at) from banner_reports where banner_id = banners.id), created_at)
from banners where report_count > 0 and not unshared_by_admin;

-- What was decided until now is in the audit log. Its members have known it for long.
insert into decisions
  (id, member_id, subject_kind, subject_id, action, words, excerpt, actor_id, at, seen_at)
select gen_random_uuid(), line.subject_id, 'banner', (line.details ->> 'banner')::uuid,
  case line.kind when 'banner-unshared' then 'hide' when 'banner-reinstated' then 'dismiss' else 'remove' end,
  '', left(coalesce(banners.caption, banners.alt_text, ''), 200), line.actor_id, line.at, line.at
from audit_log as line
join members on members.id = line.subject_id
left join banners on banners.id = (line.details ->> 'banner')::uuid
where line.kind in ('banner-unshared', 'banner-reinstated', 'banner-deleted') and line.details ? 'banner';

insert into cases (subject_kind, subject_id, member_id, opened_at, closed_at)
select distinct on (subject_id) 'banner', subject_id, member_id, at, at
from decisions where subject_kind = 'banner' and at > now() - interval '30 days'
order by subject_id, at desc
on conflict do nothing;

-- When a member last said whether administrators may look at their health entries. Null until they said either.
alter table members add column health_consent_answered_at timestamptz;
update members set health_consent_answered_at = health_consent_at;
