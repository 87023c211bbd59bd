import type { Api } from '../../../contract/api.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../handlers.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { forLog } from '../../kernel/log.ts'
import { planEventJob } from '../events/queries.ts'
import { beginSaving, planSaved } from './planning.ts'

/** The calls that change what their member is reminded of. */
const ownCalls = [
  'POST /daily-notes',
  'POST /daily-notes/{date}/items',
  'PATCH /daily-notes/{date}/items/{id}',
  'DELETE /daily-notes/{date}/items/{id}',
  'POST /daily-notes/{date}/move',
  'POST /planner/repeating-items',
  'PATCH /planner/repeating-items/{id}',
  'DELETE /planner/repeating-items/{id}',
  'POST /goals',
  'POST /health',
  'PATCH /health/{date}',
  'POST /global-events/{id}/rsvp',
  'PATCH /user/notices',
  'POST /user/erase',
  'POST /imports/{id}/rows',
  'DELETE /imports/{id}',
] as const satisfies (keyof Api)[]

/** The calls that change what all who come to an event are reminded of. */
const eventCalls = [
  'PATCH /global-events/{id}',
  'DELETE /global-events/{id}',
  'POST /global-events/{id}/occurrences/{occurrence}',
  'DELETE /global-events/{id}/occurrences/{occurrence}',
  'POST /global-events/{id}/split',
  'POST /global-events/{id}/messages',
] as const satisfies (keyof Api)[]

type Call = {
  member: { id: string }
  params: { id: string }
  log: { warn(facts: object, text: string): void }
}
type AnyHandler = (call: Call) => Promise<unknown>

/**
 * The handlers, with the notices of a member planned after each save that they depend on, before it is answered. The
 * save is written down before it is made, so one whose process dies in between is planned by {@link planLeft}. For a
 * member whose notices go nowhere nothing is written down or planned.
 */
export function replanning(deps: Deps, all: Handlers): Handlers {
  const { db, clock, jobs, push, mail } = deps
  if (!push && !mail.delivers) return all
  const wrapped: Record<string, AnyHandler> = {}
  for (const name of ownCalls) {
    const save = all[name] as unknown as AnyHandler
    wrapped[name] = async (call) => {
      const saving = await beginSaving(db, call.member.id, clock.now())
      const result = await save(call)
      if (!saving) return result
      // The save is made, and its answer does not depend on this. What fails here is done by `planLeft`.
      await planSaved(db, saving, clock.now()).catch((error) =>
        call.log.warn({ err: forLog(error) }, 'Notices could not be planned.'),
      )
      return result
    }
  }
  for (const name of eventCalls) {
    const change = all[name] as unknown as AnyHandler
    wrapped[name] = async (call) => {
      const result = await change(call)
      if (result instanceof Refusal) return result
      await jobs.send(planEventJob, { eventId: call.params.id })
      const made = (result as { id?: string } | undefined)?.id
      if (made && made !== call.params.id) await jobs.send(planEventJob, { eventId: made })
      return result
    }
  }
  return { ...all, ...(wrapped as unknown as Partial<Handlers>) }
}
