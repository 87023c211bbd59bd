import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { ApiError, call, errorText, loadFailure } from '../../lib/api.ts'
import { showHealthDraft } from '../../lib/drafts.ts'
import { useUser } from '../../lib/session.ts'
import { notify } from '../../ui/notify.ts'
import { dropDraft, keyOf, readDraft, writeDraft } from './draft.ts'
import {
  type Editing,
  isDirty,
  moveOnto,
  type QuickAdd,
  quickAdd,
  receive,
  settle,
  takeBack,
  untouched,
} from './editing.ts'
import { bodyOf, controlOf, type EntryForm, formOf, isSame, unreadable } from './entry-form.ts'
import { healthDay, readDay } from './queries.ts'

/** A sentence for each control that needs one, by the control's name. */
export type Errors = Readonly<Record<string, string>>

const toast = { id: 'health' }
/** Of a quick add, which tells nothing when it succeeds. */
const addToast = { id: 'health-add' }

/** The server's sentence where it has one; being offline stands beneath the specified one. */
function tellFailure(error: unknown, toast: { id: string }, reason = errorText) {
  const failed = t('Failed to save health data')
  if (error instanceof ApiError && error.status === 0)
    notify.error(failed, { ...toast, description: reason(error, failed) })
  else notify.error(errorText(error, failed), toast)
}

/**
 * A day while it is edited: loading, typing, quick adds, saving and the draft. Saves of a day go out one after the
 * other, because each replaces the whole entry.
 */
export function useHealthDay(day: string) {
  const client = useQueryClient()
  const { id: memberId } = useUser()
  const loaded = useQuery(healthDay(day))
  const [editing, setEditing] = useState<Editing>(() => readDraft(memberId, day) ?? untouched)
  const [errors, setErrors] = useState<Errors>({})
  const [focus, setFocus] = useState<{ name: string }>()
  const latest = useRef(editing)
  const sent = useRef(editing.form)
  /** What the server is known to hold; `base` is ahead of it by the quick adds that are on their way. */
  const known = useRef(editing.base)
  /** What was sent without an answer: it may be stored, or not. */
  const unanswered = useRef<EntryForm>(undefined)
  const isDraftNews = useRef(editing !== untouched)
  const mutating = useIsMutating({ mutationKey: ['health', day] })
  const isDayDirty = isDirty(editing)

  function update(change: (before: Editing) => Editing) {
    latest.current = change(latest.current)
    setEditing(latest.current)
  }

  function point(wrong: Errors) {
    setErrors(wrong)
    const name = Object.keys(wrong)[0]
    if (name) setFocus({ name })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server has arrives only while nothing is under way.
  useLayoutEffect(() => {
    const entry = loaded.data
    if (entry === undefined || mutating > 0) return
    update((before) => receive(before, entry))
    known.current = latest.current.base
    if (isDraftNews.current && isDirty(latest.current))
      notify.info(t('What you had typed is back. It is not saved yet.'))
    isDraftNews.current = false
  }, [loaded.data, mutating])

  useEffect(() => {
    if (isDayDirty) {
      writeDraft(memberId, day, editing)
      return showHealthDraft(keyOf(memberId, day))
    }
    if (loaded.isSuccess) dropDraft(memberId, day)
  }, [memberId, day, editing, isDayDirty, loaded.isSuccess])

  /** A save replaces the whole entry, so it goes on top of what another device has saved of the day meanwhile. */
  async function send(which: 'form' | 'base') {
    const stored = await readDay(day)
    // It was our own try that stored this: what it added is not added to it once more.
    if (unanswered.current && isSame(unanswered.current, formOf(stored))) known.current = unanswered.current
    update((before) => moveOnto(before, known.current, stored))
    known.current = formOf(stored)
    sent.current = latest.current[which]
    unanswered.current = sent.current
    const entry = await call('POST /health', { body: bodyOf(day, sent.current) })
    unanswered.current = undefined
    known.current = formOf(entry)
    client.setQueryData(healthDay(day).queryKey, entry)
    return entry
  }
  const shared = { mutationKey: ['health', day], scope: { id: `health ${day}` } }
  const cancelReading = () => client.cancelQueries({ queryKey: healthDay(day).queryKey })
  const readAnew = () => {
    // The last of several reads for all of them: an earlier answer would be one of before the last.
    if (client.isMutating({ mutationKey: ['health', day] }) <= 1)
      void client.invalidateQueries({ queryKey: ['health'] })
  }

  const save = useMutation({
    ...shared,
    onMutate: cancelReading,
    mutationFn: () => send('form'),
    onSuccess: (entry) => {
      update((before) => settle(before, sent.current, entry))
      setErrors({})
      notify.success(t('Health data saved successfully!'), toast)
    },
    onError: (error) => {
      const told = error instanceof ApiError ? error.errors : []
      point(
        Object.fromEntries(
          told.flatMap(({ path, message }) => {
            const name = controlOf(path, sent.current)
            return name ? [[name, message]] : []
          }),
        ),
      )
      tellFailure(error, toast)
    },
    onSettled: readAnew,
  })

  const add = useMutation({
    ...shared,
    onMutate: cancelReading,
    mutationFn: (_: QuickAdd) => send('base'),
    onSuccess: () => notify.dismiss(addToast.id),
    onError: (error, added) => {
      update((before) => takeBack(before, added))
      tellFailure(error, addToast, loadFailure)
    },
    onSettled: readAnew,
  })

  return {
    form: editing.form,
    errors,
    /** The control to lead the member to; a new object each time. */
    focus,
    isDirty: isDayDirty,
    isSaving: save.isPending,
    isLoading: loaded.isPending,
    /** False until the day was read: a save would wipe what is stored. */
    isReady: loaded.data !== undefined,
    /** Why the day could not be read at all. */
    loadError: loaded.data === undefined ? loaded.error : null,
    reload: () => void loaded.refetch(),
    change(part: Partial<EntryForm>, control = Object.keys(part)[0] ?? '') {
      update(({ form, base }) => ({ form: { ...form, ...part }, base }))
      setErrors(({ [control]: _, ...others }) => others)
    },
    save() {
      const wrong = unreadable(latest.current.form)
      if (wrong.length > 0) point(Object.fromEntries(wrong.map((name) => [name, t('Please enter a number')])))
      else save.mutate()
    },
    add(field: QuickAdd['field'], amount: number) {
      const { after, added } = quickAdd(latest.current, field, amount)
      update(() => after)
      add.mutate(added)
    },
    /** The member leaves without saving. */
    giveUp: () => dropDraft(memberId, day),
  }
}

export type HealthDay = ReturnType<typeof useHealthDay>
