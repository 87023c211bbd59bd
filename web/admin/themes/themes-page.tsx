import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { themeLibrary } from '../../features/themes/queries.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { AccessDenied } from '../access-denied.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { isDenied } from '../is-denied.ts'
import { schedule, themeChoices } from './queries.ts'
import { ThemeDialog } from './theme-dialog.tsx'
import { ThemeLibrary } from './theme-library.tsx'
import { WeeklyScheduler } from './weekly-scheduler.tsx'

const tabs = ['library', 'schedule'] as const
type Tab = (typeof tabs)[number]

/** The tab and the open theme from the address, so that a reload keeps both. */
function usePlace() {
  const [search, setSearch] = useSearchParams()
  const set = useCallback(
    (name: 'tab' | 'theme', value: string | null, replace: boolean) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (value === null) next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  )
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'library'
  return {
    tab,
    theme: search.get('theme'),
    show: (next: Tab) => next !== tab && set('tab', next === 'library' ? null : next, true),
    open: (theme: string) => set('theme', theme, false),
    close: useCallback(() => set('theme', null, true), [set]),
  }
}

/** The library of themes and their weeks (specification, Admin 2). */
export default function ThemesPage() {
  const place = usePlace()
  const library = useQuery(themeLibrary(''))
  const choices = useQuery({ ...themeChoices(''), enabled: place.theme !== null })
  const { error: refused } = useQuery(schedule)
  // A search may find a theme that is beyond the first page.
  const [found, setFound] = useState<Theme>()
  const known = [...(library.data ?? []), ...(choices.data ?? []), ...(found ? [found] : [])]
  const edited = known.find(({ id }) => id === place.theme)

  if (isDenied(refused) || isDenied(library.error)) return <AccessDenied />
  return (
    <>
      <AdminHeader title={t('Theme Management')} subtitle={t('What members find in their week, and when.')} />
      <Tabs<Tab>
        label={t('Theme Management')}
        value={place.tab}
        onChange={place.show}
        tabs={[
          {
            value: 'library',
            label: t('Theme Library'),
            content: (
              <ThemeLibrary
                onNew={() => place.open('new')}
                onEdit={(theme) => {
                  setFound(theme)
                  place.open(theme.id)
                }}
              />
            ),
          },
          { value: 'schedule', label: t('Weekly Scheduler'), content: <WeeklyScheduler /> },
        ]}
      />
      {(edited || place.theme === 'new') && (
        <ThemeDialog key={place.theme} theme={edited} onClose={place.close} />
      )}
    </>
  )
}
