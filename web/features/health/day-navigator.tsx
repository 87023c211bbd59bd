import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { dayLabel, fullDate } from './shown-day.ts'

type DayNavigatorProps = { day: string; today: string; onStep: (days: 1 | -1) => void; onToday: () => void }

/** The shown day, with buttons to the days before and after. */
export function DayNavigator({ day, today, onStep, onToday }: DayNavigatorProps) {
  const previous = useRef<HTMLButtonElement>(null)
  // A button that leads to today cannot be pressed on today, and would lose the focus.
  const keepFocus = () => previous.current?.focus({ preventScroll: true })
  return (
    <nav
      aria-label={t('Day')}
      className="mb-6 grid grid-cols-[auto_1fr_auto] items-center gap-2 border-y border-line py-3"
    >
      <IconButton
        ref={previous}
        label={t('Previous day')}
        className="border border-edge"
        onClick={() => onStep(-1)}
      >
        <ChevronLeft />
      </IconButton>
      <div className="grid justify-items-center text-center">
        <h2 className="text-xl first-letter:uppercase sm:text-2xl" aria-live="polite">
          {dayLabel(day, today)}
        </h2>
        <time dateTime={day} className="text-sm text-ink-soft first-letter:uppercase">
          {fullDate(day)}
        </time>
        {day !== today && (
          <Button
            look="link"
            className="text-sm"
            onClick={() => {
              keepFocus()
              onToday()
            }}
          >
            {t('Go to Today')}
          </Button>
        )}
      </div>
      <IconButton
        label={t('Next day')}
        className="border border-edge disabled:border-line"
        disabled={day >= today}
        onClick={() => {
          if (addDays(day, 1) >= today) keepFocus()
          onStep(1)
        }}
      >
        <ChevronRight />
      </IconButton>
    </nav>
  )
}
