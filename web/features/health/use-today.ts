import { useSyncExternalStore } from 'react'
import { today } from '../../lib/days.ts'

/** Milliseconds; a page left open over midnight knows of the new day by then. */
const pause = 15_000

function subscribe(look: () => void) {
  const timer = setInterval(look, pause)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Today on this device, also when midnight passes while the page is open. */
export const useToday = (): string => useSyncExternalStore(subscribe, today)
