import { useSearchParams } from 'react-router'
import { useToday } from '../../lib/use-today.ts'
import { type Place, placeOf, searchOf } from './address.ts'

/** Moves to another place; `replace` leaves the one before out of the history. */
export type Go = (to: Partial<Place>, options?: { replace?: boolean }) => void

/** The place in the address, and the way to another one. */
export function usePlace(): { place: Place; today: string; go: Go } {
  const today = useToday()
  const [search, setSearch] = useSearchParams()
  const place = placeOf(search, today)
  const go: Go = (to, { replace = false } = {}) => {
    // A tab tells of a press twice, on focus and on click. The second comes before the page is drawn anew, which
    // waits for the transition, and the address knows better.
    const here = placeOf(new URLSearchParams(window.location.search), today)
    const next = { ...here, ...to }
    if (next.tab === here.tab && next.date === here.date) return
    const isStill = replace || matchMedia('(prefers-reduced-motion: reduce)').matches
    setSearch(searchOf(next, today), { replace, preventScrollReset: true, viewTransition: !isStill })
  }
  return { place, today, go }
}
