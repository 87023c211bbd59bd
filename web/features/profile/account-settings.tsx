import { isStaff } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { IdentitiesRow } from './identities.tsx'
import { coordinatesInWords, OwnLocation, placeInWords } from './own-location.tsx'
import { EmailFact, NameRow, PasswordRow, RoleFact, SessionsRow } from './own-rows.tsx'
import { Part } from './part.tsx'
import { CodesRow, PasskeysRow } from './second-factor-rows.tsx'
import { SettingsRow } from './settings-row.tsx'
import { SpaceFact } from './space-fact.tsx'
import { PinOnHill } from './spots.tsx'
import { WaysInRow } from './ways-in.tsx'

/** Who the member is here. Unknown facts have no row. */
export function AccountSettings() {
  const user = useUser()
  const coordinates = coordinatesInWords(user)
  return (
    <Part title={t('Account')} about={t('Who you are here, and how you come in.')}>
      <NameRow />
      <EmailFact />
      <SettingsRow
        id="location"
        spot={<PinOnHill />}
        title={t('Location')}
        value={
          <>
            {placeInWords(user) || (coordinates ? t('Shared') : t('Not shared'))}
            {coordinates && (
              <span className="block">
                {t('Coordinates')} <span>{coordinates}</span>
              </span>
            )}
          </>
        }
      >
        <OwnLocation />
      </SettingsRow>
      <SpaceFact />
      {isStaff(user.role) && <RoleFact />}
      <PasswordRow />
      <PasskeysRow />
      <CodesRow />
      <IdentitiesRow />
      <WaysInRow />
      <SessionsRow />
    </Part>
  )
}
