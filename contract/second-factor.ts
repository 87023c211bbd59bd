import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { currentPassword } from './profile.ts'
import { instant, text, visibleText } from './values.ts'

/** What continues a sign-in or the making of a passkey that was begun. */
const ticket = z.string().check(z.regex(/^[\w-]{20,200}$/))

/** Set by the administrators' form, as in `POST /auth/login`. */
const portal = z.optional(z.literal('admin'))

/** Where an account goes on: it was begun with a password. The code is one of the app, or a recovery code. */
export const codeSignIn = z.object({
  ticket,
  code: text(lengths.code).check(z.trim(), z.minLength(1, 'Please enter the code')),
})

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(max))
const credentialId = base64url(lengths.passkeyId)
const transports = z.optional(
  z._default(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)), []),
)

/** What a browser must know to sign in with a passkey: any that it has for this place. */
export const passkeyAsked = z.object({ ticket: z.string(), challenge: z.string(), rpId: z.string() })

/** A passkey's answer, as `AuthenticatorAssertionResponse` is written in JSON (WebAuthn level 3, section 5.1). */
export const passkeySignIn = z.object({
  ticket,
  portal,
  credential: z.object({
    id: credentialId,
    response: z.object({
      clientDataJSON: base64url(lengths.passkeyPart),
      authenticatorData: base64url(lengths.passkeyPart),
      signature: base64url(lengths.passkeyPart),
      userHandle: z.optional(z.nullable(base64url(200))),
    }),
  }),
})

/** The member's password, before something is added that opens the account. */
export const passwordShown = z.object({ currentPassword })

/** What a browser must know to make a passkey. Those that there are already are not made twice. */
export const newPasskeyAsked = z.object({
  ticket: z.string(),
  challenge: z.string(),
  rpId: z.string(),
  userId: z.string(),
  algorithms: z.array(z.number()),
  known: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
})

/** A passkey's public key, as `AuthenticatorAttestationResponse` is written in JSON. */
export const newPasskey = z.object({
  ticket,
  name: visibleText(lengths.name, 'Please give it a name'),
  credential: z.object({
    id: credentialId,
    response: z.object({
      clientDataJSON: base64url(lengths.passkeyPart),
      attestationObject: base64url(lengths.passkeyPart),
      transports,
    }),
  }),
})
export const passkeyName = z.object({ name: visibleText(lengths.name, 'Please give it a name') })
export const passkeyParams = z.object({ id: credentialId })

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  madeAt: instant,
  lastUsedAt: z.nullable(instant),
  /** Whether the device, or the account that it belongs to, keeps copies of it. */
  backedUp: z.boolean(),
  /** Whether it was made for another address of this community, and so does not work here. */
  elsewhere: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>

/** Why there are no passkeys at an address: it is a number, or not secure. */
export const passkeyHindrances = ['number', 'insecure'] as const

/** Second factors that will be removed unless somebody signs in with one of them, or keeps them. */
export const factorRemoval = z.object({ at: instant, codes: z.boolean(), passkeys: z.number() })
export type FactorRemoval = z.infer<typeof factorRemoval>

/** What the member has beside the password. */
export const secondFactor = z.object({
  /** Since when a code is asked for; null where none is. */
  codesSince: z.nullable(instant),
  recoveryCodes: z.number(),
  passkeys: z.array(passkey),
  /** The only address at which passkeys work, and why there are none, if so. */
  passkeysAt: z.string(),
  hindrance: z.nullable(z.enum(passkeyHindrances)),
  /** Whether the member needs one of them, as an administrator here. */
  isRequired: z.boolean(),
  /** Whether it still has to be set up, or shown, before this session can do anything else. */
  isAwaited: z.boolean(),
  /** What of it will be removed, and when; null if nothing will. */
  removal: z.nullable(factorRemoval),
})
export type OwnSecondFactor = z.infer<typeof secondFactor>

/** A new secret, in base32 and as an address that apps read from a picture. */
export const newCodes = z.object({ secret: z.string(), uri: z.string() })
export const codeConfirmed = z.object({
  code: text(lengths.code).check(z.trim(), z.minLength(1, 'Please enter the code')),
})
/** Each opens the account once. They are told only now. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** The link of a letter about a new device. */
export const alarm = z.object({ token: text(200) })

/**
 * What happened to second factors added since that sign-in: there were none, they were removed, they will be
 * removed at `removalAt`, or they stay, because somebody has signed in with them since.
 */
export const alarmAnswer = z.object({
  ok: z.literal(true),
  factors: z.enum(['none', 'removed', 'planned', 'stay']),
  removalAt: z.nullable(instant),
})
export type AlarmAnswer = z.infer<typeof alarmAnswer>

/** What a stranger who reads the member's email does not have: the password of that time, or a recovery code. */
export const alarmProof = z.object({
  token: text(200),
  proof: text(lengths.passwordMaxBytes).check(
    z.minLength(1, 'Please enter your former password or a recovery code'),
  ),
})
