import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import type { ScheduledWeek } from '../../../contract/theme-schedule.ts'
import type { Theme } from '../../../contract/themes.ts'
import { call, loadFailure, untilGone } from '../../lib/api.ts'
import { weekLabel } from '../../lib/time/days.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { refreshSchedule, schedule } from './queries.ts'

const set = ({ weekStartISO, themeId, note }: Omit<ScheduledWeek, 'themeTitle'>) =>
  call('POST /themes/schedule', { body: { weekStartISO, themeId, note } })
const empty = (week: string) => untilGone(call('DELETE /themes/schedule/{week}', { params: { week } }))

const told = { id: 'schedule' }
const undone = (undo: () => void) => ({
  ...told,
  duration: 8000,
  action: { label: t('Undo'), onClick: undo },
})

/** Changes weeks without a dialog: puts a theme on one, empties one, fills those that are empty. Each can be undone. */
export function useSchedule(
  entryOf: (monday: string) => ScheduledWeek | undefined,
  hasBegun: (monday: string) => boolean,
) {
  const client = useQueryClient()
  const entries = (change: (before: ScheduledWeek[]) => ScheduledWeek[]) =>
    client.setQueryData(schedule.queryKey, (before) => change(before ?? []))
  const without = (monday: string) => (before: ScheduledWeek[]) =>
    before.filter(({ weekStartISO }) => weekStartISO !== monday)
  const show = (entry: ScheduledWeek) => entries((before) => [...without(entry.weekStartISO)(before), entry])

  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => notify.error(loadFailure(error, t('Failed to save schedule')), told),
    onSettled: () => refreshSchedule(client),
  })
  /** Makes a week as it was. What has begun cannot be emptied. */
  const restore = (monday: string, before: ScheduledWeek | undefined) => () =>
    change.mutate(async () => {
      if (before) show(before)
      else entries(without(monday))
      await (before ? set(before) : empty(monday))
    })

  return {
    assign(monday: string, theme: Theme) {
      const before = entryOf(monday)
      if (before?.themeId === theme.id) return
      const entry = {
        weekStartISO: monday,
        themeId: theme.id,
        themeTitle: theme.title,
        note: before?.note ?? null,
      }
      change.mutate(async () => {
        await set(entry)
        show(entry)
        const canUndo = before || !hasBegun(monday)
        notify.success(t('Schedule updated successfully'), {
          ...(canUndo ? undone(restore(monday, before)) : told),
          description: `${theme.title}, ${weekLabel(monday)}`,
        })
      })
    },
    empty(monday: string) {
      const before = entryOf(monday)
      change.mutate(async () => {
        await empty(monday)
        entries(without(monday))
        notify.success(t('Schedule updated successfully'), {
          ...undone(restore(monday, before)),
          description: t('{week} is empty: its turn in the library decides.', { week: weekLabel(monday) }),
        })
      })
    },
    fill(from: string, weeks: number) {
      change.mutate(async () => {
        const filled = await call('POST /themes/schedule/fill', { body: { from, weeks } })
        for (const entry of filled) show(entry)
        if (filled.length === 0) return notify.info(t('There was nothing to fill.'), told)
        const takeBack = () =>
          change.mutate(async () => {
            const weeks = filled.map(({ weekStartISO, themeId }) => ({ weekStartISO, themeId }))
            const emptied = new Set(await call('POST /themes/schedule/empty', { body: { weeks } }))
            entries((before) => before.filter(({ weekStartISO }) => !emptied.has(weekStartISO)))
            if (emptied.size < filled.length)
              notify.info(t('What was changed or has begun since keeps its theme.'), told)
          })
        notify.success(t('Schedule updated successfully'), {
          ...undone(takeBack),
          description: t('{count, plural, one {One week was filled.} other {# weeks were filled.}}', {
            count: filled.length,
          }),
        })
      })
    },
    isPending: change.isPending,
  }
}
