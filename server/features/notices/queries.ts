import type { Db } from '../../deps.ts'
import { listStopped } from './refusals.ts'
import { findChosen } from './settings.ts'
import { listDevices } from './subscriptions.ts'

export { getPushKey } from './push-keys.ts'

/** What a member chose to be told, and where, without the secrets of their browsers. */
export const exportNotices = async (db: Db, memberId: string) => ({
  ...(await findChosen(db, memberId)),
  stopped: await listStopped(db, memberId),
  devices: (await listDevices(db, memberId, Buffer.alloc(0))).map(({ device, madeAt, lastOkAt }) => ({
    device,
    madeAt,
    lastOkAt,
  })),
})
