import { lengths } from '../../../contract/limits.ts'
import { texts } from '../../../contract/texts.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { toStored } from '../../kernel/clock.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { createPractice, listPractice } from './queries.ts'

/** How far a sender's clock may be ahead of ours. */
const clockSkew = { minutes: 5 }

export const practiceHandlers = ({ db, clock }: Deps) =>
  handlers({
    'GET /practice': async ({ member, query }) =>
      listPractice(db, member.id, { before: query.before, limit: query.limit ?? lengths.page }),

    'POST /practice': async ({ member, body }) => {
      const now = clock.now()
      const at = body.at === undefined ? now : Temporal.Instant.from(body.at)
      if (Temporal.Instant.compare(at, now.add(clockSkew)) > 0)
        return refuse(400, texts('What was practiced cannot be of an hour to come.'))
      return createPractice(db, member.id, { ...body, at: toStored(at) })
    },
  })
