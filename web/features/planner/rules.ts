import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { tooLong } from '../../lib/form/too-long.ts'

/** What can be changed of an item. `time` and `endTime` are '' when there is none, as in their inputs. */
export type ItemFields = Pick<PlannerItem, 'text' | 'color' | 'reminder'> & { time: string; endTime: string }

/** An item that is being written. */
export type NewItem = ItemFields & { type: PlannerItem['type'] }

export const emptyItem: NewItem = {
  text: '',
  type: 'note',
  color: 'gray',
  time: '',
  endTime: '',
  reminder: false,
}

/** The fields of an item, as an editor shows them. */
export const fieldsOf = ({ text, color, time, endTime, reminder }: PlannerItem): ItemFields => ({
  text,
  color,
  time: time ?? '',
  endTime: endTime ?? '',
  reminder,
})

/** What is wrong with what was typed, by field; `blank` is the sentence for a missing text (specification, Member 5). */
export function itemProblems(
  fields: ItemFields,
  blank: string,
): { text?: string; time?: string; endTime?: string } {
  const wrong = tooLong(fields.text.trim(), lengths.plannerText)
  const isEndless = !fields.endTime || (fields.time !== '' && fields.endTime > fields.time)
  return {
    ...(isBlank(fields.text) && { text: blank }),
    ...(wrong && { text: wrong }),
    ...(fields.reminder && fields.time === '' && { time: t('Please set a time for the reminder') }),
    ...(!isEndless && { endTime: t('An end should be later than the time it begins.') }),
  }
}

/** The item that was written. Its id is the moment as a timestamp, or the next that no other item has. */
export function makeItem(fields: NewItem, now: Date, others: readonly PlannerItem[]): PlannerItem {
  const taken = new Set(others.map(({ id }) => id))
  let stamp = now.getTime()
  while (taken.has(String(stamp))) stamp += 1
  return {
    id: String(stamp),
    type: fields.type,
    ...changeOf(fields),
    completed: false,
    createdAt: now.toISOString(),
  }
}

/** What an edit makes of an item's fields. */
export const changeOf = ({ text, color, time, endTime, reminder }: ItemFields) => ({
  text: text.trim(),
  color,
  time: time === '' ? null : time,
  ...(endTime && { endTime }),
  reminder,
})

/** The item with its fields as they were edited. */
export function withFields({ endTime: _, ...item }: PlannerItem, fields: ItemFields): PlannerItem {
  return { ...item, ...changeOf(fields) }
}

/** Only what is to be done can be ticked off (specification, Member 4). */
export const canComplete = ({ type }: PlannerItem): boolean => type === 'task' || type === 'reminder'

/** Items with a time by their time, then the others in the order in which they were written. */
export function sortItems(items: readonly PlannerItem[]): PlannerItem[] {
  const minute = ({ time }: PlannerItem) => (time ? Number(time.replace(':', '')) : Number.POSITIVE_INFINITY)
  return items.toSorted((a, b) => (minute(a) === minute(b) ? 0 : minute(a) - minute(b)))
}

/** The place in a day's list at which an item comes to stand as the `nth` of those without a time. */
export function placeOf(notes: readonly PlannerItem[], id: string, nth: number): number {
  const others = notes.filter((item) => item.id !== id)
  const untimed = others.filter(({ time }) => !time)
  const next = untimed[nth]
  if (next) return others.indexOf(next)
  const last = untimed.at(-1)
  return last ? others.indexOf(last) + 1 : others.length
}
