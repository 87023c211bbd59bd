import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import type { ImportKind } from '../../../contract/imports.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { fillAccount, smallPicture } from '../../test/fill-account.ts'
import { day, daylio, importCalls, item, outcomes, type Rows } from '../../test/import-calls.ts'
import { makeMember } from '../../test/make.ts'
import { exportOf } from '../../test/read-export.ts'
import { beginImport, restorable, restoreExport } from '../../test/restore-export.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const { send, undo, health, moods, planned, everything } = importCalls(() => app)

describe('ids', () => {
  test('are made from the source: the same thing is the same, and another member’s is another', async () => {
    const [one, other] = [await makeMember(app), await makeMember(app)]
    expect(outcomes(await send(one, await beginImport(app, one, 'daylio'), 'mood', daylio))).toEqual([
      'new',
      'new',
    ])
    expect(outcomes(await send(one, await beginImport(app, one, 'daylio'), 'mood', daylio))).toEqual([
      'same',
      'same',
    ])
    await send(other, await beginImport(app, other, 'daylio'), 'mood', daylio)
    const [mine, theirs] = [await moods(one), await moods(other)]
    expect(mine).toHaveLength(2)
    for (const { id } of mine) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse(day))
    }
    expect(mine.map(({ id }) => id)).not.toEqual(theirs.map(({ id }) => id))
    await send(one, await beginImport(app, one, 'day-one'), 'mood', daylio)
    expect(await moods(one)).toHaveLength(4)
  })
})

