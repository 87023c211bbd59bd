import { Bell, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { timeInWords } from './item-look.ts'
import type { WeekEditor } from './use-week-edit.ts'
import { addReminder, type Reminder } from './week-edit.ts'

/** The week's reminders: each day at their time. Without a text and a time nothing is added. */
export function WeeklyReminders({ editor }: { editor: WeekEditor }) {
  const input = useRef<HTMLInputElement>(null)
  const { plan, typed } = editor.edit
  const { reminders } = plan
  const isFull = reminders.length >= lengths.weekItems
  const put = (next: Reminder[]) =>
    editor.change((now) => ({ ...now, plan: { ...now.plan, reminders: next } }))
  const type = (part: Partial<Reminder>) =>
    editor.change((now) => ({
      ...now,
      typed: { ...now.typed, reminder: { ...now.typed.reminder, ...part } },
    }))

  function submit(event: FormEvent) {
    event.preventDefault()
    editor.change(addReminder)
    input.current?.focus()
  }

  return (
    <Card title={t('Reminders')}>
      <div className="grid gap-4">
        {reminders.length === 0 && (
          <p className="font-serif text-lg text-ink-soft">{t('A nudge a day, at the hour you choose.')}</p>
        )}
        <ul className="grid gap-0.5">
          {reminders.map((reminder, position) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: reminders have no id, and two of them may be alike.
              key={position}
              className="-mx-2 flex items-start gap-3 rounded-md px-2 transition-colors hover:bg-hollow"
            >
              <Bell className="mt-3.5 size-4.5 shrink-0 text-ink-soft" aria-hidden="true" />
              <p className="min-w-0 flex-1 py-2.5 wrap-anywhere">{reminder.text}</p>
              <p className="numbers py-2.5 text-ink-soft">{timeInWords(reminder.time)}</p>
              <IconButton
                label={t('Delete {name}', { name: reminder.text })}
                onClick={() => {
                  put(reminders.toSpliced(position, 1))
                  input.current?.focus({ preventScroll: true })
                }}
              >
                <Trash2 className="size-4.5!" />
              </IconButton>
            </li>
          ))}
        </ul>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <Field label={t('New reminder')} hideLabel className="min-w-40 flex-1 max-sm:basis-full">
            <TextInput
              ref={input}
              value={typed.reminder.text}
              maxLength={lengths.plannerText}
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
          <Button type="submit" look="quiet" disabled={isFull} aria-label={t('Add reminder')}>
            <Plus className="size-4.5" aria-hidden="true" />
            {t('Add')}
          </Button>
        </form>
      </div>
    </Card>
  )
}
