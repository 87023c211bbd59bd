import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { clockOf } from '../../lib/clock.ts'
import { tooLong } from '../../lib/too-long.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { WeekEditor } from './use-week-edit.ts'
import { WeekCard } from './week-card.tsx'
import { addReminder, type Reminder } from './week-edit.ts'

/** The week's reminders: each day at their time. Without a text and a time nothing is added. */
export function WeeklyReminders({ editor }: { editor: WeekEditor }) {
  const input = useRef<HTMLInputElement>(null)
  const { plan, typed } = editor.edit
  const { reminders } = plan
  const isFull = reminders.length >= lengths.weekItems
  const type = (part: Partial<Reminder>) =>
    editor.change((now) => ({
      ...now,
      typed: { ...now.typed, reminder: { ...now.typed.reminder, ...part } },
    }))

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
          <Field
            label={t('New reminder')}
            hideLabel
            error={tooLong(typed.reminder.text.trim(), lengths.plannerText)}
            className="min-w-40 flex-1 max-sm:basis-full"
          >
            <TextInput
              ref={input}
              value={typed.reminder.text}
              placeholder={t('Add a reminder')}
              autoComplete="off"
              disabled={isFull}
              onChange={({ target }) => type({ text: target.value })}
            />
          </Field>
          <Field label={t('Reminder time')} hideLabel className="w-34 max-sm:flex-1">
            <TextInput
              type="time"
              value={typed.reminder.time}
              disabled={isFull}
              onChange={({ target }) => type({ time: target.value })}
            />
          </Field>
        </>
      }
      addLabel={t('Add reminder')}
      isFull={isFull}
      onAdd={() => editor.change(addReminder)}
      input={input}
    />
  )
}
