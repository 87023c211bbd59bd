import { isOutdatedMarker, markerPrefix } from './rules.ts'

/** Forgets the markers in local storage that no reminder will ask for again. */
export function sweepMarkers(now: number): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(markerPrefix) && isOutdatedMarker(localStorage.getItem(key), now))
      localStorage.removeItem(key)
}

/** Writes down that something is told; false when it was before, here or in another tab. */
export function markReminded(marker: string, now: number): boolean {
  if (localStorage.getItem(marker) !== null) return false
  localStorage.setItem(marker, String(now))
  return true
}
