import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { useLater } from '../../lib/use-later.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { useWide } from '../../ui/use-wide.ts'
import { ChangedDateLine } from '../events/changed-date-line.tsx'
import { NearbyBanner } from '../events/nearby-banner.tsx'
import { QuickCheckIn } from '../mood/quick-check-in.tsx'
import { WeekPractice } from '../practice/week-practice.tsx'
import { declineLocation } from '../profile/location.ts'
import { JournalingPrompt } from '../themes/journaling-prompt.tsx'
import { overrideStatus, useCurrentTheme } from '../themes/queries.ts'
import { TarotOfWeek } from '../themes/tarot-of-week.tsx'
import { ThemeActions } from '../themes/theme-actions.tsx'
import { useFallbackTheme } from '../themes/use-fallback-theme.ts'
import { WeekArrival } from '../themes/week-arrival.tsx'
import { WeekShelf } from '../themes/week-shelf.tsx'
import { WeekTheme } from '../themes/week-theme.tsx'
import { Greeting } from './greeting.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { TodayCard } from './today/today-card.tsx'
import { useLocationPrompt } from './use-location-prompt.ts'

const ThemeDialog = lazy(() =>
  import('../themes/theme-dialog.tsx').then(({ ThemeDialog }) => ({ default: ThemeDialog })),
)
const WeeklyNotice = lazy(() => import('../themes/weekly-notice.ts').catch(() => ({ default: () => null })))
const LocationDialog = lazy(() =>
  import('../profile/location-dialog.tsx').then(({ LocationDialog }) => ({ default: LocationDialog })),
)

/** What nobody waits for is fetched so long after home (milliseconds). */
const restMs = 4000

/**
 * What a member finds first: their own day, and this week prepared. On a phone everything stands below each other, the
 * member's own first (ruling 41); on a desk the day stands beside the week.
 */
export default function DashboardPage() {
  const user = useUser()
  const theme = useCurrentTheme()
  const override = useQuery(overrideStatus)
  const isWide = useWide()
  const isAtRest = useLater(restMs)
  const isOnline = useOnline()
  const [dialog, setDialog] = useState<'theme' | 'location'>()
  const close = () => setDialog(undefined)
  const failed = theme.isError && !theme.data
  const fallback = useFallbackTheme(failed)
  const week = theme.data ?? fallback
  // The week's theme is rendered, and usable, before everything below the window.
  const unfolded = useDeferredValue(week, undefined)
  const shelf = unfolded && <WeekShelf week={unfolded} isSmall={!isWide} />

  useEffect(() => {
    if (failed) notify.error(t('Unable to load weekly theme. Using default theme.'), { id: 'weekly-theme' })
  }, [failed])
  useLocationPrompt(isOnline && !user.location_requested && dialog === undefined, () => setDialog('location'))

  return (
    <>
      <title>{`${t('Home')} · A-genda`}</title>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 pt-4 sm:pt-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_22rem] md:grid-rows-[auto_1fr] md:gap-y-3 lg:gap-x-12">
        <Greeting />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 md:col-start-2 md:row-span-2 md:row-start-1 md:gap-6">
          <QuickCheckIn />
          <TodayCard after={isWide && shelf} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 max-md:mt-5 md:col-start-1 md:row-start-2 md:gap-8">
          {week ? (
            <WeekTheme
              week={week}
              over={theme.data && <WeekArrival week={theme.data} />}
              note={
                failed && (
                  <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
                    <p className="text-ink-soft">
                      {t('Your own week could not be reached. Until it can, this one is yours.')}
                    </p>
                    <Button look="link" pending={theme.isFetching} onClick={() => void theme.refetch()}>
                      {t('Try again')}
                    </Button>
                  </div>
                )
              }
              actions={
                <ThemeActions
                  title={week.title}
                  hasOverride={override.data?.hasOverride ?? false}
                  onChoose={() => setDialog('theme')}
                />
              }
            />
          ) : (
            <div className="min-h-140">
              <Loading shapes={<div className="h-80 rounded-card bg-line/45" />}>
                {t('Loading your week...')}
              </Loading>
            </div>
          )}
          <ChangedDateLine />
          <NearbyBanner />
          {unfolded?.tarotCard && <TarotOfWeek card={unfolded.tarotCard} />}
          {isWide && unfolded?.journalingPrompt && <JournalingPrompt week={unfolded} className="flex-1" />}
        </div>
      </div>
      {unfolded && <WeekPractice week={unfolded} className="mt-8 md:mt-12" />}
      {!isWide && (
        <div className="mt-3 grid gap-3">
          {unfolded?.journalingPrompt && <JournalingPrompt week={unfolded} />}
          {shelf}
        </div>
      )}
      <Shortcuts className="mt-3 md:mt-10" />
      <Suspense>
        {isAtRest && <WeeklyNotice week={theme.data} onChange={() => setDialog('theme')} />}
      </Suspense>
      <Suspense>
        {dialog === 'theme' && <ThemeDialog onClose={close} />}
        {dialog === 'location' && (
          <LocationDialog
            onDone={close}
            onLater={() => {
              close()
              declineLocation(user)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
