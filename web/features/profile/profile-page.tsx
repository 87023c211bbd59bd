import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { askAndSignOut } from '../auth/ask-and-sign-out.ts'
import { BannerCard } from '../banners/banner-card.tsx'
import { ProfileBanner } from '../banners/profile-banner.tsx'
import { ownBanner } from '../banners/queries.ts'
import { CalendarsCard } from '../feeds/calendars-card.tsx'
import { CompactFieldOfDays } from '../mood/field-of-days/compact-field-of-days.tsx'
import { RemindersCard } from '../reminders/reminders-card.tsx'
import { AboutCard } from './about-card.tsx'
import { AccountCard } from './account-card.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { HealthAccessCard } from './health-access-card.tsx'
import { OwnDataCard } from './own-data-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** The member's account: personal data, appearance, privacy, sessions and deletion. */
export default function ProfilePage() {
  const banner = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  // Whether there is a banner must be known first, because it would move everything below. The page waits for the first
  // try only: its own parts ask again.
  const [hasTried, setTried] = useState(false)
  const isTrying = banner.isPending && banner.fetchStatus === 'fetching' && banner.failureCount === 0
  if (!hasTried && !isTrying) setTried(true)
  if (!hasTried && isTrying)
    return (
      <>
        <title>{`${t('Profile')} · A-genda`}</title>
        <h1 className="sr-only">{t('Profile')}</h1>
        <Loading>{t('Loading...')}</Loading>
      </>
    )
  return (
    <>
      <title>{`${t('Profile')} · A-genda`}</title>
      <ProfileBanner />
      <PageHeader title={t('Profile')} />
      <div className="mb-6">
        <CompactFieldOfDays />
      </div>
      <div className="grid gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid content-start gap-6">
          <BannerCard />
          <AccountCard />
          <PasswordCard />
          <SessionsCard />
        </div>
        <div className="grid content-start gap-6">
          <AppearanceCard />
          <CalendarsCard />
          <HealthAccessCard />
          <AboutCard />
          <Button look="quiet" onClick={() => void askAndSignOut()}>
            <LogOut className="size-4.5" aria-hidden="true" />
            {t('Sign Out')}
          </Button>
        </div>
        <div className="grid gap-6 md:col-span-2">
          <RemindersCard />
          <OwnDataCard />
          <DeleteAccount />
        </div>
      </div>
    </>
  )
}
