import { CalendarDays } from 'lucide-react'
import type { Ref } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { longDay } from './day-words.ts'

type EntryDayProps = {
  heading: Ref<HTMLHeadingElement>
  date: string
  /** Moves the entry to another day; without it the day stands there to be read. */
  onChange?: ((date: string) => void) | undefined
}

/** The day of an entry, the page's heading. While it is written, the sign beside it is a date field. */
export function EntryDay({ heading, date, onChange }: EntryDayProps) {
  const today = useToday()
  return (
    <div className="flex min-w-0 items-center gap-1">
      <h1
        ref={heading}
        tabIndex={-1}
        className="min-w-0 font-sans text-sm font-medium tracking-normal text-ink-soft first-letter:uppercase"
      >
        <time dateTime={date}>{longDay(date)}</time>
      </h1>
      {onChange && (
        <span className="relative grid size-11 shrink-0 place-items-center rounded-pill text-ink-soft outline-2 outline-offset-0 outline-transparent hover:bg-hollow has-focus-visible:outline-focus">
          <CalendarDays className="size-4.5" aria-hidden="true" />
          <input
            type="date"
            aria-label={t('Day')}
            title={t('Of another day')}
            value={date}
            min={lengths.firstDay}
            max={today}
            required
            onClick={({ currentTarget }) => currentTarget.showPicker?.()}
            onChange={({ target: { value } }) => {
              if (value >= lengths.firstDay && value <= today) onChange(value)
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </span>
      )}
    </div>
  )
}