describe('a row', () => {
  test('that the contract refuses is told with its reason, and the others are taken', async () => {
    const as = await makeMember(app)
    const rows = await send(as, await beginImport(app, as, 'daylio'), 'mood', [
      { source_id: '1', date: day, mood: 'calm' },
      { source_id: '2', date: '2026-02-30', mood: 'calm' },
      { source_id: '3', date: '1850-01-01', mood: 'calm' },
      { date: day, mood: 'calm' },
      { source_id: '5', date: '2026-12-24', mood: 'calm' },
      { source_id: '6', date: day, mood: 'sad' },
    ])
    expect(outcomes(rows)).toEqual(['new', 'refused', 'refused', 'refused', 'refused', 'new'])
    expect(rows.map(({ problem }) => problem?.detail)).toEqual([
      undefined,
      expect.stringMatching(/^\S.*\.$/),
      'The year should be between 1900 and 2100.',
      'A row needs its id, or the one that its source gives it.',
      'A mood cannot be of a day to come.',
      undefined,
    ])
    expect(await moods(as)).toHaveLength(2)
  })

  test('of health fills what is empty, and another value stays, unless the file wins', async () => {
    const as = await makeMember(app)
    await app.call('POST /health', { as, body: { dateISO: day, steps: 5000, weightKg: 70.5 } })
    const row = { dateISO: day, steps: 6000, waterMl: 1500, glucoseMgDl: null, notes: '' }
    const kept = await send(as, await beginImport(app, as, 'apple-health'), 'health', [row])
    const differences = [{ field: 'steps', here: 5000, file: 6000 }]
    expect(kept).toEqual([{ row: 0, outcome: 'differs', fields: ['steps'], differences }])
    expect((await health(as))[0]).toMatchObject({ steps: 5000, waterMl: 1500, weightKg: 70.5, notes: null })
    const wins = await send(as, await beginImport(app, as, 'apple-health'), 'health', [row], 'file')
    expect(wins).toEqual([{ row: 0, outcome: 'changed', fields: ['steps'] }])
    expect((await health(as))[0]).toMatchObject({ steps: 6000, waterMl: 1500, weightKg: 70.5 })
    const again = await send(as, await beginImport(app, as, 'apple-health'), 'health', [row])
    expect(outcomes(again)).toEqual(['same'])
  })

  test('of health that a body cannot have is refused', async () => {
    const as = await makeMember(app)
    const rows = await send(as, await beginImport(app, as, 'csv'), 'health', [
      { dateISO: day, waterMl: 90_000 },
      { dateISO: '2026-11-16', waterMl: 900 },
    ])
    expect(rows.map(({ outcome, problem }) => [outcome, problem?.detail])).toEqual([
      ['refused', 'Water should be between 0 and 20,000 ml'],
      ['new', undefined],
    ])
  })

  test('of the planner joins the items of its day by their ids', async () => {
    const as = await makeMember(app)
    await app.call('POST /daily-notes', { as, body: { date: day, notes: [item('1', 'Bread') as never] } })
    const id = await beginImport(app, as, 'ics')
    const notes = [item('1', 'Milk'), item('2', 'Dentist', { time: '10:00' })]
    expect(await send(as, id, 'plan', [{ date: day, notes }])).toEqual([
      {
        row: 0,
        outcome: 'differs',
        fields: ['Milk'],
        differences: [{ of: 'Milk', field: 'text', here: 'Bread', file: 'Milk' }],
      },
    ])
    expect((await planned(as)).map(({ text }) => text)).toEqual(['Bread', 'Dentist'])
    expect(outcomes(await send(as, id, 'plan', [{ date: day, notes }], 'file'))).toEqual(['changed'])
    expect((await planned(as)).map(({ text }) => text)).toEqual(['Milk', 'Dentist'])
    const many = Array.from({ length: 199 }, (_, at) => item(`m${at}`))
    const [full] = await send(as, id, 'plan', [{ date: day, notes: many }])
    expect(full?.problem?.detail).toBe('A day holds at most 200 items.')
  })

  test('of a calendar, whose items have names alone, are the same items next time', async () => {
    const as = await makeMember(app)
    const { id: _, ...fields } = item('1')
    const row = { date: day, notes: [{ ...fields, source_id: 'uid-1@calendar.example/2026-11-18' }] }
    const id = await beginImport(app, as, 'ics')
    expect(outcomes(await send(as, id, 'plan', [row]))).toEqual(['new'])
    const again = { ...row, notes: row.notes.map((one) => ({ ...one, createdAt: '2026-11-18T09:00:00Z' })) }
    const second = { ...row, notes: [{ ...fields, source_id: 'uid-2' }] }
    expect(outcomes(await send(as, id, 'plan', [again, second]))).toEqual(['same', 'new'])
    expect(new Set((await planned(as)).map((one) => one.id)).size).toBe(2)
  })

  test('of a diary name the check-in that they were written after', async () => {
    const as = await makeMember(app)
    const id = await beginImport(app, as, 'daylio')
    const [mood] = await send(as, id, 'mood', [{ source_id: '7', date: day, mood: 'calm' }])
    const row = { source_id: '7/journal', date: day, body: 'Rain.', mood_source_id: '7' }
    const [entry] = await send(as, id, 'journal', [row])
    expect([mood?.outcome, entry?.outcome]).toEqual(['new', 'new'])
    const { body } = await app.call('GET /journal/{id}', { as, params: { id: entry?.id ?? '' } })
    const [checkIn] = await moods(as)
    expect(body.mood_id).toBe(checkIn?.id)
  })

  test('of the planner leaves what comes again as it is', async () => {
    const as = await makeMember(app)
    const body = {
      id: randomUUIDv7(),
      text: 'Vitamins',
      type: 'task',
      repeat: { every: 'day' },
      starts_on: day,
    } as const
    await app.call('POST /planner/repeating-items', { as, body })
    await send(as, await beginImport(app, as, 'ics'), 'plan', [{ date: day, notes: [item('1')] }])
    await app.call('PATCH /planner/repeating-items/{id}', {
      as,
      params: { id: body.id },
      body: { text: 'Iron' },
    })
    expect((await planned(as)).map(({ text }) => text)).toEqual(['1', 'Iron'])
  })

  test('of a week joins its goals by their words', async () => {
    const as = await makeMember(app)
    const week = '2026-11-16'
    await app.call('POST /goals', { as, body: { week, goals: [{ text: 'Read' }], reminders: [] } })
    const row = { week, goals: [{ text: 'Read', completed: true }, { text: 'Swim' }], reminders: [] }
    const id = await beginImport(app, as, 'csv')
    const differences = [{ of: 'Read', field: 'completed', here: false, file: true }]
    expect(await send(as, id, 'goals', [row])).toEqual([
      { row: 0, outcome: 'differs', fields: ['Read'], differences },
    ])
    const { goals } = (await app.call('GET /goals/{weekStartDate}', { as, params: { weekStartDate: week } }))
      .body
    expect(goals).toEqual([
      { text: 'Read', completed: false },
      { text: 'Swim', completed: false },
    ])
  })

  test('of settings fills what was never chosen', async () => {
    const as = await makeMember(app)
    await app.call('PATCH /user/language', { as, body: { language: 'tr' } })
    const healthGoals = { dailyWaterMl: 2500, dailySteps: 9000, sleepHoursTarget: 8, weightTargetKg: 65 }
    const row = { healthGoals, language: 'en', on_this_day: 'pleasant' }
    const [told] = await send(as, await beginImport(app, as), 'settings', [row])
    expect(told).toMatchObject({
      outcome: 'differs',
      fields: ['language'],
      differences: [{ field: 'language', here: 'tr', file: 'en' }],
    })
    expect((await exportOf(app, as, ['profile'])).json('settings.json')).toMatchObject({
      healthGoals,
      language: 'tr',
    })
  })
})

