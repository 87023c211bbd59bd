import { markerPrefix } from '../../../contract/reminders.ts'
import { safeStorage } from '../../lib/device/safe-storage.ts'
import { isOutdatedMarker } from './rules.ts'

/** Deletes the markers in local storage that no reminder needs any more. */
export function sweepMarkers(now: number): void {
  for (const key of safeStorage.keys(markerPrefix))
    if (isOutdatedMarker(safeStorage.getItem(key), now)) safeStorage.removeItem(key)
}

/** Marks a reminder as shown; false if it was shown before, here or in another tab. */
export function markReminded(marker: string, now: number): boolean {
  if (safeStorage.getItem(marker) !== null) return false
  safeStorage.setItem(marker, String(now))
  return true
}
