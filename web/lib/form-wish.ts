import type { FieldValues } from 'react-hook-form'
import type { BodyOf, Checks, Fault, FormCall } from './form-faults.ts'

/** What a form of the contract is made of. */
export type FormWish<K extends FormCall, V extends FieldValues, A> = Checks<K, V> & {
  /** What the form holds before anything is typed: nothing, or what is stored. It is followed until something is. */
  from: V
  /** The name of its draft; without one nothing that is typed outlives the page, as with a password. */
  draft?: string | undefined
  /** Whether two forms would save the same; the same values, unless said otherwise. */
  isSame?: (one: V, other: V) => boolean
  /** How it is sent; the row's own call, unless said otherwise. */
  send?: ((body: BodyOf<K>, typed: V, base: V) => Promise<A>) | undefined
  /** How it is joined with what another device has saved since it was read (409), once the person wants both. */
  join?: {
    read: () => Promise<A>
    /** What of either is compared: when it is there already, the answer to an earlier try was lost. */
    content: (either: V | A) => unknown
    /** Both together, based on theirs. It stands in the form in place of what was sent. */
    both: (mine: V, theirs: A) => V
  }
  /** Whether a try that has been changed still means the same entry; else other content is another one. */
  isReplaced?: boolean
  /** What the form begins as once it is saved; what was typed, unless said otherwise. */
  next?: (answer: A, typed: V) => V
  /** Its toasts take each other's place under this name. */
  toast?: string
  /** The sentence once it is saved. */
  saved?: string
  /** The sentence when it cannot be, unless the server has one; with `reason` 'beneath' the server's stands under it. */
  failed: string
  reason?: 'beneath'
  /** The sentence, beside those at the fields, when it is not even sent. */
  refused?: (faults: Fault[]) => string | undefined
  /** After it was saved, also when the page was left meanwhile. Nothing asks any more whether to stay. */
  onSaved?: (answer: A, typed: V) => void
  /** Says a failure otherwise; answers whether it did. */
  onFailed?: (error: unknown, faults: Fault[]) => boolean
}
