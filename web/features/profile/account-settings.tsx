import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { NameForm } from './name-form.tsx'
import { coordinatesInWords, OwnLocation, placeInWords } from './own-location.tsx'
import { Part } from './part.tsx'
import { ownSessions } from './queries.ts'
import { SettingsFact, SettingsRow } from './settings-row.tsx'
import { SpaceFact } from './space-fact.tsx'
import { wordsOf } from './words-of.ts'

const PasswordForm = lazy(() =>
  import('./password-form.tsx').then(({ PasswordForm }) => ({ default: PasswordForm })),
)
const Sessions = lazy(() => import('./sessions.tsx').then(({ Sessions }) => ({ default: Sessions })))

/** Who the member is here. Unknown facts have no row. */
export function AccountSettings() {
  const user = useUser()
  const sessions = useQuery(ownSessions)
  const coordinates = coordinatesInWords(user)
  return (
    <Part title={t('Account')} about={t('Who you are here, and how you come in.')}>
      <SettingsRow
        id="name"
        title={t('Name')}
        value={user.name}
        form={(close) => <NameForm onClose={close} />}
      />
      <SettingsFact title={t('Email')}>
        <EmailAddress>{user.email}</EmailAddress>
      </SettingsFact>
      <SettingsRow
        id="location"
        title={t('Location')}
        value={placeInWords(user) || (coordinates ? t('Shared') : t('Not shared'))}
      >
        <OwnLocation />
      </SettingsRow>
      {coordinates && <SettingsFact title={t('Coordinates')}>{coordinates}</SettingsFact>}
      <SpaceFact />
      {user.role === 'admin' && <SettingsFact title={t('Role')}>{t('Administrator')}</SettingsFact>}
      <SettingsRow
        id="password"
        title={t('Password')}
        value={t('Known to you alone')}
        form={(close) => (
          <>
            <p className="mb-4 measure text-ink-soft">
              {t('Changing it keeps you signed in here and ends every other session.')}
            </p>
            <PasswordForm onClose={close} />
          </>
        )}
      />
      <SettingsRow
        id="sessions"
        title={t('Where you are signed in')}
        value={wordsOf(sessions, (all) =>
          t('{count, plural, one {# device} other {# devices}}', { count: all.length }),
        )}
      >
        <Sessions />
      </SettingsRow>
    </Part>
  )
}
