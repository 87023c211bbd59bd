import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { type WeeklySummary, weeklySummary } from '../../../contract/weekly-summary.ts'
import { useUser } from '../../lib/session.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Loading } from '../../ui/loading.tsx'
import { amountOrNone } from './health-numbers.ts'
import { LoadFailure } from './load-failure.tsx'
import { healthHistory } from './queries.ts'

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

function Figures({ summary }: { summary: WeeklySummary }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 md:grid-cols-6">
      <Figure label={t('Total Water')}>{amountOrNone(summary.totalWater, texts('ml'))}</Figure>
      <Figure label={t('Total Steps')}>{amountOrNone(summary.totalSteps)}</Figure>
      <Figure label={t('Avg Sleep')}>{amountOrNone(summary.avgSleep, texts('hours'))}</Figure>
      <Figure label={t('Avg Weight')}>{amountOrNone(summary.avgWeight, texts('kg'))}</Figure>
      <Streak label={t('Hydration Streak')} count={summary.hydrationDays} />
      <Streak label={t('Step Goal Streak')} count={summary.stepGoalDays} />
    </dl>
  )
}

/** A summary of the last seven entries. */
export function WeeklySummaryCard({ today }: { today: string }) {
  const { healthGoals } = useUser()
  const history = useQuery(healthHistory(today, 7))
  return (
    <Card title={t('Weekly Summary')}>
      {history.isPending && <Loading>{t('Loading...')}</Loading>}
      {history.isLoadingError && (
        <LoadFailure error={history.error} onRetry={() => void history.refetch()}>
          {t('Your summary could not be loaded.')}
        </LoadFailure>
      )}
      {history.data && <Figures summary={weeklySummary(history.data, healthGoals)} />}
    </Card>
  )
}
