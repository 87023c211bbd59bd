import type { QueryClient } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { given } from '../../lib/given.ts'
import { asSeen, isGone } from '../../lib/outbox/as-seen.ts'
import type { Change } from '../../lib/outbox/change.ts'
import type { Call, QueuedCall } from '../../lib/outbox/queued-call.ts'
import { dayOfCheckIns } from './day-words.ts'
import { expectedMood } from './mood-calls.ts'
import { moodLook } from './mood-look.ts'
import { applyMood } from './optimistic-moods.ts'
import { moodHistory } from './queries.ts'

/* Check-ins in the outbox. What replaces or deletes a note looks first at what is stored by now. */

async function readMood(call: Call, date: string, id: string): Promise<MoodEntry | undefined> {
  const entries = await call('GET /mood/history', { query: { from_date: date, to_date: date } })
  return entries.find((entry) => entry.id === id)
}

/**
 * Puts an answer into what was fetched, so that nothing flickers until it is read again: of a long history that was read
 * to its end, the first page alone.
 */
function take(client: QueryClient, before: MoodEntry | undefined, after: MoodEntry | undefined) {
  for (const [key, data] of client.getQueriesData({ queryKey: ['mood'] }))
    if (data !== undefined) client.setQueryData(key, applyMood(data, key, before, after))
  client.setQueryData(
    moodHistory.queryKey,
    (history) => history && { pages: history.pages.slice(0, 1), pageParams: history.pageParams.slice(0, 1) },
  )
  return ['mood']
}

const wordsOf = (date: string, mood: string, note: string | null | undefined) => ({
  about: t('Mood, {day}', { day: dayOfCheckIns(date) }),
  text: [moodLook(mood).name, note].filter(Boolean).join('\n'),
})

const editableNote = (note: string | null | undefined) =>
  typeof note === 'string' ? [{ label: t('Note'), text: note, most: lengths.moodNote }] : []

const momentOf = (at: number) => new Date(at).toISOString()
/** A check-in as it will be answered. */
const entryOf = ({ id, at, body }: Change<'POST /mood'>) => expectedMood({ id, ...body }, at)

export const moodMade: QueuedCall<'POST /mood'> = {
  async send({ at, body }, call, { isFirst }) {
    if (isFirst) return call('POST /mood', { body })
    const stored = body.id && (await readMood(call, body.date, body.id))
    // It arrived, and its answer was lost. Otherwise it is of the moment in which it was told, not of now.
    return stored || call('POST /mood', { body: { created_at: momentOf(at), ...body } })
  },
  applyOptimistic: (data, key, change) => applyMood(data, key, undefined, entryOf(change), true),
  applyAnswer: (client, entry, change) => take(client, undefined, { ...entryOf(change), ...entry }),
  describe: ({ body }) => wordsOf(body.date, body.mood, body.note),
  editableTexts: ({ body }) => editableNote(body.note),
  withTexts: (change, [note = '']) => ({ ...change, body: { ...change.body, note } }),
}

const seenOf = ({ before }: { before?: unknown }) => before as MoodEntry | undefined

/** Notes that two devices wrote stand below each other. */
function bothNotes(theirs: string | null, mine: string | null, before: string | null | undefined) {
  const isWrittenToo = theirs && theirs !== before && !mine?.includes(theirs)
  if (!isWrittenToo) return mine
  return !mine || theirs.includes(mine) ? theirs : `${theirs}\n\n${mine}`
}

/** The {@link MoodEntry.version} that a change is made from. */
const versionOf = (theirs: MoodEntry | undefined, isLast: boolean) =>
  theirs?.version === undefined || isLast ? {} : { version: theirs.version }

export const moodChanged: QueuedCall<'PATCH /mood/{id}'> = {
  send(change, call) {
    const { params, body } = change
    const seen = seenOf(change)
    return asSeen(async (isLast) => {
      const theirs = seen && body.note !== undefined ? await readMood(call, seen.date, params.id) : undefined
      const note =
        body.note !== undefined && theirs ? bothNotes(theirs.note, body.note, seen?.note) : body.note
      const wanted = note === undefined ? body : { ...body, note }
      try {
        return await call('PATCH /mood/{id}', { params, body: { ...wanted, ...versionOf(theirs, isLast) } })
      } catch (error) {
        // Another device deleted it: what was written here is a check-in still.
        if (!isGone(error) || !seen) throw error
        return call('POST /mood', { body: { ...seen, ...given(wanted) } })
      }
    })
  },
  applyOptimistic(data, key, { params: { id }, body, before }) {
    const seen = seenOf({ before })
    const after = seen && { ...seen, ...given(body), id }
    return after ? applyMood(data, key, seen, after, true) : data
  },
  applyAnswer: (client, entry, change) => take(client, seenOf(change), { ...seenOf(change), ...entry }),
  describe(change) {
    const after = { ...seenOf(change), ...given(change.body) }
    return wordsOf(after.date ?? '', after.mood ?? '', after.note)
  },
  editableTexts: ({ body }) => editableNote(body.note),
  withTexts: (change, [note = '']) => ({ ...change, body: { ...change.body, note } }),
}

export const moodDeleted: QueuedCall<'DELETE /mood/{id}'> = {
  send(change, call) {
    const seen = seenOf(change)
    return asSeen(async (isLast) => {
      const theirs = seen && (await readMood(call, seen.date, change.params.id))
      // No longer what was deleted here.
      if (theirs?.note && theirs.note !== seen?.note) return { ok: true }
      try {
        return await call('DELETE /mood/{id}', { params: change.params, query: versionOf(theirs, isLast) })
      } catch (error) {
        if (!isGone(error)) throw error
        return { ok: true }
      }
    })
  },
  applyOptimistic: (data, key, change) => {
    const seen = seenOf(change)
    return seen ? applyMood(data, key, seen, undefined) : data
  },
  applyAnswer: (client, _answer, change) => take(client, seenOf(change), undefined),
  describe(change) {
    const { date = '', mood = '', note } = seenOf(change) ?? {}
    const { about, text } = wordsOf(date, mood, note)
    return { about, text: t('Delete: {name}', { name: text }) }
  },
}
