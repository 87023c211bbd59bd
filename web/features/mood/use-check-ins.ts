import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { notify } from '../../ui/notify.ts'
import { notifyFailure } from '../../ui/notify-failure.ts'
import { moodHistory } from './queries.ts'

/** What of a check-in can be changed afterwards. */
export type CheckInChange = Partial<Omit<MoodEntry, 'id'>>

const toast = 'mood'

/**
 * Saves, changes and deletes check-ins outside of the form, each with its undo. An id is made here, so that a tap whose
 * answer was lost is one check-in still when it is made again.
 */
export function useCheckIns() {
  const client = useQueryClient()
  const reload = () => {
    // The first page alone, so that a long history that was read to its end is not fetched whole again.
    client.setQueryData(
      moodHistory.queryKey,
      (history) =>
        history && { pages: history.pages.slice(0, 1), pageParams: history.pageParams.slice(0, 1) },
    )
    void client.invalidateQueries({ queryKey: ['mood'] })
  }
  const failed = (error: unknown) => notifyFailure(t('Failed to save mood'), error, loadFailure, toast)
  const undo = (onClick: () => void) => ({
    id: toast,
    duration: 8000,
    action: { label: t('Undo'), onClick },
  })

  const deleting = useMutation({
    mutationFn: ({ id }: MoodEntry) => call('DELETE /mood/{id}', { params: { id } }),
    onSuccess: (_, entry) => {
      reload()
      notify.info(
        t('Check-in deleted'),
        undo(() => restoring.mutate(entry)),
      )
    },
    onError: failed,
  })
  const restoring = useMutation({
    mutationFn: (entry: MoodEntry) => call('POST /mood', { body: entry }),
    onSuccess: () => {
      reload()
      notify.dismiss(toast)
    },
    onError: failed,
  })
  const saving = useMutation({
    mutationFn: (body: { id: string; date: string; mood: string }) => call('POST /mood', { body }),
    onSuccess: (entry) => saved(entry),
    onError: failed,
  })
  const changing = useMutation({
    mutationFn: ({ id, ...body }: CheckInChange & { id: string }) =>
      call('PATCH /mood/{id}', { params: { id }, body }),
    onSuccess: () => {
      reload()
      notify.dismiss(toast)
    },
    onError: failed,
  })
  /** A check-in has been saved: all that shows it is read again, and it can be undone. */
  const saved = (entry: MoodEntry) => {
    reload()
    notify.success(
      t('Mood saved successfully!'),
      undo(() => deleting.mutate(entry)),
    )
  }

  return {
    saved,
    /** The same for a check-in that has been changed from what it was `before`. */
    changed: (after: MoodEntry, { id: _, ...before }: MoodEntry) => {
      reload()
      notify.success(
        t('Mood saved successfully!'),
        undo(() => changing.mutate({ id: after.id, ...before })),
      )
    },
    isSaving: saving.isPending,
    /** One tap: a check-in of now. */
    save: (date: string, mood: string, onSaved?: (entry: MoodEntry) => void) =>
      saving.mutate({ id: newId(), date, mood }, onSaved && { onSuccess: onSaved }),
    change: (id: string, fields: CheckInChange, onSaved?: (entry: MoodEntry) => void) =>
      changing.mutate({ id, ...fields }, onSaved && { onSuccess: onSaved }),
    remove: (entry: MoodEntry) => deleting.mutate(entry),
  }
}
