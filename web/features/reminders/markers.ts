import { markerPrefix } from '../../../contract/reminders.ts'
import { isOutdatedMarker } from './rules.ts'

/** Deletes the markers in local storage that no reminder needs any more. */
export function sweepMarkers(now: number): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(markerPrefix) && isOutdatedMarker(localStorage.getItem(key), now))
      localStorage.removeItem(key)
}

/** Marks a reminder as shown; false if it was shown before, here or in another tab. */
export function markReminded(marker: string, now: number): boolean {
  if (localStorage.getItem(marker) !== null) return false
  localStorage.setItem(marker, String(now))
  return true
}
