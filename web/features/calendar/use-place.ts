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
    const next = { ...place, ...to }
    if (next.tab === place.tab && next.date === place.date) return
    const isStill = replace || matchMedia('(prefers-reduced-motion: reduce)').matches
    setSearch(searchOf(next, today), { replace, preventScrollReset: true, viewTransition: !isStill })
  }
  return { place, today, go }
}
