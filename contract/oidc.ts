import * as z from 'zod/mini'
import { credentials, session } from './auth.ts'
import { invitationToken } from './invitations.ts'
import { lengths } from './limits.ts'
import { anyone, member, rows } from './row.ts'
import { done, instant, text } from './values.ts'

/** The secret by which a browser ends the sign-in that it began. */
const attempt = text(200)

/** Where to send the browser, and the secret to keep until it comes back. */
export const oidcBeginning = z.object({ url: z.string(), attempt: z.string() })

/** `answer` is the query of the address to which the provider sent the browser back. */
export const oidcReturn = z.object({
  attempt,
  answer: text(lengths.oidcAnswer),
  /** For whom has no account yet, where accounts are made by invitation. */
  invitation: z.optional(invitationToken),
})

/** Who came in; or the address of the account whose password is needed first, once. */
export const oidcOutcome = z.object({
  session: z.optional(session),
  link: z.optional(z.object({ email: z.string() })),
})

export const oidcLink = z.object({ attempt, password: credentials.shape.password })

/** A provider by which a member signs in. */
export const identity = z.object({ issuer: z.string(), name: z.string(), linked_at: instant })
export type Identity = z.infer<typeof identity>
export const identities = z.object({
  list: z.array(identity),
  /** Whether the member can sign in by a password as well. */
  hasPassword: z.boolean(),
})
export const identityIssuer = z.object({ issuer: text(lengths.url) })

/** The calls about signing in by an OpenID provider. Part of `api.ts`. */
export const oidcCalls = rows({
  'POST /auth/oidc/begin': anyone({
    summary: 'Begin to sign in by the OpenID provider; 404 where there is none',
    response: oidcBeginning,
    whileFull: true,
  }),
  'POST /auth/oidc/finish': anyone({
    summary: 'Sign in, or make an account, with what the OpenID provider answered',
    body: oidcReturn,
    response: oidcOutcome,
    whileFull: true,
  }),
  'POST /auth/oidc/link': anyone({
    summary: 'Link the account of the same address by its password, and sign in',
    body: oidcLink,
    response: session,
    whileFull: true,
  }),
  'GET /user/identities': member({
    summary: 'By which OpenID providers the member signs in',
    response: identities,
  }),
  'DELETE /user/identities': member({
    summary: 'Do not sign in by an OpenID provider any more',
    query: identityIssuer,
    response: done,
  }),
})
