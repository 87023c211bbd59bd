import { hashKey, useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DefaultValues, type FieldPath, type FieldValues, set, useForm } from 'react-hook-form'
import type { Api } from '../../../contract/api.ts'
import type { Response } from '../../../contract/row.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { ApiError, call, errorText, reasonOf } from '../api.ts'
import { dropSaved, readDraft, restored, type SentContent, saveDraft } from '../drafts/drafts.ts'
import { newId } from '../new-id.ts'
import type { Outcome } from '../outbox/change.ts'
import { tellKept } from '../outbox/told-as-kept.ts'
import { useSession } from '../session.ts'
import { bodyToSend, type Fault, type FormCall, faultsIn, fieldAt } from './form-faults.ts'
import type { FormOptions } from './form-options.ts'
import { saveOrJoin } from './save-or-join.ts'

const alike = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other])

/**
 * The one form of the product, for a call of the contract. It checks what is typed with the row's own body schema. It
 * keeps a draft until the form is saved. It gives the body an idempotency key, so that a retry creates nothing twice.
 * It leads to the first wrong field. What is typed while it saves stays.
 */
export function useContractForm<K extends FormCall, V extends FieldValues, A = Response<Api[K]>>(
  row: K,
  options: FormOptions<K, V, A>,
) {
  const session = useSession()
  const memberId = 'user' in session ? session.user.id : undefined
  const [kept] = useState(() =>
    options.draft && memberId ? readDraft<V>(options.draft, memberId) : undefined,
  )
  const [start] = useState(() => ({
    base: kept ? restored(options.from, kept.base) : options.from,
    typed: kept ? restored(options.from, kept.typed) : options.from,
  }))
  const now = useRef({
    base: start.base,
    sent: kept?.sent as SentContent | undefined,
    /** What was `sent` when the outbox took it over. Its key is never used for other content. */
    handedOver: undefined as SentContent | undefined,
    sending: undefined as V | undefined,
    kept: undefined as Extract<Outcome, { is: 'kept' }> | undefined,
    isLeft: false,
  })
  const [isDirty, setDirty] = useState(kept !== undefined)
  const [pointed, setPointed] = useState<{ name: string; select: boolean }>()
  const fields = useForm<V>({
    defaultValues: start.typed as DefaultValues<V>,
    mode: 'onChange',
    resolver: (typed) => {
      const errors = {}
      for (const { name, text, isLive } of faultsIn(options, typed))
        if (isLive) set(errors, name, { type: 'live', message: text })
      return { values: typed, errors }
    },
  })

  /** Stores what was typed, and knows whether there is something to save. Changes after leaving are not its own. */
  function notice(typed: V) {
    if (now.current.isLeft) return
    const dirty = !(options.isSame ?? alike)(typed, now.current.base)
    setDirty(dirty)
    const { base, sent } = now.current
    if (options.draft && memberId)
      saveDraft(options.draft, memberId, dirty ? { base, typed, sent } : undefined)
  }
  const onTyped = useEffectEvent(notice)
  useEffect(() => {
    now.current.isLeft = false
    // A draft that is too long shows its fault at once.
    if (kept) void fields.trigger()
    const stop = fields.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) })
    return () => {
      now.current.isLeft = true
      stop()
    }
  }, [fields.subscribe, fields.trigger, kept])

  /** Starts again from `base`, optionally with what was typed since. */
  function begin(base: V, typed = base) {
    now.current = { ...now.current, base, sent: undefined }
    if (alike(typed, fields.getValues())) notice(typed)
    else fields.reset(typed)
  }
  const follow = useEffectEvent(() => {
    if (!isDirty && !alike(options.from, now.current.base)) begin(options.from)
  })
  const latest = hashKey([options.from])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored by now is followed when it changes.
  useEffect(follow, [latest])

  function point(faults: Fault[], select = false) {
    fields.clearErrors()
    for (const { name, text } of faults)
      if (name) fields.setError(name as FieldPath<V>, { type: 'told', message: text })
    const first = faults.find(({ name }) => name)
    if (first) setPointed({ name: first.name, select })
  }

  /** The key under which this content is sent, the same for every try of it. */
  function idOf(body: unknown): string {
    const content = hashKey([body])
    const { sent } = now.current
    if (sent && (options.isReplaced || sent.content === content)) return sent.id
    const id = newId()
    now.current.sent = { content, id }
    notice(fields.getValues())
    return id
  }

  /** The outbox has what was typed, so that its draft and its key end here: whatever is typed now is another. */
  function handOver(typed: V) {
    const { sent } = now.current
    if (options.draft && memberId) dropSaved(options.draft, memberId, { typed, sent })
    now.current.handedOver = sent
    now.current.sent = undefined
  }

  async function send(typed: V): Promise<A> {
    const body = bodyToSend<K>(options.toBody(typed))
    if (options.send) return options.send(body, typed, now.current.base)
    const named = 'id' in shapeOf(options.body) ? { ...(body as object), id: idOf(body) } : body
    if (options.outbox) {
      const outcome = await options.outbox.submit(named as typeof body, typed, now.current.base, {
        isHeld: () => !now.current.isLeft,
        onWritten: () => handOver(typed),
      })
      if (outcome.is === 'saved') return outcome.answer
      now.current.kept = outcome
      return options.outbox.expected(named as typeof body, typed)
    }
    return (call as (name: K, sent: { body: unknown }) => Promise<A>)(row, { body: named })
  }

  const save = useMutation({
    mutationFn: ({ typed }: { typed: V }): Promise<A | undefined> => {
      const { join } = options
      if (!join) return send(typed)
      return saveOrJoin<V, A>(typed, {
        ...join,
        save: send,
        join(mine, theirs) {
          const joined = join.both(mine, theirs)
          now.current.sending = joined
          fields.reset(joined)
          return joined
        },
      })
    },
    onSuccess: (answer, sent) => {
      if (answer === undefined) return
      const typed = now.current.sending ?? sent.typed
      const next = options.next?.(answer, typed) ?? typed
      const since = fields.getValues()
      if (options.draft && memberId) {
        const { sent = now.current.handedOver } = now.current
        dropSaved(options.draft, memberId, { typed, sent })
      }
      flushSync(() => begin(next, alike(since, typed) ? next : since))
      const { kept } = now.current
      if (kept) tellKept(kept, options.toast ?? options.failed)
      else if (options.saved) notify.success(options.saved, toast)
      options.onSaved?.(answer, typed, kept !== undefined)
    },
    onError: (error, { typed }) => {
      // What the outbox does not have is a draft again, and its next try is the same one.
      now.current.sent ??= now.current.handedOver
      notice(fields.getValues())
      const told = error instanceof ApiError ? error.errors : []
      const faults = told.map(({ path, message }) => ({
        name: fieldAt(options, path, typed) ?? '',
        text: message,
      }))
      point(faults, true)
      if (options.onFailed?.(error, faults)) return
      // A sentence that is shown at its field need not be shown twice.
      const description = faults.some(({ name }) => name) ? undefined : reasonOf(error)
      if (options.reason === 'beneath') notify.error(options.failed, { ...toast, description })
      else notify.error(errorText(error, options.failed), toast)
    },
    onSettled: () => {
      now.current.kept = undefined
      now.current.handedOver = undefined
      now.current.sending = undefined
    },
  })
  const toast = options.toast ? { id: options.toast } : {}

  // Only now, because nothing has the focus in a form that is being saved.
  useEffect(() => {
    if (!pointed || save.isPending) return
    fields.setFocus(pointed.name as FieldPath<V>, { shouldSelect: pointed.select })
    setPointed(undefined)
  }, [pointed, save.isPending, fields.setFocus])

  return {
    /** react-hook-form's own, for the fields. */
    fields,
    isDirty,
    isPending: save.isPending,
    /** Whether it began with an unsaved draft. */
    isRestored: kept !== undefined,
    /** What the form began as. */
    base: () => now.current.base,
    change(part: Partial<V>) {
      for (const [name, value] of Object.entries(part))
        fields.setValue(name as FieldPath<V>, value, { shouldValidate: true })
    },
    begin,
    /** Back to its beginning. The draft is deleted. */
    giveUp: () => begin(now.current.base),
    /** Shows each fault at its field, and moves the focus to the first. */
    point,
    /** Sends what was typed, if it has no fault. */
    submit() {
      // The second press of a double click comes before the button is rendered disabled.
      if (now.current.sending) return
      const typed = structuredClone(fields.getValues())
      const faults = faultsIn(options, typed)
      if (faults.length > 0) {
        const said = options.refused ? options.refused(faults) : faults.find(({ name }) => !name)?.text
        point(faults)
        if (said) notify.error(said, toast)
        return
      }
      now.current.sending = typed
      save.mutate({ typed })
    },
  }
}

const shapeOf = (schema: object): object => (schema as { def?: { shape?: object } }).def?.shape ?? {}
