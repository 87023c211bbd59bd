import { randomUUIDv7 } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { lengths } from '../../../contract/limits.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeAdmin, makeEntry, makeMember, makePrivateImage } from '../../test/make.ts'
import { storePrivateImage } from './images.ts'
import { removeDueFiles, sweepJournals } from './removal.ts'

let app: TestApp
let as: Session
beforeEach(async () => {
  app = await testApp()
  as = await makeMember(app)
})
afterEach(() => app.close())

const photograph = () =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background: '#3f6650' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'secret-place' } })
    .toBuffer()
const upload = (bytes: Uint8Array, id = randomUUIDv7(), who = as) =>
  app.call('POST /journal/images', { as: who, query: { id }, file: new Blob([new Uint8Array(bytes)]) })

/** Asks for a picture as a browser does. */
const ask = (path: string, token?: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.inject({
    method,
    url: `/api${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
const isShown = async (id: string, who = as) =>
  (await ask(`/journal/images/${id}`, who.access_token)).statusCode === 200
const change = (id: string, version: number, images: { id: string }[]) =>
  app.call('PATCH /journal/{id}', { as, params: { id }, body: { version, images } })
const bin = (id: string) => app.call('DELETE /journal/{id}', { as, params: { id } })
const remove = (id: string) => app.call('DELETE /journal/bin/{id}', { as, params: { id } })
const sweep = async () => {
  await sweepJournals(app.deps)
  await removeDueFiles(app.deps)
}

describe('a private picture', () => {
  test('lies in its own folder in several widths, without what the camera wrote', async () => {
    const { body } = await upload(await photograph())
    expect(body).toMatchObject({ width: 1000, height: 500, widths: [1000, 800, 400] })
    const folder = `private/${as.user.id}/`
    expect(app.files().map((key) => key.startsWith(folder))).toEqual([true, true, true])
    expect(await app.db.selectFrom('images').selectAll().execute()).toEqual([])
    for (const [wanted, width] of [
      ['', 1000],
      ['?width=5000', 1000],
      ['?width=801', 1000],
      ['?width=800', 800],
      ['?width=401', 800],
      ['?width=1', 400],
    ] as const) {
      const answer = await ask(`/journal/images/${body.id}${wanted}`, as.access_token)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'content-length': String(answer.rawPayload.length),
      })
      const found = await sharp(answer.rawPayload).metadata()
      expect([wanted, found.width, found.exif]).toEqual([wanted, width, undefined])
      expect(answer.rawPayload.includes('secret-place')).toBe(false)
    }
    const head = await ask(`/journal/images/${body.id}`, as.access_token, 'HEAD')
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  })

  test('opens to its owner alone', async () => {
    const id = await makePrivateImage(app, as)
    const [other, admin] = [await makeMember(app), await makeAdmin(app)]
    const status = async (path: string, token?: string) => (await ask(path, token)).statusCode
    const path = `/journal/images/${id}`
    expect(await status(path, as.access_token)).toBe(200)
    for (const token of [other.access_token, admin.access_token]) expect(await status(path, token)).toBe(404)
    for (const query of [`?token=${as.access_token}`, `?access_token=${as.access_token}`])
      expect(await status(path + query)).toBe(401)
    expect(await status(path, 'a'.repeat(43))).toBe(401)
    expect(await status('/journal/images/nothing', as.access_token)).toBe(400)
    expect(await status(`/journal/images/${randomUUIDv7()}`, as.access_token)).toBe(404)
    await app.call('POST /auth/logout', { as })
    expect(await status(path, as.access_token)).toBe(401)
  })

  test('is served by no other address, however that is spelled', async () => {
    await makePrivateImage(app, as)
    const [key = ''] = app.files()
    const name = key.split('/').at(-1) ?? ''
    const paths = [
      `/uploads/${key}`,
      `/uploads/${encodeURIComponent(key)}`,
      `/uploads/${encodeURIComponent(encodeURIComponent(key))}`,
      `/uploads/${key.replaceAll('/', '%5c')}`,
      `/uploads//${key}`,
      `/uploads/./${key}`,
      `/uploads/x/../${key}`,
      `/uploads/..%2fuploads%2f${encodeURIComponent(key)}`,
      `/uploads/${name}`,
      `/uploads/${key}%00.webp`,
      `/UPLOADS/${key}`,
      `/journal/images/${encodeURIComponent(key)}`,
      `/${key}`,
    ]
    for (const path of paths)
      for (const token of [undefined, as.access_token]) {
        const answer = await ask(path, token)
        expect([path, answer.statusCode, answer.headers['content-type']]).not.toEqual([
          path,
          200,
          'image/webp',
        ])
        expect([path, answer.statusCode >= 400]).toEqual([path, true])
      }
  })

  test('that is sent twice is one, and leaves no file of the other', async () => {
    const [bytes, id] = [await photograph(), randomUUIDv7()]
    const answers = await Promise.all([upload(bytes, id), upload(bytes, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await upload(bytes, id)).body).toEqual(answers[0]?.body)
    app.clock.forward({ hours: 2 })
    await sweep()
    expect(app.files()).toHaveLength(3)
    expect(await isShown(id)).toBe(true)
  })

  test('whose upload is cut off leaves no file', async () => {
    const put = app.deps.storage.put.bind(app.deps.storage)
    let count = 0
    const storage = {
      ...app.deps.storage,
      put: async (key: string, bytes: Uint8Array) => {
        count += 1
        if (count === 3) throw new Error('The process ends.')
        await put(key, bytes)
      },
    }
    const sent = await photograph()
    const cut = storePrivateImage({ ...app.deps, storage }, as.user.id, { id: randomUUIDv7(), sent })
    await expect(cut).rejects.toThrow('ends')
    expect(app.files()).toHaveLength(2)
    await sweep()
    expect(app.files()).toHaveLength(2)
    app.clock.forward({ hours: 2 })
    await sweep()
    expect(app.files()).toEqual([])
  })

  test('of an account that is deleted while it is sent leaves no file', async () => {
    const member = { id: randomUUIDv7(), sent: await photograph() }
    const answer = await storePrivateImage(app.deps, randomUUIDv7(), member)
    expect(answer).toBeInstanceOf(Refusal)
    app.clock.forward({ hours: 2 })
    await sweep()
    expect(app.files()).toEqual([])
  })

  test('that is none is refused as elsewhere', async () => {
    const { status, problem } = await upload(Buffer.from('<svg/>'))
    expect([status, problem.detail]).toEqual([415, 'Invalid file type. Allowed: JPG, PNG, WebP'])
  })

  test('counts as stored', async () => {
    const id = await makePrivateImage(app, as)
    await app.db.deleteFrom('member_usage').execute()
    const { used } = (await app.call('GET /user/storage', { as })).body
    expect(used).toBeGreaterThan(0)
    const usage = await app.db.selectFrom('member_usage').select('pictures').executeTakeFirstOrThrow()
    expect([usage.pictures, await isShown(id)]).toEqual([1, true])
  })
})

