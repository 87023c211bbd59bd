import { getMember, toUser } from '../../auth/queries.ts'
import type { Part } from '../part.ts'

/** Who the member is, and what they chose. */
export const profile: Part = {
  kind: 'profile',
  tables: ['members'],
  async write(files, { db, memberId }) {
    const member = await getMember(db, memberId)
    const { id, name, email, role, city, country, lat, lng, healthGoals, language } = toUser(member)
    await files.thing('profile.json', {
      id,
      name,
      email,
      role,
      time_zone: member.time_zone,
      created_at: member.created_at,
    })
    await files.thing('settings.json', {
      healthGoals,
      language: language ?? null,
      location: { city, country, lat, lng },
    })
  },
}
