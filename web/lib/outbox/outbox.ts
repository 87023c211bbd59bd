import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api.ts'
import { logFailure } from '../log-failure.ts'
import { bufferedStore } from './buffered-store.ts'
import type { Change, Outcome } from './change.ts'
import { oneSender } from './one-sender.ts'
import { outcomeWaiters } from './outcome-waiters.ts'
import { overlay } from './overlay.ts'
import { type Call, type QueuedCalls, queuedCallOf } from './queued-call.ts'
import { sender } from './sender.ts'
import { nothingWaits, readSlips, somethingWaits } from './slips.ts'
import type { Store } from './store.ts'
import type { SubmitOptions } from './submit.ts'
import { type Settled, tabs } from './tabs.ts'

type OutboxDeps = {
  memberId: string
  store: Store
  queuedCalls: QueuedCalls
  call: Call
  now?: () => number
  locks?: LockManager
  /** Called when changes that were told as kept have all been sent. */
  onCaughtUp?: (count: number) => void
}

/** How long a screen waits for the answer to a change that is stored already. */
const answerTimeoutMs = 6_000
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

/** Opens a member's outbox: what it holds is shown, and sent when {@link Outbox.wake} is called. */
export async function openOutbox(deps: OutboxDeps) {
  const { memberId, queuedCalls, call, now = Date.now, onCaughtUp } = deps
  const callOf = (change: Change) => queuedCallOf(queuedCalls, change)
  const overlays = new Map<QueryClient, ReturnType<typeof overlay>>()
  const waiters = outcomeWaiters()
  const listeners = new Set<() => void>()
  const outOfDate = new Set<string>()
  const store = bufferedStore(deps.store)
  let list: readonly Change[] = []
  let storing: Promise<unknown> = Promise.resolve()
  let caughtUp = 0
  let isClosed = false

  const waiting = () => list.filter(({ refused }) => !refused)
  function setList(next: readonly Change[]) {
    list = next.toSorted((a, b) => a.seq - b.seq)
    for (const shown of overlays.values()) shown.show()
    for (const listener of listeners) listener()
  }
  async function reread() {
    setList(await store.all())
    if (list.length === 0) nothingWaits(memberId)
    else somethingWaits(memberId)
  }

  /** Takes in what became of a change, in this tab or in another. */
  function takeSettled(settled: Settled) {
    const { change } = settled
    setList(list.filter(({ id }) => id !== change.id))
    if ('problem' in settled) {
      const { status, ...problem } = settled.problem
      if (waiters.isHeld(change.id)) void remove([change])
      return waiters.refuse(change.id, new ApiError(status, problem))
    }
    for (const [client, shown] of overlays)
      shown.change(() => {
        for (const key of callOf(change).applyAnswer?.(client, settled.answer as never, change as never) ??
          [])
          outOfDate.add(key)
      })
    if (!waiters.has(change.id)) caughtUp += 1
    waiters.settle(change.id, { is: 'saved', answer: settled.answer })
  }
  const others = tabs(memberId, {
    onSettled(settled) {
      takeSettled(settled)
      freshen()
    },
    onChanged: () => void reread(),
  })

  function freshen() {
    for (const client of overlays.keys())
      for (const key of outOfDate) void client.invalidateQueries({ queryKey: [key] })
    outOfDate.clear()
  }

  const sending = sender({
    store,
    now,
    alone: oneSender(memberId, store, deps.locks),
    async send(change) {
      const isFirst = waiters.has(change.id) && change.tries === 0
      const { name, params, body } = change
      const send = callOf(change).send
      return send
        ? send(change as never, call, { isFirst, isHeld: isFirst && waiters.isHeld(change.id) })
        : call(name as never, { params, body } as never)
    },
    isHeld: ({ id }) => waiters.isHeld(id),
    async onSaved(change, answer) {
      await store.remove(change)
      takeSettled({ change, answer })
      others.tellSettled({ change, answer })
    },
    async onRefused(change, { status, detail, errors, fields, message }) {
      const refused = { text: detail ?? message, fields }
      await store.put({ ...change, refused })
      const problem = { status, fields: [...fields], errors: [...errors], ...(detail && { detail }) }
      takeSettled({ change, problem })
      others.tellSettled({ change, problem })
      await reread()
    },
  })

  /** Sends what can be sent; see `run` of the sender. */
  async function run(why?: 'woken' | 'pressed') {
    await storing
    await sending.run(why).catch((error) => logFailure('What waits could not be sent.', error))
    if (isClosed) return
    await reread()
    freshen()
    if (caughtUp > 0 && waiting().length === 0) onCaughtUp?.(caughtUp)
    if (waiting().length === 0) caughtUp = 0
  }

  /** Settles what was tried and still waits as kept; or refuses it, where the browser has no room for it. */
  function settleAsKept(changes: readonly Change[]) {
    for (const change of changes) {
      if (!store.isInMemory(change.id))
        waiters.settle(change.id, { is: 'kept', isAway: sending.pause().isAway })
      else {
        void store.remove(change).catch(() => undefined)
        waiters.refuse(change.id, new ApiError(0, {}))
      }
    }
  }

  /** Settles what is stored and not answered yet as kept. */
  function settleStored(changes: readonly Change[]) {
    for (const { id } of changes) if (!store.isInMemory(id)) waiters.settle(id, { is: 'kept', isAway: true })
  }

  async function remove(changes: readonly Change[]) {
    await Promise.all(changes.map((change) => store.remove(change)))
    await reread()
    others.tellChanged()
  }

  await store.putAll(readSlips(memberId))
  await reread()

  return {
    /** Everything that waits or was refused, in order. The list is a new one when it changes. */
    list: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Shows what waits in what this client has fetched, until {@link Outbox.close}. */
    attach(client: QueryClient) {
      if (overlays.has(client)) return
      overlays.set(client, overlay(client, queuedCalls, waiting))
      overlays.get(client)?.show()
    },
    /** Adds changes: seen at once, then stored, then sent. Each promise is of what became of one. */
    add(
      changes: readonly Change[],
      { isHeld = false }: Pick<SubmitOptions, 'isHeld'> = {},
    ): Promise<Outcome>[] {
      const holds = typeof isHeld === 'function' ? isHeld : () => isHeld
      // When it was opened for this very change, it has read its slip already.
      const earlier = list.filter((old) => !changes.some(({ id }) => id === old.id))
      const replaced = earlier.filter(
        (old) =>
          !old.refused &&
          changes.some(
            ({ name, things }) =>
              callOf(old).isReplaced && name === old.name && things.join() === old.things.join(),
          ),
      )
      const outcomes = changes.map(({ id }) => waiters.wait(id, holds))
      setList([...earlier.filter((old) => !replaced.includes(old)), ...changes])
      storing = Promise.all([storing, store.putAll(changes), ...replaced.map((old) => store.remove(old))])
      const sent = run('woken').then(() => {
        settleAsKept(changes)
        if (!isClosed) others.tellChanged()
      })
      // Whoever is not answered goes on: what is written down is not lost.
      void Promise.race([sent, storing.then(() => pause(answerTimeoutMs))]).then(() => settleStored(changes))
      return outcomes
    },
    wake: run,
    /** When something may be sent next, in milliseconds; undefined when nothing waits. */
    nextAt(): number | undefined {
      const moments = waiting().map(({ notBefore = 0 }) => Math.max(notBefore, sending.pause().until))
      return moments.length === 0 ? undefined : Math.min(...moments)
    },
    isAway: () => sending.pause().isAway,
    discard: (change: Change) => remove([change]),
    /** Some of the fields that two devices changed have been chosen. A change of which none is left is done. */
    async settleFields(change: Change, names: readonly string[]) {
      const fields = (change.refused?.fields ?? []).filter(({ name }) => !names.includes(name))
      if (fields.length === 0) return remove([change])
      await store.put({ ...change, refused: { text: change.refused?.text ?? '', fields } })
      await reread()
    },
    /** Takes other words of what was refused. They are stored at once, and sent when its member says so. */
    async rewrite(change: Change) {
      setList(list.map((old) => (old.id === change.id ? change : old)))
      await store.putAll([change])
      others.tellChanged()
    },
    /** Sends what was refused once more, as its member wants it by now. */
    async retry({ refused: _, notBefore: __, ...change }: Change) {
      await store.put({ ...change, tries: 0 } as Change)
      await reread()
      await run('pressed')
    },
    close() {
      isClosed = true
      sending.end()
      others.close()
      for (const shown of overlays.values()) shown.end()
      overlays.clear()
      listeners.clear()
      store.close()
    },
  }
}

export type Outbox = Awaited<ReturnType<typeof openOutbox>>
