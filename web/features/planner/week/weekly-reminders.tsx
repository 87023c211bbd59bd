import { Bell } from 'lucide-react'
import { lengths } from '../../../../contract/limits.ts'
import { t } from '../../../../contract/t.ts'
import { clockOf } from '../../../lib/clock.ts'
import { Line } from '../../../ui/form.tsx'
import type { WeekEditor } from './use-week-edit.ts'
import { WeekCard } from './week-card.tsx'
import { addReminder, type WeekEdit } from './week-edit.ts'

/** The week's reminders, which come each day at their time. A reminder needs a text and a time. */
export function WeeklyReminders({ editor }: { editor: WeekEditor }) {
  const { reminders } = editor.edit.plan
  const isFull = reminders.length >= lengths.weekItems

  return (
    <WeekCard
      title={t('Reminders')}
      empty={t('A nudge a day, at the hour you choose.')}
      rows={reminders}
      onRows={(next) => editor.change((now) => ({ ...now, plan: { ...now.plan, reminders: next } }))}
      row={(reminder) => (
        <>
          <Bell className="mt-3.5 size-4.5 shrink-0 text-ink-soft" aria-hidden="true" />
          <p className="min-w-0 flex-1 py-2.5 wrap-anywhere">{reminder.text}</p>
          <p className="numbers py-2.5 text-ink-soft">{clockOf(reminder.time)}</p>
        </>
      )}
      fields={
        <>
          <Line<WeekEdit>
            name="typed.reminder.text"
            label={t('New reminder')}
            hideLabel
            className="min-w-40 flex-1 max-sm:basis-full"
            placeholder={t('Add a reminder')}
            disabled={isFull}
          />
          <Line<WeekEdit>
            name="typed.reminder.time"
            label={t('Reminder time')}
            hideLabel
            className="w-34 max-sm:flex-1"
            type="time"
            disabled={isFull}
          />
        </>
      }
      addLabel={t('Add reminder')}
      isFull={isFull}
      onAdd={() => editor.change(addReminder)}
      editor={editor}
      field="typed.reminder.text"
    />
  )
}
