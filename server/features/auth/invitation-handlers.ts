import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'
import { isInvited, listInvitations, listInvited, makeInvitation, revokeInvitation } from './invitations.ts'

/** Who may make an account, and the links that let people do so. */
export const invitationHandlers = ({ db, clock, publicUrl, registration, oidc }: Deps) => {
  const ways = { registration, ...(oidc && { provider: oidc.name }) }
  return handlers({
    'GET /auth/ways-in': async ({ query: { invitation } }) => {
      if (!invitation) return ways
      const usable = await isInvited(db, invitation, clock.now())
      return { ...ways, invitation: usable ? ('usable' as const) : ('over' as const) }
    },

    'GET /admin/invitations': async ({ query }) => listInvitations(db, query, clock.now()),

    'POST /admin/invitations': async ({ member, body }) => {
      const made = await makeInvitation(db, member.id, body, clock.now())
      if (!made) return refuse(409, 'This invitation cannot get a new address. Please make another one.')
      return { ...made.invitation, url: `${publicUrl()}/join?invitation=${made.token}` }
    },

    'DELETE /admin/invitations/{id}': async ({ member, params }) =>
      (await revokeInvitation(db, member.id, params.id, clock.now()))
        ? { ok: true }
        : notFound('Invitation not found'),

    'GET /admin/invitations/{id}/members': async ({ params }) => listInvited(db, params.id),
  })
}
