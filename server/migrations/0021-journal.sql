-- One row for each member who writes a journal: what they chose, and the lock of whatever is counted in it.
create table journals (
  member_id uuid primary key references members on delete cascade,
  on_this_day text not null default 'off' check (on_this_day in ('off', 'pleasant', 'all'))
);

create table journal_entries (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  date date not null,
  title text not null default '',
  body text not null default '',
  tags text[] not null default '{}',
  starred boolean not null default false,
  -- No foreign key: a check-in whose deletion is taken back is linked again.
  mood_id uuid,
  -- The week's theme and prompt as they were. No foreign key: they stay when the theme is deleted.
  theme_id uuid,
  theme_title text,
  prompt text,
  copy_of uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- In the bin since.
  deleted_at timestamptz,
  -- Its words and tags, folded by the product. Each begins with its member, so that one index serves every member alone.
  search tsvector not null default '',
  primary key (member_id, id)
);
create index journal_entries_listed on journal_entries (member_id, date desc, created_at desc, id desc)
  where deleted_at is null;
create index journal_entries_starred on journal_entries (member_id, date desc, created_at desc, id desc)
  where deleted_at is null and starred;
create index journal_entries_mood on journal_entries (member_id, mood_id) where mood_id is not null;
create index journal_entries_bin on journal_entries (member_id, deleted_at desc, id desc)
  where deleted_at is not null;
create index journal_entries_deleted on journal_entries (deleted_at) where deleted_at is not null;
create index journal_entries_search on journal_entries using gin (search);

-- Private pictures. The files are `{key}-{width}.webp`.
create table journal_images (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  key text not null,
  width integer not null,
  height integer not null,
  -- Every width that is kept, widest first.
  widths integer[] not null,
  -- Since when no entry shows it; null while one does.
  unused_since timestamptz default now(),
  primary key (member_id, id)
);
create index journal_images_unused on journal_images (unused_since) where unused_since is not null;

create table journal_entry_images (
  member_id uuid not null references members on delete cascade,
  entry_id uuid not null,
  position integer not null check (position between 0 and 11),
  image_id uuid not null,
  alt text not null default '',
  primary key (member_id, entry_id, position),
  foreign key (member_id, entry_id) references journal_entries on delete cascade,
  foreign key (member_id, image_id) references journal_images on delete cascade
);
create index journal_entry_images_image on journal_entry_images (member_id, image_id);

-- Files that no row names, or none yet: those of deleted pictures at once, and those of an upload until it is stored.
create table files_to_remove (
  key text primary key,
  remove_at timestamptz not null
);
create index files_to_remove_at on files_to_remove (remove_at);
