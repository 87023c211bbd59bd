import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import type { HealthEntry } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { healthDraft, readDraft, saveDraft, showDraft } from '../../lib/drafts/drafts.ts'
import { useRefused } from '../../lib/outbox/submit.ts'
import { useUser } from '../../lib/session.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { dirtyFields } from './editing.ts'
import type { EntryForm, FormField } from './entry-form.ts'
import { beginDay, draftOf, healthDayReducer, isDraftNews } from './health-day.ts'
import { isWaiting } from './optimistic-day.ts'
import { healthDay } from './queries.ts'
import { healthThing, useAddToDay } from './use-add-to-day.ts'
import { useLatestReducer } from './use-latest-reducer.ts'
import { useSaveHealthDay } from './use-save-health-day.ts'

/** A day while it is edited: {@link healthDayReducer} on the screen, with its draft and its saves. */
export function useHealthDay(day: string) {
  const { id: memberId } = useUser()
  const name = healthDraft(day)
  const loaded = useQuery(healthDay(day))
  const { state, latest, dispatch } = useLatestReducer(healthDayReducer, () =>
    beginDay(readDraft<EntryForm>(name, memberId)),
  )
  const { form, base, errors, focus, clashes } = state
  const saving = useSaveHealthDay(day, latest, dispatch)
  const add = useAddToDay(day)
  const dirty = dirtyFields(state)

  // What is being saved is laid over the day, and not stored yet: the form tells the two apart until it is answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken in once.
  useLayoutEffect(() => {
    if (loaded.data === undefined || saving.isSaving) return
    const before = latest()
    if (isDraftNews(before, dispatch({ type: 'read', entry: loaded.data })))
      notify.info(t('What you had typed is back. It is not saved yet.'))
  }, [loaded.data, saving.isSaving])

  useEffect(() => {
    const draft = draftOf({ form, base })
    if (draft || loaded.isSuccess) saveDraft(name, memberId, draft)
    if (draft) return showDraft(name, memberId)
  }, [memberId, name, form, base, loaded.isSuccess])

  return {
    ...saving,
    ...loadingOf(loaded),
    day,
    /** What is stored, with the additions that are on their way. */
    entry: loaded.data ?? null,
    /** Adds to a number of the day at once, whatever else is typed and not saved. */
    add,
    form,
    stored: base,
    errors,
    focus,
    clashes,
    dirty,
    isDirty: dirty.length > 0,
    /** Whether a change that was made earlier was refused, and waits for its member to choose. */
    isRefused: useRefused(healthThing(day)),
    /** Whether what is shown waits on this device to be sent. */
    isWaiting: isWaiting(loaded.data),
    choose: (field: FormField, whose: 'mine' | 'theirs') => void dispatch({ type: 'chosen', field, whose }),
    change: (part: Partial<EntryForm>, control = Object.keys(part)[0] ?? '') =>
      void dispatch({ type: 'typed', part, control }),
    /** The member leaves without saving. */
    giveUp: () => saveDraft(name, memberId, undefined),
  }
}

const loadingOf = ({ data, error, isPending, refetch }: UseQueryResult<HealthEntry | null>) => ({
  isLoading: isPending,
  /** False until the day was read: a save would wipe what is stored. */
  isReady: data !== undefined,
  /** Why the day could not be read at all. */
  loadError: data === undefined ? error : null,
  reload: () => void refetch(),
})

export type HealthDay = ReturnType<typeof useHealthDay>
