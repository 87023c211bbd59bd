import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { Bookshelf } from '../../ui/scenes/bookshelf.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ListNotLoaded } from '../../ui/states/list-not-loaded.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { CardShapes } from '../../ui/states/shapes.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { growIntoWeek } from './grow-into-week.ts'
import { overrideStatus, themeLibrary, useCurrentTheme } from './queries.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { ThemeSearch } from './theme-search.tsx'
import { useChooseTheme } from './use-choose-theme.ts'

/** The number of changes left this week, if there are few. */
function changesInWords(left: number): string | undefined {
  if (left > 2) return undefined
  if (left === 2) return t('Two changes are left this week.')
  if (left === 1) return t('One change is left this week.')
  return t('The five changes of this week are used. A new week begins on Monday.')
}

function Shelf({ query, onChosen }: { query: string; onChosen: () => void }) {
  const library = useQuery(themeLibrary(query))
  const current = useCurrentTheme().data?.id
  const choose = useChooseTheme(onChosen, growIntoWeek)
  const failure = query ? t('Search failed') : t('Failed to load theme library')
  const failedAt = library.isError ? library.errorUpdatedAt : 0
  useEffect(() => {
    if (failedAt) notify.error(failure, { id: 'library' })
  }, [failedAt, failure])

  if (library.isPending)
    return <Loading shapes={<CardShapes className="h-72" />}>{t('Loading themes...')}</Loading>
  if (library.isError)
    return <ListNotLoaded query={library}>{t('The library could not be reached.')}</ListNotLoaded>
  if (library.data.length === 0) return <EmptyState scene={<Bookshelf />}>{t('No themes found.')}</EmptyState>
  // The one that is theirs is where the eye begins.
  const shelved = library.data.toSorted(
    (one, other) => Number(other.id === current) - Number(one.id === current),
  )
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-4">
      {shelved.map((theme) => (
        <li key={theme.id}>
          <ThemeChoice
            theme={theme}
            current={theme.id === current}
            pending={choose.isPending && choose.variables === theme.id}
            disabled={choose.isPending}
            onChoose={() => choose.mutate(theme.id)}
          />
        </li>
      ))}
    </ul>
  )
}

function Library({ onChosen }: { onChosen: () => void }) {
  const fingers = matchMedia('(pointer: coarse)').matches
  const [query, setQuery] = useState('')
  const found = useQuery({ ...themeLibrary(query), enabled: query !== '' })

  return (
    <>
      <ThemeSearch
        onSearch={setQuery}
        className="sticky top-0 low:static z-10 -mx-4 bg-surface px-4 py-1 sm:-mx-6 sm:px-6"
      />
      <FoundCount count={query ? found.data?.length : undefined} />
      {/* On a touch screen the search box would bring the keyboard up over the covers. */}
      <div className="min-h-[55dvh]" {...(fingers ? { tabIndex: -1, 'data-autofocus': '' } : {})}>
        <Shelf query={query} onChosen={onChosen} />
      </div>
    </>
  )
}

/** The library of themes, to choose this week's from (specification, Member 2). */
export function ThemeDialog({ onClose }: { onClose: () => void }) {
  const left = useQuery(overrideStatus).data?.changesLeft
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Choose a Different Theme')}
      description={
        (left === undefined ? undefined : changesInWords(left)) ??
        t('It is yours until next Monday, and changes nothing for anybody else.')
      }
      width="wide"
      lightDismiss
    >
      <Library onChosen={onClose} />
    </Dialog>
  )
}
