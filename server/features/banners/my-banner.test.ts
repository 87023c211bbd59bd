import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Session } from '../../../contract/auth.ts'
import type { bannerChange } from '../../../contract/banners.ts'
import { imageFaults } from '../../../contract/images.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeBanner, makeImage, makeMember } from '../../test/make.ts'

const outside = 'https://pictures.example.org/garden.png'
const asked: string[] = []

let app: TestApp
beforeAll(async () => {
  const create = { width: 30, height: 20, channels: 3 as const, background: '#c81e28' }
  const garden = await sharp({ create }).png().toBuffer()
  app = await testApp({
    outbound: async (address) => {
      asked.push(address)
      return address.startsWith(outside) ? garden : { fault: 'failed' }
    },
  })
})
afterAll(() => app.close())

const change = (as: Session, body: z.input<typeof bannerChange>) =>
  app.call('PATCH /me/banner/share', { as, body })
const own = async (as: Session) => (await app.call('GET /me/banner', { as })).body
const createdAt = async (as: Session) =>
  (
    await app.db
      .selectFrom('banners')
      .select('created_at')
      .where('member_id', '=', as.user.id)
      .executeTakeFirstOrThrow()
  ).created_at

test('all of a banner is there before there is one', async () => {
  expect(await own(await makeMember(app))).toEqual({
    url: null,
    image: null,
    is_shared: false,
    show_name: false,
    caption: null,
    alt_text: 'Member banner',
    palette: [],
    hidden: false,
  })
})

test.each([{}, { url: null }, { url: '' }, { is_shared: true, caption: 'Mine' }])(
  'without a picture so far, %j is asked for one',
  async (body) => {
    const as = await makeMember(app)
    const { status, problem } = await change(as, body)
    expect(status).toBe(400)
    expect(problem).toEqual({
      detail: 'Please add a banner URL',
      errors: [{ path: 'url', message: 'Please add a banner URL' }],
    })
  },
)

test('a picture from elsewhere is copied, told by its own address, and brings its colours', async () => {
  const as = await makeMember(app)
  const { body } = await change(as, { url: outside, is_shared: true })
  expect(body).toMatchObject({ url: outside, is_shared: true, alt_text: 'Member banner', caption: null })
  expect(body.image?.url).toMatch(/^\/uploads\/[0-9a-f]{64}-30\.webp$/)
  expect(body.palette).toEqual(['#c81e28'])
  expect(await own(as)).toEqual(body)
  const before = asked.length
  expect((await change(as, { url: outside, caption: 'Again' })).body.caption).toBe('Again')
  expect(asked).toHaveLength(before)
})

test.each([
  ['https://gone.example.org/a.png', imageFaults.unreachable],
  ['ftp://example.org/a.png', imageFaults.address],
  ['javascript:alert(1)', imageFaults.address],
  ['/uploads/x.webp', imageFaults.address],
])('%s is no picture, and changes nothing', async (url, sentence) => {
  const as = await makeMember(app)
  const before = await makeBanner(app, as)
  const { status, problem } = await change(as, { url, caption: 'Lost' })
  expect([status, problem.detail]).toEqual([400, sentence])
  expect(problem.errors).toEqual([{ path: 'url', message: sentence }])
  expect(await own(as)).toMatchObject({ url: before.url, caption: null })
})

describe('what is said of it', () => {
  test('stays when left out, and goes back to the beginning when blank', async () => {
    const as = await makeMember(app)
    await makeBanner(app, as, { caption: ' By the river ', alt_text: 'A heron', palette: ['#AABBCC'] })
    await change(as, { show_name: true })
    expect(await own(as)).toMatchObject({
      is_shared: true,
      show_name: true,
      caption: 'By the river',
      alt_text: 'A heron',
      palette: ['#aabbcc'],
    })
    for (const blank of ['', ' \u200b', null])
      expect((await change(as, { caption: blank, alt_text: blank })).body).toMatchObject({
        caption: null,
        alt_text: 'Member banner',
      })
  })

  test('has its limits', async () => {
    const as = await makeMember(app)
    await makeBanner(app, as, { caption: 'ä'.repeat(140), alt_text: 'ä'.repeat(100) })
    expect((await change(as, { caption: 'x'.repeat(141) })).problem.detail).toBe(
      'Caption must be 140 characters or less',
    )
    expect((await change(as, { alt_text: 'x'.repeat(101) })).status).toBe(400)
    expect((await change(as, { palette: Array(13).fill('#000000') })).status).toBe(400)
    expect((await change(as, { palette: ['red'] })).status).toBe(400)
  })
})

test('a new picture is a new entry of the gallery with its own colours; a switch is neither', async () => {
  const as = await makeMember(app)
  await makeBanner(app, as, { palette: ['#111111'] })
  const first = await createdAt(as)
  app.clock.forward({ minutes: 1 })
  await change(as, { is_shared: false, caption: 'Later' })
  expect(await createdAt(as)).toBe(first)
  await change(as, { url: await makeImage(app, { background: '#3f6650' }) })
  expect((await createdAt(as)) > first).toBe(true)
  expect(await own(as)).toMatchObject({ palette: ['#3f6650'], caption: 'Later', is_shared: false })
})

test('changes from several devices at once do not undo each other', async () => {
  const [fresh, settled] = [await makeMember(app), await makeMember(app)]
  await makeBanner(app, settled)
  for (const as of [fresh, settled]) {
    const url = await makeImage(app)
    const parts = [{ is_shared: true }, { show_name: true }, { caption: 'Here' }, { alt_text: 'A heron' }]
    const answers = await Promise.all(parts.map((part) => change(as, { url, ...part })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await own(as)).toMatchObject({
      url,
      is_shared: true,
      show_name: true,
      caption: 'Here',
      alt_text: 'A heron',
    })
  }
})

test('having pictures fetched from elsewhere is limited, changing the rest is not', async () => {
  const as = await makeMember(app)
  const statuses: number[] = []
  for (let n = 0; n < 21; n += 1) statuses.push((await change(as, { url: `${outside}?${n}` })).status)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  expect((await change(as, { caption: 'Still here' })).status).toBe(200)
})
