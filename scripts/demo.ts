/**
 * `npm run demo`: the product on a folder of its own, with a member who has been keeping a journal for a while. All
 * of it comes in through the front door, as a person's would.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import type { Session } from '../contract/auth.ts'
import { emotionTags, moods } from '../contract/mood.ts'
import { addDays } from '../contract/week.ts'

const root = dirname(import.meta.dirname)
const port = process.env.PORT ?? '3000'
const url = `http://localhost:${port}`
const member = { name: 'Mira', email: 'mira@example.org', password: 'a quiet harbour' }
const notes = [
  'A slow walk by the river before breakfast.',
  'Could not sleep, then wrote it all down, and could.',
  'Soup, rain, and nobody wanting anything.',
  'Too many plans for one day. Two are enough.',
  'Painted with tea. It dries like sand.',
]

const server = spawn(process.execPath, ['server/main.ts'], {
  cwd: root,
  env: { DATA_DIR: join(root, 'data', 'demo'), ...process.env, PORT: port, RATE_LIMITS: 'off' },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 0))

async function send(path: string, body: object, token?: string): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
}

async function untilReady(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((go) => setTimeout(go, 100))
  }
}

/** Ten weeks of check-ins, the same ones on every machine. */
async function keepAJournal(token: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  for (let back = 70; back >= 0; back -= 1) {
    if (back % 5 === 3) continue
    const pick = <T>(list: readonly T[], step: number) => list[(back * step) % list.length]
    const mood = {
      date: addDays(today, -back),
      mood: pick(moods, 7),
      emotion_tags: [pick(emotionTags.slice(0, 5), 3), pick(emotionTags.slice(5), 2)],
      note: back % 3 === 0 ? pick(notes, 2) : null,
    }
    await send('/mood', mood, token)
  }
}

await untilReady()
const registered = await send('/auth/register', member)
if (registered.ok) await keepAJournal(((await registered.json()) as Session).access_token)
console.log(`\nA member who keeps a journal: ${member.email} with the password "${member.password}".`)
