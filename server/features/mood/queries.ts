import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { MoodEntry, moodDay } from '../../../contract/mood.ts'
import { pleasantMoods, unpleasantMoods } from '../../../contract/moods.ts'
import { texts } from '../../../contract/texts.ts'
import { addDays } from '../../../contract/week.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import { compiledListAsJson, type SerializedJson } from '../../kernel/database/serialized-json.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'

type MoodDay = z.output<typeof moodDay>

const columns = ['id', 'date', 'mood', 'emotion_tags', 'note', 'created_at', 'version'] as const

type MoodFields = Omit<MoodEntry, 'id' | 'version'>
/** What was seen of a check-in: without it, whatever is stored is changed. */
type Seen = { id: string; version: number | undefined }

const nextVersion = sql<number>`moods.version + 1`
const changedElsewhere = () => refuse(409, texts('This check-in was changed on another device.'))

type NewMood = Omit<MoodFields, 'created_at'> & { created_at: string }

/** Saves one check-in; several a day are allowed (ruling 19). The same id again replaces what it said before. */
export async function createMood(
  db: Db,
  memberId: string,
  { id, ...mood }: Omit<MoodFields, 'created_at'> & { id?: string | undefined; created_at?: string },
  now: Temporal.Instant,
): Promise<MoodEntry> {
  const isDated = mood.created_at !== undefined
  const values = { created_at: toStored(now), ...mood, memberId, id: id ?? randomUUIDv7() }
  const [saved] = await savedMood(db, values, { isDated })
  if (!saved) throw new Error('A check-in was not saved.')
  return saved
}

const savedMood = compiledQuery(
  (
    db: Db,
    { memberId, id, created_at, ...mood }: NewMood & { memberId: string; id: string },
    { isDated }: { isDated: boolean },
  ) =>
    db
      .insertInto('moods')
      .values({ created_at, ...mood, member_id: memberId, id })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'id'])
          .doUpdateSet({ ...mood, ...(isDated && { created_at }), version: nextVersion }),
      )
      .returning(columns),
)

/** Changes the given fields of a check-in; 404 when it is absent or somebody else's, 409 when it is not what was seen. */
export async function updateMood(
  db: Db,
  memberId: string,
  seen: Seen,
  fields: { [K in keyof MoodFields]?: MoodFields[K] | undefined },
): Promise<MoodEntry> {
  const row = await db
    .updateTable('moods')
    .set({ ...fields, version: nextVersion })
    .where('member_id', '=', memberId)
    .where('id', '=', seen.id)
    .$if(seen.version !== undefined, (query) => query.where('version', '=', seen.version ?? 0))
    .returning(columns)
    .executeTakeFirst()
  if (row) return row
  await getMood(db, memberId, seen.id)
  throw changedElsewhere()
}

/** Deletes a check-in; 404 when it is absent or somebody else's, 409 when it is not what was seen. */
export async function deleteMood(db: Db, memberId: string, seen: Seen): Promise<void> {
  const row = await db
    .deleteFrom('moods')
    .where('member_id', '=', memberId)
    .where('id', '=', seen.id)
    .$if(seen.version !== undefined, (query) => query.where('version', '=', seen.version ?? 0))
    .returning('id')
    .executeTakeFirst()
  if (row) return
  await getMood(db, memberId, seen.id)
  throw changedElsewhere()
}

type DayRange = { from: string; to: string }

/** The moods of each day of a range, in the order in which they were first felt; days without any are left out. */
export const listMoodDays = (db: Db, memberId: string, range: DayRange): Promise<SerializedJson<MoodDay[]>> =>
  moodDays(db, { memberId, ...range })

const moodDays = compiledListAsJson((db: Db, { memberId, ...range }: DayRange & { memberId: string }) =>
  moodDaysOf(db, memberId, range),
)

