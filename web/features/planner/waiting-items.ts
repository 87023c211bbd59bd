import type { QueryClient } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { given } from '../../lib/given.ts'
import { asSeen, isGone } from '../../lib/outbox/as-seen.ts'
import type { Change } from '../../lib/outbox/change.ts'
import type { Call, QueuedCall } from '../../lib/outbox/queued-call.ts'
import { dayInFull } from './day-words.ts'
import { type DayNotes, putDay } from './fetched-days.ts'
import { besideOf } from './join-days.ts'
import { applyDay, putItem } from './optimistic-days.ts'

/*
 * Changes of single items in the outbox. Each was made on an item as it was seen (`before`). What replaces or deletes
 * words looks first at what is stored: words that another device wrote meanwhile stay, beside the ones written here.
 */

const about = (date: string) => t('Planner, {day}', { day: dayInFull(date) })
const editableText = (text: string) => [{ label: t('Text'), text, most: lengths.plannerText }]
const readDay = (call: Call, date: string) => call('GET /daily-notes/{date}', { params: { date } })

/** The answer is the list of the day. */
function dayAnswered(client: QueryClient, day: DayNotes): readonly string[] {
  putDay(client, day)
  return ['planner']
}

export const itemAdded: QueuedCall<'POST /daily-notes/{date}/items'> = {
  async send({ params, body }, call, { isFirst }) {
    const stored = isFirst ? undefined : await readDay(call, params.date)
    // It arrived, and its answer was lost.
    if (stored?.notes.some(({ id }) => id === body.id)) return stored
    return call('POST /daily-notes/{date}/items', { params, body })
  },
  applyOptimistic: (data, key, { params: { date }, body: { position, ...item } }) =>
    // What an older version left has no color of its own.
    applyDay(data, key, date, (notes) => putItem(notes, { color: 'gray', ...item } as PlannerItem, position)),
  applyAnswer: dayAnswered,
  describe: ({ params, body }) => ({ about: about(params.date), text: body.text }),
  editableTexts: ({ body }) => editableText(body.text),
  withTexts: (change, [text = '']) => ({ ...change, body: { ...change.body, text } }),
}

type ItemChange = Change<'PATCH /daily-notes/{date}/items/{id}'>
const seenOf = ({ before }: Pick<ItemChange, 'before'>) => before as PlannerItem | undefined

/** Reads a day and changes it as it was read: see {@link asSeen}. */
const onSeenDay = <R>(
  call: Call,
  date: string,
  change: (day: DayNotes, seen: { version?: number }) => Promise<R>,
): Promise<R> =>
  asSeen(async (isLast) => {
    const day = await readDay(call, date)
    return change(day, isLast ? {} : { version: day.version })
  })

/** What was written in an item that another device has deleted comes back with it. A tick alone does not. */
async function changeOrBringBack(change: ItemChange, call: Call, version?: { version?: number }) {
  const { params, body } = change
  const seen = seenOf(change)
  try {
    return await call('PATCH /daily-notes/{date}/items/{id}', { params, body: { ...body, ...version } })
  } catch (error) {
    if (!isGone(error) || !seen || body.text === undefined) throw error
    const { date } = params
    return call('POST /daily-notes/{date}/items', { params: { date }, body: { ...seen, ...given(body) } })
  }
}

export const itemChanged: QueuedCall<'PATCH /daily-notes/{date}/items/{id}'> = {
  async send(change, call) {
    const { params, body, id } = change
    const { date } = params
    if (body.text === undefined) return changeOrBringBack(change, call)
    return onSeenDay(call, date, ({ notes }, version) => {
      const theirs = notes.find((item) => item.id === params.id)
      const isWrittenToo = theirs && theirs.text !== seenOf(change)?.text && theirs.text !== body.text
      if (!isWrittenToo) return changeOrBringBack(change, call, version)
      const { position: _, version: __, ...fields } = body
      const own = { ...besideOf(theirs, id), ...given(fields) }
      return call('POST /daily-notes/{date}/items', { params: { date }, body: own })
    })
  },
  applyOptimistic: (data, key, { params: { date, id }, body: { position, ...fields } }) =>
    applyDay(data, key, date, (notes) => {
      const item = notes.find((one) => one.id === id)
      return item ? putItem(notes, { ...item, ...given(fields) }, position) : notes
    }),
  applyAnswer: dayAnswered,
  describe({ params, body, before }) {
    const name = body.text ?? seenOf({ before })?.text ?? ''
    const text =
      body.completed === undefined
        ? name
        : body.completed
          ? t('Done: {name}', { name })
          : t('Not done: {name}', { name })
    return { about: about(params.date), text }
  },
  editableTexts: ({ body }) => (body.text === undefined ? [] : editableText(body.text)),
  withTexts: (change, [text = '']) => ({ ...change, body: { ...change.body, text } }),
}

export const itemDeleted: QueuedCall<'DELETE /daily-notes/{date}/items/{id}'> = {
  async send({ params, before }, call) {
    return onSeenDay(call, params.date, async (stored, version) => {
      const theirs = stored.notes.find(({ id }) => id === params.id)
      // Deleted already, or no longer what was deleted here.
      if (!theirs || theirs.text !== (before as PlannerItem | undefined)?.text) return stored
      try {
        return await call('DELETE /daily-notes/{date}/items/{id}', { params, query: version })
      } catch (error) {
        if (!isGone(error)) throw error
        return readDay(call, params.date)
      }
    })
  },
  applyOptimistic: (data, key, { params: { date, id } }) =>
    applyDay(data, key, date, (notes) => notes.filter((item) => item.id !== id)),
  applyAnswer: dayAnswered,
  describe: ({ params, before }) => ({
    about: about(params.date),
    text: t('Delete: {name}', { name: (before as PlannerItem | undefined)?.text ?? '' }),
  }),
}

const movedOf = ({ before }: Pick<Change<'POST /daily-notes/{date}/move'>, 'before'>) =>
  (before ?? []) as PlannerItem[]

export const itemsMoved: QueuedCall<'POST /daily-notes/{date}/move'> = {
  async send({ params, body }, call) {
    try {
      return await call('POST /daily-notes/{date}/move', { params, body })
    } catch (error) {
      if (!isGone(error)) throw error
    }
    // Another device took some of them elsewhere: the others go.
    const [from, to] = [await readDay(call, params.date), await readDay(call, body.to)]
    const ids = body.ids.filter((id) => from.notes.some((item) => item.id === id))
    if (ids.length === 0) return { from, to }
    return call('POST /daily-notes/{date}/move', { params, body: { ...body, ids } })
  },
  applyOptimistic(data, key, change) {
    const items = movedOf(change)
    const { params, body } = change
    const left = applyDay(data, key, params.date, (notes) => notes.filter(({ id }) => !body.ids.includes(id)))
    return applyDay(left, key, body.to, (notes) => [
      ...notes,
      ...items.filter(({ id }) => !notes.some((item) => item.id === id)),
    ])
  },
  applyAnswer(client, { from, to }) {
    putDay(client, from)
    putDay(client, to)
    return ['planner']
  },
  describe: (change) => ({
    about: about(change.params.date),
    text: t('Move to {day}: {names}', {
      day: dayInFull(change.body.to),
      names: movedOf(change)
        .map(({ text }) => text)
        .join(', '),
    }),
  }),
}
