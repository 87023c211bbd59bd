import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { imageFaults } from '../../../contract/images.ts'
import type { Outbound } from '../../kernel/outside/outbound.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'

/** The external web, by address, and the requests to it. */
const web: Record<string, Awaited<ReturnType<Outbound>>> = {}
let asked: string[] = []

let app: TestApp
beforeAll(async () => {
  app = await testApp({
    outbound: async (address) => {
      asked.push(address)
      return web[address] ?? { fault: 'failed' }
    },
  })
})
beforeEach(() => {
  asked = []
})
afterAll(() => app.close())

const picture = (width: number, background: string) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .jpeg({ quality: 100 })
    .toBuffer()

async function ask(image_url: string) {
  const as = await makeMember(app)
  return app.call('POST /banners/extract-palette', { as, body: { image_url } })
}

test('an image from elsewhere is copied, so that no browser has to ask there', async () => {
  web['https://pictures.example/a.jpg'] = await picture(900, '#806040')
  const { status, body } = await ask('  https://pictures.example/a.jpg ')
  expect(status).toBe(200)
  expect(body.palette).toHaveLength(1)
  expect(body.image).toMatchObject({ width: 900, height: 40 })
  expect(body.image.url).toMatch(/^\/uploads\//)
  expect((await app.app.inject(`/api${body.image.url}`)).statusCode).toBe(200)
  expect(asked).toEqual(['https://pictures.example/a.jpg'])
})

test('one of ours is not fetched', async () => {
  web['https://pictures.example/b.jpg'] = await picture(500, '#104060')
  const { body } = await ask('https://pictures.example/b.jpg')
  const again = await ask(body.image.url)
  expect(again.body).toEqual(body)
  expect(asked).toHaveLength(1)
})

test('what is refused, is not there or is no image is an invalid address, whatever the reason', async () => {
  web['https://pictures.example/inside'] = { fault: 'forbidden' }
  web['https://pictures.example/missing'] = { fault: 'absent' }
  web['https://pictures.example/page.png'] = Buffer.from('<!doctype html><title>Hello</title>')
  web['https://pictures.example/cut.jpg'] = (await picture(900, '#806040')).subarray(0, 200)
  for (const name of ['inside', 'missing', 'page.png', 'cut.jpg']) {
    const { status, problem } = await ask(`https://pictures.example/${name}`)
    expect([name, status, problem.detail]).toEqual([name, 400, imageFaults.address])
  }
})

test('what cannot be fetched just now is said to be that, for a banner and a post too', async () => {
  web['https://pictures.example/slow'] = { fault: 'too slow' }
  web['https://pictures.example/away'] = { fault: 'failed' }
  const as = await makeMember(app)
  for (const url of ['https://pictures.example/slow', 'https://pictures.example/away']) {
    const palette = await ask(url)
    expect([palette.status, palette.problem.detail]).toEqual([400, imageFaults.unreachable])
    const banner = await app.call('PATCH /me/banner/share', { as, body: { url, is_shared: true } })
    expect([banner.status, banner.problem]).toEqual([
      400,
      { detail: imageFaults.unreachable, errors: [{ path: 'url', message: imageFaults.unreachable }] },
    ])
    const post = await app.call('POST /community/posts', { as, body: { content: 'Pears', image_url: url } })
    expect([post.status, post.problem.detail]).toEqual([400, imageFaults.unreachable])
  }
  // The post can be shared without the picture.
  expect((await app.call('POST /community/posts', { as, body: { content: 'Pears' } })).status).toBe(200)
})

test('one that is too large is said to be', async () => {
  web['https://pictures.example/huge'] = { fault: 'too large' }
  const { status, problem } = await ask('https://pictures.example/huge')
  expect([status, problem.detail]).toEqual([413, imageFaults.size])
})

test('no address is logged', async () => {
  await ask('https://pictures.example/gone')
  expect(asked).toHaveLength(1)
  expect(app.logged()).not.toContain('pictures.example')
})
