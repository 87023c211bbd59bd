import { opens } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { IdentitiesRow } from '../../features/profile/identities.tsx'
import {
  AppearanceRow,
  EmailFact,
  NameRow,
  PasswordRow,
  RoleFact,
  SessionsRow,
} from '../../features/profile/own-rows.tsx'
import { Part } from '../../features/profile/part.tsx'
import { CodesRow, PasskeysRow } from '../../features/profile/second-factor-rows.tsx'
import { roleInWords } from '../../lib/role-words.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { NewsRow } from './news-row.tsx'

/** An administrator's own account: name, password, sessions, and the colors of this browser. */
export default function AccountPage() {
  const { role } = useUser()
  return (
    <>
      <AdminHeader title={t('Your account')} subtitle={t('Who you are here, and how you come in.')} />
      <div className="grid gap-8 text-base">
        <Person />
        <Part title={t('You')}>
          <NameRow />
          <EmailFact />
          <RoleFact />
        </Part>
        <Part title={t('Signing in')}>
          <PasswordRow />
          <PasskeysRow />
          <CodesRow />
          <IdentitiesRow />
          <SessionsRow isRoomy />
        </Part>
        {opens(role, 'moderator') && (
          <Part title={t('Letters')}>
            <NewsRow />
          </Part>
        )}
        <Part title={t('This browser')}>
          <AppearanceRow />
        </Part>
      </div>
    </>
  )
}

function Person() {
  const { name, email, role } = useUser()
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} size="big" />
      <div className="min-w-0">
        <p className="font-serif text-[1.375rem] leading-snug wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {roleInWords(role)} · <EmailAddress>{email}</EmailAddress>
        </p>
      </div>
    </div>
  )
}
