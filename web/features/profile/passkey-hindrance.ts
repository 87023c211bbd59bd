import type { OwnSecondFactor } from '../../../contract/second-factor.ts'
import { t } from '../../../contract/t.ts'

/** Why no passkey can be made here, in a sentence; undefined if one can. */
export function hindranceInWords({ hindrance, passkeysAt }: OwnSecondFactor): string | undefined {
  if (hindrance === 'number')
    return t(
      'There are no passkeys here, because the address of this community is a number. They need a name, such as agenda.example.org.',
    )
  if (hindrance === 'insecure')
    return t(
      'There are no passkeys here, because the address of this community begins with http. They need https.',
    )
  if (passkeysAt && passkeysAt !== window.location.origin)
    return t('Passkeys are made at {address} only, where this community is at home.', { address: passkeysAt })
  if (typeof PublicKeyCredential !== 'function') return t('This browser has no passkeys.')
  return undefined
}
