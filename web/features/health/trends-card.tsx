import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Table2 } from 'lucide-react'
import { useState } from 'react'
import type { HealthEntry } from '../../../contract/health.ts'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { useUser } from '../../lib/session.ts'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Seedling } from '../../ui/scenes/seedling.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { valueOrNone } from './health-numbers.ts'
import { LoadFailure } from './load-failure.tsx'
import { type HistoryDays, healthHistory } from './queries.ts'
import { fullDate } from './shown-day.ts'
import { barsOf, type ChartBar, daysOf, type TrendMetric } from './trend.ts'
import { TrendChart } from './trend-chart.tsx'

type NumbersProps = { title: string; unit: Text | undefined; bars: readonly ChartBar[] }

/** The numbers of a chart as a table, behind a button. */
function Numbers({ title, unit, bars }: NumbersProps) {
  return (
    <table className="numbers w-full border-separate border-spacing-0 text-sm [&_td]:border-b [&_td]:border-line [&_th]:border-b [&_th]:border-line">
      <caption className="sr-only">{title}</caption>
      {/* Collapsed borders would scroll away from beneath it. */}
      <thead className="sticky top-0 bg-surface">
        <tr className="text-start text-ink-soft">
          <th scope="col" className="py-1.5 text-start font-medium">
            {t('Day')}
          </th>
          <th scope="col" className="py-1.5 text-end font-medium">
            {unit ? `${title} (${translate(unit)})` : title}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map(({ day, value }) => (
          <tr key={day}>
            <th scope="row" className="py-1.5 pe-3 text-start font-normal">
              {fullDate(day)}
            </th>
            <td className="py-1.5 text-end">{valueOrNone(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Trend = {
  name: TrendMetric
  title: string
  unit: Text | undefined
  goal: number | null
  tone: string
  /** Whether the value of today may still grow. */
  grows?: boolean
  step?: number
  none: string
}

type TrendPartProps = { trend: Trend; entries: HealthEntry[]; span: HistoryDays; today: string }

function TrendPart({ trend, entries, span, today }: TrendPartProps) {
  const { name, title, unit, goal, tone, grows, step, none } = trend
  const [isTable, setTable] = useState(false)
  const bars = barsOf(entries, span, name)
  const isRecorded = bars.some(({ value }) => value !== null)
  return (
    <section aria-label={t('{title} trend', { title })} className="min-w-0">
      {isRecorded ? (
        <TrendChart
          {...{ title, unit, goal, span, tone, step }}
          bars={daysOf(bars, span, today)}
          growing={grows ? today : undefined}
          table={isTable && <Numbers title={title} unit={unit} bars={bars} />}
          action={
            <IconButton
              label={t('Show as table')}
              aria-pressed={isTable}
              className="-me-2 aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
              onClick={() => setTable(!isTable)}
            >
              <Table2 />
            </IconButton>
          }
        />
      ) : (
        <>
          <h3 className="flex min-h-11 items-center text-base font-medium">{title}</h3>
          <p className="mt-2 font-serif text-ink-soft">{none}</p>
        </>
      )}
    </section>
  )
}

/** Water, steps, sleep and weight over the last days. */
export function TrendsCard({ today }: { today: string }) {
  const [span, setSpan] = useState<HistoryDays>(7)
  const { dailyWaterMl, dailySteps, sleepHoursTarget, weightTargetKg } = useUser().healthGoals
  const history = useQuery({ ...healthHistory(today, span), placeholderData: keepPreviousData })
  const trends: Trend[] = [
    {
      name: 'waterMl',
      title: t('Water'),
      unit: texts('ml'),
      goal: dailyWaterMl,
      tone: 'text-water',
      grows: true,
      none: t('No water recorded in these days.'),
    },
    {
      name: 'steps',
      title: t('Steps'),
      unit: undefined,
      goal: dailySteps,
      tone: 'text-steps',
      grows: true,
      none: t('No steps recorded in these days.'),
    },
    {
      name: 'sleepHours',
      title: t('Sleep'),
      unit: texts('hours'),
      goal: sleepHoursTarget,
      tone: 'text-sleep',
      none: t('No sleep recorded in these days.'),
    },
    {
      name: 'weightKg',
      title: t('Weight'),
      unit: texts('kg'),
      goal: weightTargetKg,
      tone: 'text-weight',
      step: 1,
      none: t('No weight recorded in these days.'),
    },
  ]
  return (
    <Card
      title={t('Trends')}
      className="mt-3 sm:mt-4"
      action={
        <RadioGroup
          legend={t('Days shown')}
          hideLegend
          look="segmented"
          options={[
            { value: '7', label: t('7 Days') },
            { value: '30', label: t('30 Days') },
          ]}
          value={span === 7 ? '7' : '30'}
          onChange={(value) => setSpan(value === '7' ? 7 : 30)}
          className="min-w-52"
        />
      }
    >
      {history.isPending && <Loading>{t('Loading...')}</Loading>}
      {history.isLoadingError && (
        <LoadFailure error={history.error} onRetry={() => void history.refetch()}>
          {t('Your trends could not be loaded.')}
        </LoadFailure>
      )}
      {history.data?.length === 0 && (
        <EmptyState scene={<Seedling />}>{t('Your first days will grow here.')}</EmptyState>
      )}
      {history.data && history.data.length > 0 && (
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {trends.map((trend) => (
            <TrendPart key={trend.name} trend={trend} entries={history.data} span={span} today={today} />
          ))}
        </div>
      )}
    </Card>
  )
}
