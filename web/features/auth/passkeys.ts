import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { Session } from '../../../contract/auth.ts'
import { call } from '../../lib/api.ts'

// The one place that knows the library of passkeys.

/** Closed by the person, timed out, or replaced by another request. */
function isCancelled(error: unknown): boolean {
  const { name = '' } = (error instanceof WebAuthnError ? error.cause : error) as { name?: string }
  return (
    ['NotAllowedError', 'AbortError'].includes(name) ||
    (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED')
  )
}

type SignInOptions = { portal: boolean }

async function enter({ portal }: SignInOptions, isSuggested: boolean): Promise<Session | undefined> {
  const { ticket, challenge, rpId } = await call('POST /auth/passkey/options')
  const optionsJSON = { challenge, rpId, userVerification: 'required' } as const
  const made = await startAuthentication({ optionsJSON, useBrowserAutofill: isSuggested }).catch(
    (error: unknown) => {
      if (isCancelled(error)) return undefined
      throw error
    },
  )
  if (!made) return undefined
  const { clientDataJSON, authenticatorData, signature, userHandle } = made.response
  const response = { clientDataJSON, authenticatorData, signature, userHandle }
  const body = { ticket, credential: { id: made.id, response }, ...(portal && { portal: 'admin' as const }) }
  return call('POST /auth/passkey', { body }).catch((error: unknown) => {
    throw Object.assign(error as Error, { isPicked: true })
  })
}

/** Asks for a passkey at once. Undefined if the person would rather not. */
export const signInByPasskey = (given: SignInOptions): Promise<Session | undefined> => enter(given, false)

/** Offers passkeys where the browser suggests addresses, and waits until one is picked. */
export async function suggestPasskeys(given: SignInOptions): Promise<Session | undefined> {
  return (await browserSupportsWebAuthnAutofill()) ? enter(given, true) : undefined
}

/** Ends a request that waits. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony()

type Asked = {
  challenge: string
  rpId: string
  userId: string
  algorithms: number[]
  known: { id: string; transports: string[] }[]
}

/** Has the device make a passkey. Undefined if the person would rather not; 'known' if the device has one. */
export async function makePasskey(asked: Asked, { email, name }: { email: string; name: string }) {
  type Json = Parameters<typeof startRegistration>[0]['optionsJSON']
  const optionsJSON: Json = {
    challenge: asked.challenge,
    rp: { id: asked.rpId, name: 'A-genda' },
    user: { id: asked.userId, name: email, displayName: name },
    pubKeyCredParams: asked.algorithms.map((alg) => ({ alg, type: 'public-key' })),
    excludeCredentials: asked.known.map(({ id, transports }) => ({
      id,
      type: 'public-key',
      transports: transports as NonNullable<Json['excludeCredentials']>[number]['transports'],
    })) as NonNullable<Json['excludeCredentials']>,
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
  try {
    const { id, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, response: { clientDataJSON, attestationObject, transports } }
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return 'known' as const
    if (isCancelled(error)) return undefined
    throw error
  }
}
