import { useEffect, useState } from 'react'
import { fallbackTheme } from './fallback-theme.ts'
import type { WeekContent } from './week-content.ts'

/** If its picture's address takes longer (milliseconds), the week does without. */
const patienceMs = 1500

/** The built-in week, while it is needed. Where its picture is, comes with it alone, and not with home. */
export function useFallbackTheme(isNeeded: boolean): WeekContent | undefined {
  const [week, setWeek] = useState<WeekContent>()
  useEffect(() => {
    if (!isNeeded) return
    const show = (cover?: Partial<WeekContent>) => setWeek((shown) => shown ?? fallbackTheme(cover))
    const late = setTimeout(show, patienceMs)
    import('virtual:quiet-week').then(
      ({ default: cover }) => show(cover),
      () => show(),
    )
    return () => clearTimeout(late)
  }, [isNeeded])
  return isNeeded ? week : undefined
}
