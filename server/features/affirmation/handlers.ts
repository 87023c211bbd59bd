import type { FastifyBaseLogger } from 'fastify'
import { affirmations } from '../../../content/affirmations.ts'
import { rates } from '../../../contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { today } from '../../kernel/clock.ts'
import { unlessReadOnly } from '../../kernel/database/database.ts'
import { findAffirmation, saveAffirmation } from './queries.ts'
import { fitAffirmation, writtenAffirmation } from './rules.ts'

type Wish = { name: string; focus: string }

export const affirmationHandlers = ({ db, clock, limiter, affirmationService }: Deps) => {
  const written = (memberId: string, day: string) => writtenAffirmation(affirmations, memberId, day)

  /** The service's affirmation, or undefined. The log gets the kind of the fault, and no content. */
  async function ask(memberId: string, wish: Wish, log: FastifyBaseLogger): Promise<string | undefined> {
    if (!affirmationService) return undefined
    // If the uses cannot be counted, the service is not asked.
    const counted = limiter.take(rates.affirmations, memberId).then((limited) => !limited)
    if (!(await unlessReadOnly(counted))) return undefined
    const answer = await affirmationService(wish)
    const text = 'text' in answer ? fitAffirmation(answer.text) : undefined
    if (text === undefined)
      log.warn({ fault: 'fault' in answer ? answer.fault : 'unfit' }, 'no affirmation from the service')
    return text
  }

  /** A failure is stored as well. Opening the dashboard again must not wait for the service again. */
  async function ofDay(memberId: string, day: string, wish: Wish, log: FastifyBaseLogger): Promise<string> {
    const kept = await findAffirmation(db, memberId, day)
    if (kept !== undefined) return kept
    const text = (await ask(memberId, wish, log)) ?? written(memberId, day)
    return (await unlessReadOnly(saveAffirmation(db, memberId, day, text))) ?? text
  }

  const underWay = new Map<string, Promise<string>>()
  /** Calls of one member and day that arrive while another is running share its answer. */
  function shared(key: string, work: () => Promise<string>): Promise<string> {
    const running = underWay.get(key) ?? work().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }

  return handlers({
    'POST /ai/affirmation': async ({ member, body, zone, log }) => {
      const day = today(clock.now(), zone).toString()
      if (!affirmationService) return { affirmation: written(member.id, day) }
      const wish = { name: body.user_name, focus: body.focus_area }
      const affirmation = await shared(`${member.id} ${day}`, () => ofDay(member.id, day, wish, log))
      return { affirmation }
    },
  })
}
