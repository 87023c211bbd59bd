import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { t } from '../../../contract/t.ts'
import { addDays, weekOf } from '../../../contract/week.ts'
import { noonOf } from '../../lib/days.ts'
import { formatLocale } from '../../lib/locale.ts'
import { useToday } from '../../lib/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { schedule, themeChoices } from './queries.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { WeekCard } from './week-card.tsx'
import { mondayIn, weeksFrom, weeksShown } from './weeks.ts'

const dateInWords = (day: string): string =>
  noonOf(day).toLocaleDateString(formatLocale(), { dateStyle: 'medium' })

/** How many of the shown weeks have no theme, past weeks left out. */
function openWeeksInWords(open: number): string {
  if (open === 0) return t('Every week has its theme.')
  return open === 1
    ? t('One week has no theme. Until it has, its turn in the library decides.')
    : t(
        '{count, plural, other {# weeks have no theme. Until they have, their turn in the library decides.}}',
        { count: open },
      )
}

/** Eight weeks in a row, each with its theme or an empty card. */
export function WeeklyScheduler() {
  const today = useToday()
  const present = weekOf(today)
  const [search, setSearch] = useSearchParams()
  const [opened, setOpened] = useState<string>()
  const entries = useQuery(schedule)
  const themes = useQuery(themeChoices(''))
  const from = mondayIn(search, today)
  const weeks = weeksFrom(from)
  const entryOf = (monday: string) => entries.data?.find(({ weekStartISO }) => weekStartISO === monday)
  const themeOf = (monday: string) => themes.data?.find(({ id }) => id === entryOf(monday)?.themeId)
  const open = weeks.filter((monday) => monday >= present && !entryOf(monday)).length

  const show = (monday: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (monday === present) next.delete('from')
        else next.set('from', monday)
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  // If the schedule cannot be read, the weeks are shown without it (specification, Admin 8).
  if (entries.isPending || themes.isPending) return <Loading>{t('Loading themes...')}</Loading>
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex items-center gap-1">
          <IconButton label={t('Previous 8 weeks')} onClick={() => show(addDays(from, -7 * weeksShown))}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={t('Next 8 weeks')} onClick={() => show(addDays(from, 7 * weeksShown))}>
            <ChevronRight />
          </IconButton>
        </div>
        <h2 className="numbers text-lg" aria-live="polite">
          {t('{first} to {last}', {
            first: dateInWords(from),
            last: dateInWords(addDays(from, 7 * weeksShown - 1)),
          })}
        </h2>
        {from !== present && (
          <Button look="link" onClick={() => show(present)}>
            {t('Back to this week')}
          </Button>
        )}
      </div>
      {entries.data && <p className="text-ink-soft">{openWeeksInWords(open)}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-4">
        {weeks.map((monday) => (
          <li key={monday}>
            <WeekCard
              monday={monday}
              time={monday === present ? 'current' : monday < present ? 'over' : 'ahead'}
              entry={entryOf(monday)}
              theme={themeOf(monday)}
              onOpen={() => setOpened(monday)}
            />
          </li>
        ))}
      </ul>
      {opened && (
        <ScheduleDialog
          key={opened}
          monday={opened}
          entry={entryOf(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
