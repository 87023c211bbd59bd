-- One entry a member and day. Numbers are numeric so that 0.1 is 0.1.
create table health_entries (
  member_id uuid not null references members on delete cascade,
  date date not null,
  id uuid not null,
  water_ml numeric,
  steps integer,
  sleep_hours numeric,
  weight_kg numeric,
  body_fat_pct numeric,
  waist_cm numeric,
  systolic integer,
  diastolic integer,
  glucose_mg_dl numeric,
  glucose_context text check (glucose_context in ('fasting', 'postmeal')),
  meds jsonb not null default '[]',
  notes text,
  updated_at timestamptz not null default now(),
  primary key (member_id, date)
);
