import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { picturesFolder } from '../../../content/pictures.ts'
import { artAt, picturesOf, readPackedTheme, themePack } from '../../../contract/theme-packs.ts'
import { mapPictures } from '../../../contract/theme-pictures.ts'
import { pictures } from '../../kernel/files/pictures.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeImage, makeMember } from '../../test/make.ts'
import { unzip } from '../../test/read-export.ts'
import { loadStarterThemes } from './starter-library.ts'

type Who = Awaited<ReturnType<typeof makeMember>>
type Place = { app: TestApp; admin: Who }
let one: Place
let other: Place
beforeAll(async () => {
  const place = async () => {
    const app = await testApp({ picture: pictures(picturesFolder) })
    return { app, admin: await makeAdmin(app) }
  }
  one = await place()
  other = await place()
})
beforeEach(async () => {
  for (const { app } of [one, other]) await app.db.deleteFrom('themes').execute()
})
afterAll(() => Promise.all([one.app.close(), other.app.close()]))

const ask = ({ app, admin }: Place, ids: string[], as: Who | undefined = admin) =>
  app.app.inject({
    method: 'GET',
    url: `/api/themes/packs?themes=${ids.join(',')}`,
    headers: as ? { authorization: `Bearer ${as.access_token}` } : {},
  })
const library = async ({ app, admin }: Place) => (await app.call('GET /themes/library', { as: admin })).body

/** A pack of the whole library, as another program reads it. */
async function packOf(place: Place) {
  const answer = await ask(
    place,
    (await library(place)).map(({ id }) => id),
  )
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = await unzip(answer.rawPayload)
  return { files, head: themePack.parse(JSON.parse(String(files.get('themes.json')))) }
}

/** Brings in a pack, as the page does it. */
async function bringIn({ app, admin }: Place, { files, head }: Awaited<ReturnType<typeof packOf>>) {
  for (const read of head.themes) {
    const understood = readPackedTheme(read)
    if (!understood) throw new Error('A theme of our own pack is understood.')
    const { texts = {}, ...theme } = understood
    const id = randomUUIDv7()
    const addresses = new Map<string, string>()
    for (const path of picturesOf(theme)) {
      const art = artAt(path)
      if (art) addresses.set(path, art)
      else {
        const file = new Blob([new Uint8Array(files.get(path) ?? [])])
        const { body } = await app.call('POST /themes/pictures', { as: admin, file })
        addresses.set(path, body.url)
      }
    }
    const { status, problem } = await app.call('POST /themes/library', {
      as: admin,
      body: { ...mapPictures(theme, (path) => addresses.get(path) ?? null), id },
    })
    expect([status, problem?.detail]).toEqual([200, undefined])
    for (const [language, body] of Object.entries(texts))
      await app.call('PATCH /themes/library/{id}/texts/{language}', {
        as: admin,
        params: { id, language },
        body,
      })
  }
}

