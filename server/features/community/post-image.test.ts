import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { imageFaults } from '../../../contract/images.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeBanner, makeImage, makeMember } from '../../test/make.ts'

const outside = 'https://pictures.example.org/pear.png'

let app: TestApp
let reachable = true
beforeAll(async () => {
  const create = { width: 30, height: 20, channels: 3 as const, background: '#8fa01e' }
  const pear = await sharp({ create }).png().toBuffer()
  app = await testApp({ outbound: async () => (reachable ? pear : { fault: 'failed' }) })
})
afterAll(() => app.close())

const id = '01900000-0000-4000-8000-000000000001'
const share = (as: Session, image_url: string | null, more = {}) =>
  app.call('POST /community/posts', { as, body: { content: 'A pear', image_url, ...more } })

test('an upload is shown as it is, one from elsewhere as our copy, and none is none', async () => {
  const as = await makeMember(app)
  const uploaded = await makeImage(app)
  expect((await share(as, uploaded)).body).toMatchObject({ image_url: uploaded, image: { width: 24 } })
  const { body } = await share(as, outside)
  expect(body.image_url).toMatch(/^\/uploads\/[0-9a-f]{64}-30\.webp$/)
  expect(body.image).toMatchObject({ url: body.image_url, width: 30, height: 20 })
  for (const none of [null, ''])
    expect((await share(as, none)).body).toMatchObject({ image_url: null, image: null })
  const { body: feed } = await app.call('GET /community/posts', { as })
  expect(feed.map(({ image }) => image?.width ?? 0).sort()).toEqual([0, 0, 24, 30])
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '/uploads/../secret',
  `/uploads/${'0'.repeat(64)}-400.webp`,
])('%s is no image, and nothing is stored', async (address) => {
  const as = await makeMember(app)
  const { status, problem } = await share(as, address)
  expect(status).toBe(400)
  expect(problem).toEqual({
    detail: 'Invalid image URL',
    errors: [{ path: 'image_url', message: 'Invalid image URL' }],
  })
})

test('what cannot be fetched is refused, and a post sent again is not fetched again', async () => {
  const as = await makeMember(app)
  const first = await share(as, outside, { id })
  reachable = false
  expect((await share(as, outside)).problem).toMatchObject({
    detail: imageFaults.unreachable,
    errors: [{ path: 'image_url' }],
  })
  expect((await share(as, outside, { id })).body).toEqual(first.body)
  const stored = await app.db.selectFrom('posts').select('id').where('member_id', '=', as.user.id).execute()
  expect(stored).toEqual([{ id }])
})

test('the image of a deleted post goes with it, unless another post or a banner shows it', async () => {
  const as = await makeMember(app)
  const admin = await makeAdmin(app)
  const [lone, shared, worn] = [await makeImage(app), await makeImage(app), await makeImage(app)]
  const posts = await Promise.all([share(as, lone), share(as, shared), share(as, worn)])
  await share(admin, shared)
  await makeBanner(app, admin, { url: worn })
  app.clock.forward({ hours: 25 })
  for (const { body } of posts)
    await app.call('DELETE /community/posts/{id}', { as, params: { id: body.id } })
  await app.letters()
  const served = async (address: string) => (await app.app.inject(`/api${address}`)).statusCode
  expect(await Promise.all([lone, shared, worn].map(served))).toEqual([404, 200, 200])
})
