import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UserRow } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { errorText } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Lantern } from '../../ui/scenes/lantern.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { SearchField } from '../search-field.tsx'
import { usersByName } from '../users/queries.ts'
import { focusFirstUser, UserListbox } from './user-listbox.tsx'

type UserPickerProps = { chosenId: string | undefined; onChoose: (user: UserRow) => void }

/** The left panel: all users by name, searched and fetched on the server page by page. */
export function UserPicker({ chosenId, onChoose }: UserPickerProps) {
  const [words, setWords] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const found = useInfiniteQuery({ ...usersByName(words), enabled: words !== '' })
  return (
    <Card title={t('Select User')} className="min-w-0">
      <SearchField
        label={t('Search users')}
        hideLabel
        placeholder={t('Search users...')}
        value={words}
        onSearch={setWords}
        onArrowDown={() => focusFirstUser(list.current)}
      />
      <FoundCount count={words ? found.data?.pages.flat().length : undefined} more={found.hasNextPage} />
      <div ref={list}>
        <Found words={words} chosenId={chosenId} onChoose={onChoose} />
      </div>
    </Card>
  )
}

function Found({ words, chosenId, onChoose }: UserPickerProps & { words: string }) {
  const users = useInfiniteQuery({ ...usersByName(words), placeholderData: keepPreviousData })
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = users
  const scroller = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const pages = users.data?.pages
  const goOn = useEffectEvent(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page the end is looked at anew.
  useEffect(() => {
    if (!end.current) return
    // The observer may report several positions at once. The last one is the present one.
    const observer = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && goOn(), {
      root: scroller.current,
      rootMargin: '0px 0px 600px 0px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [pages])

  // On a phone, the content below must not move.
  if (users.isPending)
    return (
      <div className="max-md:min-h-[min(600px,55dvh)]">
        <Loading>{t('Loading users...')}</Loading>
      </div>
    )
  if (!pages) return <LoadFailed query={users}>{t('Failed to load users')}</LoadFailed>
  if (pages[0]?.length === 0) return <EmptyState scene={<Lantern />}>{t('No users found')}</EmptyState>
  return (
    <div
      ref={scroller}
      aria-busy={users.isPlaceholderData}
      className="-mx-2 mt-2 max-h-[min(600px,55dvh)] overflow-y-auto md:max-h-[600px] overscroll-contain px-2 pb-1 transition-opacity [scrollbar-width:thin] aria-busy:opacity-60"
    >
      <UserListbox label={t('Users')} pages={pages} chosenId={chosenId} onChoose={onChoose} />
      {isFetchNextPageError && (
        <p role="alert" className="px-2 pt-2 text-danger">
          {errorText(users.error, t('Failed to load users'))}
        </p>
      )}
      {hasNextPage && (
        <div ref={end}>
          <Button
            look="quiet"
            className="mt-2 w-full"
            pending={isFetchingNextPage}
            pendingText={t('Loading users...')}
            onClick={() => fetchNextPage()}
          >
            {t('Show more users')}
          </Button>
        </div>
      )}
    </div>
  )
}