describe('a theme pack', () => {
  test('takes the starter library out of one instance and into another, byte for byte of its content', async () => {
    await loadStarterThemes(one.app.db, one.app.clock)
    const pack = await packOf(one)
    expect(pack.head.themes).toHaveLength(16)
    await bringIn(other, pack)
    const again = await packOf(other)
    expect(JSON.stringify(again.head.themes)).toBe(JSON.stringify(pack.head.themes))
    expect([...again.files.keys()].toSorted()).toEqual([...pack.files.keys()].toSorted())
    for (const [path, bytes] of pack.files)
      if (path !== 'themes.json') expect(again.files.get(path)?.equals(bytes), path).toBe(true)
    const shown = async (place: Place) => (await library(place)).map(({ id: _, ...theme }) => theme)
    expect(await shown(other)).toEqual(await shown(one))
  })

  test('takes pictures of one’s own along, each once, with all that was written beside them', async () => {
    const picture = await makeImage(one.app, { width: 40 })
    const { body: made } = await one.app.call('POST /themes/library', {
      as: one.admin,
      body: {
        title: 'Lanterns',
        slug: 'lanterns',
        season: 'winter',
        coverImageUrl: picture,
        exercises: [{ title: 'Fold', steps: ['Fold it.'], imageUrl: picture, minutes: 5, stepSeconds: [60] }],
        menu: [{ day: 'Tuesday', recipeTitle: 'Soup' }],
        isDraft: true,
      },
    })
    await one.app.call('PATCH /themes/library/{id}/texts/{language}', {
      as: one.admin,
      params: { id: made.id, language: 'tr' },
      body: { title: 'Fenerler', exercises: [{ title: 'Katla', steps: ['Katla.'] }] },
    })
    const pack = await packOf(one)
    expect([...pack.files.keys()]).toEqual([
      expect.stringMatching(/^pictures\/[0-9a-f]{64}-40\.webp$/),
      'themes.json',
    ])
    expect(String(pack.files.get('themes.json'))).not.toContain('isDraft')
    await bringIn(other, pack)
    const [there] = await library(other)
    expect(there).toMatchObject({
      title: 'Lanterns',
      season: 'winter',
      exercises: [{ title: 'Fold', steps: ['Fold it.'], minutes: 5, stepSeconds: [60] }],
      menu: [{ day: 'Tuesday', recipeTitle: 'Soup', link: null }],
      coverImageUrl: expect.stringMatching(/^\/api\/uploads\//),
    })
    expect(there?.id).not.toBe(made.id)
    expect(there?.isDraft).toBeUndefined()
    const { body: texts } = await other.app.call('GET /themes/library/{id}/texts', {
      as: other.admin,
      params: { id: there?.id ?? '' },
    })
    expect(texts.tr).toMatchObject({ title: 'Fenerler', exercises: [{ title: 'Katla', steps: ['Katla.'] }] })
    const file = await other.app.app.inject({ method: 'GET', url: there?.coverImageUrl ?? '' })
    expect(file.statusCode).toBe(200)
  })

  test('is for administrators alone, of themes that are there, a hundred at the most, and is in the audit log', async () => {
    const { body: made } = await one.app.call('POST /themes/library', {
      as: one.admin,
      body: { title: 'Lanterns', slug: 'lanterns' },
    })
    const member = await makeMember(one.app)
    expect((await ask(one, [made.id], member)).statusCode).toBe(403)
    const stranger = await one.app.app.inject({ method: 'GET', url: `/api/themes/packs?themes=${made.id}` })
    expect(stranger.statusCode).toBe(401)
    expect((await ask(one, [randomUUIDv7()])).statusCode).toBe(404)
    expect((await ask(one, ['none'])).statusCode).toBe(400)
    expect(
      (
        await ask(
          one,
          Array.from({ length: 101 }, () => made.id),
        )
      ).statusCode,
    ).toBe(400)
    expect((await ask(one, [made.id, made.id])).statusCode).toBe(200)
    const lines = await one.app.db
      .selectFrom('audit_log')
      .select('details')
      .where('kind', '=', 'themes-packed')
      .orderBy('id', 'desc')
      .execute()
    expect(lines[0]?.details).toEqual({ themes: 1 })
  })
})

describe('what is read from a pack', () => {
  const least = { title: 'A', slug: 'a' }
  const wordless = { tarotCard: {}, song: {}, exercises: [], artActivity: {}, menu: [], recipe: {} }
  test.each([
    ['nothing', null],
    ['a text', 'theme'],
    ['no title', { slug: 'a' }],
    ['a list for exercises that is none', { ...least, exercises: 'none' }],
    ['a picture that leads out of the pack', { ...least, coverImageUrl: 'pictures/../../secret.webp' }],
    ['a picture from elsewhere', { ...least, coverImageUrl: 'https://example.org/a.png' }],
    ['a link that is none', { ...least, musicUrl: 'javascript:alert(1)' }],
    ['more than a theme may hold', { ...least, description: 'x'.repeat(5001) }],
    ['sixty exercises', { ...least, exercises: Array(60).fill({ title: 'x' }) }],
  ])('with %s is no theme', (_, read) => expect(readPackedTheme(read)).toBeUndefined())

  test('keeps words in other languages that are understood, and leaves out the others', () => {
    const texts = { tr: { ...wordless, title: 'A' }, de: { title: 5 }, '../x': wordless }
    expect(Object.keys(readPackedTheme({ ...least, texts })?.texts ?? {})).toEqual(['tr'])
    expect(readPackedTheme({ ...least, texts: 'none' })).not.toHaveProperty('texts')
  })

  test('leaves out what it does not know, an id and the mark of a draft too', () => {
    const theme = readPackedTheme({ ...least, id: randomUUIDv7(), isDraft: true, wings: 2 })
    expect(theme).toMatchObject({ title: 'A', slug: 'a', coverImageUrl: null, exercises: [] })
    expect(Object.keys(theme ?? {})).not.toEqual(expect.arrayContaining(['id']))
    expect(theme).not.toHaveProperty('isDraft')
    expect(theme).not.toHaveProperty('wings')
  })
})
