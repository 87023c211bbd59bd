import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { call, reasonOf } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { type DraftKey, readDraft, writeDraft } from './drafts.ts'
import { weekGoals } from './queries.ts'
import { saveOrJoin } from './save-or-join.ts'
import {
  addGoal,
  addReminder,
  beginWeek,
  isWeekDirty,
  joinWeek,
  type SavedWeek,
  type WeekEdit,
} from './week-edit.ts'

const toast = { id: 'planner-week' }

/** The editing of one week's goals and reminders: local until it is saved, kept as a draft while it differs. */
export function useWeekEdit(key: DraftKey, saved: SavedWeek) {
  const client = useQueryClient()
  const [edit, setEdit] = useState<WeekEdit>(() => readDraft(key) ?? beginWeek(saved))
  const { memberId, kind, day } = key
  // What another device saved is shown as soon as it is read, unless something here waits to be saved.
  if (saved.version !== edit.base.version && !isWeekDirty(edit)) setEdit(beginWeek(saved))

  useEffect(() => {
    writeDraft({ memberId, kind, day }, isWeekDirty(edit) ? edit : undefined)
  }, [edit, memberId, kind, day])

  const save = useMutation({
    mutationFn: (settled: WeekEdit) =>
      saveOrJoin(settled, {
        save: ({ plan, base: { version } }) => call('POST /goals', { body: { week: day, ...plan, version } }),
        read: () => client.fetchQuery({ ...weekGoals(day), staleTime: 0 }),
        content: (either) => {
          const { goals, reminders } = 'plan' in either ? either.plan : either
          return { goals, reminders }
        },
        join: (mine, theirs) => {
          const joined = joinWeek(mine, theirs)
          setEdit(joined)
          return joined
        },
      }),
    onSuccess: (stored) => {
      if (!stored) return
      // First, because a week that was unread until now is shown anew with what the draft holds.
      writeDraft(key, undefined)
      client.setQueryData(weekGoals(day).queryKey, stored)
      setEdit((now) => ({ ...beginWeek(stored), typed: now.typed }))
      notify.success(t('Goals saved successfully!'), toast)
      return client.invalidateQueries({ queryKey: ['planner'] })
    },
    onError: (error) => notify.error(t('Failed to save goals'), { ...toast, description: reasonOf(error) }),
  })

  return {
    edit,
    isDirty: isWeekDirty(edit),
    isSaving: save.isPending,
    change: (step: (now: WeekEdit) => WeekEdit) => setEdit(step),
    /** Saves all that is on the screen, what is still being typed too. */
    save() {
      const settled = addReminder(addGoal(edit))
      setEdit(settled)
      save.mutate(settled)
    },
  }
}

export type WeekEditor = ReturnType<typeof useWeekEdit>
