import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { noonOf } from '../../lib/days.ts'
import { formatLocale } from '../../lib/locale.ts'
import { useUser } from '../../lib/session.ts'
import { useToday } from '../../lib/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { notify } from '../../ui/notify.ts'
import { DailyAffirmation } from '../affirmation/daily-affirmation.tsx'
import { NearbyBanner } from '../events/nearby-banner.tsx'
import { declineLocation } from '../profile/location.ts'
import { LocationDialog } from '../profile/location-dialog.tsx'
import { fallbackTheme } from '../themes/fallback-theme.ts'
import { overrideStatus, useCurrentTheme } from '../themes/queries.ts'
import { ThemeActions } from '../themes/theme-actions.tsx'
import { ThemeDialog } from '../themes/theme-dialog.tsx'
import { useWeeklyNotification } from '../themes/use-weekly-notification.ts'
import { WeekInFull } from '../themes/week-in-full.tsx'
import { WeekTheme } from '../themes/week-theme.tsx'
import { AgendaCard } from './agenda-card.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useLocationPrompt } from './use-location-prompt.ts'

function Greeting() {
  const { name } = useUser()
  const today = noonOf(useToday())
  return (
    <header className="pt-7 pb-8 sm:pt-12 sm:pb-10">
      <p className="text-sm text-ink-soft">
        {today.toLocaleDateString(formatLocale(), { weekday: 'long', month: 'long', day: 'numeric' })}
      </p>
      <h1 className="mt-1 text-3xl wrap-anywhere sm:text-4xl">{t('Welcome, {name}', { name })}</h1>
      <DailyAffirmation name={name} />
    </header>
  )
}

/** The first page of a member: a greeting, and this week's theme. */
export default function DashboardPage() {
  const user = useUser()
  const theme = useCurrentTheme()
  const override = useQuery(overrideStatus)
  const [dialog, setDialog] = useState<'theme' | 'location'>()
  const close = () => setDialog(undefined)
  const failed = theme.isError && !theme.data
  const fallback = useMemo(() => (failed ? fallbackTheme() : undefined), [failed])
  const week = theme.data ?? fallback
  // The week's theme is rendered, and usable, before everything below the window.
  const unfolded = useDeferredValue(week)

  useEffect(() => {
    if (failed) notify.error(t('Unable to load weekly theme. Using default theme.'), { id: 'weekly-theme' })
  }, [failed])
  useWeeklyNotification(theme.data?.title, () => setDialog('theme'))
  useLocationPrompt(!user.location_requested && dialog === undefined, () => setDialog('location'))

  return (
    <>
      <title>{`${t('Home')} · A-genda`}</title>
      <Greeting />
      <NearbyBanner />
      {!week && <Loading>{t('Loading your week...')}</Loading>}
      {week && (
        <>
          <WeekTheme
            week={week}
            actions={
              <>
                {failed && (
                  <p className="text-sm text-ink-soft">
                    {t('Your own week could not be reached. Until it can, this one is yours.')}{' '}
                    <Button look="link" pending={theme.isFetching} onClick={() => void theme.refetch()}>
                      {t('Try again')}
                    </Button>
                  </p>
                )}
                <ThemeActions
                  title={week.title}
                  hasOverride={override.data?.hasOverride ?? false}
                  onChoose={() => setDialog('theme')}
                />
              </>
            }
          />
          {unfolded && <WeekInFull week={unfolded} before={<AgendaCard />} after={<Shortcuts />} />}
        </>
      )}
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
    </>
  )
}
