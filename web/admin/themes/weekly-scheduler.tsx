import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { t } from '../../../contract/t.ts'
import { weeksAhead } from '../../../contract/theme-schedule.ts'
import { addDays, weekOf } from '../../../contract/week.ts'
import { formatLocale } from '../../lib/locale.ts'
import { noonOf, shortWeekLabel, weekLabel } from '../../lib/time/days.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { CoverShelf } from './cover-shelf.tsx'
import { PastWeekDialog } from './past-week-dialog.tsx'
import { plannedWeeks, publishedChoices, schedule } from './queries.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useCoverDrag } from './use-cover-drag.ts'
import { useSchedule } from './use-schedule.ts'
import { WeekCard } from './week-card.tsx'
import { mondayIn, weeksFrom, weeksIn, weeksShown } from './weeks.ts'

const dateInWords = (day: string): string =>
  noonOf(day).toLocaleDateString(formatLocale(), { dateStyle: 'medium' })

/** How many of the shown weeks that are not over have no theme, those that are decided left out. */
function openWeeksInWords(open: number, ahead: number): string {
  if (ahead === 0) return t('These weeks are over.')
  if (open === 0) return t('Every week has its theme.')
  return open === 1
    ? t('One week has no theme. Until it has, its turn in the library decides.')
    : t(
        '{count, plural, other {# weeks have no theme. Until they have, their turn in the library decides.}}',
        { count: open },
      )
}

/** As many weeks without a theme as are named below the sentence that counts them. */
const mostNamed = 4

/** Eight weeks in a row, or half a year, each with its theme, with what its turn brings, or with an empty card. */
export function WeeklyScheduler() {
  const today = useToday()
  const present = weekOf(today)
  const [search, setSearch] = useSearchParams()
  const [opened, setOpened] = useState<string>()
  const entries = useQuery(schedule)
  const themes = useQuery(publishedChoices(''))
  const from = mondayIn(search, today)
  const count = weeksIn(search)
  const planned = useQuery(plannedWeeks(from, count))
  const weeks = weeksFrom(from, count)
  const entryOf = (monday: string) => entries.data?.find(({ weekStartISO }) => weekStartISO === monday)
  const themeOf = (monday: string) => themes.data?.find(({ id }) => id === entryOf(monday)?.themeId)
  const planOf = (monday: string) => planned.data?.find(({ weekStartISO }) => weekStartISO === monday)
  const ahead = weeks.filter((monday) => monday >= present)
  const open = ahead.filter((monday) => !entryOf(monday) && planOf(monday)?.why !== 'decided')
  const fillable = open.filter((monday) => monday > present)
  const { assign, empty, fill, isPending } = useSchedule(entryOf, (monday) => monday <= present)
  const drag = useCoverDrag({ weeks: ahead, first: fillable[0] ?? ahead[0] ?? present, onDrop: assign })

  const show = (changes: Record<string, string | null>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes))
          if (value === null) next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const showFrom = (monday: string) => show({ from: monday === present ? null : monday })

  const isWide = useWide()
  const more = (
    <Button
      look="link"
      className="justify-self-center"
      onClick={() => show({ weeks: count === weeksShown ? String(weeksAhead) : null })}
    >
      {count === weeksShown ? t('Show more weeks') : t('Show eight weeks')}
    </Button>
  )
  const choose = (monday: string) => void ((monday >= present && drag.place(monday)) || setOpened(monday))

  const filling = fillable.length > 0 && (
    <Button
      look={isWide ? 'quiet' : 'link'}
      className={isWide ? 'ms-auto text-sm' : '-my-3 align-middle'}
      pending={isPending}
      onClick={() => fill(from, count)}
    >
      {t('Fill the empty weeks')}
    </Button>
  )
  // If the schedule cannot be read, the weeks are shown without it (specification, Admin 8).
  if (entries.isPending || themes.isPending) return <Loading>{t('Loading themes...')}</Loading>
  return (
    <div className="grid gap-3 md:gap-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 md:gap-x-4">
        {/* The sign itself, not the room around it, begins where the page does. */}
        <div className="-ms-3 flex items-center gap-1">
          <IconButton label={t('Previous 8 weeks')} onClick={() => showFrom(addDays(from, -7 * weeksShown))}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={t('Next 8 weeks')} onClick={() => showFrom(addDays(from, 7 * weeksShown))}>
            <ChevronRight />
          </IconButton>
        </div>
        <h2 className="numbers text-lg" aria-live="polite">
          {t('{first} to {last}', {
            first: dateInWords(from),
            last: dateInWords(addDays(from, 7 * count - 1)),
          })}
        </h2>
        {from !== present && (
          <Button look="link" onClick={() => showFrom(present)}>
            {t('Back to this week')}
          </Button>
        )}
        {isWide && <div className="ms-auto text-sm">{more}</div>}
      </div>
      {entries.data && (
        <div className="flex flex-wrap items-center gap-2 md:gap-x-3">
          <p className="min-w-0 text-pretty text-ink-soft max-md:basis-full max-sm:text-[0.875rem] max-sm:leading-snug">
            {openWeeksInWords(open.length, ahead.length)}
            {!isWide && filling && <> {filling}</>}
          </p>
          {open.length <= mostNamed &&
            open.map((monday) => (
              <Button
                key={monday}
                look="quiet"
                className="border-dashed bg-transparent! px-3! text-xs font-normal md:px-3.5! md:text-sm"
                onClick={() => choose(monday)}
              >
                {isWide ? weekLabel(monday) : shortWeekLabel(monday)}
              </Button>
            ))}
          {isWide && filling}
        </div>
      )}
      <ul aria-label={t('Weeks')} className="grid gap-3 sm:grid-cols-2 md:grid-cols-4">
        {weeks.map((monday) => (
          <li key={monday} {...(monday >= present && { 'data-day': monday })} className="group relative">
            <WeekCard
              monday={monday}
              time={monday === present ? 'current' : monday < present ? 'over' : 'ahead'}
              entry={entryOf(monday)}
              theme={themeOf(monday)}
              planned={planOf(monday)}
              onOpen={() => choose(monday)}
            />
          </li>
        ))}
      </ul>
      {!isWide && more}
      {ahead.length > 0 && <CoverShelf themes={themes.data ?? []} drag={drag} />}
      {opened && opened < present && (
        <PastWeekDialog monday={opened} entry={entryOf(opened)} onClose={() => setOpened(undefined)} />
      )}
      {opened && opened >= present && (
        <ScheduleDialog
          key={opened}
          monday={opened}
          entry={entryOf(opened)}
          onEmpty={entryOf(opened) && opened > present ? () => empty(opened) : undefined}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
