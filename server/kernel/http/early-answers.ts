import { isDeepStrictEqual } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyRow } from '../../../contract/row.ts'
import { type Parts, partsOf } from './call-of.ts'
import type { Authentication, Caller } from './caller.ts'
import { admit, bearer, type Entry } from './door.ts'
import { Refusal } from './refusal.ts'

/** An entry with a caller who is recalled: what the look-up says, which goes on meanwhile, or what begins it. */
type PendingEntry<C> = Entry<C> & {
  confirmed?: Promise<Entry<C> | Refusal>
  confirm?: () => Promise<Entry<C> | Refusal>
}

/** The count of a save: a refusal, or the used part of the quota. Undefined where nothing is counted. */
export type Counting = Promise<Refusal | number> | undefined

type RowAnswers<C> = {
  row: AnyRow
  method: string
  authentication: Authentication<C>
  /** Answers for the entry that the request has. */
  answer(request: FastifyRequest, reply: FastifyReply, parts?: Parts, counting?: Counting): Promise<unknown>
  count(request: FastifyRequest, member: C | undefined): Counting
  hasRoom(): boolean
  /** Throws where the row adds something and there is no space for it. */
  unlessFull(): void
}

/**
 * Whether the recalled caller equals the one whom the look-up found, so that an answer that was made early is valid. A
 * recalled one who is sent to the primary without need reads the same.
 */
function isSameCaller<C extends Caller>(found: C, recalled: C): boolean {
  if (found.hasRecentWrite && !recalled.hasRecentWrite) return false
  for (const part in found)
    if (part !== 'hasRecentWrite' && !isDeepStrictEqual(found[part], recalled[part])) return false
  return true
}

/**
 * Makes the most of the trip in which a token is looked up again. A member's read starts meanwhile, for the caller whom
 * the token belonged to when it was last looked up, and its answer is sent only if that is still so (decision 45). A
 * save is counted meanwhile, and made only once its caller is known (decision 51).
 */
export function earlyAnswers<C extends Caller>(of: RowAnswers<C>) {
  const { row, method, authentication, answer } = of
  const beginsEarly = method === 'GET' && row.door === 'member'
  const countsEarly = row.stored !== undefined && row.door === 'member' && !row.file

  /** If the session turns out to have ended, one save too many is counted until the next measurement. */
  async function countedAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    member: C | undefined,
    confirm: () => Promise<Entry<C> | Refusal>,
  ): Promise<unknown> {
    const parts = partsOf(row, request)
    const confirming = confirm()
    const counting = parts instanceof Refusal || !of.hasRoom() ? undefined : of.count(request, member)
    // It is awaited below, if the caller may save.
    counting?.catch(() => undefined)
    const entry = await confirming
    if (entry instanceof Refusal) return entry
    of.unlessFull()
    request.setDecorator('entry', entry)
    return parts instanceof Refusal ? parts : answer(request, reply, parts, counting)
  }

  return {
    /** The entry of a caller who is recalled and may use the row. Undefined if it has to be awaited. */
    recalledEntry(request: FastifyRequest): PendingEntry<C> | undefined {
      const token = beginsEarly || countsEarly ? bearer(request) : undefined
      if (token === undefined) return undefined
      const { recalled, find } = authentication.recall(token)
      const entry = recalled && admit(row, method, token, recalled)
      if (!entry || entry instanceof Refusal) return undefined
      const confirm = async () => admit(row, method, token, await find())
      // After the body has come, so that both go out together.
      if (countsEarly) return { ...entry, confirm }
      const confirmed = confirm()
      // Whoever answers awaits it. Until then nobody does.
      confirmed.catch(() => undefined)
      return { ...entry, confirmed }
    },

    /** The answer to a request that has its entry, once its caller is known to be who they were recalled as. */
    async confirmedAnswer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const { confirmed, confirm, member } = request.getDecorator<PendingEntry<C>>('entry')
      if (confirm) return countedAnswer(request, reply, member, confirm)
      if (!confirmed) return answer(request, reply)
      const answered = answer(request, reply)
      // It is awaited below, if it is for the right caller.
      answered.catch(() => undefined)
      const entry = await confirmed
      if (entry instanceof Refusal) return entry
      if (entry.member && member && isSameCaller(entry.member, member)) return answered
      request.setDecorator('entry', entry)
      return answer(request, reply)
    },
  }
}
