import { queryOptions } from '@tanstack/react-query'
import type { WaysIn } from '../../../contract/invitations.ts'
import { noAccountWords } from '../../../contract/registration-words.ts'
import type { Text } from '../../../contract/texts.ts'
import { call } from '../../lib/api.ts'

/** The ways into the product. Where they cannot be had, everything is offered, and the server decides. */
export const waysIn = (invitation: string | undefined) =>
  queryOptions({
    queryKey: ['ways-in', invitation],
    queryFn: ({ signal }) => call('GET /auth/ways-in', { query: { invitation }, signal }),
    retry: false,
  })

/** Why no account can be made here, as far as it is known. */
export function noAccountReason(
  ways: Partial<WaysIn> | undefined,
  invitation: string | undefined,
): Text | undefined {
  if (ways?.registration === 'closed') return noAccountWords.closed
  if (ways?.registration !== 'invite' || ways.invitation === 'usable') return undefined
  return invitation === undefined ? noAccountWords.invite : noAccountWords.over
}
