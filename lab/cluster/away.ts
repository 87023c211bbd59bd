import type { Client } from './client.ts'
import type { Findings } from './comparison.ts'
import { isProper503 } from './ledger.ts'

const person = { email: 'member-0@example.org', password: 'a quiet harbour' }
const somewhere = '00000000-0000-4000-8000-000000000000'

/**
 * Calls of every kind while there is no primary: authentication, limits, reading, writing, jobs and the probe. No
 * answer may say that the member is signed out, or that the request is wrong.
 */
export async function answersWhileAway(client: Client, token: string, admin: string): Promise<Findings> {
  const email = 'somebody@example.org'
  const wrong: string[] = []
  const kinds: [call: string, more?: Parameters<Client>[1]][] = [
    ['GET /readyz'],
    ['GET /api/mood/history', { token }],
    ['GET /api/mood/history', { token: 'a-token-that-never-was-alive' }],
    ['GET /api/themes/current', { token }],
    ['GET /api/community/posts', { token }],
    ['GET /api/global-events', { token }],
    ['GET /api/admin/users', { token: admin }],
    ['POST /api/mood', { token, body: { date: '2026-11-18', mood: 'calm' } }],
    [`POST /api/global-events/${somewhere}/rsvp`, { token, body: { status: 'going' } }],
    [`POST /api/community/posts/${somewhere}/like`, { token, body: {} }],
    ['POST /api/auth/login', { body: person }],
    ['POST /api/auth/register', { body: { ...person, email, name: 'Somebody' } }],
    ['POST /api/auth/forgot-password', { body: { email } }],
    ['POST /api/auth/reset-password', { body: { token: 'x'.repeat(43), newPassword: 'A quiet harbour 1' } }],
    ['POST /api/auth/logout', { token }],
  ]
  const look = async ([call, more]: (typeof kinds)[number]) => {
    const reply = await client(call, more)
    if (!reply || !isProper503(reply)) wrong.push(`${call}: ${reply?.status} ${reply?.retryAfter}`)
  }
  // Each process is tested with both servers of the cluster: the dead one, and the read-only one.
  for (let round = 0; round < 4; round += 1) await Promise.all(kinds.map(look))
  const alive = await client('GET /healthz')
  if (alive?.status !== 200) wrong.push(`GET /healthz: ${alive?.status}`)
  return {
    'Without a primary every answer is 503 with Retry-After':
      wrong.length === 0 ? undefined : [...new Set(wrong)].join('; '),
  }
}
