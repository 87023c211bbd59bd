import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HealthEntry } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { weeklySummary } from '../../../contract/weekly-summary.ts'
import { useUser } from '../../lib/session.ts'
import { dateFormat } from '../../lib/time/date-format.ts'
import { noonOf } from '../../lib/time/days.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Loading } from '../../ui/states/loading.tsx'
import { amountOrNone, shareOf } from './health-numbers.ts'
import { LoadFailure } from './load-failure.tsx'
import { healthHistory } from './queries.ts'
import { type Reached, SevenGlasses, SevenMoons, SevenPoints, SevenPrints } from './seven-days.tsx'
import { barsOf, daysOf, type TrendMetric } from './trend.ts'

const days = [1, 2, 3, 4, 5, 6, 7]

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="numbers text-lg leading-snug font-medium">{children}</dd>
    </div>
  )
}

function Streak({ label, count }: { label: string; count: number }) {
  return (
    <Figure label={label}>
      {t('{count, plural, other {# / 7 days}}', { count })}
      <span aria-hidden="true" className="mt-1.5 flex gap-1">
        {days.map((day) => (
          <span
            key={day}
            className={cx('h-2 max-w-6 flex-1 rounded-pill', day <= count ? 'bg-accent' : 'bg-line')}
          />
        ))}
      </span>
    </Figure>
  )
}

type Week = { entries: readonly HealthEntry[]; today: string }

const valuesOf = ({ entries, today }: Week, name: TrendMetric) =>
  daysOf(barsOf(entries, 7, name), 7, today).map(({ value }) => value)

/** How far each of the seven days up to today came, the earliest first. */
const reached = (week: Week, name: TrendMetric, goal: number): Reached[] =>
  valuesOf(week, name).map((value) => (value === null ? undefined : shareOf(value, goal)))

/** Each day's value as a share of the range between the lowest and the highest of the seven, earliest first. */
function between(week: Week, name: TrendMetric): Reached[] {
  const values = valuesOf(week, name)
  const known = values.filter((value) => value !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return values.map((value) =>
    value === null ? undefined : most > least ? (value - least) / (most - least) : 0.5,
  )
}

function Figures(week: Week) {
  const { entries } = week
  const { healthGoals } = useUser()
  const summary = weeklySummary(entries, healthGoals)
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 md:grid-cols-6">
      <Figure label={t('Total Water')}>
        {amountOrNone(summary.totalWater, texts('ml'))}
        <SevenGlasses days={reached(week, 'waterMl', healthGoals.dailyWaterMl)} />
      </Figure>
      <Figure label={t('Total Steps')}>
        {amountOrNone(summary.totalSteps)}
        <SevenPrints days={reached(week, 'steps', healthGoals.dailySteps)} />
      </Figure>
      <Figure label={t('Avg Sleep')}>
        {amountOrNone(summary.avgSleep, texts('hours'))}
        <SevenMoons days={reached(week, 'sleepHours', healthGoals.sleepHoursTarget)} />
      </Figure>
      <Figure label={t('Avg Weight')}>
        {amountOrNone(summary.avgWeight, texts('kg'))}
        <SevenPoints days={between(week, 'weightKg')} />
      </Figure>
      <Streak label={t('Hydration Streak')} count={summary.hydrationDays} />
      <Streak label={t('Step Goal Streak')} count={summary.stepGoalDays} />
    </dl>
  )
}

/** From when to when its entries are: they are the last ones, whichever day is open. */
function daysInWords(entries: readonly HealthEntry[]): string {
  const [last, first] = [entries[0], entries.slice(0, days.length).at(-1)]
  if (!last || !first) return ''
  return dateFormat({ month: 'short', day: 'numeric', year: 'numeric' }).formatRange(
    noonOf(first.dateISO),
    noonOf(last.dateISO),
  )
}

/** A summary of the last seven entries. */
export function WeeklySummaryCard({ today }: { today: string }) {
  const history = useQuery(healthHistory(today, 7))
  return (
    <Card
      title={t('Weekly Summary')}
      action={history.data && <p className="text-sm text-ink-soft">{daysInWords(history.data)}</p>}
    >
      {history.isPending && <Loading>{t('Loading...')}</Loading>}
      {history.isLoadingError && (
        <LoadFailure error={history.error} onRetry={() => void history.refetch()}>
          {t('Your summary could not be loaded.')}
        </LoadFailure>
      )}
      {history.data && <Figures entries={history.data} today={today} />}
    </Card>
  )
}
