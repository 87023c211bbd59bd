import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { roleInWords } from '../../lib/role-words.ts'
import { useUser } from '../../lib/session.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { chooseScheme, readScheme } from '../../ui/scheme.ts'
import { Appearance, schemeInWords } from './appearance.tsx'
import { HangingKey } from './hanging-key.tsx'
import { ownSessions } from './queries.ts'
import { SettingsFact, SettingsRow } from './settings-row.tsx'
import { OldKey, Rosette, SealedLetter, SunAndMoon, TwoWindows, WritingPencil } from './spots.tsx'
import { wordsOf } from './words-of.ts'

// The rows of an account that a member's profile and an administrator's page have in common.

const NameForm = lazy(() => import('./name-form.tsx').then(({ NameForm }) => ({ default: NameForm })))
const PasswordForm = lazy(() =>
  import('./password-form.tsx').then(({ PasswordForm }) => ({ default: PasswordForm })),
)
const Sessions = lazy(() => import('./sessions.tsx').then(({ Sessions }) => ({ default: Sessions })))

/** Whether a row is open whenever the page is come to: where there is room for it. */
type Opening = { startsOpen?: boolean | undefined }

export function NameRow() {
  const { name } = useUser()
  return (
    <SettingsRow
      id="name"
      spot={<WritingPencil />}
      title={t('Name')}
      value={name}
      form={(close) => <NameForm onClose={close} />}
    />
  )
}

export function EmailFact() {
  const { email } = useUser()
  return (
    <SettingsFact title={t('Email')} spot={<SealedLetter />}>
      <EmailAddress>{email}</EmailAddress>
    </SettingsFact>
  )
}

export function RoleFact() {
  const { role } = useUser()
  return (
    <SettingsFact title={t('Role')} spot={<Rosette />}>
      {roleInWords(role)}
    </SettingsFact>
  )
}

export const PasswordRow = () => (
  <SettingsRow
    id="password"
    spot={<OldKey />}
    title={t('Password')}
    value={t('Known to you alone')}
    form={(close) => (
      <>
        <div className="mb-4 flex items-center justify-between gap-4">
          <p className="measure text-sm text-ink-soft">
            {t('Changing it keeps you signed in here and ends every other session.')}
          </p>
          {/* Where there is room, it hangs beside the fields. */}
          <div className="w-26 shrink-0 @3xl:hidden">
            <HangingKey />
          </div>
        </div>
        <PasswordForm onClose={close} />
      </>
    )}
  />
)

export function SessionsRow({ startsOpen }: Opening) {
  const sessions = useQuery(ownSessions)
  return (
    <SettingsRow
      id="sessions"
      spot={<TwoWindows />}
      title={t('Where you are signed in')}
      value={wordsOf(sessions, (all) =>
        t('{count, plural, one {# device} other {# devices}}', { count: all.length }),
      )}
      startsOpen={startsOpen}
    >
      <Sessions />
    </SettingsRow>
  )
}

export function AppearanceRow({ startsOpen }: Opening) {
  const [scheme, setScheme] = useState(readScheme)
  return (
    <SettingsRow
      id="appearance"
      spot={<SunAndMoon />}
      title={t('Appearance')}
      value={schemeInWords(scheme)}
      startsOpen={startsOpen}
    >
      <Appearance
        scheme={scheme}
        onChoose={(next) => {
          chooseScheme(next)
          setScheme(next)
        }}
      />
    </SettingsRow>
  )
}
