-- The planner items that an import held, by the latest one, so that a later export of the same calendar shows which of them
-- it no longer holds.
create table imported_items (
  member_id uuid not null references members on delete cascade,
  item_id uuid not null,
  import_id uuid not null,
  primary key (member_id, item_id),
  foreign key (member_id, import_id) references imports on delete cascade
);
create index imported_items_of_import on imported_items (member_id, import_id);
