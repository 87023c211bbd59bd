import { isIP } from 'node:net'
import type { passkeyHindrances } from '../../../../contract/second-factor.ts'

/** Where passkeys are made and used: the host that they belong to, and the only origin that may ask for them. */
export type Place = {
  origin: string
  rpId: string
  /** Why there are none here; null if there are. */
  hindrance: (typeof passkeyHindrances)[number] | null
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost')

/** The place of the address that people open. Browsers know passkeys by a name, and only where nobody listens in. */
export function placeOf(publicUrl: string): Place {
  const { origin, protocol, hostname } = new URL(publicUrl)
  const rpId = hostname.toLowerCase()
  if (isIP(rpId.replace(/^\[|\]$/g, ''))) return { origin, rpId, hindrance: 'number' }
  return { origin, rpId, hindrance: protocol === 'https:' || isLocal(rpId) ? null : 'insecure' }
}
