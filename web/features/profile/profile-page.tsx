import { type ReactNode, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { chooseScheme, readScheme } from '../../ui/scheme.ts'

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3 first:border-t-0 first:pt-0 sm:grid sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

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
            <Row label={t('Name')}>{user.name}</Row>
            <Row label={t('Email')}>{user.email}</Row>
            {user.city && (
              <Row label={t('Location')}>{[user.city, user.country].filter(Boolean).join(', ')}</Row>
            )}
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
