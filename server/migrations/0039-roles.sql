-- Administrators of a part: a moderator of what members share, a curator of themes and events.
alter table members drop constraint members_role_check;
alter table members add constraint members_role_check
  check (role in ('member', 'moderator', 'curator', 'admin'));
drop index members_role;
create index members_role on members (role) where role <> 'member';
