import { randomUUIDv7 } from 'node:crypto'
import type { MoodEntry } from '../../../contract/mood.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { instantText, listAsJson, type SerializedJson } from '../../kernel/database/serialized-json.ts'
import { notFound } from '../../kernel/http/refusal.ts'

const words = ['id', 'date', 'mood', 'emotion_tags', 'note'] as const
const columns = [...words, 'created_at'] as const

/** Saves one check-in. Several a day are allowed (ruling 19). The same id again replaces the content. */
export const createMood = (
  db: Db,
  memberId: string,
  mood: { id?: string | undefined; date: string; mood: string; emotion_tags: string[]; note: string | null },
  now: Temporal.Instant,
): Promise<MoodEntry> =>
  db
    .insertInto('moods')
    .values({ ...mood, member_id: memberId, id: mood.id ?? randomUUIDv7(), created_at: toStored(now) })
    .onConflict((conflict) => conflict.columns(['member_id', 'id']).doUpdateSet(mood))
    .returning(columns)
    .executeTakeFirstOrThrow()

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
  let query = db
    .selectFrom('moods')
    .select(words)
    .select((eb) => instantText(eb.ref('moods.created_at')).as('created_at'))
    .where('member_id', '=', memberId)
  if (range.from) query = query.where('date', '>=', range.from)
  if (range.to) query = query.where('date', '<=', range.to)
  if (range.before) {
    const { date, created_at, id } = await getMood(db, memberId, range.before)
    query = query.where((eb) =>
      eb(eb.refTuple('date', 'moods.created_at', 'id'), '<', eb.tuple(date, created_at, id)),
    )
  }
  query = query.orderBy('date', 'desc').orderBy('moods.created_at', 'desc').orderBy('id', 'desc')
  return listAsJson(db, query.limit(range.limit))
}

/** One check-in of a member; 404 if it is absent or somebody else's. */
async function getMood(db: Db, memberId: string, id: string): Promise<MoodEntry> {
  const row = await db
    .selectFrom('moods')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
