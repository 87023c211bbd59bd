-- A theme's words in a language, as administrators wrote them. What is not in here is read as the theme says it.
create table theme_texts (
  theme_id uuid not null references themes (id) on delete cascade,
  language text not null check (length(language) <= 100),
  texts jsonb not null,
  primary key (theme_id, language)
);

-- The language in which an affirmation was written.
alter table affirmations add column language text not null default 'en' check (length(language) <= 100);
