-- When somebody first showed that mail to the address of the account reaches them. A provider has confirmed the address of
-- whoever signs in by one.
alter table members add column email_proved_at timestamptz;
update members set email_proved_at = linked.at
  from (select member_id, min(linked_at) as at from member_identities group by member_id) as linked
  where linked.member_id = members.id;
