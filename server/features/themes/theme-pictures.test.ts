import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { imageFaults } from '../../../contract/images.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin } from '../../test/make.ts'

const elsewhere = 'https://pictures.example.org/blue.png'
const asked: string[] = []
let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp({
    outbound: async (address) => {
      asked.push(address)
      return address === elsewhere ? plain('#2456c8') : { fault: 'failed' }
    },
  })
  admin = await makeAdmin(app)
})
beforeEach(async () => {
  await app.db.deleteFrom('themes').execute()
  asked.length = 0
})
afterAll(() => app.close())

const plain = (background: string, width = 900): Promise<Buffer> =>
  sharp({ create: { width, height: 60, channels: 3, background } })
    .png()
    .toBuffer()

async function upload(color: string, width?: number): Promise<string> {
  const file = new Blob([new Uint8Array(await plain(color, width))], { type: 'image/png' })
  const { body, status, problem } = await app.call('POST /upload/image', { as: admin, file })
  expect(status, problem.detail).toBe(200)
  return body.url
}
const create = (change: object) =>
  app.call('POST /themes/library', {
    as: admin,
    body: { title: 'Pictured', slug: 'pictured', ...change } as never,
  })
const patch = (id: string, body: object) =>
  app.call('PATCH /themes/library/{id}', { as: admin, params: { id }, body })
const referred = async () =>
  (await app.db.selectFrom('theme_images').select('image_hash').execute()).map(({ image_hash }) => image_hash)
const served = async (url: string | null | undefined) => (await app.app.inject(url ?? '')).statusCode

test('an upload is told by an address that a page can show as it is, in its widths, with its hue', async () => {
  const url = await upload('#c83224')
  const { body } = await create({ coverImageUrl: url })
  expect(body.coverImageUrl).toBe(`/api${url}`)
  expect(body.coverSizes.map(({ width }) => width)).toEqual([900, 800, 400])
  for (const size of body.coverSizes) expect(await served(size.url)).toBe(200)
  expect(body.coverLqip).toMatch(/^data:image\/webp;base64,/)
  // The hue of the picture's red, in degrees of OKLCH.
  expect(body.hue).toBeGreaterThan(20)
  expect(body.hue).toBeLessThan(40)
  expect(await referred()).toHaveLength(1)
})

test('what is told can be sent back: the same pictures stay the same', async () => {
  const exercise = { title: 'Look', steps: [], imageUrl: await upload('#00ff00'), link: null }
  const { body } = await create({ coverImageUrl: await upload('#c83224'), exercises: [exercise] })
  const again = await patch(body.id, { coverImageUrl: body.coverImageUrl, exercises: body.exercises })
  expect(again.body).toEqual(body)
  expect(await referred()).toHaveLength(2)
})

test('a theme by itself tells a tiny picture of each of its exercises and its art', async () => {
  const art = { title: 'Glaze', description: '', materials: [], image_url: await upload('#2456c8') }
  const exercises = ['#00ff00', undefined].map(async (color) => ({
    title: 'Look',
    steps: [],
    link: null,
    imageUrl: color ? await upload(color) : null,
  }))
  const { body } = await create({ exercises: await Promise.all(exercises), artActivity: art })
  const tiny = /^data:image\/webp;base64,/
  expect(body.artActivity?.image_lqip).toMatch(tiny)
  expect(body.exercises[0]?.imageLqip).toMatch(tiny)
  expect(body.exercises[1]).not.toHaveProperty('imageLqip')
})

test('a theme by itself tells the back of the deck with a card that has a picture, and with no other', async () => {
  const card = { name: 'The Sun', interpretation: 'Warmth.' }
  const { body } = await create({ tarotCard: { ...card, imageUrl: '/art/tarot-the-sun-600.webp' } })
  expect(body.tarotCard?.backUrl).toMatch(/^\/art\/tarot.back-/)
  expect(body.tarotCard?.backLqip).toMatch(/^data:/)
  const bare = (await patch(body.id, { tarotCard: { ...card, imageUrl: null } })).body
  expect(bare.tarotCard).toEqual({ ...card, imageUrl: null })
})

