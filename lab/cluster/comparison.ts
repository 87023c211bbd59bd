/** Compares the acknowledged writes with the database that took over, and with the received letters. */
import { hashOfUpload } from '../../contract/images.ts'
import type { DatabasePair } from './database-pair.ts'
import type { ReceivedMail } from './mail-server.ts'
import type { Member } from './member.ts'

/** One condition: undefined if it holds, else how it does not. */
export type Findings = Record<string, string | undefined>

const few = (list: readonly string[]) =>
  list.length === 0 ? undefined : `${list.length}, such as ${list.slice(0, 3).join('; ')}`

/** The items that are missing in `stored`, and those that it has in excess. */
function differences(told: readonly string[], stored: readonly string[]): string | undefined {
  const [should, is] = [new Set(told), new Set(stored)]
  return few([
    ...[...should].filter((each) => !is.has(each)).map((each) => `${each} is lost`),
    ...[...is].filter((each) => !should.has(each)).map((each) => `${each} was never acknowledged`),
    ...(is.size === stored.length ? [] : [`${stored.length - is.size} are there twice`]),
  ])
}

/** Every acknowledged write and no other. Writes with an unknown outcome were repeated until they were acknowledged. */
export async function compareWrites(
  read: DatabasePair['read'],
  members: readonly Member[],
  objects: ReadonlyMap<string, unknown>,
): Promise<Findings> {
  const all = members.map(({ kept }) => kept)
  const stored = async (text: string) => (await read<{ row: string }>(text)).map(({ row }) => row)
  const of = `from members m join`
  const on = `on member_id = m.id`
  const pictures = all.flatMap(({ images }) => images)
  const images = new Set(await stored('select hash as row from images'))
  return {
    'Every mood is there, once': differences(
      all.flatMap(({ moods, email }) => moods.map((id) => `${email} ${id} Note ${id}`)),
      await stored(`select m.email || ' ' || moods.id || ' ' || note as row ${of} moods ${on}`),
    ),
    'Every health entry is the last one saved': differences(
      all.flatMap(({ steps, email }) => (steps ? [`${email} ${steps}`] : [])),
      await stored(`select email || ' ' || steps as row ${of} health_entries ${on}`),
    ),
    'Every plan is the last one saved': differences(
      all.flatMap(({ plan, email }) => (plan.version ? [`${email} ${plan.version} ${plan.texts}`] : [])),
      await stored(`select email || ' ' || version || ' ' || (
        select string_agg(item ->> 'text', ',' order by n) from jsonb_array_elements(items) with ordinality as i (item, n)
      ) as row ${of} daily_notes ${on}`),
    ),
    'Every post is there, once': differences(
      all.flatMap(({ posts, email }) => posts.map((id) => `${email} ${id}`)),
      await stored(`select email || ' ' || posts.id as row ${of} posts ${on}`),
    ),
    'Every like is there, and counted':
      differences(
        all.flatMap(({ liked, email }) => [...liked].map((id) => `${email} ${id}`)),
        await stored(`select email || ' ' || post_id as row ${of} post_likes ${on}`),
      ) ??
      few(
        await stored(`select id || ' counts ' || likes as row from posts
          where likes <> (select count(*) from post_likes where post_id = posts.id)`),
      ),
    'Every place is given to whom it was promised': differences(
      all.flatMap(({ going, email }) => [...going].map((id) => `${email} ${id}`)),
      await stored(`select email || ' ' || event_id as row ${of} rsvps ${on} where status = 'going'`),
    ),
    'No event has more guests than places': few(
      await stored(`select e.id || ' has ' || count(*) || ' of ' || capacity as row from events e
        join rsvps on event_id = e.id and status = 'going' group by e.id having count(*) > capacity`),
    ),
    'An event that was told to be full is': few(
      await fullEventsWithPlaces(read, new Set(all.flatMap(({ full }) => [...full]))),
    ),
    'Every banner is there, with its files':
      differences(
        all.flatMap(({ images: own, email }) => (own.length ? [`${email} ${own.at(-1)}`] : [])),
        await stored(`select email || ' ' || url as row ${of} banners ${on}`),
      ) ?? few(pictures.filter((url) => !images.has(hashOfUpload(url) ?? '') || !objects.has(keyOf(url)))),
  }
}

const keyOf = (url: string) => url.replace('/uploads/', '')

async function fullEventsWithPlaces(
  read: DatabasePair['read'],
  full: ReadonlySet<string>,
): Promise<string[]> {
  const rows = await read<{ row: string }>(
    `select e.id || ' has ' || count(r.member_id) || ' of ' || capacity as row from events e
     left join rsvps r on event_id = e.id and status = 'going'
     where e.id = any($1) group by e.id having count(r.member_id) < capacity`,
    [[...full]],
  )
  return rows.map(({ row }) => row)
}

/** The number of acknowledged letters that have not arrived so far. */
export function missingLetters(members: readonly Member[], arrived: readonly ReceivedMail[]): number {
  const missing = members.map(({ kept }) => {
    const got = new Set(arrived.filter(({ to }) => to === kept.email).map(({ id }) => id))
    return Math.max(0, kept.letters.acknowledged - got.size)
  })
  return missing.reduce((sum, each) => sum + each, 0)
}

/** The number of letters whose sending is uncertain to the product, and which it does not send again. */
export async function lettersInDoubt(
  read: DatabasePair['read'],
  arrived: readonly ReceivedMail[],
): Promise<number> {
  const ids = new Set(arrived.map(({ id }) => /^<(.+)@/.exec(id)?.[1]))
  const open = await read<{ id: string }>('select id from letters where handed_over_at is null')
  return open.filter(({ id }) => !ids.has(id)).length
}

/**
 * Each letter arrives once. One may be missing for each process that was killed while it handed it over. The product
 * reports it.
 */
export async function compareLetters(
  read: DatabasePair['read'],
  members: readonly Member[],
  arrived: readonly ReceivedMail[],
  killed: number,
): Promise<Findings> {
  const ids = arrived.map(({ id }) => id)
  const perhaps = await lettersInDoubt(read, arrived)
  const missing = missingLetters(members, arrived)
  const unasked = members.filter(({ kept }) => {
    const got = arrived.filter(({ to }) => to === kept.email).length
    return got > kept.letters.acknowledged + kept.letters.open
  })
  return {
    'No letter went out twice': few([...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]),
    'No letter went out that nobody asked for': few(unasked.map(({ kept }) => kept.email)),
    'Every letter that was promised went out':
      missing <= Math.min(perhaps, killed) ? undefined : `${missing} did not, ${perhaps} of them known`,
  }
}
