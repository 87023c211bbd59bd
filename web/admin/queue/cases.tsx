import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { type QueueEntry, type QueueKind, queueKinds } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Shore } from '../../ui/scenes/shore.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { RowShapes } from '../../ui/states/shapes.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { LoadFailed } from '../load-failed.tsx'
import { PageTurner } from '../page-turner.tsx'
import { useAddress, usePageTurns } from '../use-address.ts'
import { CaseDetail } from './case-detail.tsx'
import { CaseRow } from './case-row.tsx'
import { caseOf, casePage, nameOf } from './queries.ts'
import { SelectedBar } from './selected-bar.tsx'
import { useKeys } from './use-keys.ts'
import { kindInWords } from './words.ts'

/** Which keys there are: as caps for the eye, as a sentence for whoever hears the page. */
function KeysLabel() {
  const caps = [
    ['j', t('Next')],
    ['k', t('Previous')],
    ['x', t('Choose')],
  ] as const
  return (
    <>
      <span className="sr-only">{t('Keys: j for the next, k for the one before, x to choose several')}</span>
      <span aria-hidden="true" className="flex items-center gap-1.5">
        {t('Keys')}
        {caps.map(([key, does]) => (
          <kbd
            key={key}
            title={does}
            className="numbers grid size-6 place-items-center rounded-sm border border-line bg-surface font-sans text-xs leading-none"
          >
            {key}
          </kbd>
        ))}
      </span>
    </>
  )
}

type CasesProps = { state: 'open' | 'decided'; kind: QueueKind | undefined }

/** Cases in a list, and the chosen one beside it. A phone shows one of the two. */
export function Cases({ state, kind }: CasesProps) {
  const { params, change } = useAddress()
  const turns = usePageTurns()
  const isWide = useWide()
  const list = useRef<HTMLUListElement>(null)
  const detail = useRef<HTMLElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const page = useQuery({ ...casePage(state, kind, turns.cursor), placeholderData: keepPreviousData })
  const rows = page.data?.rows ?? []
  const asked = caseOf(params.get('case'))
  const [first] = rows
  const current = asked ?? (isWide && first ? { kind: first.kind, id: first.id } : undefined)
  const at = rows.findIndex((row) => current && nameOf(row) === nameOf(current))
  const isOpenTab = state === 'open'
  const chosen = rows.filter((row) => selected.has(nameOf(row)))

  const show = (row: QueueEntry | undefined, { focus }: { focus: 'row' | 'detail' }) => {
    flushSync(() => change({ case: row && nameOf(row) }, { replace: isWide }))
    // A tick later, when the address has arrived and the place to go to is there.
    setTimeout(() => {
      if (focus === 'detail' && !isWide) detail.current?.focus()
      else if (row) list.current?.querySelector<HTMLElement>(`[data-case="${nameOf(row)}"]`)?.focus()
    })
  }
  const step = (by: 1 | -1) => {
    const next = rows[at < 0 ? 0 : at + by]
    if (next) show(next, { focus: isWide ? 'row' : 'detail' })
  }
  const toggle = (row: QueueEntry) => {
    const next = new Set(selected)
    if (!next.delete(nameOf(row))) next.add(nameOf(row))
    setSelected(next)
  }
  const keys = useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const row = rows[at]
      if (isOpenTab && row) toggle(row)
    },
  })
  /** What was decided leaves the list, and the next one takes its place. */
  function goOn(gone: ReadonlySet<string>) {
    setSelected(new Set())
    if (!isOpenTab) return
    const left = rows.filter((row) => !gone.has(nameOf(row)))
    const next = rows.slice(at + 1).find((row) => !gone.has(nameOf(row))) ?? left.at(-1)
    show(next, { focus: isWide ? 'row' : 'detail' })
  }

  const kindFilter = (
    <Field label={t('What')} hideLabel className="min-w-0 max-sm:flex-1 sm:w-56">
      <Select
        value={kind ?? ''}
        onChange={(event) =>
          change(
            { kind: event.target.value || undefined, page: undefined, case: undefined },
            { replace: true },
          )
        }
      >
        <option value="">{t('Everything')}</option>
        {queueKinds.map((one) => (
          <option key={one} value={one}>
            {kindInWords(one)}
          </option>
        ))}
      </Select>
    </Field>
  )
  const isDetailAlone = !isWide && current !== undefined
  return (
    <>
      {!isDetailAlone && (
        // On a desk it stands in the row of the tabs.
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:relative lg:z-1 lg:ms-auto lg:-mt-18 lg:mb-7 lg:w-fit lg:items-center">
          <div className="flex min-w-0 items-center gap-x-5 max-sm:w-full">
            {kindFilter}
            {rows.some((row) => row.kind === 'banner') && (
              <Link to="/admin/banners" className={buttonClass('link', 'text-sm')}>
                {t('Banners')}
                <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
              </Link>
            )}
          </div>
          <div className="text-ink-soft max-md:hidden">
            <Checkbox
              label={<KeysLabel />}
              checked={keys.isOn}
              onChange={({ target }) => keys.turn(target.checked)}
            />
          </div>
        </div>
      )}
      {page.isPending ? (
        <Loading shapes={<RowShapes className="h-28" />}>{t('Loading...')}</Loading>
      ) : !page.data ? (
        <LoadFailed query={page} onRetry={turns.isFirst ? undefined : turns.first}>
          {t('Failed to load the queue')}
        </LoadFailed>
      ) : rows.length === 0 && !asked ? (
        <EmptyState scene={<Shore />}>
          {isOpenTab ? t('Nothing waits for you. All is calm.') : t('Nothing was decided yet.')}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,23.5rem)_minmax(0,1fr)]">
          {!isDetailAlone && (
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
              {chosen.length > 0 && (
                <SelectedBar
                  chosen={chosen}
                  onClear={() => setSelected(new Set())}
                  onDecided={() => goOn(new Set(chosen.map(nameOf)))}
                />
              )}
              <ul
                ref={list}
                aria-label={t('Cases')}
                aria-busy={page.isPlaceholderData}
                className="overflow-clip rounded-card border border-line bg-surface transition-opacity aria-busy:opacity-60"
              >
                {rows.map((row) => (
                  <CaseRow
                    key={nameOf(row)}
                    row={row}
                    isCurrent={current !== undefined && nameOf(row) === nameOf(current)}
                    isSelected={selected.has(nameOf(row))}
                    onSelect={isOpenTab ? () => toggle(row) : undefined}
                    onShow={() => show(row, { focus: 'detail' })}
                  />
                ))}
              </ul>
              <PageTurner
                label={t('Pages of the queue')}
                turns={turns}
                next={page.data.next}
                busy={page.isPlaceholderData}
              />
            </div>
          )}
          {current && (
            <section
              ref={detail}
              tabIndex={-1}
              aria-label={t('Case')}
              className="min-w-0 scroll-mt-20 md:sticky md:top-4"
            >
              {!isWide && (
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
                      <Button
                        look="quiet"
                        className="px-4"
                        disabled={at === rows.length - 1}
                        onClick={() => step(1)}
                      >
                        {t('Next')}
                      </Button>
                    </span>
                  )}
                </div>
              )}
              <CaseDetail
                key={nameOf(current)}
                name={current}
                onDecided={() => goOn(new Set([nameOf(current)]))}
              />
            </section>
          )}
        </div>
      )}
    </>
  )
}
