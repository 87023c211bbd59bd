import type { OpenDatabase } from '../../server/kernel/database/database.ts'
import type { Tables } from '../../server/tables.ts'

/**
 * A community with a year of data, made by SQL. Most members come rarely and have some thirty rows each. One of two
 * hundred comes every day. These are the active members, of whom the bench is one. They see the same amount at every
 * size of the community. Only the rest grows.
 */
export type Community = { members: number; active: number; posts: number; events: number }

export const communityOf = (members: number): Community => ({
  members,
  active: Math.max(32, members / 200),
  posts: Math.max(20_000, members / 5),
  events: shownEvents + members / 50,
})

/** Events that all members see, and those around the place of the active members. */
const shownEvents = 155
const eventsForAll = 105

const hex = (n: string, digits: number) => `lpad(to_hex((${n})::bigint), ${digits}, '0')`
/** Ids that can be computed again, in the order in which rows are made. */
const kinds = {
  member: 1,
  post: 2,
  comment: 3,
  mood: 4,
  health: 5,
  session: 6,
  event: 7,
  banner: 8,
  audit: 9,
}
type Kind = keyof typeof kinds
const idOf = (kind: Kind, n: string, k = '0') =>
  `('0190000${kinds[kind]}-0000-7' || ${hex(k, 3)} || '-8000-' || ${hex(n, 12)})::uuid`

