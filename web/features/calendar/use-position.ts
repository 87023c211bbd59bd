import { useSearchParams } from 'react-router'
import { lessMotion } from '../../lib/less-motion.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { type CalendarPosition, positionOf, searchOf, towards } from './address.ts'

type Step = Partial<CalendarPosition>

/**
 * Moves to another position, or to the one that is found from the one that is. With `replace`, the previous one is not in
 * the history.
 */
export type GoToPosition = (
  to: Step | ((here: CalendarPosition) => Step),
  options?: { replace?: boolean },
) => void

/** The position in the address, and a function to change it. */
export function usePosition(): { position: CalendarPosition; today: string; go: GoToPosition } {
  const today = useToday()
  const [search, setSearch] = useSearchParams()
  const position = positionOf(search, today)
  const go: GoToPosition = (to, { replace = false } = {}) => {
    // The page renders late, because it waits for the transition, so the address is read instead: a tab reports one press
    // twice, on focus and on click, and who presses an arrow twice means two steps.
    const here = positionOf(new URLSearchParams(window.location.search), today)
    const next = { ...here, ...(typeof to === 'function' ? to(here) : to) }
    if (next.tab === here.tab && next.date === here.date) return
    // Which way the new page comes from: calendar.css slides it.
    document.documentElement.dataset.towards = towards(here, next)
    const isStill = replace || lessMotion()
    setSearch(searchOf(next, today), { replace, preventScrollReset: true, viewTransition: !isStill })
  }
  return { position, today, go }
}
