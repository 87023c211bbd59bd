import { ChevronLeft, ChevronRight } from 'lucide-react'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type CalendarPosition, stepDate, type Tab } from './address.ts'
import { positionLabel } from './labels.ts'
import type { GoToPosition } from './use-position.ts'

const steps = texts({
  month: ['Previous month', 'Next month'],
  week: ['Previous week', 'Next week||the one after the week that is shown'],
  day: ['Previous day', 'Next day'],
  planner: ['Previous week', 'Next week||the one after the week that is shown'],
}) satisfies Record<Tab, readonly [previous: string, next: string]>

/**
 * Keeps a day with its month, whichever comes first, and a date in one line if it fits: 'November 20, 2026',
 * 'Nov 16 - 22, 2026', '2. Dezember'. A month and its year may part.
 */
const together = (label: string) =>
  label.replace(/ (?=\d{1,2}\b(?!\.? ?\p{L})|- )|(?<=\d,|-) (?=\d)|(?<=\b\d{1,2}\.?) (?=\p{L})/gu, '\u00a0')

/** The page's heading, the buttons to the previous and the next position, and the button to today. */
export function Toolbar({
  position,
  today,
  go,
}: {
  position: CalendarPosition
  today: string
  go: GoToPosition
}) {
  const [previous, next] = steps[position.tab]
  const isNarrow = useMedia('(width < 36rem)')
  const isThere = position.date === today
  return (
    <header className="grid grid-cols-[1fr_auto] items-center gap-x-1 gap-y-1.5 sm:gap-x-3 sm:gap-y-2.5 pt-4 pb-2 sm:grid-cols-[1fr_auto_auto] sm:items-end sm:pt-8 sm:pb-4">
      <h1 className="font-sans text-sm font-medium tracking-normal text-ink-soft sm:col-span-3">
        {t('A-genda||the calendar')}
      </h1>
      <h2
        aria-live="polite"
        className="calendar-title min-w-0 self-center text-[1.125rem] first-letter:uppercase max-sm:row-start-2 max-sm:-mt-3 min-[23rem]:text-xl sm:text-3xl"
      >
        {together(positionLabel(position, today, isNarrow ? 'short' : 'long'))}
      </h2>
      <Button
        look="quiet"
        // Its place stays free where one is there already. Whoever pressed it by keyboard keeps it, and the focus.
        aria-disabled={isThere || undefined}
        onClick={() => go({ date: today })}
        className="aria-disabled:not-focus-visible:invisible aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:text-ink-soft max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end max-sm:px-4 max-sm:text-sm"
      >
        {t('Go to Today')}
      </Button>
      <div className="flex max-sm:row-start-2 max-sm:-mt-3 -me-3 max-sm:justify-self-end">
        <IconButton label={translate(previous)} onClick={() => go((here) => ({ date: stepDate(here, -1) }))}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={translate(next)} onClick={() => go((here) => ({ date: stepDate(here, 1) }))}>
          <ChevronRight />
        </IconButton>
      </div>
    </header>
  )
}
