import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { t } from '../../../contract/t.ts'
import { ownSecondFactor } from './queries.ts'
import { SettingsRow } from './settings-row.tsx'
import { ClockLeaf, FingertipShell } from './spots.tsx'
import { wordsOf } from './words-of.ts'

// The rows of what a member signs in with beside the password, on the profile and on an administrator's page.

const Passkeys = lazy(() => import('./passkeys.tsx'))
const Codes = lazy(() => import('./codes.tsx'))

export function PasskeysRow() {
  const own = useQuery(ownSecondFactor)
  return (
    <SettingsRow
      id="passkeys"
      spot={<FingertipShell />}
      title={t('Passkeys')}
      value={wordsOf(own, ({ passkeys: { length: count } }) =>
        count === 0
          ? t('None||passkeys')
          : t('{count, plural, one {# passkey} other {# passkeys}}', { count }),
      )}
    >
      <Passkeys />
    </SettingsRow>
  )
}

export function CodesRow() {
  const own = useQuery(ownSecondFactor)
  return (
    <SettingsRow
      id="codes"
      spot={<ClockLeaf />}
      title={t('One-time codes')}
      value={wordsOf(own, ({ codesSince }) => (codesSince === null ? t('Off') : t('On||of a setting')))}
    >
      <Codes />
    </SettingsRow>
  )
}
