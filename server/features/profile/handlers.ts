import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { clearLocation, listHealthAccess, saveLanguage, saveLocation, saveName } from './queries.ts'
import { cityOfZone } from './zone-city.ts'

/** About a kilometre: enough to find events nearby, too little to find a home. */
const coarse = (degrees: number | undefined) =>
  degrees === undefined ? undefined : Math.round(degrees * 100) / 100

export const profileHandlers = ({ db }: Deps) =>
  handlers({
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

    'PATCH /user/language': async ({ member, body }) => saveLanguage(db, member.id, body.language),

    'GET /user/health-access': async ({ member }) => listHealthAccess(db, member.id),
  })
