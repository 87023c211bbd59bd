import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'
import { cityOfZone } from '../../kernel/zone-city.ts'
import { findRemoval, getMember, toUser } from '../auth/queries.ts'
import {
  clearLocation,
  getHealthConsent,
  listHealthAccess,
  saveHealthConsent,
  saveLanguage,
  saveLocation,
  saveMonthStart,
  saveName,
} from './queries.ts'

/** About a kilometer: enough to find events nearby, too little to find a home. */
const coarse = (degrees: number | undefined) =>
  degrees === undefined ? undefined : Math.round(degrees * 100) / 100

export const profileHandlers = ({ db, clock, limiter, asksHealthConsent }: Deps) => {
  /** Counts a change against the member's rate before it is made. */
  const counted = async <T>(memberId: string, change: () => Promise<T>): Promise<T | Refusal> =>
    (await limiter.take(rates.profile, memberId)) ?? change()

  return handlers({
    'PATCH /user/location': async ({ member, body }) =>
      counted(member.id, () =>
        saveLocation(db, member.id, { ...body, lat: coarse(body.lat), lng: coarse(body.lng) }),
      ),

    // A zone spans half a continent. So it gives a city to show, and no coordinates. Only the member gives those.
    'POST /user/infer-location-from-timezone': async ({ member, query }) => {
      const location = cityOfZone(query.timezone_str)
      if (!location) return refuse(400, 'No city is known for this time zone.')
      return counted(member.id, async () => ({
        user: await saveLocation(db, member.id, { ...location, location_requested: true }),
        location,
      }))
    },

    'DELETE /user/location': async ({ member }) => counted(member.id, () => clearLocation(db, member.id)),

    'GET /user/profile': async ({ member }) => {
      const removal = await findRemoval(db, member.id)
      return {
        ...toUser(await getMember(db, member.id)),
        ...(member.mustSetSecondFactor && { must_set_second_factor: true }),
        ...(removal && { second_factor_ends_at: removal.at }),
      }
    },

    'PATCH /user/profile': async ({ member, body }) =>
      counted(member.id, () => saveName(db, member.id, body.name)),

    'PATCH /user/language': async ({ member, body }) =>
      counted(member.id, () => saveLanguage(db, member.id, body.language)),

    'PATCH /user/month': async ({ member, body }) =>
      counted(member.id, () => saveMonthStart(db, member.id, body.month_starts_on)),

    'GET /user/health-access': async ({ member }) => listHealthAccess(db, member.id),

    'GET /user/health-consent': async ({ member }) => ({
      isAsked: asksHealthConsent,
      ...(await getHealthConsent(db, member.id)),
    }),

    'PATCH /user/health-consent': async ({ member, body }) =>
      counted(member.id, async () => ({
        isAsked: asksHealthConsent,
        ...(await saveHealthConsent(db, member.id, body.given, clock.now())),
      })),
  })
}
