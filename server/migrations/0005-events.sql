create table events (
  id uuid primary key,
  title text not null,
  description text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  all_day boolean not null,
  location jsonb not null,
  tags text[] not null,
  visibility text not null check (visibility in ('all', 'geo')),
  geo_lat double precision check (geo_lat between -90 and 90),
  geo_lng double precision check (geo_lng between -180 and 180),
  geo_radius_km double precision check (geo_radius_km > 0),
  ticket_url text,
  booking_url text,
  price numeric(9, 2) check (price >= 0),
  currency text not null check (currency in ('USD', 'EUR', 'TRY')),
  capacity integer check (capacity >= 0),
  rsvp_required boolean not null,
  recurrence text,
  reminders_default integer[] not null,
  is_active boolean not null,
  time_zone text,
  created_at timestamptz not null,
  -- The last occurrence, so that a series is found without working it out; the event itself when it happens once.
  last_starts_at timestamptz not null check (last_starts_at >= starts_at),
  last_ends_at timestamptz not null check (last_ends_at >= last_starts_at),
  -- Title, description and tags as a search compares them.
  search_text text not null,
  -- From the first start to the last end.
  span tstzrange not null generated always as (
    tstzrange(starts_at, last_ends_at, case when last_ends_at = starts_at then '[]' else '[)' end)
  ) stored,
  -- Where a geo-targeted event is told, seen from above the North Pole: the Earth is a ball of radius 1 around the
  -- origin, so there is no date line to cut through and no pole to go mad at. The square is a little too large, and
  -- holds the mirror images of its places beyond the equator; the distance decides.
  reach box generated always as (
    case when visibility = 'geo' then box(
      point(
        cosd(geo_lat) * cosd(geo_lng) - 2 * sind(least(geo_radius_km / 6371.0088 * 90 / pi(), 90)),
        cosd(geo_lat) * sind(geo_lng) - 2 * sind(least(geo_radius_km / 6371.0088 * 90 / pi(), 90))
      ),
      point(
        cosd(geo_lat) * cosd(geo_lng) + 2 * sind(least(geo_radius_km / 6371.0088 * 90 / pi(), 90)),
        cosd(geo_lat) * sind(geo_lng) + 2 * sind(least(geo_radius_km / 6371.0088 * 90 / pi(), 90))
      )
    ) end
  ) stored,
  check (visibility = 'all' or (geo_lat is not null and geo_lng is not null and geo_radius_km is not null))
);
-- Two, because events for all, which are everywhere, would lie across every branch of the other index.
create index events_for_all on events using gist (span) where visibility = 'all';
create index events_around on events using gist (reach, span) where visibility = 'geo';
-- What comes next, and what was last.
create index events_last_end on events (last_ends_at, id);
create index events_series_last_end on events (last_ends_at) where recurrence is not null;

create table rsvps (
  member_id uuid not null references members on delete cascade,
  event_id uuid not null references events on delete cascade,
  status text not null check (status in ('going', 'interested', 'not_going')),
  updated_at timestamptz not null,
  primary key (member_id, event_id)
);
create index rsvps_event on rsvps (event_id, status);
