import { ApiError } from '../api.ts'
import { failureOf, waitAfter } from './back-off.ts'
import type { Change } from './change.ts'
import type { Store } from './store.ts'

type SenderDeps = {
  store: Store
  /** Runs one sender at a time: see one-sender.ts. */
  alone: (send: (renew: () => Promise<boolean>) => Promise<void>) => Promise<void>
  send: (change: Change) => Promise<unknown>
  onSaved: (change: Change, answer: unknown) => Promise<void>
  onRefused: (change: Change, error: ApiError) => Promise<void>
  /** Whether the screen that made a change still holds it, to be given back to. */
  isHeld: (change: Change) => boolean
  now: () => number
}

/** What can be sent now, in order: nothing of a thing of which something earlier has to wait. */
export function dueAt(changes: readonly Change[], now: number): Change[] {
  const held = new Set<string>()
  return changes
    .toSorted((a, b) => a.seq - b.seq)
    .filter((change) => {
      if (change.refused) return false
      const isDue = (change.notBefore ?? 0) <= now && !change.things.some((thing) => held.has(thing))
      if (!isDue) for (const thing of change.things) held.add(thing)
      return isDue
    })
}

/** Sends what waits, one change after the other, and waits where the server or the line says so. */
export function sender({ store, alone, send, onSaved, onRefused, isHeld, now }: SenderDeps) {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isEnded = false
  /** Its member asks for it: what waits only because it failed before is tried once. */
  let isPressed = false
  let failures = 0
  /** How many calls in a row were not answered in time. */
  let silences = 0
  let pause = { until: 0, isAway: false, isAsked: false }

  function holdAll(error: unknown, isAway: boolean) {
    failures += 1
    const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
    const isAsked = asked > 0 && !isAway
    pause = { until: now() + Math.max(asked, isAsked ? 0 : waitAfter(failures)), isAway, isAsked }
  }

  /** Sends one. Returns whether the next may follow. */
  async function sendOne(change: Change, held: Set<string>): Promise<boolean> {
    try {
      const answer = await send(change)
      failures = 0
      silences = 0
      await onSaved(change, answer)
      return true
    } catch (error) {
      const told = failureOf(error)
      silences = told.is === 'silence' ? silences + 1 : 0
      // Of two in a row it is the line that is silent.
      const isLine = told.is === 'silence' && silences > 1
      const failure = isLine ? { is: 'all' as const, isAway: true } : told
      // A fault of the server's own is told at once where nothing is lost by it, with the specified words.
      const isGivenBack = failure.is === 'change' && isHeld(change)
      if (error instanceof ApiError && (failure.is === 'refused' || isGivenBack)) {
        await onRefused(change, error)
        return true
      }
      const tries = change.tries + 1
      const isAlone = failure.is === 'change' || failure.is === 'silence'
      const notBefore = isAlone ? { notBefore: now() + waitAfter(tries) } : {}
      await store.put({ ...change, tries, ...notBefore })
      for (const thing of change.things) held.add(thing)
      if (failure.is === 'all') holdAll(error, failure.isAway)
      return isAlone
    }
  }

  async function sendAll(renew: () => Promise<boolean>): Promise<void> {
    for (;;) {
      const due = dueAt(await store.all(), isPressed ? Number.POSITIVE_INFINITY : now())
      isPressed = false
      const held = new Set<string>()
      let isAny = false
      for (const { id } of due) {
        if (isEnded || now() < pause.until || !(await renew())) return
        // Another tab may have changed it since.
        const change = await store.get(id)
        if (!change || change.refused || change.things.some((thing) => held.has(thing))) continue
        isAny = true
        if (!(await sendOne(change, held))) return
      }
      if (!isAny) return
    }
  }

  async function runs(): Promise<void> {
    do {
      isAskedAgain = false
      if (now() >= pause.until) await alone(sendAll)
    } while (isAskedAgain && !isEnded)
  }

  return {
    /**
     * Sends what can be sent, once however often it is asked. `woken` tries the line at once: somebody is there, or it is
     * back. `pressed` tries everything once, as its member asks for. What the server itself asked to wait for still waits.
     */
    run(why?: 'woken' | 'pressed'): Promise<void> {
      if (why === 'pressed') isPressed = true
      if ((why === 'woken' && pause.isAway) || (why === 'pressed' && !pause.isAsked))
        pause = { until: 0, isAway: false, isAsked: false }
      if (running) isAskedAgain = true
      running ??= runs().finally(() => {
        running = undefined
      })
      return running
    },
    /** Until when nothing is sent, in milliseconds, and whether that is because the server was not reached. */
    pause: () => pause,
    end() {
      isEnded = true
    },
  }
}
