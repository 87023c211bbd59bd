import { useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { amount } from './health-numbers.ts'
import { healthDay } from './queries.ts'
import { SmallGlass } from './small-glass.tsx'
import { useAddToDay } from './use-add-to-day.ts'

const glassMl = 250

/** Today's water against the member's goal, and a glass more with one press. */
export function WaterToday() {
  const today = useToday()
  const { dailyWaterMl } = useUser().healthGoals
  const day = useQuery(healthDay(today))
  const add = useAddToDay(today)
  const drunk = day.data?.waterMl ?? 0
  return (
    <section aria-label={t('Water')} className="flex min-h-14 items-center gap-2.5">
      <SmallGlass filled={dailyWaterMl > 0 ? drunk / dailyWaterMl : 0} className="h-11 shrink-0" />
      <p className="min-w-0 flex-1 text-sm leading-snug">
        <span className="block font-medium">{t('Water')}</span>
        <span className="numbers block text-ink-soft">
          {day.data === undefined
            ? t('Goal {goal} ml', { goal: amount(dailyWaterMl) })
            : t('{value} of {goal} ml', { value: amount(drunk), goal: amount(dailyWaterMl) })}
        </span>
      </p>
      <Button look="quiet" className="shrink-0 px-3.5 text-sm" onClick={() => add('waterMl', glassMl)}>
        {t('+250ml')}
      </Button>
    </section>
  )
}
