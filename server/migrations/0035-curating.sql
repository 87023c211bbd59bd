-- What curators decide about a theme. Those that nobody put in order come last, as they were made.
alter table themes
  add column position integer,
  add column season text check (season in ('spring', 'summer', 'autumn', 'winter')),
  -- Members never see a draft, and it takes no turn.
  add column is_draft boolean not null default false;
create index themes_order on themes (position, created_at, id);

update themes set season = case slug
    when 'thaw' then 'spring'
    when 'wild-garden' then 'summer'
    when 'harvest' then 'autumn'
    when 'letting-go' then 'autumn'
    when 'hearth' then 'winter'
    when 'embers' then 'winter'
  end
  where slug in ('thaw', 'wild-garden', 'harvest', 'letting-go', 'hearth', 'embers');
