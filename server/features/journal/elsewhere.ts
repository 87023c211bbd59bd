import { setImmediate as othersFirst } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { foundElsewhere } from '../../../contract/journal.ts'
import { addDays } from '../../../contract/week.ts'
import type { Db } from '../../deps.ts'
import { listMoodWords } from '../mood/queries.ts'
import { listWrittenItems } from '../planner/queries.ts'
import { excerptOf, makeWordFilter } from './excerpts.ts'
import { wordsOfQuery } from './words.ts'

type Found = z.infer<typeof foundElsewhere>
/** Something with words in it: a check-in's note and tags, or an item and its place. */
type Text = { kind: 'mood' | 'item'; id: string; date: string; text: string }

const join = (...words: (string | null | undefined)[]): string => words.filter(Boolean).join(' · ')

/** How many are found before it is enough for one answer, and how many characters are read for one. */
const enough = 30
const mostRead = 2_000_000
/** Read at a time: check-ins, and days of the planner with their bytes. */
const moodsAtOnce = 1000
const daysAtOnce = { days: 100, bytes: 1_000_000 }
/** The characters that are looked through before others get their turn. */
const mostInARow = 50_000

/**
 * The check-ins, by note and tags, and the items of the planner, by text and place, that hold all words of a search, newest first. They have no index:
 * they are read day by day until there are enough, and `before` tells where to read on.
 */
export async function searchElsewhere(
  db: Db,
  memberId: string,
  filter: { query: string; before?: string | undefined },
): Promise<Found> {
  const words = wordsOfQuery(filter.query)
  if (!words || words.size === 0) return { found: [], before: null }
  const holds = makeWordFilter(words)
  const found: Found['found'] = []
  let before: string | null = filter.before ?? '9999-12-31'
  let read = 0
  let restedAt = 0
  while (before !== null && found.length < enough && read < mostRead) {
    const { texts, next } = await readBefore(db, memberId, before)
    for (const { text, ...one } of texts) {
      read += text.length
      if (holds(text)) found.push({ ...one, ...excerptOf(text, words) })
      if (read - restedAt < mostInARow) continue
      restedAt = read
      await othersFirst()
    }
    before = next
  }
  return { found, before }
}

/** The texts of some days before a day, the newest first, and the oldest of these days; null if there is nothing older. */
async function readBefore(
  db: Db,
  memberId: string,
  before: string,
): Promise<{ texts: Text[]; next: string | null }> {
  const moods = await listMoodWords(db, memberId, { before, limit: moodsAtOnce })
  const { days, isCut } = await listWrittenItems(db, memberId, { before, ...daysAtOnce })
  // The last day of a full list may be cut off, unless it is the only one.
  const lasts = [
    ...(moods.length === moodsAtOnce ? [lastWhole(moods, before)] : []),
    ...(isCut ? [days.at(-1)?.date ?? before] : []),
  ]
  const next = lasts.toSorted().at(-1) ?? null
  const texts: Text[] = [
    ...moods.map(({ id, date, note, emotion_tags }) => ({
      kind: 'mood' as const,
      id,
      date,
      text: join(note, emotion_tags.join(', ')),
    })),
    ...days.flatMap(({ date, items }) =>
      items.map(({ id, text, location }) => ({
        kind: 'item' as const,
        id,
        date,
        text: join(text, location),
      })),
    ),
  ]
  return {
    texts: texts
      .filter(({ date }) => next === null || date >= next)
      .toSorted((a, b) => b.date.localeCompare(a.date)),
    next,
  }
}

const lastWhole = (moods: { date: string }[], before: string): string => {
  const last = moods.at(-1)?.date ?? before
  const isOnlyDay = moods[0]?.date === last
  return isOnlyDay ? last : addDays(last, 1)
}
