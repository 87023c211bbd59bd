import { opens } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { cx } from '../../ui/cx.ts'
import { Loading } from '../../ui/states/loading.tsx'
import { CardShapes } from '../../ui/states/shapes.tsx'
import { HandList } from './hand-list.tsx'
import { NextEvent } from './next-event.tsx'
import type { WholeOverview } from './queries.ts'
import { ThisWeek } from './this-week.tsx'

/** What an administrator comes for: what needs a hand first, then, for who curates, this week and the next event. */
export function OverviewCards({ overview }: { overview: WholeOverview | undefined }) {
  const curates = opens(useUser().role, 'curator')
  if (!overview)
    return (
      <div className={curates ? 'min-h-200 md:min-h-120 lg:min-h-106' : 'min-h-40'}>
        <Loading shapes={<CardShapes count={3} className={curates ? 'h-50' : 'h-44'} />}>
          {t('Loading...')}
        </Loading>
      </div>
    )
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-4',
        curates && 'md:grid-cols-2 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:order-2 md:grid-rows-[1fr_auto]">
        <HandList overview={overview} />
        {curates && <NextEvent next={overview.nextEvent} />}
      </div>
      {curates && <ThisWeek overview={overview} />}
    </div>
  )
}
