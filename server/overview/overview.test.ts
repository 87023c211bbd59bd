import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import type { Role } from '../../contract/roles.ts'
import { addDays, weekOf } from '../../contract/week.ts'
import { adminResetLetterJob } from '../features/auth/jobs.ts'
import { toStored } from '../kernel/clock.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { makeAdmin, makeEvent, makeImage, makeMember, makeTheme } from '../test/make.ts'

let app: TestApp
let admin: Session
let backupAt: Temporal.Instant | null | undefined
beforeAll(async () => {
  app = await testApp({ lastBackup: async () => backupAt })
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const overview = async (headers = {}) => {
  const { status, body, problem } = await app.call('GET /admin/overview', { as: admin, headers })
  expect(status, problem.detail).toBe(200)
  return body
}
const week = () => weekOf(app.clock.now().toString().slice(0, 10))

test('a community of its first hour has nothing that needs a hand', async () => {
  expect(await overview()).toEqual({
    stopped: null,
    theme: null,
    weeks: Array.from({ length: 8 }, (_, at) => ({
      weekStartISO: addDays(week(), 7 * at),
      theme: null,
      turn: null,
    })),
    reports: { open: 0, hidden: 0 },
    waiting: { flagged: 0, appeals: 0 },
    nextEvent: null,
    letters: { failed: 0, unsure: 0 },
    backup: null,
  })
})

test('only the back office sees it, and each role what it looks after', async () => {
  const member = await makeMember(app)
  expect((await app.call('GET /admin/overview', { as: member })).status).toBe(403)
  expect((await app.call('GET /admin/overview', {})).status).toBe(401)
  const seenBy = async (role: Role) => {
    const { body } = await app.call('GET /admin/overview', { as: await makeMember(app, { role }) })
    return Object.keys(body).sort()
  }
  expect(await seenBy('moderator')).toEqual(['reports', 'stopped', 'waiting'])
  expect(await seenBy('curator')).toEqual(['nextEvent', 'stopped', 'theme', 'weeks'])
  expect(await seenBy('admin')).toEqual([
    'backup',
    'letters',
    'nextEvent',
    'reports',
    'stopped',
    'theme',
    'waiting',
    'weeks',
  ])
})

test("it shows this week's theme, set or in its turn, and which of eight weeks have one set", async () => {
  const theme = await makeTheme(app, { title: 'Still Water', cover: 'art:cover/still-water' })
  expect((await overview()).theme).toMatchObject({ id: theme, title: 'Still Water' })
  expect((await overview()).weeks?.every((one) => one.theme === null && one.turn?.id === theme)).toBe(true)
  const other = await makeTheme(app, { title: 'Thaw' })
  const past = { week: addDays(week(), -7), theme_id: other }
  await app.db.insertInto('theme_schedule').values(past).execute()
  for (const weekStartISO of [week(), addDays(week(), 21), addDays(week(), 56)])
    await app.call('POST /themes/schedule', {
      as: admin,
      body: { weekStartISO, themeId: other, note: null },
    })
  const { theme: running, weeks } = await overview()
  expect(running).toMatchObject({ id: other, title: 'Thaw' })
  expect(weeks?.map((one) => one.theme?.title ?? null)).toEqual([
    'Thaw',
    null,
    null,
    'Thaw',
    null,
    null,
    null,
    null,
  ])
})

test('the week is that of the administrator', async () => {
  // A Sunday evening in UTC is Monday in Auckland.
  const until = Temporal.Instant.from(`${addDays(week(), 6)}T20:00:00Z`)
  app.clock.forward(app.clock.now().until(until))
  expect((await overview()).weeks?.[0]?.weekStartISO).toBe(week())
  const there = await overview({ 'time-zone': 'Pacific/Auckland' })
  expect(there.weeks?.[0]?.weekStartISO).toBe(addDays(week(), 7))
})

test('reported banners are counted once each, until they are decided', async () => {
  const owner = await makeMember(app)
  await app.call('PATCH /me/banner/share', {
    as: owner,
    body: { url: await makeImage(app), is_shared: true },
  })
  const [banner] = (await app.call('GET /admin/banners', { as: admin, query: {} })).body
  const params = { id: banner?.id ?? '' }
  const report = async () =>
    app.call('POST /banners/{id}/report', { as: await makeMember(app), params, body: { reason: 'No.' } })
  await report()
  expect((await overview()).reports).toEqual({ open: 1, hidden: 0 })
  await report()
  await report()
  expect((await overview()).reports).toEqual({ open: 1, hidden: 1 })
  await app.call('POST /admin/banners/{id}/action', { as: admin, params, body: { action: 'reinstate' } })
  expect((await overview()).reports).toEqual({ open: 0, hidden: 0 })
  await report()
  expect((await overview()).reports).toEqual({ open: 1, hidden: 0 })
  await app.call('POST /admin/banners/{id}/action', { as: admin, params, body: { action: 'unshare' } })
  expect((await overview()).reports, 'unsharing it decides').toEqual({ open: 0, hidden: 0 })
})

test('the next event is the one that takes place first, with who comes to that date', async () => {
  const at = (hours: number) => app.clock.now().add({ hours }).toString()
  await makeEvent(app, { title: 'Archived', start: at(1), isActive: false }, admin)
  const later = await makeEvent(app, { title: 'Later', start: at(48) }, admin)
  expect((await overview()).nextEvent?.event.title).toBe('Later')
  const series = await makeEvent(
    app,
    { title: 'Mending circle', start: at(24), recurrence: 'FREQ=DAILY;COUNT=5', capacity: 2, waitlist: true },
    admin,
  )
  const people = await Promise.all(['Ana', 'Bea', 'Cem'].map((name) => makeMember(app, { name })))
  const rsvp = (as: Session | undefined, body: object) =>
    app.call('POST /global-events/{id}/rsvp', { as, params: { id: series.id }, body: body as never } as never)
  await rsvp(people[0], { status: 'going' })
  await rsvp(people[1], { status: 'going', occurrenceStart: series.start })
  const first = await overview()
  expect(first.nextEvent).toMatchObject({
    event: { id: series.id, start: series.start, occurrenceStart: series.start },
    going: 2,
    waiting: 0,
  })
  expect(first.nextEvent?.people.map(({ name }) => name).sort()).toEqual(['Ana', 'Bea'])
  await app.call('POST /global-events/{id}/occurrences/{occurrence}', {
    as: admin,
    params: { id: series.id, occurrence: series.start },
    body: { isCancelled: true },
  })
  const [next] = [(await overview()).nextEvent]
  expect([later.id, series.id]).toContain(next?.event.id)
  expect(next?.event.start, 'not the cancelled date').not.toBe(series.start)
})

test('letters that were given up, and those that may not have arrived, are counted', async () => {
  const to = await makeMember(app)
  await app.call('POST /admin/users/{id}/reset-link', { as: admin, params: { id: to.user.id } })
  await sql`update jobs.job set state = 'failed' where name = ${adminResetLetterJob.name}`.execute(app.db)
  await app.db
    .insertInto('letters')
    .values([
      { id: crypto.randomUUID(), kind: 'reset', at: app.clock.now().subtract({ hours: 2 }).toString() },
      { id: crypto.randomUUID(), kind: 'reset', at: app.clock.now().toString() },
    ])
    .execute()
  expect((await overview()).letters).toEqual({ failed: 1, unsure: 1 })
})

test('a backup is overdue when a night went by without one', async () => {
  backupAt = app.clock.now().subtract({ hours: 30 })
  expect((await overview()).backup).toEqual({ at: toStored(backupAt), isOverdue: false })
  backupAt = app.clock.now().subtract({ hours: 37 })
  expect((await overview()).backup).toEqual({ at: toStored(backupAt), isOverdue: true })
  backupAt = null
  const fresh = await testApp({ lastBackup: async () => null })
  const keeper = await makeAdmin(fresh)
  const asked = async () => (await fresh.call('GET /admin/overview', { as: keeper })).body.backup
  const installed = (hours: number) =>
    sql`update migrations set applied_at = ${toStored(fresh.clock.now().subtract({ hours }))}`.execute(
      fresh.db,
    )
  await installed(35)
  expect(await asked(), 'on the first day there is none yet').toEqual({ at: null, isOverdue: false })
  await installed(37)
  expect(await asked()).toEqual({ at: null, isOverdue: true })
  await fresh.close()
})
