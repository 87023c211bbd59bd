import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember } from '../../test/make.ts'
import { loadStarterThemes } from './starter-library.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
beforeEach(async () => {
  await app.db.deleteFrom('themes').execute()
  await app.db.deleteFrom('audit_log').execute()
})
afterAll(() => app.close())

const whole = {
  title: ' Slow water ',
  slug: 'slow-water',
  description: 'A week by the river.',
  coverImageUrl: null,
  affirmation: 'I have time.',
  journalingPrompt: 'What flows?',
  tarotCard: { name: 'The Star', interpretation: 'Rest.', imageUrl: null },
  musicUrl: 'https://example.org/river',
  song: { title: 'Vltava', artist: 'Smetana', message: 'Listen.' },
  exercises: [{ title: 'Draw a wave', steps: ['Sit.', 'Draw.'], imageUrl: null, link: null }],
  artActivity: { title: 'Ink', description: 'Let it run.', image_url: null, materials: ['Ink', 'Water'] },
  menu: [
    { day: 'Monday', recipeTitle: 'Soup', link: null },
    { day: 'Sunday', recipeTitle: 'Bread', link: 'https://example.org/bread' },
  ],
  recipe: { title: 'Soup', image_url: null, ingredients: ['Leek'], instructions: '1. Cook.' },
} as const

const create = (change: object = {}) =>
  app.call('POST /themes/library', { as: admin, body: { ...whole, ...change } as never })
const patch = (id: string, body: object) =>
  app.call('PATCH /themes/library/{id}', { as: admin, params: { id }, body })
const remove = (id: string) => app.call('DELETE /themes/library/{id}', { as: admin, params: { id } })
const library = async () => (await app.call('GET /themes/library', { as: admin, query: {} })).body
const audited = async () =>
  (
    await app.db
      .selectFrom('audit_log')
      .select(['kind', 'actor_id', 'subject_id', 'details'])
      .orderBy('at')
      .execute()
  ).map(({ kind, actor_id, subject_id, details }) => [kind, actor_id, subject_id, details])

test('a theme that is sent again, as its answer was lost, is the one that is stored', async () => {
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => create({ id })))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([id]))
  expect((await library()).map((theme) => theme.id)).toEqual([id])
  expect((await audited()).map(([kind]) => kind)).toEqual(['theme-created'])
  expect((await create({ id: randomUUID() })).status).toBe(409)
})

test('a theme is told as it was written, at the end of the library', async () => {
  await create({ slug: 'first' })
  app.clock.forward({ seconds: 1 })
  const { status, body } = await create()
  expect(status).toBe(200)
  expect(body).toEqual({
    ...whole,
    id: expect.any(String),
    title: 'Slow water',
    coverSizes: [],
    coverLqip: null,
    hue: null,
  })
  expect((await library()).map(({ slug }) => slug)).toEqual(['first', 'slow-water'])
})

test('a title and a slug are enough', async () => {
  const { status, body } = await app.call('POST /themes/library', {
    as: admin,
    body: { title: 'Bare', slug: 'bare' },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ tarotCard: null, exercises: [], menu: [], recipe: null, affirmation: '' })
})

test.each([
  ['no title', { title: ' \u200b' }, 'title', 'Title and slug are required'],
  ['no slug', { slug: '' }, 'slug', 'Title and slug are required'],
  [
    'a slug with a space',
    { slug: 'slow water' },
    'slug',
    'A slug has letters and numbers, with single hyphens between them',
  ],
  [
    'a script for music',
    { musicUrl: 'javascript:alert(1)' },
    'musicUrl',
    'A link should start with https:// or http://',
  ],
])('%s is refused with the field named', async (_, change, path, message) => {
  const { status, problem } = await create(change)
  expect(status).toBe(400)
  expect(problem.errors).toContainEqual({ path, message })
})

