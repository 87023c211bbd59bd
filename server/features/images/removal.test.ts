import { randomUUIDv7 } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOfUpload, imageFaults } from '../../../contract/images.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeMember, makeTheme } from '../../test/make.ts'
import { fileAddress, type ImageRow } from './queries.ts'
import { imageSweep, removeUnreferenced } from './remove.ts'
import { importImage, storeImage } from './store.ts'

let app: TestApp
let author = ''
beforeEach(async () => {
  app = await testApp()
  author = (await makeMember(app)).user.id
})
afterEach(() => app.close())

let shade = 0
/** The bytes of a picture that only this test uses. */
function newPicture(): Promise<Buffer> {
  shade += 1
  // The colors differ enough that WebP does not make them equal.
  const background = { r: (shade * 16) & 255, g: shade & 240, b: 90 }
  return sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
}

async function kept(deps: Deps = app.deps, picture?: Uint8Array): Promise<ImageRow> {
  const row = await storeImage(deps, picture ?? (await newPicture()))
  if (row instanceof Refusal) throw row
  return row
}

const addressOf = ({ hash, width }: ImageRow) => fileAddress(hash, width)
const isThere = async (image: ImageRow) => {
  const row = await app.db
    .selectFrom('images')
    .select('hash')
    .where('hash', '=', image.hash)
    .executeTakeFirst()
  const served = (await app.app.inject(`/api${addressOf(image)}`)).statusCode === 200
  expect(served).toBe(row !== undefined)
  return served
}

const sharePosts = (hashes: string[], memberId = author) =>
  app.db
    .insertInto('posts')
    .values(
      hashes.map((image_hash) => ({
        member_id: memberId,
        id: randomUUIDv7(),
        post_type: 'art' as const,
        content: 'Look',
        image_hash,
      })),
    )
    .execute()
const sharePost = (hash: string, memberId = author) => sharePosts([hash], memberId)

const shareBanner = (image: ImageRow, memberId = author) =>
  app.db
    .insertInto('banners')
    .values({
      member_id: memberId,
      id: randomUUIDv7(),
      url: addressOf(image),
      image_hash: image.hash,
      alt_text: 'Member banner',
      created_at: app.clock.now().toString(),
    })
    .execute()

const sweep = (deps: Deps = app.deps) => imageSweep(deps)()

/** Storage whose deletions wait for `go`. */
function slowDeletions(): { deps: Deps; begun: Promise<void>; go: () => void } {
  const begun = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  const storage = {
    ...app.deps.storage,
    delete: async (key: string) => {
      begun.resolve()
      await open.promise
      await app.deps.storage.delete(key)
    },
  }
  return { deps: { ...app.deps, storage }, begun: begun.promise, go: open.resolve }
}

