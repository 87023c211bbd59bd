-- Wrong codes behind a right password since the last sign-in with a second factor.
alter table one_time_codes add column wrong_codes integer not null default 0;
