import { randomUUIDv7 } from 'node:crypto'
import type { MoodEntry } from '../../../contract/mood.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'

const columns = ['id', 'date', 'mood', 'emotion_tags', 'note', 'created_at'] as const

/** Saves one check-in; several a day are allowed (ruling 19). */
export const createMood = (
  db: Db,
  memberId: string,
  mood: { date: string; mood: string; emotion_tags: string[]; note: string | null },
  now: Temporal.Instant,
): Promise<MoodEntry> =>
  db
    .insertInto('moods')
    .values({ ...mood, member_id: memberId, id: randomUUIDv7(), created_at: toStored(now) })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** A member's check-ins, newest first: by day, and within a day the last one first. */
export async function listMoods(
  db: Db,
  memberId: string,
  range: { from: string | undefined; to: string | undefined; limit: number },
): Promise<MoodEntry[]> {
  let query = db.selectFrom('moods').select(columns).where('member_id', '=', memberId)
  if (range.from) query = query.where('date', '>=', range.from)
  if (range.to) query = query.where('date', '<=', range.to)
  return query.orderBy('date', 'desc').orderBy('created_at', 'desc').limit(range.limit).execute()
}
