import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UserRow } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { errorText } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Lantern } from '../../ui/scenes/lantern.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { RowShapes } from '../../ui/states/shapes.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { LoadFailed } from '../load-failed.tsx'
import { SearchField } from '../search-field.tsx'
import { userById, usersByName } from '../users/queries.ts'
import { focusFirstUser, UserListbox } from './user-listbox.tsx'

type UserPickerProps = { chosenId: string | undefined; onChoose: (user: UserRow) => void }

/**
 * The left panel: all users by name, searched and fetched on the server page by page. Where it stands above what it is
 * for, one row is left of it once somebody is chosen.
 */
export function UserPicker({ chosenId, onChoose }: UserPickerProps) {
  const isWide = useWide()
  const [changing, setChanging] = useState<string>()
  // Who chose lost the focus with the list.
  const [hasChosen, setChosen] = useState(false)
  const chosen = useQuery({ ...userById(chosenId ?? ''), enabled: chosenId !== undefined }).data
  if (!isWide && chosen && changing !== chosen.id)
    return (
      <Card aria-label={t('Select User')} className="min-w-0 py-2!">
        <div className="flex items-center gap-3">
          <Who user={chosen} />
          <Button
            ref={(button) => {
              if (hasChosen && document.activeElement === document.body)
                button?.focus({ preventScroll: true })
            }}
            look="link"
            className="shrink-0 text-sm"
            onClick={() => setChanging(chosen.id)}
          >
            {t('Change||who is chosen')}
          </Button>
        </div>
      </Card>
    )
  return (
    <Card title={t('Select User')} className="min-w-0 pb-2! md:min-h-(--panel) md:pb-0!">
      <UserSearch
        chosenId={chosenId}
        chosen={chosen ?? undefined}
        onChoose={(user) => {
          setChanging(undefined)
          setChosen(true)
          onChoose(user)
        }}
      />
    </Card>
  )
}

const Who = ({ user }: { user: UserRow }) => (
  <>
    <Avatar name={user.name} avatar={user.avatar} size="row" />
    <span className="min-w-0 flex-1">
      <span className="block truncate text-[1rem] leading-snug font-medium">{user.name}</span>
      <span className="block truncate text-xs text-ink-soft">{user.email}</span>
    </span>
  </>
)

type SearchProps = UserPickerProps & { chosen?: UserRow | undefined }

/** Finds one of all users by name or address. */
export function UserSearch({ chosenId, chosen, onChoose }: SearchProps) {
  const [words, setWords] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const found = useInfiniteQuery({ ...usersByName(words), enabled: words !== '' })
  return (
    <>
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
        <Found words={words} chosenId={chosenId} chosen={chosen} onChoose={onChoose} />
      </div>
    </>
  )
}

/** Users that a phone shows at first, so that what is below them is not out of reach. */
const mostOnPhone = 12

function Found({ words, chosenId, chosen, onChoose }: SearchProps & { words: string }) {
  const users = useInfiniteQuery({ ...usersByName(words), placeholderData: keepPreviousData })
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = users
  const scroller = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isWide = useWide()
  const [most, setMost] = useState(mostOnPhone)
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

  if (users.isPending)
    return (
      <div>
        <Loading shapes={<RowShapes count={8} className="h-16" />}>{t('Loading users...')}</Loading>
      </div>
    )
  if (!pages) return <LoadFailed query={users}>{t('Failed to load users')}</LoadFailed>
  if (pages[0]?.length === 0) return <EmptyState scene={<Lantern />}>{t('No users found')}</EmptyState>
  const all = pages.flat()
  const isAmong = all.some(({ id }) => id === chosenId)
  const isCut = !isWide && all.length > most
  return (
    <>
      {chosen && !isAmong && (
        // Who is chosen stands over a list that does not reach as far.
        <div className="mt-3 flex items-center gap-3 rounded-md bg-accent-soft px-2 py-2">
          <Who user={chosen} />
          <Check className="size-4.5 shrink-0 text-accent" aria-hidden="true" />
        </div>
      )}
      <div
        ref={scroller}
        aria-busy={users.isPlaceholderData}
        className="-mx-2 mt-2 px-2 pb-1 transition-opacity aria-busy:opacity-60 md:mt-3 md:max-h-[clamp(15rem,calc(100svh-17.25rem),600px)] md:overflow-y-auto md:overscroll-contain md:scroll-pb-8 md:pb-8 md:[scrollbar-width:thin] md:mask-[linear-gradient(black_calc(100%-2rem),transparent)]"
      >
        <UserListbox
          label={t('Users')}
          pages={isCut ? [all.slice(0, most)] : pages}
          chosenId={chosenId}
          onChoose={onChoose}
        />
        {isFetchNextPageError && (
          <p role="alert" className="px-2 pt-2 text-danger">
            {errorText(users.error, t('Failed to load users'))}
          </p>
        )}
        {(hasNextPage || isCut) && (
          <div ref={isWide ? end : undefined}>
            <Button
              look="quiet"
              className="mt-2 w-full"
              pending={isFetchingNextPage}
              pendingText={t('Loading users...')}
              onClick={() => {
                setMost(most + 2 * mostOnPhone)
                if (!isCut) void fetchNextPage()
              }}
            >
              {t('Show more users')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
