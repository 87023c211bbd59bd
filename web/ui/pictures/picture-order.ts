/** How many pictures that are seen first have not come yet. */
let loading = 0
const listeners = new Set<() => void>()

function count(change: number): void {
  loading += change
  for (const listener of listeners) listener()
}

/** After this time (milliseconds), other pictures no longer wait for those that are seen first. */
const patienceMs = 8000

/** One that is seen first begins to load. Returns what says that it has come, has failed or is gone. */
export function waitForFirst(): () => void {
  count(1)
  const done = () => {
    clearTimeout(late)
    if (!isWaiting) return
    isWaiting = false
    count(-1)
  }
  let isWaiting = true
  const late = setTimeout(done, patienceMs)
  return done
}

/** Whether a picture that is seen first is on its way. The others leave the line to it. */
export const isFirstLoading = (): boolean => loading > 0

/** Calls when {@link isFirstLoading} may have changed. Returns what takes that back. */
export function onFirstLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
