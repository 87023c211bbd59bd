-- The accounts from which an export was brought in, and those from which their things came: the ids of these things were
-- made there, and by them a file of another product finds again what it brought in there.
alter table imports add column earlier_members uuid[] not null default '{}';
