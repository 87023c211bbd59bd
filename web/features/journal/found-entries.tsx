import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { notShown } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { ListNotLoaded } from '../../ui/states/list-not-loaded.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { useNearEnd } from '../../ui/use-near-end.ts'
import { EntryList } from './entry-list.tsx'
import { FirstPage, NothingFound } from './no-entries.tsx'
import { entries, type JournalFilter } from './queries.ts'

const shapes = [1, 2, 3].map((row) => (
  <div key={row} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-5 border-b border-line py-4 sm:px-5">
    <div className="size-10 rounded-md bg-line/45" />
    <div className="grid gap-2.5 pt-1">
      <div className="h-4 w-2/5 rounded-sm bg-line/45" />
      <div className="h-3 rounded-sm bg-line/45" />
      <div className="h-3 w-4/5 rounded-sm bg-line/45" />
    </div>
  </div>
))

type FoundEntriesProps = { filter: JournalFilter; onClear: () => void }

/** The entries that fit, a page at a time as one scrolls. What was found stays shown while one types on. */
export function FoundEntries({ filter, onClear }: FoundEntriesProps) {
  const isAll = Object.keys(filter).length === 0
  const found = useInfiniteQuery({ ...entries(filter), placeholderData: (before) => before })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found
  const end = useNearEnd<HTMLDivElement>(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, found.data?.pages.length)
  const { place, willChange } = useFocusKept<HTMLDivElement>(found.data?.pages.length)
  return (
    <div
      ref={place}
      tabIndex={-1}
      aria-busy={found.isPlaceholderData}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <FoundCount
        count={isAll || found.isPlaceholderData ? undefined : found.data?.pages.flat().length}
        more={hasNextPage}
        isSeen
      />
      <Loaded
        query={found}
        shapes={shapes}
        failed={
          <ListNotLoaded query={found}>
            {notShown(found.error, t('Your journal could not be loaded.'))}
          </ListNotLoaded>
        }
        empty={isAll ? <FirstPage /> : <NothingFound onClear={onClear} />}
      >
        {({ pages }) => <EntryList entries={pages.flat()} hasLead={isAll} />}
      </Loaded>
      {isFetchNextPageError && (
        <p role="alert" className="text-center text-sm text-danger">
          {notShown(found.error, t('Earlier entries could not be loaded.'))}
        </p>
      )}
      {hasNextPage && (
        <div ref={end} className="grid justify-items-center">
          <Button
            look="quiet"
            pending={isFetchingNextPage}
            pendingText={t('Loading...')}
            onClick={() => {
              willChange()
              void fetchNextPage()
            }}
          >
            {t('Show earlier entries')}
          </Button>
        </div>
      )}
    </div>
  )
}
