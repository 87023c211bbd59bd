import { useSyncExternalStore } from 'react'
import { today } from './days.ts'

const everyMs = 30_000

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, everyMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Today on this device as `YYYY-MM-DD`. An open page follows it past midnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today)
