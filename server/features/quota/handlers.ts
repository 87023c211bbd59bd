import { quota } from '../../../contract/limits.ts'
import { type Rate, rates } from '../../../contract/rates.ts'
import { texts } from '../../../contract/texts.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { unlessReadOnly } from '../../kernel/database/database.ts'
import type { SpaceGuard } from '../../kernel/http/handler-types.ts'
import { noRateLimits, tooManyRequests } from '../../kernel/http/rate-limit.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { addUsage, findUsage, measureUsage, usedShare } from './usage.ts'

const full = () => refuse(507, 'Your space here is full. Delete what you no longer need, then try again.')

const tooFast = texts('So much cannot be saved at once. Please wait a moment and try again.')

/** A minute. It is short enough to notice deletions soon, and long enough not to measure every member all the time. */
const whenFull = 1
/**
 * A day, in minutes. Near the quota the member is warned, and replacing a list again and again counts as if it added.
 */
const whenTold = 24 * 60

/** The least bytes of a row in a body of an import. */
const importedRowBytes = 100

/** The kinds with a rate of their own. All but imports count for the rate of saving too. */
const ratesOf: Partial<Record<Parameters<SpaceGuard['store']>[1]['kind'], Rate>> = {
  picture: rates.pictures,
  import: rates.importRows,
  'import-picture': rates.importImages,
}

/** Limits each member to their rate of saving and their quota (ruling 36). */
export const spaceGuard = ({ db, clock, limiter, hasRoom }: Deps): SpaceGuard => {
  const anyRate: Rate = { ...rates.saves, most: 2 ** 31 - 1 }
  return {
    hasRoom,
    async store(memberId, { kind, bodyBytes }) {
      const ownRate = ratesOf[kind]
      const limited = ownRate && (await limiter.take(ownRate, memberId))
      if (limited) return limited
      const isPicture = kind === 'picture' || kind === 'import-picture'
      const isImport = kind === 'import' || kind === 'import-picture'
      const rate = isImport || limiter === noRateLimits ? anyRate : rates.saves
      const rows = kind === 'import' ? Math.ceil(bodyBytes / importedRowBytes) : 1
      // Fields that were left out are stored too, and JSON of short words is not compressed.
      const bytes = isPicture ? quota.rowBytes : 2 * bodyBytes + quota.rowBytes
      const now = clock.now()
      const add = () => addUsage(db, memberId, { rows, bytes, pictures: isPicture ? 1 : 0 }, rate, now)
      let added = await add()
      if (added === 'full') {
        await measureUsage(db, memberId, now, whenFull)
        added = await add()
      }
      // Emptying a day frees space, and the number of days is limited.
      if (added === 'full') return kind === 'day' && bodyBytes <= quota.emptyDayBytes ? 1 : full()
      if ('waitSeconds' in added) return tooManyRequests(added.waitSeconds, tooFast)
      const isFresh = Date.parse(added.measured_at) > now.epochMilliseconds - whenTold * 60_000
      if (usedShare(added) < quota.tellAt || isFresh) return usedShare(added)
      await measureUsage(db, memberId, now, whenTold)
      return usedShare((await findUsage(db, memberId)) ?? added)
    },
  }
}

export const quotaHandlers = ({ db, clock }: Deps) =>
  handlers({
    'GET /user/storage': async ({ member }) => {
      let usage = await findUsage(db, member.id)
      if (!usage || usedShare(usage) >= quota.tellAt) {
        await unlessReadOnly(measureUsage(db, member.id, clock.now(), usage ? whenTold : 0))
        usage = await findUsage(db, member.id)
      }
      return { used: usage ? Math.min(usedShare(usage), 1) : 0, tellAt: quota.tellAt }
    },
  })
