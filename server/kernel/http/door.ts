import type { FastifyRequest } from 'fastify'
import { isOfficeDoor, opens } from '../../../contract/roles.ts'
import type { AnyRow } from '../../../contract/row.ts'
import type { Caller } from './caller.ts'
import { type Refusal, refuse } from './refusal.ts'

/** The token of a request. */
export const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer +([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]

/** The caller after the door. Empty for a visitor without a session. */
export type Entry<C> = { member?: C; token?: string }
/**
 * Checks that the caller may use the row, or a route beside the contract; the refusal says why not (ruling 2: 401 without
 * a live token, 403 for the wrong role).
 */
export async function enter<C extends Caller>(
  row: Pick<AnyRow, 'door' | 'whileLeaving' | 'beforeSecondFactor'>,
  request: FastifyRequest,
  authenticate: (token: string) => Promise<C | undefined>,
): Promise<Entry<C> | Refusal> {
  if (row.door === 'anyone') return {}
  const token = bearer(request)
  return admit(row, request.method, token, token === undefined ? undefined : await authenticate(token))
}

/** {@link enter} for a caller who is known. */
export function admit<C extends Caller>(
  row: Pick<AnyRow, 'door' | 'whileLeaving' | 'beforeSecondFactor'>,
  method: string,
  token: string | undefined,
  member: C | undefined,
): Entry<C> | Refusal {
  if (!member || token === undefined)
    return refuse(401, 'Please sign in again.', { headers: { 'www-authenticate': 'Bearer' } })
  if (member.isLeaving && !mayWhileLeaving(row, method))
    return refuse(403, 'Your account is about to be deleted. Choose to stay first.')
  if (isOfficeDoor(row.door) && member.mustChangePassword)
    return refuse(403, 'Please choose a password of your own first.')
  if (member.mustSetSecondFactor && !row.beforeSecondFactor)
    return refuse(403, 'Please set up a second factor first.', { secondFactor: { needs: 'set-up' } })
  if (isOfficeDoor(row.door) && !opens(member.role, row.door))
    return refuse(403, 'Access denied. Admin role required.')
  return { member, token }
}

const mayWhileLeaving = (row: Pick<AnyRow, 'door' | 'whileLeaving'>, method: string): boolean =>
  row.whileLeaving === true || (row.door === 'member' && ['GET', 'HEAD'].includes(method))
