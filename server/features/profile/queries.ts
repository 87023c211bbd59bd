import type { User } from '../../../contract/profile.ts'
import type { Db } from '../../deps.ts'
import { notFound } from '../../kernel/refusal.ts'
import { toUser } from '../auth/queries.ts'

type Location = {
  city?: string | undefined
  country?: string | undefined
  lat?: number | undefined
  lng?: number | undefined
  location_requested?: boolean | undefined
}

/** Stores what is given of a member's location, leaves the rest as it was, and answers the member. */
export async function saveLocation(db: Db, memberId: string, location: Location): Promise<User> {
  const row = await db
    .updateTable('members')
    .set((eb) => ({
      city: location.city ?? eb.ref('city'),
      country: location.country ?? eb.ref('country'),
      lat: location.lat ?? eb.ref('lat'),
      lng: location.lng ?? eb.ref('lng'),
      location_requested: location.location_requested ?? eb.ref('location_requested'),
    }))
    .where('id', '=', memberId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return toUser(row)
}
