import type { Api } from '../../../contract/api.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../handlers.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { forLog } from '../../kernel/log.ts'
import { planEventJob } from '../events/queries.ts'
import { beginSaving, planSaved } from './planning.ts'

type Write<Path extends string> = Extract<keyof Api, `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${Path}`>
type Room = 'daily-notes' | 'planner' | 'goals' | 'health' | 'global-events' | 'imports'

/**
 * Whose notices each call changes that writes where something to be reminded of lies: its member's own, those of all who
 * come to the event, or nobody's. A new call there does not compile without its line.
 */
const changes = {
  'POST /daily-notes': 'own',
  'POST /daily-notes/{date}/items': 'own',
  'PATCH /daily-notes/{date}/items/{id}': 'own',
  'DELETE /daily-notes/{date}/items/{id}': 'own',
  'POST /daily-notes/{date}/move': 'own',
  'POST /planner/repeating-items': 'own',
  'PATCH /planner/repeating-items/{id}': 'own',
  'DELETE /planner/repeating-items/{id}': 'own',
  'POST /goals': 'own',
  // A goal that is ticked reminds of nothing.
  'PATCH /goals/{weekStartDate}': 'nobody',
  'POST /health': 'own',
  'PATCH /health/{date}': 'own',
  'PATCH /user/notices': 'own',
  'POST /user/erase': 'own',
  'POST /imports/{id}/rows': 'own',
  'DELETE /imports/{id}': 'own',
  'POST /imports': 'nobody',
  'POST /imports/preview': 'nobody',
  'POST /imports/no-longer': 'nobody',
  'POST /imports/{id}/image': 'nobody',
  'POST /imports/{id}/finish': 'nobody',
  'POST /global-events/{id}/rsvp': 'own',
  // Whoever gets a place is told of it, and reminded, by the job that gives it.
  'POST /global-events/{id}/waitlist': 'nobody',
  'DELETE /global-events/{id}/waitlist': 'nobody',
  'PATCH /global-events/{id}': 'comers',
  'DELETE /global-events/{id}': 'comers',
  'POST /global-events/{id}/occurrences/{occurrence}': 'comers',
  'DELETE /global-events/{id}/occurrences/{occurrence}': 'comers',
  'POST /global-events/{id}/split': 'comers',
  'POST /global-events/{id}/messages': 'comers',
  // Nobody comes to a new one yet.
  'POST /global-events': 'nobody',
  'POST /global-events/{id}/attendees/export': 'nobody',
} as const satisfies Record<
  Write<`/${Room}${string}` | '/user/notices' | '/user/erase'>,
  'own' | 'comers' | 'nobody'
>
type Change = keyof typeof changes

const callsThatChange = (whose: (typeof changes)[Change]) =>
  (Object.keys(changes) as Change[]).filter((name) => changes[name] === whose)

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
  for (const name of callsThatChange('own')) {
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
  for (const name of callsThatChange('comers')) {
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
