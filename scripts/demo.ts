/**
 * `npm run demo`: the product on a folder of its own, with a member who has been keeping a journal for a while, a few
 * events to go to, and a community that shares. All of it comes in through the front door, as a person's would.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import type { Session } from '../contract/auth.ts'
import { emotionTags, moods } from '../contract/mood.ts'
import { addDays, weekOf } from '../contract/week.ts'
import { gather, type Send } from './demo-community.ts'

const root = dirname(import.meta.dirname)
const port = process.env.PORT ?? '3000'
const url = `http://localhost:${port}`
const member = { name: 'Mira', email: 'mira@example.org', password: 'a quiet harbour' }
const admin = { ADMIN_EMAIL: 'keeper@example.org', ADMIN_PASSWORD: 'a quiet lighthouse' }
const notes = [
  'A slow walk by the river before breakfast.',
  'Could not sleep, then wrote it all down, and could.',
  'Soup, rain, and nobody wanting anything.',
  'Too many plans for one day. Two are enough.',
  'Painted with tea. It dries like sand.',
]
const now = new Date()
const today = now.toISOString().slice(0, 10)
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

const server = spawn(process.execPath, ['server/main.ts'], {
  cwd: root,
  env: { DATA_DIR: join(root, 'data', 'demo'), ...admin, ...process.env, PORT: port, RATE_LIMITS: 'off' },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 0))

const send: Send = async (path, body, token, method = 'POST') => {
  // A form says itself what it is, with the boundary between its parts.
  const form = body instanceof FormData
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(form ? {} : { 'content-type': 'application/json' }),
      'time-zone': zone,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: form ? body : JSON.stringify(body),
  })
  if (!answer.ok && answer.status !== 409) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer
}

async function untilReady(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((go) => setTimeout(go, 100))
  }
}

/** Ten weeks of check-ins and health entries, the same ones on every machine. */
async function keepAJournal(token: string): Promise<void> {
  for (let back = 70; back >= 0; back -= 1) {
    const pick = <T>(list: readonly T[], step: number) => list[(back * step) % list.length]
    const date = addDays(today, -back)
    const tags = [pick(emotionTags.slice(0, 5), 3), pick(emotionTags.slice(5), 2)]
    const note = back % 3 === 0 ? pick(notes, 2) : null
    if (back % 5 !== 3) await send('/mood', { date, mood: pick(moods, 7), emotion_tags: tags, note }, token)
    if (back % 6 === 4) continue
    const entry = {
      dateISO: date,
      waterMl: 1250 + ((back * 370) % 1500),
      steps: 4200 + ((back * 1733) % 8200),
      sleepHours: 6 + ((back * 7) % 6) / 2,
      weightKg: 64 + ((back * 3) % 9) / 10,
    }
    await send('/health', entry, token)
  }
}

async function plan(token: string): Promise<void> {
  const item = (text: string, type: string, time: string | null, color: string) => ({
    ...{ id: text, text, type, time, color, reminder: false, completed: false, createdAt: now.toISOString() },
  })
  const day = [
    item('Walk by the river', 'task', '07:30', 'green'),
    item('Call Inês', 'reminder', '17:00', 'blue'),
    item('The pears are ripe', 'note', null, 'gray'),
  ]
  await send('/daily-notes', { date: today, notes: day }, token)
  await send('/daily-notes', { date: addDays(today, 3), notes: day.slice(0, 1) }, token)
  const goals = [
    { text: 'Two evenings without a screen', completed: true },
    { text: 'Finish the blue scarf', completed: false },
  ]
  await send(
    '/goals',
    { week: weekOf(today), goals, reminders: [{ text: 'Choir folder', time: '18:30' }] },
    token,
  )
}

/** A few events, at the same hours of the coming weeks wherever this runs. */
async function invite(token: string): Promise<void> {
  const at = (days: number, hour: number) =>
    new Date(`${addDays(today, days)}T${String(hour).padStart(2, '0')}:00:00`)
  const event = (title: string, days: number, hour: number, more: object) =>
    send('/global-events', { title, start: at(days, hour), end: at(days, hour + 2), ...more }, token)
  const garden = {
    type: 'venue',
    name: 'The old glasshouse',
    address: 'Botanical Garden, Coimbra',
    lat: 40.206,
    lng: -8.424,
  }
  await event('Morning pages in the glasshouse', 2, 9, {
    description: 'Three pages by hand, then tea. Bring a pen; there is paper for everybody.',
    location: garden,
    tags: ['writing', 'tea'],
    capacity: 12,
    price: 5,
    currency: 'EUR',
  })
  await event('Breathing together', 1, 18, {
    description: 'Half an hour of quiet breathing, online, with cameras off.',
    location: { type: 'online', zoomLink: 'https://example.org/quiet-room' },
    tags: ['breath'],
    recurrence: 'FREQ=WEEKLY;COUNT=8',
    timezone: zone,
  })
  await event('Drawing what is there', 6, 15, {
    description: 'A pear, a cup, a chair. Nobody grades them.',
    location: garden,
    tags: ['art', 'drawing'],
    capacity: 8,
    ticketUrl: 'https://example.org/tickets',
  })
}

await untilReady()
const registered = await send('/auth/register', member)
if (registered.ok) {
  const { access_token: token } = (await registered.json()) as Session
  const login = await send('/auth/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  await invite(((await login.json()) as Session).access_token)
  await send('/user/location', { lat: 40.21, lng: -8.42, location_requested: true }, token, 'PATCH')
  await plan(token)
  await keepAJournal(token)
  await gather(send, join(root, 'dist', 'art'), { name: member.name, token })
}
console.log(`\nA member who keeps a journal: ${member.email} with the password "${member.password}".`)
