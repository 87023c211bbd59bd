import { type UseQueryResult, useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import type { HealthEntry } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { healthDraft, readDraft, saveDraft, showDraft } from '../../lib/drafts.ts'
import { useUser } from '../../lib/session.ts'
import { notify } from '../../ui/notify.ts'
import { isDirty } from './editing.ts'
import type { EntryForm } from './entry-form.ts'
import { beginDay, draftOf, healthDayReducer, isDraftNews } from './health-day.ts'
import { healthDay } from './queries.ts'
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
  const { form, base, errors, focus } = state
  const saving = useSaveHealthDay(day, latest, dispatch)
  const mutating = useIsMutating({ mutationKey: ['health', day] })

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken in only while no save is under way.
  useLayoutEffect(() => {
    if (loaded.data === undefined || mutating > 0) return
    const before = latest()
    if (isDraftNews(before, dispatch({ type: 'read', entry: loaded.data })))
      notify.info(t('What you had typed is back. It is not saved yet.'))
  }, [loaded.data, mutating])

  useEffect(() => {
    const draft = draftOf({ form, base })
    if (draft || loaded.isSuccess) saveDraft(name, memberId, draft)
    if (draft) return showDraft(name, memberId)
  }, [memberId, name, form, base, loaded.isSuccess])

  return {
    ...saving,
    ...loadingOf(loaded),
    form,
    errors,
    focus,
    isDirty: isDirty(state),
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
