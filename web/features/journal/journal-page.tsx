import { useInfiniteQuery } from '@tanstack/react-query'
import { ListFilter, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { useScrolledOn } from '../../lib/use-scrolled-on.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Chip } from '../../ui/fields/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { ElsewhereFound } from './elsewhere-found.tsx'
import { useFilterInAddress } from './filter-in-address.ts'
import { Filters } from './filters.tsx'
import { FoundEntries } from './found-entries.tsx'
import { KeptList } from './kept-list.tsx'
import { Memories } from './memories.tsx'
import { entries } from './queries.ts'
import { SearchField } from './search-field.tsx'

const BinLink = ({ inWords }: { inWords?: boolean }) =>
  inWords ? (
    <Link to="/journal/bin" className={buttonClass('link', 'justify-self-start text-sm text-ink-soft!')}>
      <Trash2 className="size-4" aria-hidden="true" />
      {t('The bin')}
    </Link>
  ) : (
    <Link
      to="/journal/bin"
      aria-label={t('The bin')}
      title={t('The bin')}
      className="touch grid place-items-center rounded-pill text-ink-soft hover:bg-accent-soft hover:text-ink"
    >
      <Trash2 className="size-5" aria-hidden="true" />
    </Link>
  )

/** The journal: its entries by month, what narrows them, and what this day remembers. */
export default function JournalPage() {
  const memberId = useUser().id
  const isWide = useWide()
  const address = useFilterInAddress()
  const { filter, change } = address
  const [isEverywhere, setEverywhere] = useState(false)
  // On a phone: what narrows the list is in sight until somebody folds it.
  const [isAsked, setNarrowing] = useState<boolean>()
  const isNarrowing = isAsked ?? Boolean(filter.month || filter.tag || filter.starred)
  const { data } = useInfiniteQuery(entries(filter))
  const isAll = Object.keys(filter).length === 0
  const isEmpty = data?.pages[0]?.length === 0
  // Of a journal without an entry there is nothing to search, to narrow or to remember.
  const isBlank = isAll && isEmpty
  const isAway = useScrolledOn()
  const clear = () => change({ query: undefined, tag: undefined, month: undefined, starred: undefined })
  return (
    <>
      <title>{`${t('Journal')} · A-genda`}</title>
      <PageHeader
        title={t('Journal')}
        subtitle={t('Written for nobody but you.')}
        areActionsBeside={isEmpty && !isWide}
        actions={
          // On a phone where the thumb is; it makes room while one reads on. Nothing is scrolled where there is no entry; what
          // is offered in place of the entries comes first.
          <div
            className={cx(
              !isEmpty &&
                'max-md:fixed max-md:end-4 max-md:bottom-[calc(var(--phone-bar)+1rem)] max-md:z-20 max-md:transition-[translate] low:static! low:translate-y-0! focus-within:translate-y-0!',
              isAway && !isEmpty && 'max-md:translate-y-[calc(100%+1rem)]',
            )}
          >
            <Link
              to="/journal/write"
              className={buttonClass(
                isEmpty ? 'quiet' : 'primary',
                isEmpty ? undefined : 'max-md:h-14 max-md:shadow-float',
              )}
            >
              <PenLine className="size-4.5" aria-hidden="true" />
              {t('Write')}
            </Link>
          </div>
        }
      />
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 max-md:pb-16',
          !isBlank && 'md:grid-cols-[minmax(0,1fr)_17rem]',
        )}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <KeptList memberId={memberId} />
          {!isBlank && (
            <div className="flex items-center gap-2">
              <div className="min-w-0 flex-1">
                <SearchField query={filter.query ?? ''} onSearch={(query) => change({ query })} />
              </div>
              {!isWide && (
                <IconButton
                  label={t('Narrow by month, star or tag')}
                  aria-expanded={isNarrowing}
                  className={isNarrowing ? 'bg-accent-soft text-accent!' : undefined}
                  onClick={() => setNarrowing(!isNarrowing)}
                >
                  <ListFilter />
                </IconButton>
              )}
              {!isWide && <BinLink />}
            </div>
          )}
          {!isWide && !isBlank && isNarrowing && <Filters {...address} />}
          {!isWide && isAll && !isBlank && <Memories onlyFound />}
          {filter.query && (
            <Chip
              pressed={isEverywhere}
              className="justify-self-start"
              onClick={() => setEverywhere(!isEverywhere)}
            >
              {t('In check-ins and plans too')}
            </Chip>
          )}
          <FoundEntries filter={filter} onClear={clear} />
          {filter.query && isEverywhere && <ElsewhereFound query={filter.query} />}
        </div>
        <aside
          aria-label={t('Find again')}
          className="grid content-start gap-6 md:sticky md:top-22 md:self-start"
        >
          {/* On a phone it is below the entries, which would move it when they come. */}
          {!isBlank && (isWide || data) && <Memories onlyFound={isWide ? undefined : false} />}
          {isWide && !isBlank && <Filters {...address} />}
          {(isWide || isBlank) && <BinLink inWords />}
        </aside>
      </div>
    </>
  )
}
