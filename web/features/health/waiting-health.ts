import type { QueryKey } from '@tanstack/react-query'
import { emptyHealthEntry } from '../../../contract/empty-health-entry.ts'
import type { HealthEntry } from '../../../contract/health.ts'
import { lengths } from '../../../contract/limits.ts'
import { t, translate } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { given } from '../../lib/given.ts'
import type { Change } from '../../lib/outbox/change.ts'
import type { Call, QueuedCall } from '../../lib/outbox/queued-call.ts'
import { dayInWords } from '../../lib/time/days.ts'
import { entryFormOf, formFields } from './entry-form.ts'
import { fieldWords, valueInWords } from './field-words.ts'
import type { OptimisticHealthDay } from './optimistic-day.ts'
import { healthDay } from './queries.ts'

/* Changes of a day's health in the outbox: additions, single fields, and the whole day on top of what was seen of it. */

/** A day's entry with a change, where it was fetched: alone, or in a history, the newest first. */
function applyEntry(
  data: unknown,
  [room, what, from, span]: QueryKey,
  date: string,
  change: (entry: OptimisticHealthDay) => OptimisticHealthDay,
): unknown {
  if (room !== 'health') return data
  if (what === 'day' && from === date)
    return change((data as OptimisticHealthDay | null) ?? emptyHealthEntry(date))
  if (what !== 'history' || date > String(from) || typeof span !== 'number') return data
  const entries = data as OptimisticHealthDay[]
  const first = new Date(`${from}T00:00:00Z`)
  first.setUTCDate(first.getUTCDate() - span)
  if (date < first.toISOString().slice(0, 10)) return data
  const entry = entries.find(({ dateISO }) => dateISO === date)
  return [...entries.filter((one) => one !== entry), change(entry ?? emptyHealthEntry(date))].toSorted(
    (a, b) => (a.dateISO < b.dateISO ? 1 : -1),
  )
}

type FieldsChanged = Change<'PATCH /health/{date}'>

function withFields(
  entry: OptimisticHealthDay,
  { id, body: { set = {}, add = {} } }: Pick<FieldsChanged, 'id' | 'body'>,
): OptimisticHealthDay {
  if (entry.added?.includes(id)) return entry
  const sums = Object.entries(add).map(([name, amount]) => {
    const sum = Number(entry[name as 'waterMl'] ?? 0) + Number(amount ?? 0)
    return [name, Math.max(0, sum)]
  })
  return {
    ...entry,
    ...(given(set) as Partial<HealthEntry>),
    ...(Object.fromEntries(sums) as Partial<HealthEntry>),
    added: [...(entry.added ?? []), id],
  }
}

/** A server that has the specified calls alone takes the whole day (ruling 33). */
async function saveWhole(change: FieldsChanged, call: Call): Promise<HealthEntry> {
  const { date } = change.params
  const [stored] = await call('GET /health', { query: { from_date: date, to_date: date } })
  const { id: _, added: __, ...body } = withFields(stored ?? emptyHealthEntry(date), change)
  return call('POST /health', { body })
}

export const healthFieldsChanged: QueuedCall<'PATCH /health/{date}'> = {
  async send(change, call) {
    try {
      return await call('PATCH /health/{date}', { params: change.params, body: change.body })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error
      return saveWhole(change, call)
    }
  },
  applyOptimistic: (data, key, change) =>
    applyEntry(data, key, change.params.date, (entry) => withFields(entry, change)),
  applyAnswer(client, entry, { params }) {
    client.setQueryData(healthDay(params.date).queryKey, entry)
    return ['health']
  },
  describe({ params, body: { set = {}, add = {} } }) {
    const added = Object.entries(add).map(([name, amount]) =>
      name === 'steps'
        ? t('+{amount} steps', { amount: amount ?? 0 })
        : t('+{amount} ml', { amount: amount ?? 0 }),
    )
    return {
      about: aboutDay(params.date),
      text: [...added, ...fieldsInWords(given(set) as Partial<HealthEntry>)].join('\n'),
    }
  },
  editableTexts: ({ body }) => editableNotes(body.set?.notes),
  withTexts: (change, [notes = '']) => ({
    ...change,
    body: { ...change.body, set: { ...change.body.set, notes } },
  }),
}

const editableNotes = (notes: string | null | undefined) =>
  typeof notes === 'string' ? [{ label: t('Notes'), text: notes, most: lengths.healthNotes }] : []

const aboutDay = (date: string) => t('Health, {day}', { day: dayInWords(date) })

/** What fields of a day say, one line for each. */
function fieldsInWords(fields: Partial<HealthEntry>): string[] {
  const form = entryFormOf({ ...emptyHealthEntry(''), ...fields })
  return formFields.flatMap((field) => {
    const value = field in fields ? valueInWords(form, field) : undefined
    return value ? [`${translate(fieldWords[field].label)}: ${value}`] : []
  })
}

export const healthDaySaved: QueuedCall<'POST /health'> = {
  applyOptimistic: (data, key, { id, body: { base: _, dateISO, ...fields } }) =>
    applyEntry(data, key, dateISO, ({ id: stored, added = [] }) => ({
      ...emptyHealthEntry(dateISO),
      ...(fields as Partial<HealthEntry>),
      id: stored,
      added: added.includes(id) ? added : [...added, id],
    })),
  applyAnswer(client, entry, { body }) {
    client.setQueryData(healthDay(body.dateISO).queryKey, entry)
    return ['health']
  },
  describe: ({ body: { base: _, dateISO, ...fields } }) => ({
    about: aboutDay(dateISO),
    text: fieldsInWords(fields as Partial<HealthEntry>).join('\n'),
  }),
  editableTexts: ({ body }) => editableNotes(body.notes),
  withTexts: (change, [notes = '']) => ({ ...change, body: { ...change.body, notes } }),
}
