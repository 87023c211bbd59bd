-- In which form the words of a journal are in its index. Those of 0 are formed again by the product, which finds words
-- inside Chinese, Japanese, Korean and Thai since 1.
alter table journals add column search_form smallint not null default 0;
alter table journals alter column search_form set default 1;
create index journals_of_old_form on journals (member_id) where search_form = 0;
