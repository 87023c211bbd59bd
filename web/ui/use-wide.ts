import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(width >= 56.25rem)')

function subscribe(onChange: () => void) {
  const media = query()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether there is room for more than one column (the `md` breakpoint), for what is not to be rendered twice. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  )
