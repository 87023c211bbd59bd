import type { QueryKey } from '@tanstack/react-query'
import type { PlannerItem } from '../../../contract/planner.ts'
import type { DayNotes } from './fetched-days.ts'

type ChangeList = (notes: PlannerItem[]) => PlannerItem[]

/** The list of a day with a change, wherever it was fetched: alone, or with the days of a range. */
export function applyDay(data: unknown, [room, what, from, to]: QueryKey, date: string, change: ChangeList) {
  if (room !== 'planner') return data
  if (what === 'day' && from === date) {
    const day = data as DayNotes
    return { ...day, notes: change(day.notes) }
  }
  if (what !== 'range' || date < String(from) || String(to) < date) return data
  const days = data as DayNotes[]
  const day = days.find((one) => one.date === date) ?? { date, notes: [], version: 0 }
  const notes = change(day.notes)
  const others = days.filter((one) => one !== day)
  return notes.length === 0
    ? others
    : [...others, { ...day, notes }].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** Puts an item at a place of a list, from wherever it stands, as the server does. */
export function putItem(notes: PlannerItem[], item: PlannerItem, position?: number): PlannerItem[] {
  const at = notes.findIndex(({ id }) => id === item.id)
  const others = notes.filter(({ id }) => id !== item.id)
  return others.toSpliced(position ?? (at < 0 ? others.length : at), 0, item)
}
