import { quota, rates } from '../../../contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { unlessReadOnly } from '../../kernel/database.ts'
import type { SpaceGuard } from '../../kernel/mount.ts'
import { refuse } from '../../kernel/refusal.ts'
import { addUsage, findUsage, measureUsage, shareOf } from './usage.ts'

const full = () => refuse(507, 'Your space here is full. Delete what you no longer need, then try again.')

/** A minute, so that it is soon noticed when something was deleted, and nobody has all of theirs measured all the time. */
const whenFull = 1
/** A day, in minutes: near its end the quota is told, and replacing a list again and again is counted as if it added. */
const whenTold = 24 * 60

/** Keeps each member to their rate of saving and their quota (ruling 36). */
export const spaceGuard = ({ db, clock, limiter, hasRoom }: Deps): SpaceGuard => ({
  hasRoom,
  async store(memberId, { kind, bodyBytes }) {
    const limited =
      (await limiter.take(rates.saves, memberId)) ??
      (kind === 'picture' ? await limiter.take(rates.pictures, memberId) : undefined)
    if (limited) return limited
    const amount = {
      rows: 1,
      // Fields that were left out are stored too, and JSON of short words is not compressed.
      bytes: kind === 'picture' ? quota.rowBytes : 2 * bodyBytes + quota.rowBytes,
      pictures: kind === 'picture' ? 1 : 0,
    }
    let usage = await addUsage(db, memberId, amount)
    if (!usage) {
      await measureUsage(db, memberId, clock.now(), whenFull)
      usage = await addUsage(db, memberId, amount)
    }
    // An emptied day frees space, and of days there is an end.
    if (!usage) return kind === 'day' && bodyBytes <= quota.emptyDayBytes ? 1 : full()
    const share = shareOf(usage)
    if (
      share < quota.tellAt ||
      Date.parse(usage.measured_at) > clock.now().epochMilliseconds - whenTold * 60_000
    )
      return share
    await measureUsage(db, memberId, clock.now(), whenTold)
    return shareOf((await findUsage(db, memberId)) ?? usage)
  },
})

export const quotaHandlers = ({ db, clock }: Deps) =>
  handlers({
    'GET /user/storage': async ({ member }) => {
      let usage = await findUsage(db, member.id)
      if (!usage || shareOf(usage) >= quota.tellAt) {
        await unlessReadOnly(measureUsage(db, member.id, clock.now(), usage ? whenTold : 0))
        usage = await findUsage(db, member.id)
      }
      return { used: usage ? Math.min(shareOf(usage), 1) : 0, tellAt: quota.tellAt }
    },
  })
