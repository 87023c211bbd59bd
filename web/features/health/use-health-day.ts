import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { healthDraft, keepDraft, readDraft, showDraft } from '../../lib/drafts.ts'
import { useUser } from '../../lib/session.ts'
import { notify } from '../../ui/notify.ts'
import { isDirty } from './editing.ts'
import { type EntryForm, emptyForm } from './entry-form.ts'
import { beginDay, type HealthDayEvent, healthDayReducer } from './health-day.ts'
import { healthDay } from './queries.ts'
import { useSaveHealthDay } from './use-save-health-day.ts'

/** A day while it is edited: {@link healthDayReducer} on the screen, with its draft and its saves. */
export function useHealthDay(day: string) {
  const { id: memberId } = useUser()
  const loaded = useQuery(healthDay(day))
  const draft = healthDraft(day)
  const [state, setState] = useState(() => {
    const kept = readDraft<EntryForm>(draft, memberId)
    // A field that a later version adds is empty in an older draft.
    const [form, base] = [kept?.typed, kept?.base].map((part) => ({ ...emptyForm, ...part })) as [
      EntryForm,
      EntryForm,
    ]
    return beginDay({ form, base }, kept !== undefined)
  })
  /** What stands on the screen next, for events that follow each other before it does. */
  const latest = useRef(state)
  function happen(event: HealthDayEvent) {
    latest.current = healthDayReducer(latest.current, event)
    setState(latest.current)
    return latest.current
  }
  const saving = useSaveHealthDay(day, () => latest.current, happen)
  const mutating = useIsMutating({ mutationKey: ['health', day] })
  const isDayDirty = isDirty(state)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server has arrives only while nothing is under way.
  useLayoutEffect(() => {
    const entry = loaded.data
    if (entry === undefined || mutating > 0) return
    const { isDraft } = latest.current
    const isBack = isDirty(happen({ type: 'read', entry }))
    if (isDraft && isBack) notify.info(t('What you had typed is back. It is not saved yet.'))
  }, [loaded.data, mutating])

  useEffect(() => {
    if (isDayDirty) {
      keepDraft(draft, memberId, { typed: state.form, base: state.base })
      return showDraft(draft, memberId)
    }
    if (loaded.isSuccess) keepDraft(draft, memberId, undefined)
  }, [memberId, draft, state.form, state.base, isDayDirty, loaded.isSuccess])

  return {
    ...saving,
    form: state.form,
    errors: state.errors,
    focus: state.focus,
    isDirty: isDayDirty,
    isLoading: loaded.isPending,
    /** False until the day was read: a save would wipe what is stored. */
    isReady: loaded.data !== undefined,
    /** Why the day could not be read at all. */
    loadError: loaded.data === undefined ? loaded.error : null,
    reload: () => void loaded.refetch(),
    change: (part: Partial<EntryForm>, control = Object.keys(part)[0] ?? '') =>
      void happen({ type: 'typed', part, control }),
    /** The member leaves without saving. */
    giveUp: () => keepDraft(draft, memberId, undefined),
  }
}

export type HealthDay = ReturnType<typeof useHealthDay>
