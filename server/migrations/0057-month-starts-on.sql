-- The weekday a member's month grid begins with. It is Sunday, as specified, unless they choose Monday.
alter table members add column month_starts_on text not null default 'sunday'
  check (month_starts_on in ('sunday', 'monday'));
