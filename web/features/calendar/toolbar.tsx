import { ChevronLeft, ChevronRight } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type Place, stepDate, type Tab } from './address.ts'
import { placeLabel } from './labels.ts'
import type { Go } from './use-place.ts'

const steps: Record<Tab, [previous: string, next: string]> = {
  month: ['Previous month', 'Next month'],
  week: ['Previous week', 'Next week'],
  day: ['Previous day', 'Next day'],
  planner: ['Previous week', 'Next week'],
}

/** Where one is, a step back and a step on, and the way to today. */
export function Toolbar({ place, today, go }: { place: Place; today: string; go: Go }) {
  const [previous, next] = steps[place.tab]
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 sm:mb-6">
      <h2 aria-live="polite" className="mr-auto text-xl max-sm:w-full sm:text-2xl">
        {placeLabel(place)}
      </h2>
      <div className="flex items-center gap-1 max-sm:order-last max-sm:ml-auto">
        <IconButton label={t(previous)} onClick={() => go({ date: stepDate(place, -1) })}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={t(next)} onClick={() => go({ date: stepDate(place, 1) })}>
          <ChevronRight />
        </IconButton>
      </div>
      <Button look="quiet" onClick={() => go({ date: today })}>
        {t('Go to Today')}
      </Button>
    </div>
  )
}
