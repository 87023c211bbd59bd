import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call, reasonOf } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import type { DayEdit } from './day-edit.ts'
import { type DraftKey, writeDraft } from './drafts.ts'
import { keepBoth } from './keep-both.ts'
import { dayNotes } from './queries.ts'
import { saveOrJoin } from './save-or-join.ts'

type Options = {
  /** Takes over a list that was joined with another device's, before it is saved again. */
  onJoined: (joined: Pick<DayEdit, 'base' | 'notes'>) => void
  onSaved: () => void
}

const toast = { id: 'planner-day' }

/** Saves a day's list on top of the version it was read at. */
export function useSaveDay(key: DraftKey, { onJoined, onSaved }: Options) {
  const client = useQueryClient()
  const query = dayNotes(key.day)
  return useMutation({
    mutationFn: (edit: Pick<DayEdit, 'base' | 'notes'>) =>
      saveOrJoin(edit, {
        save: ({ notes, base: { version } }) =>
          call('POST /daily-notes', { body: { date: key.day, notes, version } }),
        read: () => client.fetchQuery({ ...query, staleTime: 0 }),
        content: ({ notes }) => notes,
        join: ({ notes, base }, theirs) => {
          const joined = {
            base: { notes: theirs.notes, version: theirs.version },
            notes: keepBoth(base.notes, theirs.notes, notes, ({ id }) => id),
          }
          onJoined(joined)
          return joined
        },
      }),
    onSuccess: (saved) => {
      if (!saved) return
      client.setQueryData(query.queryKey, saved)
      writeDraft(key, undefined)
      // An Undo would come too late now.
      notify.dismiss('planner-item')
      notify.success(t('Daily planner saved!'), toast)
      onSaved()
      return client.invalidateQueries({ queryKey: ['planner'] })
    },
    onError: (error) =>
      notify.error(t('Failed to save daily planner'), { ...toast, description: reasonOf(error) }),
  })
}
