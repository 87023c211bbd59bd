import { opens } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { roundPictureOf } from '../../features/banners/rules.ts'
import { IdentitiesRow } from '../../features/profile/identities.tsx'
import { AppearanceRow, NameRow, PasswordRow, SessionsRow } from '../../features/profile/own-rows.tsx'
import { Part } from '../../features/profile/part.tsx'
import { CodesRow, PasskeysRow } from '../../features/profile/second-factor-rows.tsx'
import { WaysInRow } from '../../features/profile/ways-in.tsx'
import { roleInWords } from '../../lib/role-words.ts'
import { useUser } from '../../lib/session.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { RoomPicture } from '../headland.tsx'
import { NewsRow } from './news-row.tsx'

/** An administrator's own account: name, password, sessions, letters, and the colors of this browser. */
export default function AccountPage() {
  const { role } = useUser()
  const isWide = useWide()
  return (
    <>
      <Person />
      <div className="grid gap-8 text-base max-md:gap-6 max-md:[&_h2]:text-lg">
        <Part title={t('You')}>
          <NameRow />
          {opens(role, 'moderator') && <NewsRow />}
        </Part>
        <Part title={t('Signing in')}>
          <PasswordRow />
          <PasskeysRow />
          <CodesRow />
          <IdentitiesRow />
          <WaysInRow />
          <SessionsRow startsOpen={isWide} />
        </Part>
        <Part title={t('This browser')}>
          <AppearanceRow startsOpen={isWide} />
        </Part>
      </div>
    </>
  )
}

/** Who it is, in place of a title. */
function Person() {
  const { id, name, email, role } = useUser()
  return (
    <header className="relative flex items-center gap-4 pt-4 pb-5 md:pt-8 md:pb-7">
      <title>{`${t('Your account')} · ${t('A-genda')}`}</title>
      <Avatar name={name} avatar={roundPictureOf(id)} size="big" />
      <div className="min-w-0 min-[23rem]:max-md:pe-14">
        <h1 className="font-sans text-sm leading-snug font-normal tracking-normal text-ink-soft">
          {t('Your account')}
        </h1>
        <p className="font-serif text-xl leading-tight wrap-anywhere md:text-2xl">{name}</p>
        <p className="mt-0.5 text-sm leading-snug text-ink-soft wrap-anywhere">
          <span className="max-md:block md:after:content-['_·_']">{roleInWords(role)}</span>
          <EmailAddress>{email}</EmailAddress>
        </p>
      </div>
      <RoomPicture className="top-2" />
    </header>
  )
}
