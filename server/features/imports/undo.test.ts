import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { fillAccount } from '../../test/fill-account.ts'
import { day, daylio, importCalls, item, outcomes } from '../../test/import-calls.ts'
import { makeMember } from '../../test/make.ts'
import { exportOf } from '../../test/read-export.ts'
import { beginImport, restoreExport } from '../../test/restore-export.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const { send, undo, health, moods, planned, everything } = importCalls(() => app)

describe('an undo', () => {
  test('leaves the account byte for byte as it was', async () => {
    const [from, to] = [await makeMember(app), await makeMember(app)]
    await fillAccount(app, from, 'theirs')
    await fillAccount(app, to, 'mine')
    const before = await everything(to)
    const table = async () =>
      (
        await app.database.pool.query(
          `select to_jsonb(m)::text as row from moods m where member_id = $1 union all
           select to_jsonb(h)::text from health_entries h where member_id = $1 union all
           select to_jsonb(r)::text from repeating_items r where member_id = $1 union all
           select (to_jsonb(j) - 'version')::text from journal_entries j where member_id = $1 order by 1`,
          [to.user.id],
        )
      ).rows
    const rows = await table()
    const files = app.files()
    const { id, outcomes: told } = await restoreExport(app, to, await exportOf(app, from), { wins: 'file' })
    expect(new Set(outcomes(told))).toEqual(new Set(['same', 'new', 'changed']))
    expect(await everything(to)).not.toEqual(before)
    expect(await undo(to, id)).toMatchObject({ kept: [], left: 0 })
    expect(await everything(to)).toEqual(before)
    expect(await table()).toEqual(rows)
    await app.letters()
    expect(app.files()).toEqual(files)
    expect((await app.call('GET /imports', { as: to })).body[0]?.undone_at).not.toBeNull()
  })

  test('keeps what was edited since, and says so', async () => {
    const as = await makeMember(app)
    const id = await beginImport(app, as, 'daylio')
    await send(as, id, 'mood', daylio)
    await send(as, id, 'health', [
      { dateISO: day, steps: 100 },
      { dateISO: '2026-11-16', steps: 100 },
    ])
    await send(as, id, 'plan', [{ date: day, notes: [item('1'), item('2')] }])
    const [edited] = await moods(as)
    await app.call('PATCH /mood/{id}', { as, params: { id: edited?.id ?? '' }, body: { note: 'mine' } })
    await app.call('POST /health', { as, body: { dateISO: day, steps: 101 } })
    const params = { date: day, id: '2' }
    await app.call('PATCH /daily-notes/{date}/items/{id}', { as, params, body: { completed: true } })
    const { undone, kept } = await undo(as, id)
    expect(undone).toBe(3)
    expect(kept).toEqual(
      expect.arrayContaining([
        { kind: 'mood', target: edited?.id },
        { kind: 'health', target: day },
        { kind: 'plan', target: `${day} 2` },
      ]),
    )
    expect((await moods(as)).map(({ note }) => note)).toEqual(['mine'])
    expect((await health(as)).map(({ dateISO }) => dateISO)).toEqual([day])
    expect((await planned(as)).map(({ id: one }) => one)).toEqual(['2'])
    expect(await undo(as, id)).toEqual({ undone: 0, kept: [], left: 0 })
  })

  test('is there for thirty days, and for one’s own imports', async () => {
    const [as, other] = [await makeMember(app), await makeMember(app)]
    const id = await beginImport(app, as, 'daylio')
    await send(as, id, 'mood', daylio)
    expect((await app.call('DELETE /imports/{id}', { as: other, params: { id } })).status).toBe(404)
    const from = app.clock.now()
    app.clock.forward({ hours: 30 * 24 + 1 })
    const { access_token } = (
      await app.call('POST /auth/login', {
        body: { email: as.user.email, password: 'Quiet-Harbour-7' },
      })
    ).body
    const late = await app.call('DELETE /imports/{id}', { as: { access_token }, params: { id } })
    expect([late.status, late.problem.detail]).toEqual([
      409,
      'An import can be undone for thirty days. This one is older.',
    ])
    app.clock.set(from.toString())
  })

  test('of more than one call tells in the list what is left', async () => {
    const as = await makeMember(app)
    const id = await beginImport(app, as, 'daylio')
    for (const half of ['a', 'b'])
      await send(
        as,
        id,
        'mood',
        Array.from({ length: 1100 }, (_, at) => ({ source_id: `${half}${at}`, date: day, mood: 'calm' })),
      )
    const left = async () => (await app.call('GET /imports', { as })).body[0]?.left_to_undo
    expect(await left()).toBe(0)
    expect(await undo(as, id)).toMatchObject({ undone: 2000, left: 200 })
    expect(await left()).toBe(200)
    expect(await undo(as, id)).toMatchObject({ undone: 200, left: 0 })
    expect(await left()).toBe(0)
  })

  test('that two ask for at once takes each row back once', async () => {
    const as = await makeMember(app)
    const id = await beginImport(app, as, 'daylio')
    await send(
      as,
      id,
      'mood',
      Array.from({ length: 300 }, (_, at) => ({ source_id: `${at}`, date: day, mood: 'calm' })),
    )
    const both = await Promise.all([undo(as, id), undo(as, id)])
    expect(both.reduce((sum, { undone }) => sum + undone, 0)).toBe(300)
    expect(await moods(as)).toEqual([])
  })
})
