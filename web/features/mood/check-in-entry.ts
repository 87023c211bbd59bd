import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import type { Fault } from '../../lib/form/form-faults.ts'
import { dayOf, timeOf, today } from '../../lib/time/days.ts'

/** What the form of a check-in holds. Without a `date` it is of now. */
export type Entry = { mood: string; tags: string[]; note: string; date: string; time: string }

export const nothing: Entry = { mood: '', tags: [], note: '', date: '', time: '' }

/** A stored check-in in the form. Its time is empty where it was saved on another day than the one it is of. */
export function entryOf({ mood, emotion_tags, note, date, created_at }: MoodEntry): Entry {
  const moment = new Date(created_at)
  const isOfDay = created_at !== '' && dayOf(moment) === date
  return { mood, tags: emotion_tags, note: note ?? '', date, time: isOfDay ? timeOf(moment) : '' }
}

/** The day before today in an address; undefined if there is none. */
export function askedDay(search: URLSearchParams, today: string): string | undefined {
  const asked = search.get('date')
  return asked !== null && /^\d{4}-\d\d-\d\d$/.test(asked) && asked < today ? asked : undefined
}

/** The moment of a day and time on this device, in milliseconds; undefined without a time. */
const momentOf = ({ date, time }: Entry): number | undefined =>
  date && time ? new Date(`${date}T${time}`).getTime() : undefined

/** What is sent of a form. The moment is left out where it is the one of `before`, which knows its seconds. */
export function bodyOf(entry: Entry, before: Entry = nothing) {
  const { mood, tags, note, date, time } = entry
  const moment = momentOf(entry)
  const isMoved = date !== before.date || time !== before.time
  return {
    date: date || today(),
    // Radios of which none is chosen are null.
    mood: mood ?? '',
    emotion_tags: tags,
    note: note || null,
    created_at: isMoved && moment !== undefined ? new Date(moment).toISOString() : undefined,
  }
}

/** A day or an hour to come is told at its field. */
export function faultsOfMoment(entry: Entry, now = Date.now()): Fault[] {
  if (entry.date > today()) return [{ name: 'date', text: t('A mood cannot be of a day to come.') }]
  const moment = momentOf(entry)
  return moment !== undefined && moment > now
    ? [{ name: 'time', text: t('A mood cannot be of an hour to come.') }]
    : []
}
