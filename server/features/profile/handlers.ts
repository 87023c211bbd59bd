import { rates } from '../../../contract/limits.ts'
import { passwordFault } from '../../../contract/password-strength.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { hashPassword, verifyPassword } from '../../kernel/password.ts'
import { notFound, Refusal, refuse } from '../../kernel/refusal.ts'
import { passwordChangedLetter } from '../auth/emails.ts'
import { getMember, savePassword } from '../auth/queries.ts'
import { endOtherSessions, endSessionById, listSessions } from '../auth/sessions.ts'
import { deviceInWords } from './device.ts'
import { clearLocation, deleteMember, listHealthAccess, saveLocation, saveName } from './queries.ts'
import { cityOfZone } from './zone-city.ts'

/** About a kilometre: enough to find events nearby, too little to find a home. */
const coarse = (degrees: number | undefined) =>
  degrees === undefined ? undefined : Math.round(degrees * 100) / 100

export const profileHandlers = ({ db, clock, limiter, mailer, background, publicUrl }: Deps) => {
  /** The member, once they have shown their password again; guessing it from an open screen is limited. */
  async function confirmed(memberId: string, password: string) {
    const limited = await limiter.take(rates.ownPassword, memberId)
    if (limited) return limited
    const row = await getMember(db, memberId)
    if (!(await verifyPassword(password, row.password_hash)))
      return refuse(400, 'That is not your current password', {
        errors: [{ path: 'currentPassword', message: 'That is not your current password' }],
      })
    await limiter.giveBack(rates.ownPassword, memberId)
    return row
  }

  return handlers({
    'PATCH /user/location': async ({ member, body }) =>
      saveLocation(db, member.id, { ...body, lat: coarse(body.lat), lng: coarse(body.lng) }),

    // A zone spans half a continent, so it gives a city to show, and no coordinates: those only the member gives.
    'POST /user/infer-location-from-timezone': async ({ member, query }) => {
      const location = cityOfZone(query.timezone_str)
      if (!location) return refuse(400, 'No city is known for this time zone.')
      return { user: await saveLocation(db, member.id, { ...location, location_requested: true }), location }
    },

    'DELETE /user/location': async ({ member }) => clearLocation(db, member.id),

    'PATCH /user/profile': async ({ member, body }) => saveName(db, member.id, body.name),

    'POST /user/password': async ({ member, token, body }) => {
      const fault = passwordFault(body.newPassword)
      if (fault) return refuse(400, fault, { errors: [{ path: 'newPassword', message: fault }] })
      const row = await confirmed(member.id, body.currentPassword)
      if (row instanceof Refusal) return row
      const passwordHash = await hashPassword(body.newPassword)
      await db.transaction().execute(async (tx) => {
        await savePassword(tx, member.id, passwordHash)
        await endOtherSessions(tx, member.id, token)
      })
      background.run('password letter', () => mailer.send(passwordChangedLetter(row, publicUrl())))
      return { ok: true }
    },

    'GET /user/sessions': async ({ member, token }) => {
      const sessions = await listSessions(db, member.id, token, clock.now())
      return sessions.map(({ user_agent, ...session }) => ({ ...session, device: deviceInWords(user_agent) }))
    },

    'DELETE /user/sessions/{id}': async ({ member, params }) =>
      (await endSessionById(db, member.id, params.id)) ? { ok: true } : notFound(),

    'POST /user/delete': async ({ member, body }) => {
      const row = await confirmed(member.id, body.password)
      if (row instanceof Refusal) return refuse(row.status, row.message, { headers: { ...row.headers } })
      if ((await deleteMember(db, member.id)) === 'last admin')
        return refuse(409, 'The last administrator cannot leave. Make somebody else one first.')
      return { ok: true }
    },

    'GET /user/health-access': async ({ member }) => listHealthAccess(db, member.id),
  })
}
