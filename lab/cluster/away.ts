import type { Api } from '../../contract/api.ts'
import type { Request } from '../../contract/row.ts'
import { clientOf, replyOf } from './client.ts'
import type { Findings } from './comparison.ts'
import { isProper503, type Reply } from './ledger.ts'

const person = { email: 'member-0@example.org', password: 'a quiet harbour' }
const somewhere = { id: '00000000-0000-4000-8000-000000000000' }

/**
 * Calls of every kind while there is no primary: authentication, limits, reading, writing, jobs and the probe. No
 * answer may say that the member is signed out, or that the request is wrong.
 */
export async function answersWhileAway(url: string, token: string, admin: string): Promise<Findings> {
  const client = clientOf(url)
  const probe = (path: string) => () => replyOf((signal) => fetch(url + path, { signal }))
  const email = 'somebody@example.org'
  const wrong: string[] = []
  const kinds: [what: string, ask: () => Promise<Reply>][] = [['GET /readyz', probe('/readyz')]]
  const add = <K extends keyof Api>(call: K, sent: Request<Api[K]>, token?: string) =>
    kinds.push([call, () => client(call, sent, token ? { token } : {})])
  add('GET /mood/history', {}, token)
  add('GET /mood/history', {}, 'a-token-that-never-was-alive')
  add('GET /themes/current', {}, token)
  add('GET /community/posts', {}, token)
  add('GET /global-events', {}, token)
  add('GET /admin/users', {}, admin)
  add('POST /mood', { body: { date: '2026-11-18', mood: 'calm' } }, token)
  add('POST /global-events/{id}/rsvp', { params: somewhere, body: { status: 'going' } }, token)
  add('POST /community/posts/{id}/like', { params: somewhere }, token)
  add('POST /auth/login', { body: person })
  add('POST /auth/register', { body: { ...person, email, name: 'Somebody' } })
  add('POST /auth/forgot-password', { body: { email } })
  add('POST /auth/reset-password', { body: { token: 'x'.repeat(43), newPassword: 'A quiet harbour 1' } })
  add('POST /auth/logout', {}, token)
  const look = async ([what, ask]: (typeof kinds)[number]) => {
    const reply = await ask()
    if (!reply || !isProper503(reply)) wrong.push(`${what}: ${reply?.status} ${reply?.retryAfter}`)
  }
  // Each process is tested with both servers of the cluster: the dead one, and the read-only one.
  for (let round = 0; round < 4; round += 1) await Promise.all(kinds.map(look))
  const alive = await probe('/healthz')()
  if (alive?.status !== 200) wrong.push(`GET /healthz: ${alive?.status}`)
  return {
    'Without a primary every answer is 503 with Retry-After':
      wrong.length === 0 ? undefined : [...new Set(wrong)].join('; '),
  }
}
