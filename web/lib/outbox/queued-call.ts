import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Api } from '../../../contract/api.ts'
import type { Arguments, Response } from '../../../contract/row.ts'
import type { AnswerOf, Change, WaitingCall } from './change.ts'

/** A call of the contract, as web/lib/api.ts makes it. */
export type Call = <K extends keyof Api>(
  name: K,
  ...sent: Arguments<Api[K], { signal?: AbortSignal }>
) => Promise<Response<Api[K]>>

/** A change in words, for the list of what waits. */
export type Description = {
  /** What it is about: 'Mood of Monday, 23 November'. */
  about: string
  /** What was written, to be read and copied. */
  text: string
}

/** A text that was written in a change, and how long it may be. */
export type EditableText = { label: string; text: string; most: number }

/**
 * `isFirst`: it goes out at once and for the first time, so that no earlier try can have arrived. `isHeld`: a form still
 * holds what was typed, and its member can be asked.
 */
export type How = { isFirst: boolean; isHeld: boolean }

/** What the outbox has to know of a call that may wait. */
export type QueuedCall<K extends WaitingCall> = {
  /**
   * Sends it, by default as it is. What replaces or deletes words looks first at what is stored by now, so that no words
   * of another device are lost.
   */
  send?: (change: Change<K>, call: Call, how: How) => Promise<AnswerOf<K>>
  /**
   * What a screen shows of fetched data with this change on top. Data that has it already stays as it is. It must not
   * change what it is given.
   */
  applyOptimistic: (data: unknown, key: QueryKey, change: Change<K>) => unknown
  /** Puts the server's answer into what was fetched. Returns the first words of the keys that are out of date now. */
  applyAnswer?: (client: QueryClient, answer: AnswerOf<K>, change: Change<K>) => readonly string[]
  describe: (change: Change<K>) => Description
  /** The texts that were written in it, which its member may write anew after it was refused. */
  editableTexts?: (change: Change<K>) => readonly EditableText[]
  /** The change with other texts, in the order of `editableTexts`. */
  withTexts?: (change: Change<K>, texts: readonly string[]) => Change<K>
  /** Whether a later change of the same thing takes its place while it has not been sent. */
  isReplaced?: true
}

export type QueuedCalls = { [K in WaitingCall]: QueuedCall<K> }

/** What the outbox knows of the call of a change. */
export const queuedCallOf = (calls: QueuedCalls, change: Change): QueuedCall<WaitingCall> =>
  calls[change.name] as unknown as QueuedCall<WaitingCall>
