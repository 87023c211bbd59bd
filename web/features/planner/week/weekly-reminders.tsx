import { Bell } from 'lucide-react'
import { lengths } from '../../../../contract/limits.ts'
import { t } from '../../../../contract/t.ts'
import { clockOf } from '../../../lib/time/clock.ts'
import { Line } from '../../../ui/fields/form.tsx'
import { PressedSprig } from '../../../ui/scenes/pressed-sprig.tsx'
import { WeekdayChoice } from '../repeat/weekday-choice.tsx'
import { ReminderDays } from './reminder-days.tsx'
import type { WeekEditor } from './use-week-edit.ts'
import { WeekCard } from './week-card.tsx'
import { addReminder, daysOf, everyDay, type Reminder, type WeekEdit } from './week-edit.ts'

const without = ({ days: _, ...reminder }: Reminder) => reminder

/** The week's reminders: on their days, each at its time. Without a text and a time nothing is added. */
export function WeeklyReminders({ editor }: { editor: WeekEditor }) {
  const { reminders } = editor.edit.plan
  const isFull = reminders.length >= lengths.weekItems
  const { time, days } = editor.edit.typed.reminder
  const put = (next: Reminder[]) =>
    editor.change((now) => ({ ...now, plan: { ...now.plan, reminders: next } }))

  return (
    <WeekCard
      title={t('Reminders')}
      empty={t(
        'A nudge on the days of this week, at the hour you choose. For longer, let an item of a day repeat.',
      )}
      rows={reminders}
      onRows={put}
      row={(reminder, position) => (
        <>
          <Bell className="mt-3.5 size-4.5 shrink-0 text-ink-soft" aria-hidden="true" />
          <div className="min-w-0 flex-1 py-2.5">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{reminder.text}</span>
              <span className="numbers text-ink-soft">{clockOf(reminder.time)}</span>
            </p>
            <ReminderDays
              reminder={reminder}
              onChange={(days) => put(reminders.with(position, { ...without(reminder), ...daysOf(days) }))}
            />
          </div>
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
            placeholder={t('Time')}
            inputClass={time === '' ? 'no-time' : undefined}
            disabled={isFull}
          />
        </>
      }
      below={
        time !== '' && (
          <WeekdayChoice
            label={t('On these days')}
            value={days ?? everyDay}
            onChange={(next) =>
              editor.change((now) => ({
                ...now,
                typed: { ...now.typed, reminder: { ...now.typed.reminder, days: next } },
              }))
            }
          />
        )
      }
      foot={<PressedSprig className="end-1 -bottom-1 h-50 w-30" />}
      addLabel={t('Add reminder')}
      isFull={isFull}
      onAdd={() => editor.change(addReminder)}
      editor={editor}
      field="typed.reminder.text"
    />
  )
}