test('of a picture from elsewhere a copy is kept, so that no browser asks there', async () => {
  const { body } = await create({ tarotCard: { name: 'The Sea', interpretation: '', imageUrl: elsewhere } })
  expect(body.tarotCard?.imageUrl).toMatch(/^\/api\/uploads\/[0-9a-f]{64}-900\.webp$/)
  expect(await served(body.tarotCard?.imageUrl)).toBe(200)
  expect(JSON.stringify(body)).not.toContain('pictures.example.org')
  await patch(body.id, { tarotCard: body.tarotCard })
  expect(asked).toEqual([elsewhere])
})

test('a picture that cannot be had is named by its place in the form', async () => {
  const exercises = [
    { title: '', steps: [], imageUrl: null, link: null },
    { title: 'Look', steps: [], imageUrl: 'https://gone.example.org/x.png', link: null },
  ]
  const refused = await create({ exercises })
  expect([refused.status, refused.problem.errors]).toEqual([
    400,
    [{ path: 'exercises.1.imageUrl', message: imageFaults.unreachable }],
  ])
  for (const coverImageUrl of [
    'javascript:alert(1)',
    '/art/../secret',
    '/etc/passwd',
    'data:image/png;base64,AA',
    `/uploads/${'0'.repeat(64)}-900.webp`,
    `/api/uploads/${'0'.repeat(64)}-900.webp`,
    '/api/uploads/x',
  ]) {
    const { status, problem } = await create({ coverImageUrl })
    expect([status, problem.detail], coverImageUrl).toEqual([400, 'Invalid image URL'])
  }
  expect(await app.db.selectFrom('themes').select('id').execute()).toEqual([])
})

test('one of our own pictures keeps its key, whatever its file is called', async () => {
  const { body } = await create({ coverImageUrl: '/art/cover-still-water-800.1f2e3d4c5b6a.webp' })
  expect(body.coverImageUrl).toBe('/art/cover/still-water-1600.webp')
  const row = await app.db.selectFrom('themes').select(['cover_image', 'hue']).executeTakeFirst()
  expect(row?.cover_image).toBe('art:cover/still-water')
  // The hue of the first color, which the tests' manifest gives to every picture.
  expect(row?.hue).toBe(69)
})

test("the week's hue changes with the cover, and with the cover alone", async () => {
  const { body } = await create({ coverImageUrl: await upload('#c83224') })
  const { id, hue } = body
  expect((await patch(id, { title: 'Other' })).body.hue).toBe(hue)
  expect((await patch(id, { coverImageUrl: body.coverImageUrl })).body.hue).toBe(hue)
  const blue = (await patch(id, { coverImageUrl: elsewhere })).body.hue
  expect(blue).toBeGreaterThan(250)
  expect(blue).toBeLessThan(280)
  expect((await patch(id, { coverImageUrl: await upload('#808080') })).body.hue, 'grey has none').toBeNull()
  const none = (await patch(id, { coverImageUrl: null })).body
  expect([none.coverImageUrl, none.coverSizes, none.hue]).toEqual([null, [], null])
})

test('pictures that no theme shows any more are removed, the others are not', async () => {
  const [cover, shared] = [await upload('#123456', 700), await upload('#654321', 700)]
  const { body } = await create({
    coverImageUrl: cover,
    tarotCard: { name: 'The Sun', interpretation: '', imageUrl: shared },
  })
  await create({ slug: 'second', coverImageUrl: shared })
  app.clock.forward({ hours: 25 })
  admin = await makeAdmin(app)
  await patch(body.id, { coverImageUrl: null })
  await app.letters()
  expect([await served(`/api${cover}`), await served(`/api${shared}`)]).toEqual([404, 200])
  await app.call('DELETE /themes/library/{id}', { as: admin, params: { id: body.id } })
  await app.letters()
  expect(await served(`/api${shared}`)).toBe(200)
  expect(await referred()).toHaveLength(1)
})
