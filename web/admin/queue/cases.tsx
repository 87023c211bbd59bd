import { ArrowLeft } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Shore } from '../../ui/scenes/shore.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { RowShapes } from '../../ui/states/shapes.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { LoadFailed } from '../load-failed.tsx'
import { PageTurner } from '../page-turner.tsx'
import { CaseDetail } from './case-detail.tsx'
import { CaseRow } from './case-row.tsx'
import { nameOf } from './queries.ts'
import { QueueHead } from './queue-head.tsx'
import { SelectedBar } from './selected-bar.tsx'
import { type ShownCases, useCases } from './use-cases.ts'

type ShownProps = { cases: ReturnType<typeof useCases> }

/** The cases of a page, and what is decided about several of them at once. */
function CaseList({ cases }: ShownProps) {
  const { page, rows, current, chosen, turns, toggle } = cases
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {chosen.length > 0 && (
        <SelectedBar
          chosen={chosen}
          onClear={cases.clear}
          onDecided={() => cases.goOn(new Set(chosen.map(nameOf)))}
        />
      )}
      <ul
        ref={cases.refs.list}
        aria-label={t('Cases')}
        aria-busy={page.isPlaceholderData}
        className="overflow-clip rounded-card border border-line bg-surface transition-opacity aria-busy:opacity-60"
      >
        {rows.map((row) => (
          <CaseRow
            key={nameOf(row)}
            row={row}
            isCurrent={current !== undefined && nameOf(row) === nameOf(current)}
            isSelected={cases.isSelected(row)}
            onSelect={toggle && (() => toggle(row))}
            onShow={() => cases.show(row, { focus: 'detail' })}
          />
        ))}
      </ul>
      <PageTurner
        label={t('Pages of the queue')}
        turns={turns}
        next={page.data?.next}
        busy={page.isPlaceholderData}
      />
    </div>
  )
}

/** A phone's ways from the open case: to the list, and to the cases before and after it. */
function WaysOn({ cases: { rows, at, show, step } }: ShownProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
      <Button look="link" onClick={() => show(undefined, { focus: 'row' })}>
        <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {t('All cases')}
      </Button>
      {at >= 0 && (
        <span className="flex gap-2">
          <Button look="quiet" className="px-4" disabled={at === 0} onClick={() => step(-1)}>
            {t('Previous')}
          </Button>
          <Button look="quiet" className="px-4" disabled={at === rows.length - 1} onClick={() => step(1)}>
            {t('Next')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** Cases in a list, and the chosen one beside it. A phone shows one of the two. */
export function Cases({ state, kind }: ShownCases) {
  const cases = useCases({ state, kind })
  const { page, turns, rows, current } = cases
  const isWide = useWide()
  const isDetailAlone = !isWide && current !== undefined
  return (
    <>
      {!isDetailAlone && (
        <QueueHead kind={kind} hasBanners={rows.some((row) => row.kind === 'banner')} keys={cases.keys} />
      )}
      {page.isPending ? (
        <Loading shapes={<RowShapes className="h-28" />}>{t('Loading...')}</Loading>
      ) : !page.data ? (
        <LoadFailed query={page} onRetry={turns.isFirst ? undefined : turns.first}>
          {t('Failed to load the queue')}
        </LoadFailed>
      ) : rows.length === 0 && !current ? (
        <EmptyState scene={<Shore />}>
          {state === 'open' ? t('Nothing waits for you. All is calm.') : t('Nothing was decided yet.')}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,23.5rem)_minmax(0,1fr)]">
          {!isDetailAlone && <CaseList cases={cases} />}
          {current && (
            <section
              ref={cases.refs.detail}
              tabIndex={-1}
              aria-label={t('Case')}
              className="min-w-0 scroll-mt-20 md:sticky md:top-4"
            >
              {!isWide && <WaysOn cases={cases} />}
              <CaseDetail
                key={nameOf(current)}
                name={current}
                onDecided={() => cases.goOn(new Set([nameOf(current)]))}
              />
            </section>
          )}
        </div>
      )}
    </>
  )
}
