-- The language a member chose, as a BCP 47 tag; null where their browser says which.
alter table members add column language text check (length(language) <= 100);
