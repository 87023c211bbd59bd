/** The demo's back office: more members, who answer events and keep an eye on their health, and an administrator at work. */
import type { Session } from '../contract/auth.ts'
import { reportsThatHide, type SharedBanner } from '../contract/banners.ts'
import type { GlobalEvent } from '../contract/events.ts'
import type { Theme } from '../contract/themes.ts'
import { addDays, weekOf } from '../contract/week.ts'
import type { Send } from './demo-community.ts'

const names = [
  'Aylin Demir',
  'Bruno Carvalho',
  'Chiara Conti',
  'Émile Zola-Brandt',
  'Fatma Öztürk',
  'Greta Lindqvist',
  'Hasan Yılmaz',
  'Iris van Dijk',
  'Joana Ferreira',
  'Kemal Şahin',
  'Lotte Weber',
  'Nuno Almeida',
]
/** Who keeps health entries, and what they write beside the numbers. */
const keepers: [name: string, notes: (string | null)[]][] = [
  ['Aylin Demir', ['Slept with the window open.', null, 'Long day, late tea, no walk.']],
  ['Bruno Carvalho', ['Ran by the river, then soup.', null, null, 'Knee is better, stairs are fine.']],
  ['Joana Ferreira', [null, 'First swim of the year; cold, short, good.']],
]
/** Notes on the coming weeks, from this one on; undefined leaves a week to the library's turn. */
const weeks: (string | null | undefined)[] = [
  null,
  'Before the choir weekend',
  null,
  undefined,
  'Short week',
  null,
]

type Office = {
  send: Send
  read: <T>(path: string) => Promise<T>
  adminToken: string
  today: string
  sessions: Map<string, Session>
}

/** Fills what only administrators see, through the front door. */
export async function openOffice(
  send: Send,
  { admin, adminToken, today }: { admin: { email: string }; adminToken: string; today: string },
): Promise<void> {
  const read = async <T>(path: string) => (await (await send(path, {}, adminToken, 'GET')).json()) as T
  const sessions = new Map<string, Session>()
  for (const name of names) {
    const account = { name, email: addressOf(name), password: `the kitchen of ${name}` }
    sessions.set(name, (await (await send('/auth/register', account)).json()) as Session)
  }
  const office: Office = { send, read, adminToken, today, sessions }
  await answerEvents(office)
  await keepHealth(office)
  await schedule(office)
  await archiveAnEvent(office)
  await reportBanners(office)
  await administer(office)
  // Somebody guesses the administrator's password, which the audit log is there to tell.
  await send('/auth/login', { email: admin.email, password: 'a loud lighthouse', portal: 'admin' }).catch(
    () => {},
  )
}

async function answerEvents({ send, read, sessions }: Office): Promise<void> {
  for (const [n, event] of (await read<GlobalEvent[]>('/global-events')).entries())
    for (const [m, { access_token }] of [...sessions.values()].entries()) {
      if ((n + m) % 4 === 3) continue
      const status = m % 5 === 4 ? 'not_going' : m % 3 === 2 ? 'interested' : 'going'
      await send(`/global-events/${event.id}/rsvp`, { status }, access_token)
    }
}

async function keepHealth({ send, sessions, today }: Office): Promise<void> {
  for (const [k, [name, notes]] of keepers.entries())
    for (let back = 40; back >= 0; back -= 1) {
      if ((back + k) % 5 === 2) continue
      const at = back + k * 11
      const entry = {
        dateISO: addDays(today, -back),
        waterMl: 1100 + ((at * 290) % 1400),
        steps: 3600 + ((at * 1471) % 9000),
        sleepHours: 6 + ((at * 5) % 5) / 2,
        ...(at % 3 === 0 ? { weightKg: 61 + k * 7 + (at % 8) / 10 } : {}),
        ...(at % 4 === 0 ? { systolic: 112 + (at % 9), diastolic: 72 + (at % 7) } : {}),
        notes: notes[at % notes.length] ?? null,
      }
      await send('/health', entry, sessions.get(name)?.access_token)
    }
}

async function schedule({ send, read, adminToken, today }: Office): Promise<void> {
  const themes = await read<Theme[]>('/themes/library')
  for (const [n, note] of weeks.entries()) {
    const themeId = themes[(n * 5) % themes.length]?.id
    const weekStartISO = addDays(weekOf(today), n * 7)
    if (note !== undefined && themeId)
      await send('/themes/schedule', { weekStartISO, themeId, note }, adminToken)
  }
}

async function archiveAnEvent({ send, adminToken, today }: Office): Promise<void> {
  const place = { lat: 40.209, lng: -8.426 }
  const event = {
    title: 'Clay evening',
    description: 'Bowls that need not be round. The kiln is being mended.',
    start: `${addDays(today, 12)}T18:00:00Z`,
    end: `${addDays(today, 12)}T20:30:00Z`,
    location: { type: 'venue', name: 'The pottery', address: 'Rua do Norte 4, Coimbra', ...place },
    tags: ['clay', 'craft'],
    visibility: 'geo',
    geoCenter: place,
    capacity: 10,
    price: 12,
    currency: 'EUR',
  }
  const { id } = (await (await send('/global-events', event, adminToken)).json()) as GlobalEvent
  await send(`/global-events/${id}`, { isActive: false }, adminToken, 'PATCH')
}

/** One banner is reported, and one is hidden by its reports. */
async function reportBanners({ send, read, sessions }: Office): Promise<void> {
  const banners = await read<SharedBanner[]>('/banners/shared?limit=100')
  const reason = 'I think this is not their own picture.'
  for (const [place, times] of [
    [9, 1],
    [17, reportsThatHide],
  ] as const)
    for (const { access_token } of [...sessions.values()].slice(0, times))
      await send(`/banners/${banners[place]?.id}/report`, { reason }, access_token)
}

async function administer({ send, read, adminToken, today, sessions }: Office): Promise<void> {
  const user = (name: string) => `/admin/users/${sessions.get(name)?.user.id}`
  await send(user('Greta Lindqvist'), { role: 'admin' }, adminToken, 'PATCH')
  await send(user('Kemal Şahin'), { suspended: true }, adminToken, 'PATCH')
  await send(`${user('Iris van Dijk')}/reset-link`, {}, adminToken)
  const range = { from_date: addDays(today, -30), to_date: today }
  const bruno = `/admin/health/${sessions.get('Bruno Carvalho')?.user.id}`
  const entries = await read<unknown[]>(`${bruno}?${new URLSearchParams(range)}`)
  await send(`${bruno}/export`, { ...range, entries: entries.length }, adminToken)
}

const addressOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@example.org`
