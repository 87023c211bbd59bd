import type { Overview } from '../../../contract/overview.ts'
import { t } from '../../../contract/t.ts'
import { Loading } from '../../ui/loading.tsx'
import { HandList } from './hand-list.tsx'
import { NextEvent } from './next-event.tsx'
import { ThisWeek } from './this-week.tsx'

/** What an administrator comes for: what needs a hand first, this week, and the next event. */
export function OverviewCards({ overview }: { overview: Overview | undefined }) {
  if (!overview)
    return (
      <div className="min-h-120">
        <Loading>{t('Loading...')}</Loading>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:order-2 md:grid-rows-[1fr_auto]">
        <HandList overview={overview} />
        <NextEvent next={overview.nextEvent} />
      </div>
      <ThisWeek overview={overview} />
    </div>
  )
}