describe('the sweep', () => {
  test('removes what nobody referred to for a day, files and all', async () => {
    const image = await kept()
    app.clock.forward({ hours: 24 })
    await sweep()
    expect(await isThere(image)).toBe(true)
    app.clock.forward({ minutes: 1 })
    await sweep()
    expect(await isThere(image)).toBe(false)
    expect(app.files()).toEqual([])
  })

  test('never removes what a post, a banner or a theme refers to', async () => {
    const [posted, worn, shown, lone] = [await kept(), await kept(), await kept(), await kept()]
    await sharePost(posted.hash)
    await shareBanner(worn)
    await app.db
      .insertInto('theme_images')
      .values({ theme_id: await makeTheme(app), image_hash: shown.hash })
      .execute()
    app.clock.forward({ hours: 24 * 400 })
    await sweep()
    expect([await isThere(posted), await isThere(worn), await isThere(shown), await isThere(lone)]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('leaves alone for another day what was uploaded again or chosen', async () => {
    const picture = await newPicture()
    const [again, chosen] = [await kept(app.deps, picture), await kept()]
    app.clock.forward({ hours: 30 })
    await kept(app.deps, picture)
    await importImage(app.deps, addressOf(chosen))
    app.clock.forward({ hours: 23 })
    await sweep()
    expect([await isThere(again), await isThere(chosen)]).toEqual([true, true])
  })

  test('takes so many at a time, and gets round to all of them', async () => {
    const rows = Array.from({ length: 1_450 }, (_, n) => ({
      hash: n.toString(16).padStart(64, '0'),
      width: 10,
      height: 10,
      widths: [10],
      lqip: '',
      touched_at: '2026-01-01T00:00:00Z',
    }))
    await app.db.insertInto('images').values(rows).execute()
    // The first 1,050 are referred to. A sweep that always began at the start would never reach the others.
    await sharePosts(rows.slice(0, 1_050).map(({ hash }) => hash))
    const run = imageSweep(app.deps)
    const left = async () => (await app.db.selectFrom('images').select('hash').execute()).length
    const counts: number[] = []
    for (let n = 0; n < 4; n += 1) {
      await run()
      counts.push(await left())
    }
    expect(counts).toEqual([1_450, 1_250, 1_050, 1_050])
    await app.db.deleteFrom('posts').execute()
    for (let n = 0; n < 7; n += 1) await run()
    expect(await left()).toBe(0)
  })

  test('on two nodes at once does no harm', async () => {
    const images = await Promise.all(Array.from({ length: 20 }, () => kept()))
    app.clock.forward({ hours: 25 })
    await Promise.all([sweep(), sweep(), sweep()])
    for (const image of images) expect(await isThere(image)).toBe(false)
  })
})

describe('an image that is being removed', () => {
  test('is there whole or refused, whenever a member chooses it for a post', async () => {
    for (let round = 0; round < 40; round += 1) {
      const image = await kept()
      app.clock.forward({ hours: 25 })
      const choosing = async () => {
        // Each round waits one step longer, so that the choice comes before the sweep or after it.
        for (let wait = 0; wait < round % 8; wait += 1) await new Promise((go) => setImmediate(go))
        const row = await importImage(app.deps, addressOf(image))
        if (row instanceof Refusal) return row.message
        await sharePost(row.hash)
        return 'shared'
      }
      const [outcome] = await Promise.all([choosing(), sweep()])
      expect(outcome).toBe((await isThere(image)) ? 'shared' : imageFaults.address)
    }
  })

  test('cannot be chosen, and an upload of it waits and is kept', async () => {
    const picture = await newPicture()
    const image = await kept(app.deps, picture)
    app.clock.forward({ hours: 25 })
    const { deps, begun, go } = slowDeletions()
    const sweeping = sweep(deps)
    await begun
    expect(await importImage(app.deps, addressOf(image))).toBeInstanceOf(Refusal)
    let tries = 0
    const counted = () => {
      tries += 1
      return app.clock.now()
    }
    const uploading = kept({ ...app.deps, clock: { now: counted } }, picture)
    await vi.waitFor(() => expect(tries).toBeGreaterThan(1), 10_000)
    go()
    await sweeping
    expect((await uploading).hash).toBe(image.hash)
    expect(await isThere(image)).toBe(true)
  })

  test('is removed in the end when the first attempt is cut off', async () => {
    const picture = await newPicture()
    const image = await kept(app.deps, picture)
    app.clock.forward({ hours: 25 })
    const broken = { ...app.deps.storage, delete: () => Promise.reject(new Error('cut off')) }
    await expect(sweep({ ...app.deps, storage: broken })).rejects.toThrow('cut off')
    expect(await importImage(app.deps, addressOf(image))).toBeInstanceOf(Refusal)
    await sweep()
    expect(app.files()).toHaveLength(1)
    app.clock.forward({ minutes: 11 })
    await sweep()
    expect(await isThere(image)).toBe(false)
    await kept(app.deps, picture)
    expect(await isThere(image)).toBe(true)
  })
})

describe('with an account', () => {
  test('its images go, but for those that somebody else shows too', async () => {
    const leaving = await makeMember(app)
    const [own, worn, shared] = [await kept(), await kept(), await kept()]
    await sharePost(own.hash, leaving.user.id)
    await shareBanner(worn, leaving.user.id)
    await sharePost(shared.hash, leaving.user.id)
    await sharePost(shared.hash)
    app.clock.forward({ hours: 25 })
    const { status } = await app.call('POST /user/delete', { as: leaving, body: { password: goodPassword } })
    expect(status).toBe(200)
    await app.letters()
    expect([await isThere(own), await isThere(worn), await isThere(shared)]).toEqual([false, false, true])
  })

  test('an image that was uploaded within the day stays for whoever uploaded it too', async () => {
    const image = await kept()
    await removeUnreferenced(app.deps, [image.hash, image.hash])
    expect(await isThere(image)).toBe(true)
    app.clock.forward({ hours: 25 })
    await removeUnreferenced(app.deps, [image.hash, hashOfUpload(addressOf(image)) ?? ''])
    expect(await isThere(image)).toBe(false)
  })
})
