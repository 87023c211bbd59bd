import type { GlobalEvent } from '../../../contract/events.ts'
import { searchForm } from '../../../contract/search-form.ts'
import { isUpcoming } from '../../features/events/rules.ts'

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Tags from their text: separated by commas, trimmed, each once (specification, Admin 5). */
export const parseTags = (text: string): string[] => [...new Set(listOf(text))]

/** Reminders in minutes: whole numbers separated by commas. Anything else is dropped (specification, Admin 5). */
export const parseReminders = (text: string): number[] => [
  ...new Set(
    listOf(text)
      .filter((part) => /^[+-]?\d+$/.test(part))
      .map(Number),
  ),
]

/** A number that may be left out: empty, or no number at all, is null. */
export function parseNumber(text: string): number | null {
  const typed = text.trim()
  const value = Number(typed)
  return typed === '' || !Number.isFinite(value) ? null : value
}

/** A capacity, which is a whole number. Empty is null. */
export function parseWhole(text: string): number | null {
  const value = parseNumber(text)
  return value === null ? null : Math.trunc(value)
}

/** The radius of a geo-targeted event in kilometers, unless its form says otherwise (specification, Admin 5 and 9). */
export const usualRadiusKm = 50
export function parseRadius(text: string): number {
  const value = parseNumber(text)
  return value !== null && value > 0 ? value : usualRadiusKm
}

/** Coordinates pasted as '52.52, 13.405', as maps copy them; undefined for anything else. */
export function coordinatesIn(text: string): { lat: string; lng: string } | undefined {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  return lat !== undefined && lng !== undefined ? { lat, lng } : undefined
}

/** Which events the list shows: all, those that members see, or archived ones. */
export type StatusFilter = 'all' | 'active' | 'archived'
export type Filter = { search: string; shown: StatusFilter; upcomingOnly: boolean }

/** The events that match a filter. A search looks in title, description and tags (specification, Admin 2). */
export function filterEvents<
  E extends Pick<GlobalEvent, 'title' | 'description' | 'tags' | 'start' | 'isActive'>,
>(events: readonly E[], { search, shown, upcomingOnly }: Filter, now: number): E[] {
  const wanted = searchForm(search.trim())
  return events.filter(
    (event) =>
      (shown === 'all' || event.isActive === (shown === 'active')) &&
      (!upcomingOnly || isUpcoming(event, now)) &&
      (wanted === '' ||
        [event.title, event.description, ...event.tags].some((text) => searchForm(text).includes(wanted))),
  )
}