/** The query of {@link listMoodDays}. */
export const moodDaysOf = (db: Db, memberId: string, { from, to }: DayRange) =>
  db
    .selectFrom((of) =>
      of
        .selectFrom('moods')
        .select(['date', 'mood'])
        .select((eb) => eb.fn.min('created_at').as('felt_at'))
        .where('member_id', '=', memberId)
        .where('date', '>=', from)
        .where('date', '<=', to)
        .groupBy(['date', 'mood'])
        .as('felt'),
    )
    .select('date')
    .select(sql<string[]>`array_agg(mood order by felt_at)`.as('moods'))
    .groupBy('date')
    .orderBy('date')

type MoodRange = {
  from: string | undefined
  to: string | undefined
  /** Only check-ins after this one in the order below. */
  before: string | undefined
  limit: number
}

/**
 * A member's check-ins, newest first: by day, and within a day the last one first. Reading on with the last id of each
 * answer as `before` neither skips nor repeats one, even if some are saved meanwhile. 404 for an unknown `before`.
 */
export async function listMoods(
  db: Db,
  memberId: string,
  range: MoodRange,
): Promise<SerializedJson<MoodEntry[]>> {
  const { before, ...rest } = range
  return moodPage(db, { memberId, ...rest, ...(before && placeOf(await getMood(db, memberId, before))) })
}

type MoodPlace = { beforeDay: string; beforeAt: string; beforeId: string }
/** Where a check-in stands in the order of {@link listMoods}. */
const placeOf = ({ date, created_at, id }: MoodEntry): MoodPlace => ({
  beforeDay: date,
  beforeAt: created_at,
  beforeId: id,
})

const moodPage = compiledListAsJson(
  (
    db: Db,
    {
      memberId,
      from,
      to,
      limit,
      ...place
    }: Omit<MoodRange, 'before'> & { memberId: string } & Partial<MoodPlace>,
  ) => {
    const { beforeDay, beforeAt, beforeId } = place
    let query = db.selectFrom('moods').select(columns).where('member_id', '=', memberId)
    if (from) query = query.where('date', '>=', from)
    if (to) query = query.where('date', '<=', to)
    if (beforeDay && beforeAt && beforeId)
      query = query.where((eb) =>
        eb(eb.refTuple('date', 'created_at', 'id'), '<', eb.tuple(beforeDay, beforeAt, beforeId)),
      )
    return query.orderBy('date', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit)
  },
  'created_at',
)

/** One check-in of a member; 404 when it is absent or somebody else's. */
export async function getMood(db: Db, memberId: string, id: string): Promise<MoodEntry> {
  const row = await db
    .selectFrom('moods')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Whether a member has checked in since a moment. */
export async function hasMoodSince(db: Db, memberId: string, since: Temporal.Instant): Promise<boolean> {
  const row = await db
    .selectFrom('moods')
    .select('id')
    .where('member_id', '=', memberId)
    // By its index, which begins with the day. A zone's day may be another one than UTC's.
    .where('date', '>=', addDays(since.toString().slice(0, 10), -1))
    .where('created_at', '>=', toStored(since))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes every check-in of a member and returns how many there were. */
export async function deleteMoodsOf(tx: Db, memberId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('moods')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Which of these days had pleasant check-ins and none that was not. */
export async function listPleasantDays(db: Db, memberId: string, days: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('moods')
    .select('date')
    .where('member_id', '=', memberId)
    .where('date', '=', sql<string>`any(${days}::date[])`)
    .groupBy('date')
    .having(sql<boolean>`bool_or(mood = any(${[...pleasantMoods]}::text[]))`)
    .having(sql<boolean>`not bool_or(mood = any(${[...unpleasantMoods]}::text[]))`)
    .execute()
  return rows.map(({ date }) => date)
}

/** Check-ins of the days before a day that have words, newest first: a note, or tags. */
export const listMoodWords = (
  db: Db,
  memberId: string,
  { before, limit }: { before: string; limit: number },
): Promise<{ id: string; date: string; note: string | null; emotion_tags: string[] }[]> =>
  db
    .selectFrom('moods')
    .select(['id', 'date', 'note', 'emotion_tags'])
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.or([eb('note', 'is not', null), eb(eb.fn<number>('cardinality', ['emotion_tags']), '>', 0)]),
    )
    .where('date', '<', before)
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