describe('an entry of the journal', () => {
  const row = {
    source_id: 'X1',
    date: day,
    title: 'Lake',
    body: 'Look: ![lake](image:P1)',
    tags: ['sea', 'Sea'],
    images: [{ source_id: 'P1', alt: 'a lake' }],
    created_at: `${day}T20:00:00Z`,
  }
  const entries = async (as: Session) => (await app.call('GET /journal', { as, query: {} })).body
  const image = (as: Session, id: string, query: object, file: Blob) =>
    app.call('POST /imports/{id}/image', { as, params: { id }, query: query as never, file })

  test('comes with its pictures, which are asked for until they are here', async () => {
    const as = await makeMember(app)
    const id = await beginImport(app, as, 'day-one')
    const [told] = await send(as, id, 'journal', [row])
    expect(told).toMatchObject({ outcome: 'new', images: [{ source_id: 'P1', position: 0, alt: 'a lake' }] })
    const [wanted] = told?.images ?? []
    const query = { image: wanted?.id, entry: told?.id, position: 0, alt: 'a lake' }
    expect((await send(as, id, 'journal', [row]))[0]?.images).toHaveLength(1)
    expect((await image(as, id, query, await smallPicture())).status).toBe(200)
    expect((await image(as, id, query, await smallPicture())).status).toBe(200)
    expect(await send(as, id, 'journal', [row])).toEqual([{ row: 0, outcome: 'same', id: told?.id }])
    const [entry] = await entries(as)
    expect(entry).toMatchObject({ tags: ['sea'], images: [{ id: wanted?.id, alt: 'a lake' }], version: 1 })
    const { body } = (await app.call('GET /journal/{id}', { as, params: { id: told?.id ?? '' } })).body
    expect(body).toBe(`Look: ![lake](image:${wanted?.id})`)
    expect((await app.call('GET /journal', { as, query: { query: 'lak', tag: 'SEA' } })).body).toHaveLength(1)
  })

  test('of somebody else takes no picture', async () => {
    const [as, other] = [await makeMember(app), await makeMember(app)]
    const [told] = await send(as, await beginImport(app, as, 'day-one'), 'journal', [row])
    const theirs = await beginImport(app, other, 'day-one')
    const query = { image: told?.images?.[0]?.id, entry: told?.id }
    expect((await image(other, theirs, query, await smallPicture())).status).toBe(404)
  })

  test('that is in the bin comes out of it, and an undo puts it back there', async () => {
    const as = await makeMember(app)
    const [told] = await send(as, await beginImport(app, as, 'day-one'), 'journal', [{ ...row, images: [] }])
    await app.call('DELETE /journal/{id}', { as, params: { id: told?.id ?? '' } })
    const second = await beginImport(app, as, 'day-one')
    expect(outcomes(await send(as, second, 'journal', [{ ...row, images: [] }]))).toEqual(['new'])
    expect(await entries(as)).toHaveLength(1)
    expect(await undo(as, second)).toEqual({ undone: 1, kept: [], left: 0 })
    expect(await entries(as)).toHaveLength(0)
    expect((await app.call('GET /journal/bin', { as, query: {} })).body).toHaveLength(1)
  })

  test('is made of a post that is no longer there, and of no other', async () => {
    const [as, elsewhere] = [await makeMember(app), await makeMember(app)]
    await fillAccount(app, as, 'shared words')
    const file = await exportOf(app, as)
    const here = await restoreExport(app, as, file)
    expect(here.outcomes.find(({ kind }) => kind === 'post')?.outcome).toBe('same')
    await restoreExport(app, elsewhere, file)
    const tagged = (await app.call('GET /journal', { as: elsewhere, query: { tag: 'community' } })).body
    expect(tagged).toMatchObject([{ excerpt: 'shared words', images: [{ width: 24 }] }])
    const feed = (await app.call('GET /community/posts', { as: elsewhere, query: {} })).body
    expect(feed.filter(({ deletable }) => deletable)).toEqual([])
  })
})