describe('the pictures of an entry', () => {
  test('stand in their order and are changed with it', async () => {
    const [a, b, c] = [
      await makePrivateImage(app, as),
      await makePrivateImage(app, as),
      await makePrivateImage(app, as),
    ]
    const { id } = await makeEntry(app, as, { images: [{ id: a, alt: 'A' }, { id: b }] })
    const { body } = await change(id, 1, [{ id: c }, { id: a }])
    expect(body.images.map((one) => [one.id, one.alt])).toEqual([
      [c, ''],
      [a, ''],
    ])
    expect((await change(id, 2, [{ id: a }, { id: a }])).status).toBe(400)
    const [other, theirs] = [await makeMember(app), await makeMember(app)]
    const foreign = await makePrivateImage(app, theirs)
    for (const missing of [randomUUIDv7(), foreign]) {
      const { status, problem } = await change(id, 2, [{ id: a }, { id: missing }])
      expect([status, problem.errors?.[0]?.path]).toEqual([400, 'images'])
    }
    expect((await app.call('GET /journal/{id}', { as, params: { id } })).body).toEqual(body)
    expect(await isShown(foreign, other)).toBe(false)
  })

  test('are twelve, also when many devices add one at once', async () => {
    const ids: string[] = []
    for (let n = 0; n < lengths.journalImages + 2; n += 1) ids.push(await makePrivateImage(app, as))
    const images = ids.map((id) => ({ id }))
    const { id } = await makeEntry(app, as, { images: images.slice(0, 11) })
    expect((await change(id, 1, images.slice(0, 13))).problem.detail).toBe(
      'Pictures should have at most 12 entries.',
    )
    const answers = await Promise.all(
      images.slice(11).map((one) => change(id, 1, [...images.slice(0, 11), one])),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { body } = await app.call('GET /journal/{id}', { as, params: { id } })
    expect(body.images).toHaveLength(12)
  })

  test('are shared by two versions, and go with the last of them', async () => {
    const image = await makePrivateImage(app, as)
    const one = await makeEntry(app, as, { images: [{ id: image }] })
    const two = await makeEntry(app, as, { images: [{ id: image }], copy_of: one.id })
    for (const [{ id }, left] of [
      [one, 1],
      [two, 0],
    ] as const) {
      await bin(id)
      expect(await isShown(image)).toBe(true)
      await remove(id)
      await app.letters()
      expect(app.files()).toHaveLength(left)
    }
    expect(await isShown(image)).toBe(false)
  })

  test('stay a day after they were taken out, or sent and not used', async () => {
    const [used, taken, unused] = [
      await makePrivateImage(app, as),
      await makePrivateImage(app, as),
      await makePrivateImage(app, as),
    ]
    const { id } = await makeEntry(app, as, { images: [{ id: used }, { id: taken }] })
    await change(id, 1, [{ id: used }])
    app.clock.forward({ hours: 23 })
    await sweep()
    expect([await isShown(taken), await isShown(unused)]).toEqual([true, true])
    await change(id, 2, [{ id: used }, { id: taken }])
    app.clock.forward({ hours: 2 })
    await sweep()
    expect([await isShown(used), await isShown(taken), await isShown(unused)]).toEqual([true, true, false])
    expect(app.files()).toHaveLength(2)
  })

  test('go with the account', async () => {
    await makeEntry(app, as, { images: [{ id: await makePrivateImage(app, as) }] })
    await makePrivateImage(app, as)
    const keep = await makePrivateImage(app, await makeMember(app))
    const { status } = await app.call('POST /user/delete', { as, body: { password: goodPassword } })
    await app.letters()
    expect([status, app.files().length]).toEqual([200, 1])
    expect(await app.db.selectFrom('journal_images').select('id').execute()).toEqual([{ id: keep }])
  })

  test('are removed later when the store cannot be reached', async () => {
    const { id } = await makeEntry(app, as, { images: [{ id: await makePrivateImage(app, as) }] })
    await bin(id)
    const { delete: really } = app.deps.storage
    app.deps.storage.delete = async () => {
      throw new Error('out of reach')
    }
    await remove(id)
    await expect(app.letters()).rejects.toThrow('out of reach')
    app.deps.storage.delete = really
    await sweep()
    expect(app.files()).toEqual([])
  })
})
