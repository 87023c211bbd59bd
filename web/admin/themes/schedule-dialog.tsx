import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import {
  type PlannedWeek,
  type ScheduledWeek,
  scheduleEntry,
  weeksApart,
} from '../../../contract/theme-schedule.ts'
import { addDays } from '../../../contract/week.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { weekLabel } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/dialog/ask.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Form, Lines } from '../../ui/fields/form.tsx'
import { plannedWeeks, refreshSchedule, schedule } from './queries.ts'
import { ThemeGrid } from './theme-grid.tsx'
import type { Choice } from './theme-select.tsx'
import { distanceInWords } from './weeks.ts'

type ScheduleDialogProps = {
  monday: string
  /** What the week has already. */
  entry: ScheduledWeek | undefined
  /** Empties the week; only for one that has a theme and has not begun. */
  onEmpty?: (() => void) | undefined
  onClose: () => void
}

/** How many weeks before and after are too near for the same theme. */
const near = weeksApart - 1

/** That a theme runs shortly before the middle of some weeks, or is set for shortly after it. */
function nearInWords(id: string, around: readonly PlannedWeek[]): string | undefined {
  const before = around.slice(0, near).findLastIndex(({ theme }) => theme?.id === id)
  const after = around.slice(near + 1).findIndex(({ theme, why }) => theme?.id === id && why === 'scheduled')
  const said = [
    ...(before === -1 ? [] : [distanceInWords(near - before, 'before')]),
    ...(after === -1 ? [] : [distanceInWords(after + 1, 'after')]),
  ]
  return said.length > 0 ? said.join(' · ') : undefined
}

/** Sets the theme of a week, with a note for the next administrator. */
export function ScheduleDialog({ monday, entry, onEmpty, onClose }: ScheduleDialogProps) {
  const client = useQueryClient()
  const around = useQuery(plannedWeeks(addDays(monday, -7 * near), 2 * near + 1)).data
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
      <Form form={form} className="flex flex-col gap-4">
        <ThemeGrid hintOf={({ id }) => nearInWords(id, around ?? [])} />
        <Lines<Choice>
          name="note"
          label={t('Note')}
          optional
          hint={t('Only administrators see it.')}
          low
          max={lengths.scheduleNote}
          countFrom={lengths.scheduleNote / 2}
        />
        <DialogFoot>
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
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