/** The nth member, post or event. */
export const nth = (kind: Kind, n: number): string =>
  `0190000${kinds[kind]}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

export const emailOf = (n: number): string => `member${n}@example.org`
/** The session token of the nth member. */
export const tokenOf = (n: number): string => `bench-${String(n).padStart(30, '0')}`
/** The place of the active members: Lisbon. */
const place = { lat: 38.72, lng: -9.14 }

const items = JSON.stringify(
  ['Walk along the river', 'Call the dentist', 'Read a chapter', 'Water the plants', 'Write to Nina'].map(
    (text, n) => ({
      id: `item-${n}`,
      text,
      type: n === 1 ? 'reminder' : 'task',
      time: n < 3 ? `${String(9 + n * 4).padStart(2, '0')}:30` : null,
      color: 'green',
      reminder: n === 1,
      completed: n === 4,
      createdAt: '2026-01-05T08:00:00Z',
    }),
  ),
)
const goals = JSON.stringify(
  ['Sleep before eleven', 'Two long walks', 'Paint once'].map((text) => ({ text, completed: false })),
)
const weekly = JSON.stringify([{ text: 'Stretch', time: '08:30' }])
const meds = JSON.stringify(['Vitamin D', 'Iron'].map((name) => ({ name, taken: true, time: '08:00' })))
const words = `repeat('A quiet hour by the river, and pears from the neighbour. ', 3)`
const names = `(array['Ana','Björn','Chloé','Deniz','Elif','Fatma','Gül','Hugo','İpek','Jane'])[1 + n * 7 % 10] || ' ' ||
  (array['Yılmaz','Öztürk','Andersson','Brown','Çelik','Evans','García','Horvat'])[1 + n * 3 % 8] || ' ' || n % 97`

type Insert = {
  into: string
  values: string
  from: string
  where?: string
  numbers: number
}
/** The numbers of one statement. */
const portion = 20_000

/** The inserts, in order. `n` runs from 1 to `numbers`, in portions. */
function inserts({ members, active, posts, events }: Community, passwordHash: string): Insert[] {
  const isActive = `n <= ${active}`
  /** Numbers k: a fixed count for an active member, the count of `n` for others. */
  const each = (many: number, others: string) =>
    `generate_series(1, case when ${isActive} then ${many} else ${others} end) as k`
  const images = Math.max(300, members / 50)
  const hash = (n: string) => `lpad(to_hex((${n}) % ${images} + 1), 64, '0')`
  const member = idOf('member', 'n')
  return [
    {
      into: 'members (id, email, name, password_hash, city, country, lat, lng, location_requested, time_zone, created_at, search_text)',
      values: `${member}, 'member' || n || '@example.org', name, '${passwordHash}', 'Lisbon', 'Portugal', ${place.lat},
        ${place.lng}, true, 'UTC', now() - interval '1 year', upper(name) || chr(10) || 'MEMBER' || n || '@EXAMPLE.ORG'`,
      from: `lateral (select ${names} as name) as named`,
      numbers: members,
    },
    {
      into: 'sessions (token_hash, member_id, id, user_agent)',
      values: `sha256(convert_to('bench-' || lpad(n::text, 30, '0'), 'UTF8')), ${member}, ${idOf('session', 'n')}, 'Bench'`,
      from: 'lateral (select) as one',
      numbers: members,
    },
    {
      into: 'images (hash, width, height, widths, lqip, palette)',
      values: `${hash('n')}, 1600, 1000, '{1600,800,400}', repeat('x', 400), '{#cd9148,#335577,#aabbcc}'`,
      from: 'lateral (select) as one',
      numbers: images,
    },
    {
      into: 'moods (member_id, id, date, mood, emotion_tags, note, created_at)',
      values: `${member}, ${idOf('mood', 'n', 'k')}, current_date - day, (array['happy','calm','anxious','sad','energetic'])[1 + (n + k) % 5],
        '{grateful,hopeful}', case when k % 2 = 0 then ${words} end, now() - day * interval '1 day' + k * interval '1 second'`,
      from: `${each(487, 'n % 13')}, lateral (select (case when ${isActive} then k * 3 / 4 else k * 19 % 365 end)::int as day) as at`,
      numbers: members,
    },
    {
      into: 'health_entries (member_id, date, id, water_ml, steps, sleep_hours, weight_kg, meds, notes)',
      values: `${member}, current_date - (case when ${isActive} then k - 1 else k * 29 % 365 end)::int, ${idOf('health', 'n', 'k')},
        1500 + k % 9 * 100, 5000 + k * 37 % 6000, 6.5 + k % 4 * 0.5, 71.2, '${meds}', case when k % 5 = 0 then ${words} end`,
      from: each(365, 'n % 9'),
      numbers: members,
    },
    {
      into: 'daily_notes (member_id, date, items, version)',
      values: `${member}, current_date + 14 - (case when ${isActive} then k - 1 else k * 31 % 365 end)::int, '${items}', 1`,
      from: each(365, 'n % 7'),
      numbers: members,
    },
    {
      into: 'weekly_goals (member_id, week, goals, reminders, version)',
      values: `${member}, date_trunc('week', current_date)::date - (k::int - 1) * 7, '${goals}', '${weekly}', 1`,
      from: each(52, 'n % 3'),
      numbers: members,
    },
    {
      into: 'events (id, title, description, starts_at, ends_at, all_day, location, tags, visibility, geo_lat, geo_lng, geo_radius_km, currency, capacity, rsvp_required, recurrence, reminders_default, is_active, time_zone, created_at, last_starts_at, last_ends_at, search_text)',
      values: `${idOf('event', 'n')}, 'Morning walk ' || n, ${words}, start, start + interval '1 hour', false,
        '{"type": "venue", "name": "Park", "address": "Quay 1", "lat": 38.7, "lng": -9.1}', '{walk,outdoors}',
        case when n <= ${eventsForAll} then 'all' else 'geo' end, lat, lng, 50, 'EUR', case when n % 5 = 0 then 500 end, false,
        case when series then 'FREQ=WEEKLY' end, '{1440,60}', true, 'UTC', start - interval '30 days', last,
        last + interval '1 hour', 'MORNING WALK'`,
      from: `lateral (select n <= 5 as series,
          case when n > ${shownEvents} then -60 + n * 7919 % 9500 / 100.0 else ${place.lat} end as lat,
          case when n > ${shownEvents} then 20 + n * 104729 % 15000 / 100.0 else ${place.lng} end as lng,
          date_trunc('hour', now()) - interval '270 days' + n * 13 % 365 * interval '1 day' as start) as given,
        lateral (select case when series then start + interval '10 years' else start end as last) as ending`,
      numbers: events,
    },
    {
      // Events with a capacity have a hundred members who are going, at every size.
      into: 'rsvps (member_id, event_id, status, updated_at)',
      values: `${member}, ${idOf('event', 'k * 5')}, 'going', now() - k * interval '1 hour'`,
      from: `generate_series(1, case when n between 101 and 200 then ${Math.floor(shownEvents / 5)} else 0 end) as k`,
      numbers: 200,
    },
    {
      into: 'rsvps (member_id, event_id, status, updated_at)',
      values: `${member}, ${idOf('event', `case when ${isActive} then near / 4 * 5 + near % 4 + 1 else far end`)},
        (array['going','going','interested','not_going'])[1 + (n + k) % 4], now() - k * interval '3 days'`,
      from: `${each(40, `case when n > 200 then n % 5 else 0 end`)},
        lateral (select (n * 31 + k * 11) % 124 as near, ${shownEvents + 1} + (n * 31 + k * 17) % ${events - shownEvents} as far) as which`,
      numbers: members,
    },
    {
      into: 'posts (member_id, id, post_type, content, image_hash, comments, created_at)',
      values: `${idOf('member', `case when n % 2 = 0 then n / 2 % ${active} + 1 else n * 7919 % ${members} + 1 end`)}, ${idOf('post', 'n')},
        'art', ${words}, case when n % 3 = 0 then ${hash('n')} end, n % 11, now() - (${posts} - n) * interval '1 year' / ${posts}`,
      from: 'lateral (select) as one',
      numbers: posts,
    },
    {
      into: 'comments (member_id, id, post_id, content, created_at)',
      values: `${idOf('member', `(n * 31 + k * 7919) % ${members} + 1`)}, ${idOf('comment', 'n', 'k')}, ${idOf('post', 'n')}, ${words},
        now() - (${posts} - n) * interval '1 year' / ${posts} + k * interval '1 minute'`,
      from: 'generate_series(1, n % 11) as k',
      numbers: posts,
    },
    {
      into: 'post_likes (member_id, post_id)',
      values: `${member}, ${idOf('post', `(n * 7919 + k * 10007) % ${posts} + 1`)}`,
      from: each(400, 'n % 21'),
      numbers: members,
    },
    {
      into: 'banners (member_id, id, url, image_hash, is_shared, show_name, caption, alt_text, palette, created_at)',
      values: `${member}, ${idOf('banner', 'n')}, '/uploads/' || ${hash('n')} || '-1600.webp', ${hash('n')}, n % 6 = 0, n % 4 = 0,
        'By the river', 'A river', '{#cd9148,#335577}', now() - n * interval '29 seconds'`,
      from: 'lateral (select) as one',
      where: `n % 3 = 0 or ${isActive}`,
      numbers: members,
    },
    {
      into: 'audit_log (id, at, actor_id, actor_name, kind, subject_id)',
      values: `${idOf('audit', 'n')}, now() - n * interval '1 minute', ${idOf('member', '1')}, 'Ada', 'health-read', ${idOf('member', 'n * 10')}`,
      from: 'lateral (select) as one',
      numbers: Math.floor(members / 10),
    },
  ]
}

/** Fills a migrated, empty database without time limits. All members have the `passwordHash`. */
export async function fillCommunity(
  { pool }: Pick<OpenDatabase<Tables>, 'pool'>,
  community: Community,
  passwordHash: string,
): Promise<void> {
  const all = inserts(community, passwordHash)
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  // References are made valid by construction. Checking thirty million rows one by one would take most of the time.
  await client.query('set session_replication_role = replica')
  for (const { into, values, from, where = 'true', numbers } of all)
    for (let first = 1; first <= numbers; first += portion) {
      const last = Math.min(numbers, first + portion - 1)
      await client.query(
        `insert into ${into} select ${values} from generate_series(${first}::bigint, ${last}::bigint) as n, ${from} where ${where}`,
      )
    }
  await client.query(`update posts set likes = liked.count from
    (select post_id, count(*) from post_likes group by post_id) as liked where id = liked.post_id`)
  for (const { into } of all) await client.query(`vacuum (analyze) ${into.split(' ')[0]}`)
  client.release(true)
}
