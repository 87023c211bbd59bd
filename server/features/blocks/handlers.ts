import { lengths } from '../../../contract/limits.ts'
import { rates } from '../../../contract/rates.ts'
import { opens } from '../../../contract/roles.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { notFound, type Refusal, refuse } from '../../kernel/http/refusal.ts'
import { type BlockRefusal, blockMember, unblockMember } from './blocking.ts'
import { listBlocked } from './listing.ts'

const refusals: Record<BlockRefusal, () => Refusal> = {
  absent: () => notFound('Member not found'),
  moderator: () => refuse(409, 'Administrators look after the community, so they cannot be blocked.'),
  'too many': () => refuse(409, `You can block at most ${lengths.blocks} people.`),
}

/** Whom a member does not want to meet. */
export const blockHandlers = ({ db, clock, limiter }: Deps) =>
  handlers({
    'POST /members/{id}/block': async ({ member, params }) => {
      if (params.id.toLowerCase() === member.id) return refuse(400, 'You cannot block yourself.')
      // Who moderates must see everything, and be seen.
      if (opens(member.role, 'moderator'))
        return refuse(409, 'Administrators see everything that is shared, so they cannot block anybody.')
      const limited = await limiter.take(rates.blocks, member.id)
      if (limited) return limited
      const answer = await blockMember(db, member.id, params.id, clock.now())
      return answer === 'blocked' ? { ok: true } : refusals[answer]()
    },

    'DELETE /members/{id}/block': async ({ member, params }) => {
      await unblockMember(db, member.id, params.id)
      return { ok: true }
    },

    'GET /user/blocks': async ({ member, query }) => listBlocked(db, member.id, query),
  })
