import { exportFactors, getMember, toUser } from '../../auth/queries.ts'
import { exportNotices } from '../../notices/queries.ts'
import type { Part } from '../part.ts'

/** Who the member is, and what they chose. */
export const profile: Part = {
  kind: 'profile',
  tables: [
    'members',
    'member_identities',
    'journals',
    'notice_settings',
    'letter_refusals',
    'push_subscriptions',
    'one_time_codes',
    'passkeys',
  ],
  async write(files, { db, memberId }) {
    const member = await getMember(db, memberId)
    const { id, name, email, role, city, country, lat, lng, healthGoals, language } = toUser(member)
    await files.thing('profile.json', {
      id,
      name,
      email,
      role,
      time_zone: member.time_zone,
      seen_language: member.seen_language,
      created_at: member.created_at,
      last_seen_on: member.last_seen_on,
      health_consent_at: member.health_consent_at,
      health_consent_answered_at: member.health_consent_answered_at,
      signs_in_by: await db
        .selectFrom('member_identities')
        .select(['issuer', 'subject', 'linked_at'])
        .where('member_id', '=', memberId)
        .orderBy('linked_at')
        .execute(),
    })
    await files.thing('sign-in.json', await exportFactors(db, memberId))
    const journal = await db
      .selectFrom('journals')
      .select('on_this_day')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    await files.thing('settings.json', {
      healthGoals,
      language: language ?? null,
      month_starts_on: member.month_starts_on,
      location: { city, country, lat, lng },
      on_this_day: journal?.on_this_day ?? 'off',
    })
    await files.thing('reminders.json', await exportNotices(db, memberId))
  },
}