describe('the form as it opens', () => {
  const blank = ' \u200b'
  const empty = {
    tarotCard: { name: '', interpretation: blank, imageUrl: null },
    song: { title: '', artist: '', message: '' },
    exercises: [{ title: '', steps: [''], imageUrl: null, link: null }],
    artActivity: { title: '', description: '', image_url: null, materials: [blank] },
    menu: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => ({
      day,
      recipeTitle: '',
      link: '',
    })),
    recipe: { title: '', image_url: null, ingredients: [], instructions: '' },
  }

  test('leaves nothing behind of the parts that were left empty', async () => {
    const { body } = await create(empty)
    expect(body).toMatchObject({
      tarotCard: null,
      song: null,
      exercises: [],
      artActivity: null,
      menu: [],
      recipe: null,
    })
  })

  test('empties a part that was there', async () => {
    const { body } = await create()
    expect((await patch(body.id, empty)).body).toMatchObject({ tarotCard: null, exercises: [], menu: [] })
  })

  test('keeps a part of which anything is said, without its empty lines, and the menu in order', async () => {
    const { body } = await create({
      tarotCard: { name: '', interpretation: 'Rest.', imageUrl: null },
      exercises: [
        { title: '', steps: ['', 'Only a step.', blank], imageUrl: null, link: null },
        { title: 'Only a title', steps: [], imageUrl: null, link: null },
      ],
      menu: [...whole.menu].reverse(),
    })
    expect(body.tarotCard?.interpretation).toBe('Rest.')
    expect(body.exercises.map(({ title, steps }) => [title, steps])).toEqual([
      ['', ['Only a step.']],
      ['Only a title', []],
    ])
    expect(body.menu).toEqual(whole.menu)
  })
})

test('a slug is one theme, in a race and after a change too', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.find(({ status }) => status === 409)
  const message = 'A theme with this slug already exists'
  expect(refused?.problem).toEqual({ detail: message, errors: [{ path: 'slug', message }] })

  const { body: other } = await create({ slug: 'other' })
  expect((await create({ slug: 'Slow-Water' })).problem.detail).toBe(message)
  expect((await patch(other.id, { slug: 'slow-water' })).problem).toEqual(refused?.problem)
  expect((await patch(other.id, { slug: 'other' })).status).toBe(200)
  const both = (await library()).map(({ id }) => id)
  const renamed = await Promise.all(both.map((id) => patch(id, { slug: 'same' })))
  expect(renamed.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a change leaves alone what it does not name', async () => {
  const { body } = await create()
  const changed = await patch(body.id, { title: 'Quick water' })
  expect(changed.body).toEqual({ ...body, title: 'Quick water' })
  expect((await patch(body.id, { tarotCard: null })).body).toEqual({ ...changed.body, tarotCard: null })
})

test('every starter theme comes through an edit without loss', async () => {
  await loadStarterThemes(app.db, app.clock)
  const stored = () => app.db.selectFrom('themes').selectAll().orderBy('created_at').execute()
  const before = await stored()
  const told = await library()
  expect(told.length).toBeGreaterThan(10)
  for (const { id, coverSizes: _, coverLqip: __, hue: ___, ...theme } of told)
    expect((await patch(id, theme)).status).toBe(200)
  expect(await library()).toEqual(told)
  const written = (rows: typeof before) => rows.map(({ updated_at: _, revision: __, ...row }) => row)
  expect(written(await stored())).toEqual(written(before))
  for (const [, , , details] of await audited()) expect(details).toMatchObject({ fields: '' })
})

test('a deleted theme leaves schedule and choices, and nothing else', async () => {
  const [{ body: gone }, { body: stays }] = [await create(), await create({ slug: 'stays' })]
  const member = await makeMember(app)
  const week = { weekStartISO: '2026-11-23', note: null }
  await app.call('POST /themes/schedule', { as: admin, body: { ...week, themeId: gone.id } })
  await app.call('POST /themes/schedule', {
    as: admin,
    body: { weekStartISO: '2026-11-16', themeId: stays.id },
  })
  await app.call('POST /themes/override', { as: member, body: { themeId: gone.id } })
  expect((await remove(gone.id)).body).toEqual({ ok: true })
  const schedule = await app.call('GET /themes/schedule', { as: admin })
  expect(schedule.body.map(({ themeId }) => themeId)).toEqual([stays.id])
  expect((await app.call('GET /themes/current', { as: member })).body.id).toBe(stays.id)
  expect((await app.call('GET /themes/override/status', { as: member })).body.hasOverride).toBe(false)
  expect((await remove(gone.id)).status).toBe(404)
  expect((await patch(gone.id, { title: 'Back' })).status).toBe(404)
})

test('every change is in the audit log, and says which fields are others now', async () => {
  const { body } = await create()
  app.clock.forward({ seconds: 1 })
  await patch(body.id, { ...whole, title: 'Quick water', menu: [] })
  app.clock.forward({ seconds: 1 })
  await remove(body.id)
  const line = (kind: string, details: object) => [kind, admin.user.id, body.id, details]
  expect(await audited()).toEqual([
    line('theme-created', { title: 'Slow water' }),
    line('theme-changed', { title: 'Quick water', fields: 'title, menu' }),
    line('theme-deleted', { title: 'Quick water' }),
  ])
})
