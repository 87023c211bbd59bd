create table themes (
  id uuid primary key,
  slug text not null unique,
  title text not null,
  description text not null default '',
  -- A picture is a URL or 'art:KEY' for one of the product's own.
  cover_image text,
  hue smallint check (hue between 0 and 360),
  affirmation text not null default '',
  journaling_prompt text not null default '',
  tarot_card jsonb,
  music_url text,
  song jsonb,
  exercises jsonb not null default '[]',
  art_activity jsonb,
  menu jsonb not null default '[]',
  recipe jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What was put in at the first start, so that a deleted starter theme stays deleted.
create table content_loaded (
  name text primary key,
  at timestamptz not null default now()
);
