-- What was read of a row can be kept in memory as long as it has this revision. It is random, so that a server that takes
-- over without the last changes never gives one of theirs to another.
create function renew_revision() returns trigger language plpgsql as $$
begin
  new.revision := gen_random_uuid();
  return new;
end
$$;

alter table events add column revision uuid not null default gen_random_uuid();
create trigger events_revision before update on events for each row execute function renew_revision();

alter table themes add column revision uuid not null default gen_random_uuid();
create trigger themes_revision before update on themes for each row execute function renew_revision();

alter table theme_texts add column revision uuid not null default gen_random_uuid();
create trigger theme_texts_revision before update on theme_texts for each row execute function renew_revision();
