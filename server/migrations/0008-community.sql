-- One row a picture that is kept, named by the SHA-256 of its widest file.
create table images (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  width integer not null,
  height integer not null,
  -- Every width that is kept, widest first.
  widths integer[] not null,
  lqip text not null,
  palette text[] not null default '{}',
  -- When it was last uploaded, fetched or chosen: for a day nobody need refer to it yet.
  touched_at timestamptz not null default now(),
  -- Set while its files are being removed; whoever uploads it again waits for that.
  removing_at timestamptz
);
create index images_touched on images (touched_at, hash);
create index images_removing on images (removing_at) where removing_at is not null;

create table posts (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  post_type text not null check (post_type in ('art', 'reflection', 'achievement')),
  content text not null,
  image_hash text references images,
  -- Counted here, so that a page of the feed costs the same however much a post is liked.
  likes integer not null default 0,
  comments integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);
-- Not unique: a key that spans members could not be distributed by them. Ids are ours and do not repeat.
create index posts_id on posts (id);
create index posts_feed on posts (created_at desc, id desc);
create index posts_image on posts (image_hash) where image_hash is not null;

create table post_likes (
  member_id uuid not null references members on delete cascade,
  post_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (member_id, post_id)
);
create index post_likes_post on post_likes (post_id);

create table comments (
  member_id uuid not null references members on delete cascade,
  id uuid not null,
  post_id uuid not null,
  content text not null,
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);
create index comments_id on comments (id);
create index comments_post on comments (post_id, created_at, id);

-- One banner a member.
create table banners (
  member_id uuid primary key references members on delete cascade,
  id uuid not null,
  -- As the member gave it; what is shown is the copy.
  url text not null,
  image_hash text not null references images,
  is_shared boolean not null default false,
  show_name boolean not null default false,
  caption text,
  alt_text text not null,
  palette text[] not null default '{}',
  report_count integer not null default 0,
  -- When this picture became the banner: the gallery's order, and its cursor.
  created_at timestamptz not null
);
create unique index banners_created on banners (created_at desc);
create index banners_gallery on banners (created_at desc) where is_shared and report_count < 3;
create index banners_reported on banners (created_at desc) where report_count > 0;
create index banners_id on banners (id);
create index banners_image on banners (image_hash);

create table banner_reports (
  member_id uuid not null references members on delete cascade,
  banner_id uuid not null,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (member_id, banner_id)
);
create index banner_reports_banner on banner_reports (banner_id, created_at desc);

-- The uploads that a theme shows.
create table theme_images (
  theme_id uuid not null references themes on delete cascade,
  image_hash text not null references images,
  primary key (theme_id, image_hash)
);
create index theme_images_image on theme_images (image_hash);
