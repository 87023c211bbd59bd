import * as z from 'zod/mini'
import { avatar } from './avatar.ts'
import { lengths } from './limits.ts'
import { admin, anyone, rows } from './row.ts'
import { id as anyId, cursor, done, instant, pageLimit, text, visibleText, wholeNumber } from './values.ts'

/** Who may make an account: anybody, whoever has an invitation, or nobody. */
export const registrationModes = ['open', 'invite', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

/** The token of an invitation, as its link holds it. */
export const invitationToken = text(200)

/** The ways into the product, for the card that one signs in with. */
export const waysIn = z.object({
  registration: z.enum(registrationModes),
  /** Whether an account can be made with the invitation that was asked about; absent without one. */
  invitation: z.optional(z.enum(['usable', 'over'])),
  /** What the OpenID provider is called by which one can sign in; absent without one. */
  provider: z.optional(z.string()),
})
export type WaysIn = z.infer<typeof waysIn>

const id = anyId.check(z.toLowerCase())
/** Whether accounts can be made with a link, or why not. */
const state = z.enum(['usable', 'ended', 'used up', 'revoked'])
const person = z.object({ id: z.string(), name: z.string() })

/** An invitation link; the address itself is told once, when it is made. */
export const invitation = z.object({
  id: z.string(),
  name: z.string(),
  /** Null once the account of whoever made it is deleted. */
  made_by: z.nullable(person),
  made_at: instant,
  ends_at: instant,
  most_uses: z.number(),
  uses: z.number(),
  state,
})
export type Invitation = z.infer<typeof invitation>

/** The sender may make the id. The same id again gives the invitation a new address, and the one before ends. */
export const newInvitation = z.object({
  id: z.optional(id),
  name: visibleText(lengths.name, 'Please say whom it is for'),
  /** In how many days it ends. */
  days: wholeNumber(1, 366),
  most_uses: wholeNumber(1, lengths.invitationUses),
})
export const madeInvitation = z.extend(invitation, { url: z.string() })

/** Newest first. Of the last invitation of the page before, `before` is the id, `before_at` when it was made. */
export const invitationPage = z.object({
  before: z.optional(id),
  before_at: z.optional(cursor('an invitation')),
  limit: pageLimit,
})
const invitedMember = z.object({ id: z.string(), name: z.string(), avatar, at: instant })
export type InvitedMember = z.infer<typeof invitedMember>

/** The calls about who may make an account. Part of `api.ts`. */
export const invitationCalls = rows({
  'GET /auth/ways-in': anyone({
    summary: 'Who may make an account, and whether an invitation lets one',
    query: z.object({ invitation: z.optional(invitationToken) }),
    response: waysIn,
  }),
  'GET /admin/invitations': admin({
    summary: 'The invitation links, newest first',
    query: invitationPage,
    response: z.array(invitation),
  }),
  'POST /admin/invitations': admin({
    summary: 'Make an invitation link, or give one a new address',
    body: newInvitation,
    response: madeInvitation,
  }),
  'DELETE /admin/invitations/{id}': admin({
    summary: 'Revoke an invitation link',
    params: z.object({ id }),
    response: done,
  }),
  'GET /admin/invitations/{id}/members': admin({
    summary: 'Who made an account with an invitation link, newest first',
    params: z.object({ id }),
    response: z.array(invitedMember).check(z.maxLength(lengths.invitationUses)),
  }),
})
