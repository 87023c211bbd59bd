import { useSyncExternalStore } from 'react'

function followLine(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser knows of a line. */
export const useOnline = (): boolean => useSyncExternalStore(followLine, () => navigator.onLine)
