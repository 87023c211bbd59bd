import { useQueryClient } from '@tanstack/react-query'
import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { type ScheduledWeek, scheduleEntry } from '../../../contract/themes.ts'
import { weekLabel } from '../../lib/days.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, Lines } from '../../ui/form.tsx'
import { schedule } from './queries.ts'
import { type Choice, ThemeSelect } from './theme-select.tsx'

type ScheduleDialogProps = {
  monday: string
  /** What the week has already. */
  entry: ScheduledWeek | undefined
  onClose: () => void
}

/** Sets the theme of a week, with a note for the next administrator. */
export function ScheduleDialog({ monday, entry, onClose }: ScheduleDialogProps) {
  const client = useQueryClient()
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
      void client.invalidateQueries({ queryKey: schedule.queryKey })
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
      width="narrow"
      title={t('Schedule Theme')}
      description={weekLabel(monday)}
      onClose={() => void close()}
    >
      <Form form={form} className="grid gap-4">
        <ThemeSelect />
        <Lines<Choice>
          name="note"
          label={t('Note')}
          optional
          hint={t('Only administrators see it.')}
          rows={3}
          max={lengths.scheduleNote}
        />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
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
