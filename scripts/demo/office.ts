import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportsThatHide } from '../../contract/banners.ts'
import { demoPeople } from '../../server/features/demo/people.ts'
import type { DemoClient } from './demo-client.ts'
import type { DemoPeople } from './people.ts'
import { seededRandom } from './random.ts'
import type { DemoAction, DemoTimes } from './times.ts'

/** Notes on the weeks around this one, which is the fifth. A week with undefined gets the library's default. */
const weeks: (string | null | undefined)[] = [
  null,
  undefined,
  'After the storm',
  null,
  null,
  'Before the choir weekend',
  null,
  undefined,
  'Short week',
  null,
  'For whoever travels home',
]
const weeksBack = 4

/** What administrators do: the themes of weeks, reports, accounts, and views of health data. */
export function backOffice(stage: DemoClient, people: DemoPeople, times: DemoTimes): DemoAction[] {
  return [
    ...schedule(stage, people, times),
    ...moderation(stage, people, times),
    ...accounts(stage, people, times),
    ...visits(stage, people, times),
  ]
}

function schedule({ call }: DemoClient, { keeper: as }: DemoPeople, { now, today }: DemoTimes): DemoAction[] {
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return weeks.flatMap((note, n) => {
    if (note === undefined) return []
    const week = monday.add({ weeks: n - weeksBack })
    return {
      at: now.subtract({ hours: 24 * 7 * (weeks.length - n), minutes: 20 + n }),
      async does() {
        const themes = await call('GET /themes/library', { as, query: {} })
        const themeId = themes[(n * 5 + 2) % themes.length]?.id
        if (!themeId) throw new Error('The library holds no themes.')
        await call('POST /themes/schedule', { as, body: { weekStartISO: week.toString(), themeId, note } })
      },
    }
  })
}

/** Some banners are reported, one so often that it is hidden. One was reinstated, and one was unshared. */
function moderation({ call }: DemoClient, people: DemoPeople, { now }: DemoTimes): DemoAction[] {
  const luck = seededRandom(800)
  const reasons = readFileSync(join(import.meta.dirname, 'reports.md'), 'utf8')
    .trim()
    .split('\n')
  const reporters = luck.some(people.at(now.subtract({ hours: 4000 })), 30)
  const { keeper: as } = people
  // By its place in the gallery at that time, newest first.
  const cases = [
    { place: 4, times: 1, hours: 30 },
    { place: 9, times: 2, hours: 55 },
    { place: 13, times: reportsThatHide, hours: 80 },
    { place: 17, times: reportsThatHide, hours: 240, action: 'reinstate' as const },
    { place: 21, times: 2, hours: 400, action: 'unshare' as const },
  ]
  return cases.map(({ place, times, hours, action }) => ({
    at: now.subtract({ hours }),
    async does() {
      const [banner] = (await call('GET /banners/shared', { as, query: { limit: place + 1 } })).slice(place)
      if (!banner) throw new Error(`The gallery has no banner at place ${place}.`)
      const params = { id: banner.id }
      for (let n = 0; n < times; n += 1) {
        const reason = reasons[luck.whole(0, reasons.length - 1)] ?? ''
        // Nobody reports their own banner. Then it is the next member.
        const by = reporters.splice(0, 2)
        const [reporter] = by.filter(({ name }) => name !== banner.display_name)
        await call('POST /banners/{id}/report', { as: reporter, params, body: { reason } })
      }
      if (action) await call('POST /admin/banners/{id}/action', { as, params, body: { action } })
    },
  }))
}

function accounts({ call, idOf }: DemoClient, people: DemoPeople, { now }: DemoTimes): DemoAction[] {
  const luck = seededRandom(801)
  const { keeper, called } = people
  const greta = called('Greta')
  const days = (count: number) => now.subtract({ hours: 24 * count, minutes: luck.whole(1, 600) })
  const change = async (name: string, body: { role?: 'admin'; suspended?: boolean }) =>
    call('PATCH /admin/users/{id}', { as: keeper, params: { id: await idOf(called(name)) }, body })
  const advert = luck.id()
  return [
    { at: days(96), does: () => change('Greta', { role: 'admin' }) },
    { at: days(41), does: () => change('Esteban', { suspended: true }) },
    { at: days(38), does: () => change('Esteban', { suspended: false }) },
    {
      at: days(20),
      async does() {
        const content = 'LOSE 9 KG IN A WEEK with the tea doctors hide from you. Message me for the price.'
        await call('POST /community/posts', { as: called('Edmundo'), body: { id: advert, content } })
      },
    },
    {
      at: days(18),
      async does() {
        await call('DELETE /community/posts/{id}', { as: greta, params: { id: advert } })
        await change('Edmundo', { suspended: true })
      },
    },
    {
      at: days(6),
      does: async () =>
        call('POST /admin/users/{id}/reset-link', { as: greta, params: { id: await idOf(called('Iris')) } }),
    },
  ]
}

function visits({ call, idOf }: DemoClient, people: DemoPeople, { now, today }: DemoTimes): DemoAction[] {
  const luck = seededRandom(802)
  const { keeper: as, called, mira } = people
  const range = { from_date: today.subtract({ days: 30 }).toString(), to_date: today.toString() }
  const hours = (count: number) => now.subtract({ hours: count, minutes: luck.whole(1, 50) })
  const signIn = (password: string) =>
    call('POST /auth/login', {
      userAgent: as.userAgent,
      body: { email: demoPeople.admin.email, password, portal: 'admin' },
    })
  const eventCalled = async (title: string) => {
    const [found] = await call('GET /global-events', { as, query: { query: title } })
    if (!found) throw new Error(`There is no event called ${title}.`)
    return { id: found.id }
  }
  const read = async (person: typeof mira, reason: string, isExported = false) => {
    const params = { userId: await idOf(person) }
    const entries = await call('GET /admin/health/{userId}', { as, params, query: { ...range, reason } })
    if (isExported)
      await call('POST /admin/health/{userId}/export', {
        as,
        params,
        body: { ...range, entries: entries.length, reason },
      })
  }
  return [
    ...[700, 520, 300, 170, 96, 49, 26].map((count) => ({
      at: hours(count),
      does: () => signIn(demoPeople.admin.password),
    })),
    // Somebody guesses a password, so that the audit log shows it.
    { at: hours(140), does: () => signIn('a loud lighthouse').catch(() => undefined) },
    { at: hours(168), does: () => read(called('Bruno'), 'He wants a copy of his data.', true) },
    { at: hours(94), does: () => read(mira, 'She asked me how her sleep looks over the month.') },
    {
      at: hours(48),
      async does() {
        const params = await eventCalled('Morning pages in the glasshouse')
        const list = await call('GET /global-events/{id}/attendees', { as, params, query: { limit: 100 } })
        await call('POST /global-events/{id}/attendees/export', {
          as,
          params,
          body: { entries: list.length },
        })
      },
    },
    {
      at: hours(25),
      async does() {
        const params = await eventCalled('Clay, by hand')
        await call('PATCH /global-events/{id}', { as, params, body: { isActive: false } })
      },
    },
  ]
}
