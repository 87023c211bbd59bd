import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../../contract/t.ts'
import { Button } from '../ui/button.tsx'
import { Lantern } from '../ui/scenes/lantern.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Loaded } from '../ui/states/loaded.tsx'
import { useFirstNew } from '../ui/use-first-new.ts'
import { LoadFailed } from './load-failed.tsx'

type GrowingListProps<Item> = {
  /** Names the list. */
  label: string
  query: UseInfiniteQueryResult<InfiniteData<Item[]>>
  /** 'Failed to load posts'. */
  failed: string
  empty: string
  /** What can be done about that. */
  emptyAction?: ReactNode
  /** What is missing, drawn. */
  scene?: ReactNode
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** A list that grows by its button. The focus goes to the first new row. */
export function GrowingList<Item>(props: GrowingListProps<Item>) {
  const { label, query, failed, empty, emptyAction, scene = <Lantern />, keyOf, children } = props
  const { list, willGrow } = useFirstNew<HTMLUListElement>(query.data?.pages.length)
  return (
    <Loaded
      query={query}
      failed={<LoadFailed query={query}>{failed}</LoadFailed>}
      empty={
        <EmptyState scene={scene} action={emptyAction}>
          {empty}
        </EmptyState>
      }
    >
      {({ pages }) => (
        <>
          <ul ref={list} tabIndex={-1} aria-label={label}>
            {pages.flat().map((item) => (
              <li key={keyOf(item)} className="border-t border-line py-4 first:border-t-0 first:pt-0">
                {children(item)}
              </li>
            ))}
          </ul>
          {query.hasNextPage && (
            <Button
              look="quiet"
              className="mt-2"
              pending={query.isFetchingNextPage}
              pendingText={t('Loading...')}
              onClick={() => {
                willGrow()
                void query.fetchNextPage()
              }}
            >
              {t('Show more')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}
