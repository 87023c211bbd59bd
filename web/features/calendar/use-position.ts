import { useSearchParams } from 'react-router'
import { useToday } from '../../lib/use-today.ts'
import { type CalendarPosition, positionOf, searchOf, towards } from './address.ts'

/** Moves to another position. With `replace`, the previous one is not in the history. */
export type GoToPosition = (to: Partial<CalendarPosition>, options?: { replace?: boolean }) => void

/** The position in the address, and a function to change it. */
export function usePosition(): { position: CalendarPosition; today: string; go: GoToPosition } {
  const today = useToday()
  const [search, setSearch] = useSearchParams()
  const position = positionOf(search, today)
  const go: GoToPosition = (to, { replace = false } = {}) => {
    // A tab reports one press twice, on focus and on click. The click comes before the page renders again, which waits
    // for the transition, so the address is read instead.
    const here = positionOf(new URLSearchParams(window.location.search), today)
    const next = { ...here, ...to }
    if (next.tab === here.tab && next.date === here.date) return
    // Which way the new page comes from: calendar.css slides it.
    document.documentElement.dataset.towards = towards(here, next)
    const isStill = replace || matchMedia('(prefers-reduced-motion: reduce)').matches
    setSearch(searchOf(next, today), { replace, preventScrollReset: true, viewTransition: !isStill })
  }
  return { position, today, go }
}
