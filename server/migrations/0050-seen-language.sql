-- The language in which a member was last seen, a BCP 47 tag, for what is sent to those whose browser chooses.
alter table members add column seen_language text check (length(seen_language) <= 100);
