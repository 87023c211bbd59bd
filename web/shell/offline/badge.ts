import type { QueryClient } from '@tanstack/react-query'
import { fetchedDay } from '../../features/planner/fetched-days.ts'
import { today } from '../../lib/time/days.ts'

/**
 * While the installed app is not looked at, its icon says how much of today's plan is left. The returned function ends
 * it. Does nothing where there are no badges.
 */
export function showBadge(client: QueryClient): () => void {
  if (!('setAppBadge' in navigator)) return () => undefined
  const show = () => {
    const left = fetchedDay(client, today())?.notes.filter(({ completed }) => !completed).length ?? 0
    const isHidden = document.visibilityState === 'hidden'
    void navigator.setAppBadge(isHidden ? left : 0).catch(() => undefined)
  }
  show()
  document.addEventListener('visibilitychange', show)
  return () => document.removeEventListener('visibilitychange', show)
}
