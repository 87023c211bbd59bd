import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import type { SharedBanner } from '../../../contract/banners.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeBanner, makeImage, makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const page = async (as: Session, query: { cursor?: string; limit?: number } = {}) =>
  (await app.call('GET /banners/shared', { as, query })).body
const members = (count: number) => Promise.all(Array.from({ length: count }, () => makeMember(app)))

/** Pages to the end, as the screen does: it stops at an answer that is shorter than the limit. */
async function walk(as: Session, limit = 20): Promise<SharedBanner[]> {
  const walked: SharedBanner[] = []
  for (let cursor: string | undefined; ; ) {
    const next = await page(as, cursor ? { limit, cursor } : { limit })
    walked.push(...next)
    if (next.length < limit) return walked
    cursor = next.at(-1)?.created_at
  }
}

describe('a banner in the gallery', () => {
  test('is told as its owner shares it, newest first, and its name only where they show it', async () => {
    const [shy, open] = [await makeMember(app, { name: 'Quiet' }), await makeMember(app, { name: 'Inês' })]
    await makeBanner(app, shy, { caption: 'By the river', palette: ['#112233'], alt_text: 'A heron' })
    app.clock.forward({ seconds: 1 })
    const { id } = await makeBanner(app, open, { show_name: true })
    const [first, second] = await page(shy)
    expect(first).toMatchObject({ id, display_name: 'Inês', own: false, caption: null })
    expect(second).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(/^\/uploads\//),
      image: expect.objectContaining({ width: 24, height: 24 }),
      lqip: expect.stringMatching(/^data:image\/webp/),
      alt_text: 'A heron',
      caption: 'By the river',
      palette: ['#112233'],
      display_name: 'Member',
      created_at: expect.stringMatching(/\.\d{6}Z$/),
      own: true,
    })
    expect(JSON.stringify(await page(open))).not.toContain('Quiet')
    // Their pictures are known by now.
    expect(await page(shy)).toEqual([first, second])
  })

  test('is there while it is shared', async () => {
    const as = await makeMember(app)
    const { id } = await makeBanner(app, as)
    const there = async () => (await walk(as)).some((banner) => banner.id === id)
    const share = (is_shared: boolean) => app.call('PATCH /me/banner/share', { as, body: { is_shared } })
    expect(await there()).toBe(true)
    await share(false)
    expect(await there()).toBe(false)
    await share(true)
    expect(await there()).toBe(true)
  })
})

test('a cursor is the created_at of a banner, and nothing else', async () => {
  const as = await makeMember(app)
  for (const cursor of ['', 'soon', '2026-11-18', '0000-01-01T00:00:00Z', '2026-13-01T00:00:00Z'])
    expect((await app.call('GET /banners/shared', { as, query: { cursor } })).status).toBe(400)
})

test('a walk neither skips nor repeats while 500 members share from 50 clients', async () => {
  const [reader, ...early] = await members(61)
  const url = await makeImage(app)
  if (!reader) throw new Error('Members were made.')
  // The clock stands still, but the banners must not share an instant.
  await Promise.all(early.map((as) => makeBanner(app, as, { url })))
  const there = (await walk(reader)).map(({ id }) => id)
  const sharers = await members(500)
  const queue = [...sharers]
  const client = async () => {
    for (let as = queue.pop(); as; as = queue.pop()) await makeBanner(app, as, { url })
  }
  let sharing = true
  const clients = Promise.all(Array.from({ length: 50 }, client)).finally(() => {
    sharing = false
  })
  let walks = 0
  do {
    const ids = (await walk(reader, 7)).map(({ id }) => id)
    expect(ids).toHaveLength(new Set(ids).size)
    const seen = new Set(ids)
    expect(there.filter((id) => !seen.has(id))).toEqual([])
    walks += 1
  } while (sharing)
  await clients
  expect(walks).toBeGreaterThan(0)
  const all = await walk(reader, 100)
  expect(new Set(all.map(({ created_at }) => created_at))).toHaveLength(all.length)
  expect(all).toHaveLength(there.length + 500)
}, 300_000)
