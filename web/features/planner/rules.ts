import { lengths } from '../../../contract/limits.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { isBlank } from '../../../contract/values.ts'
import { tooLong } from '../../lib/too-long.ts'

/** The editable fields of an item. `time` is '' if there is none, as in its input. */
export type ItemFields = Pick<PlannerItem, 'text' | 'color' | 'reminder'> & { time: string }

/** An item that is being written. */
export type NewItem = ItemFields & { type: PlannerItem['type'] }

export const emptyItem: NewItem = { text: '', type: 'note', color: 'gray', time: '', reminder: false }

/** The faults of the typed fields, by field. `blank` is the sentence for a missing text (specification, Member 5). */
export function itemProblems(fields: ItemFields, blank: string): { text?: string; time?: string } {
  const wrong = tooLong(fields.text.trim(), lengths.plannerText)
  return {
    ...(isBlank(fields.text) && { text: blank }),
    ...(wrong && { text: wrong }),
    ...(fields.reminder && fields.time === '' && { time: t('Please set a time for the reminder') }),
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

/** An item's fields after an edit. */
export const changeOf = ({ text, color, time, reminder }: ItemFields) => ({
  text: text.trim(),
  color,
  time: time === '' ? null : time,
  reminder,
})

/** Only tasks and reminders can be completed (specification, Member 4). */
export const canComplete = ({ type }: PlannerItem): boolean => type === 'task' || type === 'reminder'

/** Items with a time by their time, then the others in the order in which they were written. */
export function sortItems(items: readonly PlannerItem[]): PlannerItem[] {
  const minute = ({ time }: PlannerItem) => (time ? Number(time.replace(':', '')) : Number.POSITIVE_INFINITY)
  return items.toSorted((a, b) => (minute(a) === minute(b) ? 0 : minute(a) - minute(b)))
}
