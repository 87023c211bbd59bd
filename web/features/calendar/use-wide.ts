import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(width >= 56.25rem)')

function subscribe(onChange: () => void) {
  const media = query()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether there is room for a month with its events in it (the `md` breakpoint). */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  )
