-- What was read of a row can be kept in memory as long as it has this revision. It is random, so that a server that takes
-- over without the last changes never gives one of theirs to another.
alter table events add column revision uuid not null default gen_random_uuid();
-- A restore makes the tables anew, beside what it finds.
create or replace function renew_revision() returns trigger language plpgsql as $$
begin
  new.revision := gen_random_uuid();
  return new;
end
$$;
create trigger events_revision before update on events for each row execute function renew_revision();

-- Citus copies these to every node, and knows no triggers on them: who changes them renews it (features/themes/fields.ts).
alter table themes add column revision uuid not null default gen_random_uuid();
alter table theme_texts add column revision uuid not null default gen_random_uuid();
