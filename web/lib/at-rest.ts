import type { QueryCache } from '@tanstack/react-query'

/** When nothing has been asked for or has arrived for so long, pictures included, a page has come to rest (milliseconds). */
const quietMs = 1000

/** Calls once the page has come to rest. Returns what takes that back. */
export function onceAtRest(cache: QueryCache, call: () => void): () => void {
  let lastAt = performance.now()
  // A timer set anew for each of a hundred events would cost the page more than looking when the last one was.
  const look = () => {
    const left = lastAt + quietMs - performance.now()
    if (left > 0) {
      timer = setTimeout(look, left)
      return
    }
    stop()
    call()
  }
  let timer = setTimeout(look, quietMs)
  const wait = () => {
    lastAt = performance.now()
  }
  const arrivals = new PerformanceObserver(wait)
  arrivals.observe({ type: 'resource' })
  const stopListening = cache.subscribe(wait)
  const stop = () => {
    clearTimeout(timer)
    arrivals.disconnect()
    stopListening()
  }
  return stop
}
