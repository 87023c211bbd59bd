import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { type ScheduledWeek, scheduleEntry, weeksApart } from '../../../contract/themes.ts'
import { addDays } from '../../../contract/week.ts'
import { weekLabel } from '../../lib/days.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, Lines } from '../../ui/form.tsx'
import { plannedWeeks, refreshSchedule, schedule } from './queries.ts'
import { ThemeGrid } from './theme-grid.tsx'
import type { Choice } from './theme-select.tsx'
import { ranBefore } from './weeks.ts'

type ScheduleDialogProps = {
  monday: string
  /** What the week has already. */
  entry: ScheduledWeek | undefined
  /** Empties the week; only for one that has a theme and has not begun. */
  onEmpty?: (() => void) | undefined
  onClose: () => void
}

/** Sets the theme of a week, with a note for the next administrator. */
export function ScheduleDialog({ monday, entry, onEmpty, onClose }: ScheduleDialogProps) {
  const client = useQueryClient()
  const before = useQuery(plannedWeeks(addDays(monday, -7 * (weeksApart - 1)), weeksApart - 1)).data
  const form = useContractForm('POST /themes/schedule', {
    body: scheduleEntry,
    from: { themeId: entry?.themeId ?? '', themeTitle: entry?.themeTitle ?? '', note: entry?.note ?? '' },
    draft: `schedule:${monday}`,
    toBody: ({ themeId, note }) => ({
      weekStartISO: monday,
      themeId,
      note: isBlank(note) ? null : note.trim(),
    }),
    needed: { themeId: texts('Choose the theme of this week') },
    toast: 'schedule',
    saved: t('Schedule updated successfully'),
    failed: t('Failed to save schedule'),
    refused: (faults) =>
      faults.some(({ name }) => name === 'themeId') ? t('Please select a theme') : undefined,
    onSaved: (saved, { themeTitle }) => {
      client.setQueryData(schedule.queryKey, (entries) => [
        ...(entries ?? []).filter(({ weekStartISO }) => weekStartISO !== monday),
        { ...saved, themeTitle },
      ])
      void refreshSchedule(client)
      onClose()
    },
  })

  async function close() {
    const sure =
      !form.isDirty ||
      (await confirm({
        title: t('Leave without saving?'),
        body: t('What you chose for {week} is not saved yet.', { week: weekLabel(monday) }),
        confirmLabel: t('Leave without saving'),
        cancelLabel: t('Stay'),
        danger: true,
      }))
    if (!sure) return
    form.giveUp()
    onClose()
  }

  return (
    <Dialog
      open
      width="wide"
      title={t('Schedule Theme')}
      description={weekLabel(monday)}
      onClose={() => void close()}
    >
      <Form form={form} className="grid gap-4">
        <ThemeGrid
          hintOf={({ id }) => {
            const place = before?.findLastIndex(({ theme }) => theme?.id === id) ?? -1
            return place === -1 ? undefined : ranBefore((before?.length ?? 0) - place)
          }}
        />
        <Lines<Choice>
          name="note"
          label={t('Note')}
          optional
          hint={t('Only administrators see it.')}
          rows={2}
          max={lengths.scheduleNote}
        />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {onEmpty && (
            <Button
              look="quiet"
              className="sm:me-auto"
              onClick={() => {
                form.giveUp()
                onEmpty()
                onClose()
              }}
            >
              {t('Empty this week')}
            </Button>
          )}
          <Button look="quiet" onClick={() => void close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={form.isPending} pendingText={t('Saving...')}>
            {t('Save Schedule')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
