import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { unlessReadOnly } from '../../kernel/database/database.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'
import { writeAudit } from '../audit/queries.ts'
import { getShownMember } from '../auth/queries.ts'
import { healthEntries } from '../health/queries.ts'
import { rangeRefusal } from '../health/rules.ts'
import { findInBundledCities } from './gazetteer/cities.ts'
import { mapAround } from './map/map-around.ts'
import { placesNear } from './near-places.ts'
import { withoutTwins } from './twins.ts'

/** The back office's own calls: members' health entries, and the search for addresses. */
export const adminHandlers = ({
  db,
  clock,
  limiter,
  geocoder,
  asksHealthConsent,
  needsHealthReason,
}: Deps) => {
  /** Why the entries of a member stay closed; undefined if an administrator may see them. */
  const closedFor = async (memberId: string): Promise<Refusal | undefined> => {
    const { health_consent_at } = await getShownMember(db, memberId)
    return asksHealthConsent && health_consent_at === null
      ? refuse(409, 'This member does not let administrators look at their health entries.')
      : undefined
  }

  const reasonMissing = (reason: string | undefined): Refusal | undefined => {
    if (reason || !needsHealthReason) return undefined
    const message = "Tell the member why you're viewing this."
    return refuse(400, message, { errors: [{ path: 'reason', message }] })
  }

  return handlers({
    'GET /admin/health/{userId}': async ({
      member,
      params,
      query: { from_date: from, to_date: to, reason },
    }) => {
      const refusal = rangeRefusal(from, to) ?? reasonMissing(reason)
      if (refusal) return refusal
      const { id } = await getShownMember(db, params.userId)
      const entries = await healthEntries(db, id, { from, to }).execute()
      // Asked after the entries were read, so that none written since a withdrawal is shown.
      const closed = await closedFor(id)
      if (closed) return closed
      // Written before the answer: a view that cannot be recorded is not shown (ruling 27).
      await writeAudit(db, {
        at: clock.now(),
        kind: 'health-read',
        actor: member,
        subjectId: id,
        details: { from: from ?? null, to: to ?? null, entries: entries.length, ...(reason && { reason }) },
      })
      return entries
    },

    'POST /admin/health/{userId}/export': async ({ member, params, body }) => {
      const { reason } = body
      const missing = reasonMissing(reason)
      if (missing) return missing
      const { id } = await getShownMember(db, params.userId)
      const closed = await closedFor(id)
      if (closed) return closed
      await writeAudit(db, {
        at: clock.now(),
        kind: 'health-export',
        actor: member,
        subjectId: id,
        details: {
          from: body.from_date,
          to: body.to_date,
          entries: body.entries,
          ...(reason && { reason }),
        },
      })
      return { ok: true }
    },

    'GET /admin/geocode': async ({ member, query: { q, limit }, zone, log }) => {
      const limited = await unlessReadOnly(limiter.take(rates.geocoding, member.id))
      if (limited) return limited
      const found = await geocoder?.(q)
      if (found && !('fault' in found)) return withoutTwins(found).slice(0, limit)
      if (found) log.warn({ fault: found.fault }, 'the geocoder did not answer; the list of cities does')
      return findInBundledCities(q, limit, await placesNear(db, member, zone))
    },

    'GET /admin/map': ({ query }) => mapAround(query),
  })
}
