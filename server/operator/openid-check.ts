import { openIdOf } from '../features/auth/oidc/configured.ts'
import { providerFault } from '../features/auth/oidc/examine.ts'
import { type Check, ill, well } from './finding.ts'

/** Asks the OpenID provider what it says about itself, as a sign-in does. */
export const openId: Check = async ({ config }) => {
  const what = 'OpenID'
  const given = openIdOf(config)
  if (!given) return []
  const fault = await providerFault(given)
  return fault
    ? ill(what, `${given.issuer} ${fault}`)
    : well(what, `${given.issuer} says how to sign in by it`)
}
