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
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { NewsRow } from './news-row.tsx'

/** An administrator's own account: name, password, sessions, and the colors of this browser. */
export default function AccountPage() {
  const { name, role } = useUser()
  return (
    <>
      <AdminHeader title={t('Your account')} subtitle={t('Who you are here, and how you come in.')} />
      <div className="grid gap-8 text-base">
        <Part
          title={t('You')}
          about={
            <span className="flex items-center gap-3 pt-1">
              <Avatar name={name} />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </span>
          }
        >
          <NameRow />
          <EmailFact />
          <RoleFact />
          <PasswordRow />
          <PasskeysRow />
          <CodesRow />
          <IdentitiesRow />
          <SessionsRow />
          {opens(role, 'moderator') && <NewsRow />}
        </Part>
        <Part title={t('This browser')}>
          <AppearanceRow />
        </Part>
      </div>
    </>
  )
}
