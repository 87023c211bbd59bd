import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { chooseScheme, readScheme } from '../../ui/scheme.ts'
import { AccountRow } from './account-row.tsx'
import { LocationRows } from './location-rows.tsx'

/** The member's account, the look of the app, and the way out. */
export default function ProfilePage() {
  const user = useUser()
  const [scheme, setScheme] = useState(readScheme)
  return (
    <>
      <title>{`${t('Profile')} · A-genda`}</title>
      <PageHeader title={t('Profile')} />
      <div className="grid max-w-2xl gap-6">
        <Card title={t('Account')}>
          <dl>
            <AccountRow label={t('Name')}>{user.name}</AccountRow>
            <AccountRow label={t('Email')}>{user.email}</AccountRow>
            <LocationRows user={user} />
          </dl>
        </Card>
        <Card title={t('Appearance')}>
          <RadioGroup
            legend={t('Colours')}
            look="segmented"
            value={scheme}
            onChange={(next) => {
              chooseScheme(next)
              setScheme(next)
            }}
            options={[
              { value: 'system', label: t('System') },
              { value: 'light', label: t('Light') },
              { value: 'dark', label: t('Dark') },
            ]}
          />
        </Card>
        <Button look="quiet" className="justify-self-start" onClick={() => void signOut()}>
          {t('Sign Out')}
        </Button>
      </div>
    </>
  )
}
