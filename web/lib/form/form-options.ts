import type { FieldValues } from 'react-hook-form'
import type { Outcome } from '../outbox/change.ts'
import type { SubmitOptions } from '../outbox/submit.ts'
import type { BodyOf, Checks, Fault, FormCall } from './form-faults.ts'

/** The definition of a form of the contract. */
export type FormOptions<K extends FormCall, V extends FieldValues, A> = Checks<K, V> & {
  /**
   * The content of the form before anything is typed: nothing, or what is stored. The form follows it until something
   * is typed.
   */
  from: V
  /** The name of its draft. Without one, typed text does not outlive the page, as with a password. */
  draft?: string | undefined
  /** Whether two forms would save the same. By default, whether their values are the same. */
  isSame?: (one: V, other: V) => boolean
  /** How it is sent. By default, by the row's own call. */
  send?: ((body: BodyOf<K>, typed: V, base: V) => Promise<A>) | undefined
  /**
   * How it goes into the outbox instead, which keeps it while the server cannot be reached; and what the server is
   * expected to answer then. `form` says to the outbox what this form holds: with a draft it ends when the outbox has it.
   */
  outbox?: {
    submit: (body: BodyOf<K>, typed: V, base: V, form: SubmitOptions) => Promise<Outcome<A>>
    expected: (body: BodyOf<K>, typed: V) => A
  }
  /** How it is merged with what another device has saved since it was read (409), if the person wants both. */
  join?: {
    read: () => Promise<A>
    /** The part that is compared. If it is stored already, the answer to an earlier try was lost. */
    content: (either: V | A) => unknown
    /** Both merged, based on theirs. It replaces what was sent in the form. */
    both: (mine: V, theirs: A) => V
  }
  /** Whether a changed try still means the same entry. By default, other content is another entry. */
  isReplaced?: boolean
  /** The content of the form after it is saved. By default, what was typed. */
  next?: (answer: A, typed: V) => V
  /** Toasts with this name replace each other. */
  toast?: string
  /** The sentence once it is saved. */
  saved?: string
  /**
   * The sentence if it cannot be saved, unless the server has one. With `reason` 'beneath', the server's is shown below
   * it.
   */
  failed: string
  reason?: 'beneath'
  /** The sentence, besides those at the fields, if it is not even sent. */
  refused?: (faults: Fault[]) => string | undefined
  /**
   * Called after it was saved, also if the page was left meanwhile. Leaving does not ask any more. With `isKept` it
   * waits in the outbox, which has been said.
   */
  onSaved?: (answer: A, typed: V, isKept: boolean) => void
  /** Shows a failure in another way. Returns whether it did. */
  onFailed?: (error: unknown, faults: Fault[]) => boolean
}
