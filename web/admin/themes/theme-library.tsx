import { useQuery } from '@tanstack/react-query'
import { Package, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import type { ThemeUse } from '../../../contract/theme-schedule.ts'
import type { Theme } from '../../../contract/themes.ts'
import { pageSize, themeLibrary } from '../../features/themes/queries.ts'
import { ThemeSearch } from '../../features/themes/theme-search.tsx'
import { weekLabel } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { Bookshelf } from '../../ui/scenes/bookshelf.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ListNotLoaded } from '../../ui/states/list-not-loaded.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { CardShapes } from '../../ui/states/shapes.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { HeadWords, headAction } from '../admin-header.tsx'
import { isDenied } from '../is-denied.ts'
import { DeleteRunningTheme } from './delete-running-theme.tsx'
import { themeUsage } from './queries.ts'
import { ThemeCard } from './theme-card.tsx'
import { ThemePacks } from './theme-packs.tsx'
import { useDeleteTheme } from './use-delete-theme.ts'
import { useThemeChanges } from './use-theme-changes.ts'
import { useThemeOrder } from './use-theme-order.ts'

type ThemeLibraryProps = { onNew: () => void; onEdit: (theme: Theme) => void }

type ShelfProps = { query: string; onEdit: (theme: Theme) => void; onDelete: (theme: Theme) => void }

/** How often a theme was shown and when last, in words. */
function shownInWords(use: ThemeUse | undefined): string {
  if (!use) return t('Not shown yet')
  const values = { count: use.weeks, week: weekLabel(use.lastWeekISO) }
  return use.weeks === 1
    ? t('Shown once, {week}', values)
    : t('{count, plural, other {Shown in # weeks, last {week}}}', values)
}

const none: Theme[] = []

function Shelf({ query, onEdit, onDelete }: ShelfProps) {
  const library = useQuery(themeLibrary(query))
  const usage = useQuery(themeUsage)
  const { themes, handle } = useThemeOrder(library.data ?? none)
  const { duplicate, setDraft } = useThemeChanges()
  const canOrder = !query && themes.length > 1
  const failure = query ? t('Search failed') : t('Failed to load themes')
  const failedAt = library.isError && !isDenied(library.error) ? library.errorUpdatedAt : 0
  useEffect(() => {
    if (failedAt) notify.error(failure, { id: 'themes' })
  }, [failedAt, failure])

  if (library.isPending)
    return <Loading shapes={<CardShapes className="h-72" />}>{t('Loading themes...')}</Loading>
  if (library.isError)
    return <ListNotLoaded query={library}>{t('The library could not be reached.')}</ListNotLoaded>
  if (library.data.length === 0)
    return <EmptyState scene={<Bookshelf />}>{t('No themes found. Create your first theme!')}</EmptyState>
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
        {themes.map((theme) => (
          <li key={theme.id} data-day={theme.id} className="group relative">
            <ThemeCard
              theme={theme}
              shown={usage.data && shownInWords(usage.data.find(({ themeId }) => themeId === theme.id))}
              handle={canOrder ? handle(theme) : undefined}
              onEdit={() => onEdit(theme)}
              onDuplicate={() => duplicate(theme)}
              onDraft={(isDraft) => setDraft(theme, isDraft)}
              onDelete={() => onDelete(theme)}
            />
          </li>
        ))}
      </ul>
      {library.data.length === pageSize && (
        <p className="text-ink-soft">
          {t('{count, plural, other {These are the first # themes}}. A search finds the others.', {
            count: pageSize,
          })}
        </p>
      )}
    </>
  )
}

/** The search of this session, for who leaves the page by the menu and comes back. */
let keptSearch = ''

/** The library of themes: search, cards, and the button for a new one. */
export function ThemeLibrary({ onNew, onEdit }: ThemeLibraryProps) {
  const [search, setSearch] = useSearchParams()
  const query = (search.get('q') ?? keptSearch).trim().slice(0, lengths.search)
  const setQuery = (words: string) => {
    keptSearch = words
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (words) next.set('q', words)
        else next.delete('q')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  useEffect(() => {
    keptSearch = query
  }, [query])
  const [isPacking, setPacking] = useState(false)
  const found = useQuery({ ...themeLibrary(query), enabled: query !== '' })
  const newTheme = useRef<HTMLButtonElement>(null)
  const { askAndDelete, asked } = useDeleteTheme()

  return (
    <div className="grid gap-4 md:gap-5">
      <div className="flex justify-between gap-2 max-[22.5rem]:flex-wrap sm:flex-wrap sm:gap-3">
        <ThemeSearch
          initial={query}
          onSearch={setQuery}
          isTight
          className="max-w-lg min-w-0 flex-1 max-[22.5rem]:basis-full sm:basis-72"
        />
        <div className="flex gap-2">
          <Button look="quiet" className={headAction} onClick={() => setPacking(true)}>
            <Package className="size-4.5" aria-hidden="true" />
            <HeadWords>{t('Theme packs')}</HeadWords>
          </Button>
          <Button ref={newTheme} className={headAction} onClick={onNew}>
            <Plus className="size-5 sm:size-4.5" aria-hidden="true" />
            <HeadWords>{t('New Theme')}</HeadWords>
          </Button>
        </div>
      </div>
      <FoundCount count={query ? found.data?.length : undefined} />
      <Shelf
        query={query}
        onEdit={onEdit}
        onDelete={(theme) =>
          // The pressed button disappears with its theme.
          void askAndDelete(theme).then((gone) => gone && newTheme.current?.focus())
        }
      />
      {isPacking && <ThemePacks onClose={() => setPacking(false)} />}
      {asked && (
        <DeleteRunningTheme
          {...asked}
          onKeep={() => asked.answer(undefined)}
          onDelete={(instead) => asked.answer({ instead })}
        />
      )}
    </div>
  )
}