describe('a preview', () => {
  test('tells what an import would do, and writes nothing', async () => {
    const [from, to] = [await makeMember(app), await makeMember(app)]
    await fillAccount(app, from, 'words')
    const { json } = await exportOf(app, from)
    const before = await everything(to)
    const look = async (kind: ImportKind, rows: unknown) =>
      (
        await app.call('POST /imports/preview', {
          as: to,
          body: { source: 'a-genda', kind, rows: rows as Rows },
        })
      ).body.rows
    expect(outcomes(await look('mood', json('moods/2026.json')))).toEqual(['new'])
    expect(outcomes(await look('health', json('health/2026.json')))).toEqual(['new'])
    expect(outcomes(await look('plan', json('planner/2026.json')))).toEqual(['new'])
    expect(outcomes(await look('goals', json('goals/2026.json')))).toEqual(['new'])
    expect(outcomes(await look('repeating-item', json('planner/repeating.json')))).toEqual(['new'])
    expect((await look('journal', json('journal/2026.json')))[0]).toMatchObject({
      outcome: 'new',
      images: [{}],
    })
    expect(await everything(to)).toEqual(before)
    expect((await app.call('GET /imports', { as: to })).body).toEqual([])
  })
})

describe('an import', () => {
  test('is counted when it is finished, and then takes no more', async () => {
    const as = await makeMember(app)
    const id = await beginImport(app, as, 'daylio')
    await send(as, id, 'mood', daylio)
    await send(as, id, 'mood', daylio)
    const { body } = await app.call('POST /imports/{id}/finish', { as, params: { id } })
    expect(body.counts).toEqual({ mood: { new: 2, changed: 0 } })
    await expect(send(as, id, 'mood', daylio)).rejects.toThrow('This import is finished. Begin a new one.')
    expect((await app.call('GET /imports', { as })).body).toMatchObject([{ id, source: 'daylio' }])
  })

  test('that is interrupted goes on with the same id', async () => {
    const as = await makeMember(app)
    const id = await beginImport(app, as, 'daylio')
    await send(as, id, 'mood', daylio.slice(0, 1))
    expect(await beginImport(app, as, 'daylio', id)).toBe(id)
    expect(outcomes(await send(as, id, 'mood', daylio))).toEqual(['same', 'new'])
    await expect(beginImport(app, as, 'csv', id)).rejects.toThrow(
      'This import was begun with another source.',
    )
  })

  test('in two tabs at once brings everything in once', async () => {
    const as = await makeMember(app)
    const from = await makeMember(app)
    await fillAccount(app, from, 'words')
    const file = await exportOf(app, from)
    const rows = Array.from({ length: 200 }, (_, at) => ({ source_id: `${at}`, date: day, mood: 'calm' }))
    const [one, two] = [await beginImport(app, as, 'daylio'), await beginImport(app, as, 'daylio')]
    const answers = await Promise.all([
      send(as, one, 'mood', rows),
      send(as, two, 'mood', rows.toReversed()),
      send(as, one, 'mood', rows),
    ])
    expect(outcomes(answers.flat()).filter((one) => one === 'new')).toHaveLength(200)
    await Promise.all([restoreExport(app, as, file), restoreExport(app, as, file)])
    expect(Object.keys(await everything(as))).toEqual(Object.keys(restorable(file)))
    const { json } = await exportOf(app, as, ['moods', 'planner', 'goals', 'health'])
    expect(json('moods/2026.json')).toHaveLength(201)
    for (const path of ['planner/2026.json', 'goals/2026.json', 'planner/repeating.json', 'health/2026.json'])
      expect(json(path)).toHaveLength(1)
    expect((await planned(as, '2026-11-18')).length).toBe(1)
  })

  test('has rates of its own', async () => {
    const as = await makeMember(app)
    const id = await beginImport(app, as, 'daylio')
    for (let call = 0; call < 130; call += 1) await send(as, id, 'mood', daylio.slice(0, 1))
    expect(outcomes(await send(as, id, 'mood', daylio))).toEqual(['same', 'new'])
  })
})
