import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { onceAtRest } from './at-rest.ts'

/**
 * Fetches code that a press will need, once the page has come to rest. Whoever presses before, or when it could not be
 * fetched, waits for it, and is told if it fails.
 */
export function useAtRest(...loads: (() => Promise<unknown>)[]): void {
  const cache = useQueryClient().getQueryCache()
  const load = useEffectEvent(() => {
    for (const one of loads) one().catch(() => undefined)
  })
  useEffect(() => onceAtRest(cache, () => load()), [cache])
}
