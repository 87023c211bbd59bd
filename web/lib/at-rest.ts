import type { QueryCache } from '@tanstack/react-query'

/** When nothing has been asked for or has arrived for so long, pictures included, a page has come to rest (milliseconds). */
const quietMs = 1000

/** Calls once the page has come to rest. Returns what takes that back. */
export function onceAtRest(cache: QueryCache, call: () => void): () => void {
  const start = () => {
    stop()
    call()
  }
  let quiet = setTimeout(start, quietMs)
  const wait = () => {
    clearTimeout(quiet)
    quiet = setTimeout(start, quietMs)
  }
  const arrivals = new PerformanceObserver(wait)
  arrivals.observe({ type: 'resource' })
  const stopListening = cache.subscribe(wait)
  const stop = () => {
    clearTimeout(quiet)
    arrivals.disconnect()
    stopListening()
  }
  return stop
}
