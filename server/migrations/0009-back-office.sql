create index audit_log_kind on audit_log (kind, at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
-- The users screen: by name, a page after the other.
create index members_by_name on members (lower(name), id);
create index members_role on members (role) where role = 'admin';
create index members_suspended on members (suspended_at) where suspended_at is not null;
