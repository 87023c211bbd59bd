import type { Session } from '../../contract/auth.ts'
import { beginChallenge } from '../features/auth/challenges.ts'
import { noteDevice } from '../features/auth/devices.ts'
import { makeAlarm } from '../features/auth/not-me/alarms.ts'
import { planRemoval } from '../features/auth/not-me/removals.ts'
import { replaceRecoveryCodes, saveSecret } from '../features/auth/second-factor/queries.ts'
import { toStored } from '../kernel/clock.ts'
import type { TestApp } from './app.ts'

/** Gives a member something of all that accounts are opened and watched by. */
export async function fillSecondFactor({ db, clock }: TestApp, { user: { id: memberId } }: Session) {
  const now = clock.now()
  const at = toStored(now)
  await saveSecret(db, memberId, Buffer.from('12345678901234567890'), now)
  await replaceRecoveryCodes(db, memberId)
  await beginChallenge(db, { kind: 'code', memberId }, now)
  await db
    .insertInto('passkeys')
    .values({
      member_id: memberId,
      id: `passkey-of-${memberId}`,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
      backed_up: false,
      name: 'Phone',
      rp_id: 'localhost',
      made_at: at,
    })
    .execute()
  const device = await noteDevice(
    db,
    { id: memberId, last_seen_on: '2026-11-01' },
    { now, device: 'a-number-of-a-browser', userAgent: undefined },
  )
  const about = { memberId, device: device?.hash ?? Buffer.alloc(32), signedInAt: at }
  await makeAlarm(db, about, now)
  await planRemoval(db, memberId, { from: at, until: at }, now)
  await db
    .insertInto('held_emails')
    .values({ member_id: memberId, kind: 'password', count: 1, first_at: at })
    .execute()
}
