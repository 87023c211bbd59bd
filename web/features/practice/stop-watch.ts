/**
 * Milliseconds since now, by the later of two clocks: `performance.now` stands still while some devices sleep, and the
 * wall clock goes back when somebody sets it.
 */
function sinceNow(): () => number {
  const [page, wall] = [performance.now(), Date.now()]
  let last = 0
  return () => {
    last = Math.max(last, performance.now() - page, Date.now() - wall)
    return last
  }
}

/** Counts time until it is paused, and goes on when it is started again. It runs from the beginning. */
export function stopWatch() {
  let counted = 0
  let running: (() => number) | undefined = sinceNow()
  return {
    /** Milliseconds, without pauses. */
    ms: () => counted + (running?.() ?? 0),
    pause() {
      counted += running?.() ?? 0
      running = undefined
    },
    goOn() {
      running ??= sinceNow()
    },
  }
}
