import type * as z from 'zod/mini'
import type { newPasskey, passkeySignIn } from '../../../../contract/second-factor.ts'
import type { Place } from './place.ts'

/**
 * Ed25519, ES256 and RS256, which every authenticator knows one of. The library's own list begins with an algorithm that
 * Node has as an experiment.
 */
export const algorithms = [-8, -7, -257]

/** Loaded when the first passkey comes, because it takes a second. */
let library: Promise<typeof import('@simplewebauthn/server')> | undefined
const load = () => {
  library ??= import('@simplewebauthn/server')
  return library
}

type Made = z.output<typeof newPasskey>['credential']
type Used = z.output<typeof passkeySignIn>['credential']

const asked = ({ origin, rpId }: Place) => ({
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
})

/**
 * The public key of a new passkey; undefined if the answer is not one to `challenge`, from another place, or of somebody
 * who did not show the device that it is them. What is no such answer at all throws in the library.
 */
export async function readNewPasskey(
  { id, response }: Made,
  challenge: string,
  place: Place,
): Promise<{ id: string; publicKey: Buffer; counter: number; backedUp: boolean } | undefined> {
  const { verifyRegistrationResponse } = await load()
  const { transports: _, ...parts } = response
  const result = await verifyRegistrationResponse({
    ...asked(place),
    response: { id, rawId: id, type: 'public-key', response: parts, clientExtensionResults: {} },
    expectedChallenge: challenge,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  const { credential, credentialBackedUp } = result.registrationInfo
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    backedUp: credentialBackedUp,
  }
}

/** How often a passkey was used by now, and whether there are copies of it; undefined as in {@link readNewPasskey}. */
export async function readUse(
  { id, response }: Used,
  publicKey: Buffer,
  challenge: string,
  place: Place,
): Promise<{ counter: number; backedUp: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await load()
  const { userHandle: _, ...parts } = response
  const result = await verifyAuthenticationResponse({
    ...asked(place),
    response: { id, rawId: id, type: 'public-key', response: parts, clientExtensionResults: {} },
    expectedChallenge: challenge,
    // With 0 the library compares nothing. A counter that falls is ours to judge: synced passkeys do not count.
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  const { newCounter, credentialBackedUp } = result.authenticationInfo
  return { counter: newCounter, backedUp: credentialBackedUp }
}
