import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { weekdaysInWords } from '../../../lib/time/repeat-words.ts'
import { WeekdayChoice } from '../repeat/weekday-choice.tsx'
import { everyDay, type Reminder } from './week-edit.ts'

/** On which days a weekly reminder comes; they unfold to be chosen. */
export function ReminderDays({
  reminder,
  onChange,
}: {
  reminder: Reminder
  onChange: (days: number[]) => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-label={t('Days of {name}: {days}', {
          name: reminder.text,
          days: weekdaysInWords(reminder.days),
        })}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-7 items-center gap-1 rounded-sm font-sans text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11"
      >
        {weekdaysInWords(reminder.days)}
        <ChevronDown aria-hidden="true" className="size-3.5" />
      </button>
      {open && (
        <WeekdayChoice label={t('On these days')} value={reminder.days ?? everyDay} onChange={onChange} />
      )}
    </>
  )
}
