import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { LocationRows } from './location-rows.tsx'
import { NameRow } from './name-row.tsx'
import { Row } from './row.tsx'
import { StorageRow } from './storage-row.tsx'

/** The member's account. Unknown facts have no row. */
export function AccountCard() {
  const { name, email, role } = useUser()
  return (
    <Card title={t('Account')} action={<Avatar name={name} />}>
      <dl>
        <NameRow />
        <Row label={t('Email')}>
          <EmailAddress>{email}</EmailAddress>
        </Row>
        <LocationRows />
        <StorageRow />
        {role === 'admin' && <Row label={t('Role')}>{t('Administrator')}</Row>}
      </dl>
    </Card>
  )
}
