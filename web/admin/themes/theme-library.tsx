import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { pageSize, themeLibrary } from '../../features/themes/queries.ts'
import { ThemeSearch } from '../../features/themes/theme-search.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { ListNotLoaded } from '../../ui/list-not-loaded.tsx'
import { Loading } from '../../ui/loading.tsx'
import { notify } from '../../ui/notify.ts'
import { Bookshelf } from '../../ui/scenes/bookshelf.tsx'
import { isDenied } from '../is-denied.ts'
import { DeleteRunningTheme } from './delete-running-theme.tsx'
import { ThemeCard } from './theme-card.tsx'
import { useDeleteTheme } from './use-delete-theme.ts'

type ThemeLibraryProps = { onNew: () => void; onEdit: (theme: Theme) => void }

type ShelfProps = { query: string; onEdit: (theme: Theme) => void; onDelete: (theme: Theme) => void }

function Shelf({ query, onEdit, onDelete }: ShelfProps) {
  const library = useQuery(themeLibrary(query))
  const failure = query ? t('Search failed') : t('Failed to load themes')
  const failedAt = library.isError && !isDenied(library.error) ? library.errorUpdatedAt : 0
  useEffect(() => {
    if (failedAt) notify.error(failure, { id: 'themes' })
  }, [failedAt, failure])

  if (library.isPending) return <Loading>{t('Loading themes...')}</Loading>
  if (library.isError)
    return <ListNotLoaded query={library}>{t('The library could not be reached.')}</ListNotLoaded>
  if (library.data.length === 0)
    return <EmptyState scene={<Bookshelf />}>{t('No themes found. Create your first theme!')}</EmptyState>
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
        {library.data.map((theme) => (
          <li key={theme.id}>
            <ThemeCard theme={theme} onEdit={() => onEdit(theme)} onDelete={() => onDelete(theme)} />
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

/** The library of themes: search, cards, and the button for a new one. */
export function ThemeLibrary({ onNew, onEdit }: ThemeLibraryProps) {
  const [query, setQuery] = useState('')
  const found = useQuery({ ...themeLibrary(query), enabled: query !== '' })
  const newTheme = useRef<HTMLButtonElement>(null)
  const { askAndDelete, asked } = useDeleteTheme()

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap justify-between gap-3">
        <ThemeSearch onSearch={setQuery} className="max-w-lg min-w-0 flex-1 basis-72" />
        <Button ref={newTheme} onClick={onNew}>
          <Plus className="size-4.5" aria-hidden="true" />
          {t('New Theme')}
        </Button>
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
