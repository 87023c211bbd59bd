import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api.ts'
import { logFailure } from '../log-failure.ts'
import { newId } from '../new-id.ts'
import { session } from '../session.ts'
import type { AnswerOf, Change, NewChange, Outcome, WaitingCall } from './change.ts'
import { nextSeq, writeSlip } from './slips.ts'

/** What a screen knows of a change that it makes. */
export type SubmitOptions = {
  /** Whether the screen still holds what was typed, when it is refused. By default the outbox holds it. */
  isHeld?: boolean | (() => boolean)
  /** Called within the press, once the changes are written down: no draft of them is needed any more. */
  onWritten?: () => void
}

/** The outbox of a member, as the screens see it. */
type OpenOutbox = {
  list(): readonly Change[]
  subscribe(listener: () => void): () => void
  attach(client: QueryClient): void
  add(changes: readonly Change[], options: Pick<SubmitOptions, 'isHeld'>): Promise<Outcome>[]
}

let load: ((memberId: string) => Promise<OpenOutbox>) | undefined
/** The one that is open, so that a press is seen within its own task. */
let open: { memberId: string; outbox: OpenOutbox } | undefined

/** Says how the outbox is opened: its code, and what it knows of the product, are fetched at the first change. */
export function setOutbox(loader: typeof load): void {
  load = loader
}

let onSubmit: () => void = () => {}

/** Calls `listener` with each change that is made in this tab, until the returned function is called. */
export function followSubmits(listener: () => void): () => void {
  onSubmit = listener
  return () => {
    onSubmit = () => {}
  }
}

const openings = new Set<() => void>()

/** Notes that a member's outbox is open, until the returned function is called. */
export function outboxOpened(memberId: string, outbox: OpenOutbox): () => void {
  open = { memberId, outbox }
  for (const listener of openings) listener()
  return () => {
    if (open?.outbox !== outbox) return
    open = undefined
    for (const listener of openings) listener()
  }
}

/** Calls `listener` when another list of changes waits, in whatever outbox is open. */
function followList(listener: () => void): () => void {
  let unfollow = open?.outbox.subscribe(listener)
  const opened = () => {
    unfollow?.()
    unfollow = open?.outbox.subscribe(listener)
    listener()
  }
  openings.add(opened)
  return () => {
    openings.delete(opened)
    unfollow?.()
  }
}

/** Whether a change of a thing was refused, and waits for its member. */
export const useRefused = (thing: string): boolean =>
  useSyncExternalStore(followList, () =>
    Boolean(open?.outbox.list().some(({ refused, things }) => refused && things.includes(thing))),
  )

/** Whether a change of a thing waits to be sent. */
export const useWaits = (thing: string): boolean =>
  useSyncExternalStore(followList, () =>
    Boolean(open?.outbox.list().some(({ refused, things }) => !refused && things.includes(thing))),
  )

/** Opens the list of what waits (web/shell/outbox). */
export const showWaiting = (): void => void window.dispatchEvent(new Event('show-waiting'))

/** Fetches the code of the outbox before it is needed. Whoever needs it is told if it could not be fetched. */
export function warmOutbox(memberId: string): void {
  void load?.(memberId).catch(() => undefined)
}

/**
 * Makes changes: they are written down at once, seen at once in what `client` has fetched, and sent as soon as that is
 * possible, in this order. Resolves to what became of each. Throws the {@link ApiError} of the first that is refused.
 */
export async function submitAll<K extends WaitingCall>(
  client: QueryClient,
  changes: readonly NewChange<K>[],
  options: SubmitOptions = {},
): Promise<Outcome<AnswerOf<K>>[]> {
  const state = session.get()
  if (!('user' in state)) throw new ApiError(401, {})
  const memberId = state.user.id
  const made = changes.map((change) => {
    const seq = nextSeq(memberId)
    return { ...change, id: newId(), seq, at: Date.now(), tries: 0 } as Change
  })
  const areWritten = made.map((change) => writeSlip(memberId, change)).every(Boolean)
  onSubmit()
  if (areWritten) options.onWritten?.()
  let outbox = open?.memberId === memberId ? open.outbox : undefined
  try {
    outbox ??= await load?.(memberId)
  } catch (error) {
    // Its code cannot be fetched now. What is written down is sent by the next page that can.
    if (!areWritten) throw error
    logFailure('The outbox could not be opened.', error)
  }
  if (!outbox) return made.map(() => ({ is: 'kept', isAway: true }))
  outbox.attach(client)
  return Promise.all(outbox.add(made, options)) as Promise<Outcome<AnswerOf<K>>[]>
}

/** Submits one change. */
export async function submit<K extends WaitingCall>(
  client: QueryClient,
  change: NewChange<K>,
  options?: SubmitOptions,
): Promise<Outcome<AnswerOf<K>>> {
  const [outcome] = await submitAll(client, [change], options)
  return outcome as Outcome<AnswerOf<K>>
}
