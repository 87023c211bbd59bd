import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { countedAddress } from '../../kernel/http/address.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import { writeAudit } from '../audit/queries.ts'
import { findMemberByEmail, saveSeen, toUser } from '../auth/queries.ts'
import { demoPeople } from './people.ts'

type OpenSession = (
  db: Deps['db'],
  memberId: string,
  now: Temporal.Instant,
  userAgent: string | undefined,
) => Promise<string>

/** Lets visitors of the demo in. Without a demo, this call does not exist. */
export const demoHandlers = ({ db, clock, demo }: Deps, openSession: OpenSession) =>
  handlers({
    'POST /demo/sign-in': async ({ body, address, zone, userAgent }) => {
      if (!demo) return notFound()
      const found = await findMemberByEmail(db, demoPeople[body.as].email)
      // A visitor may have suspended or demoted the person whom the next one signs in as.
      if (!found || found.suspended_at || (body.as === 'admin' && found.role !== 'admin'))
        return notFound('Somebody changed this account. "npm run demo -- --fresh" starts the demo anew.')
      const now = clock.now()
      if (found.role === 'admin')
        await writeAudit(db, {
          at: now,
          kind: 'sign-in',
          actor: found,
          details: { address: countedAddress(address) },
        })
      await saveSeen(db, found.id, { zone })
      return { access_token: await openSession(db, found.id, now, userAgent), user: toUser(found) }
    },
  })
