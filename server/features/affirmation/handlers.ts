import type { FastifyBaseLogger } from 'fastify'
import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { today } from '../../kernel/clock.ts'
import { unlessReadOnly } from '../../kernel/database/database.ts'
import { findAffirmation, saveAffirmation } from './queries.ts'
import { fitAffirmation, writtenAffirmation } from './rules.ts'

type AffirmationRequest = { name: string; focus: string; language: string }

export const affirmationHandlers = (deps: Deps) => {
  const { db, clock, limiter, affirmationService, affirmations, texts } = deps
  const written = (memberId: string, day: string, language: string) =>
    writtenAffirmation(affirmations.of(language), memberId, day)

  /** The service's affirmation, or undefined. The log gets the kind of the fault, and no content. */
  async function ask(
    memberId: string,
    request: AffirmationRequest,
    log: FastifyBaseLogger,
  ): Promise<string | undefined> {
    if (!affirmationService) return undefined
    // If the uses cannot be counted, the service is not asked.
    const counted = limiter.take(rates.affirmations, memberId).then((limited) => !limited)
    if (!(await unlessReadOnly(counted))) return undefined
    const answer = await affirmationService(request)
    const text = 'text' in answer ? fitAffirmation(answer.text, request.language) : undefined
    if (text === undefined)
      log.warn({ fault: 'fault' in answer ? answer.fault : 'unfit' }, 'no affirmation from the service')
    return text
  }

  /** A failure is stored as well. Opening the dashboard again must not wait for the service again. */
  async function ofDay(
    memberId: string,
    day: string,
    request: AffirmationRequest,
    log: FastifyBaseLogger,
  ): Promise<string> {
    const { language } = request
    const kept = await findAffirmation(db, { memberId, date: day, language })
    if (kept !== undefined) return kept
    const text = (await ask(memberId, request, log)) ?? written(memberId, day, language)
    return (await unlessReadOnly(saveAffirmation(db, { memberId, date: day, language }, text))) ?? text
  }

  const underWay = new Map<string, Promise<string>>()
  /** Calls of one member, day and language that arrive while another is running share its answer. */
  function shared(key: string, work: () => Promise<string>): Promise<string> {
    const running = underWay.get(key) ?? work().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }

  return handlers({
    'POST /ai/affirmation': async ({ member, body, zone, acceptLanguage, log }) => {
      const day = today(clock.now(), zone).toString()
      const language = texts.reader(acceptLanguage, member.language)
      if (!affirmationService) return { affirmation: written(member.id, day, language) }
      const request = { name: body.user_name, focus: body.focus_area, language }
      const key = `${member.id} ${day} ${language}`
      const affirmation = await shared(key, () => ofDay(member.id, day, request, log))
      return { affirmation }
    },
  })
}
