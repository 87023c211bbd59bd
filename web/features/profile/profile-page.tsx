import { LogOut } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { askAndSignOut } from '../auth/ask-and-sign-out.ts'
import { About } from './about.tsx'
import { AccountSettings } from './account-settings.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Person } from './person.tsx'
import { PrivacySettings } from './privacy-settings.tsx'
import { Weather } from './weather.tsx'
import { YouSettings } from './you-settings.tsx'

/** A page about the member: who they are here, and what they have chosen. */
export default function ProfilePage() {
  return (
    <>
      <title>{`${t('Profile')} · A-genda`}</title>
      <Person />
      <div className="grid gap-8 pt-8 md:gap-12 md:pt-12">
        <Weather />
        <YouSettings />
        <PrivacySettings />
        <AccountSettings />
        <About />
        <div className="grid gap-8 md:ps-66">
          <Button
            look="quiet"
            className="justify-self-start max-sm:w-full print:hidden"
            onClick={() => void askAndSignOut()}
          >
            <LogOut className="size-4.5" aria-hidden="true" />
            {t('Sign Out')}
          </Button>
          <DeleteAccount />
        </div>
      </div>
    </>
  )
}
