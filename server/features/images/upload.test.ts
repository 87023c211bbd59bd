import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageFaults } from '../../../contract/images.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const picture = async (width: number, height: number, background = '#3f6650') =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ])

async function uploaded(blob: Blob) {
  const { status, body, problem } = await app.call('POST /upload/image', {
    as: await makeMember(app),
    file: blob,
  })
  if (status !== 200) throw new Error(problem.detail)
  return body
}

/** A form with the given raw content. */
async function post(form: FormData | string, type?: string) {
  const { access_token } = await makeMember(app)
  const request = new Response(form)
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/upload/image',
    headers: {
      authorization: `Bearer ${access_token}`,
      'content-type': type ?? request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return [response.statusCode, response.json().detail]
}

describe('an upload', () => {
  test('is answered with all there is to show it, and its files are there', async () => {
    const image = await uploaded(await picture(1000, 500))
    expect(image).toMatchObject({ width: 1000, height: 500, palette: ['#3f6650'] })
    expect(image.url).toMatch(/^\/uploads\/[0-9a-f]{64}-1000\.webp$/)
    expect(image.sizes.map(({ width }) => width)).toEqual([1000, 800, 400])
    expect(image.sizes[0]?.url).toBe(image.url)
    expect(image.lqip).toMatch(/^data:image\/webp;base64,/)
    for (const { url, width } of image.sizes) {
      const file = await app.app.inject(`/api${url}`)
      expect(file.statusCode).toBe(200)
      expect((await sharp(file.rawPayload).metadata()).width).toBe(width)
    }
  })

  test('by an administrator is kept too', async () => {
    const as = await makeAdmin(app)
    expect((await app.call('POST /upload/image', { as, file: await picture(20, 20) })).status).toBe(200)
  })

  test('of the same picture by many at a time keeps it once', async () => {
    const before = app.files().length
    const same = await picture(90, 60, '#102030')
    const images = await Promise.all(Array.from({ length: 8 }, () => uploaded(same)))
    expect(new Set(images.map(({ url }) => url)).size).toBe(1)
    expect(app.files().length).toBe(before + 1)
  })

  test('is believed by its bytes, not by its name or type', async () => {
    const form = new FormData()
    form.set('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }), 'a.png')
    expect(await post(form)).toEqual([415, imageFaults.type])
    const honest = new FormData()
    honest.set('file', await picture(9, 9), '../../etc/passwd\0.svg')
    expect((await post(honest))[0]).toBe(200)
  })

  test('of 10 MB is kept, and of more it is refused', async () => {
    const form = new FormData()
    const most = new Uint8Array(10 * 1024 * 1024)
    // Data after the end of a picture is ignored.
    most.set(await (await picture(9, 9)).bytes())
    form.set('file', new Blob([most]))
    expect((await post(form))[0]).toBe(200)
    form.set('file', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]))
    expect(await post(form)).toEqual([413, imageFaults.size])
    form.set('file', new Blob([new Uint8Array(12 * 1024 * 1024)]))
    expect(await post(form)).toEqual([413, imageFaults.size])
  })

  test('that is no form, or not the form that is asked for, is told what to send', async () => {
    const told = 'Send a form (multipart/form-data) with a file in its field "file".'
    const unread = 'The form could not be read.'
    expect(await post('{}', 'application/json')).toEqual([415, told])
    expect(await post('x', 'image/png')).toEqual([415, told])
    const text = new FormData()
    text.set('file', 'no file')
    expect(await post(text)).toEqual([400, told])
    const misnamed = new FormData()
    misnamed.set('image', await picture(9, 9), 'a.png')
    expect(await post(misnamed)).toEqual([400, told])
    const two = new FormData()
    two.append('file', await picture(9, 9), 'a.png')
    two.append('file', await picture(8, 8), 'b.png')
    expect(await post(two)).toEqual([400, unread])
    expect(await post('--x\r\nnonsense', 'multipart/form-data; boundary=x')).toEqual([400, unread])
    expect(await post('', 'multipart/form-data')).toEqual([400, unread])
  })

  test('is refused at the door before it is read', async () => {
    const answer = await app.call('POST /upload/image', { file: new Blob(['no image']) })
    expect(answer.status).toBe(401)
  })

  test('is limited in number', async () => {
    const as = await makeMember(app)
    const file = new Blob(['no image'])
    for (let sent = 0; sent < 30; sent += 1)
      expect((await app.call('POST /upload/image', { as, file })).status).toBe(415)
    const { status, headers } = await app.call('POST /upload/image', { as, file })
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('leaves JSON calls closed to forms', async () => {
    const as = await makeMember(app)
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: '/api/mood',
      headers: {
        authorization: `Bearer ${as.access_token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x--',
    })
    expect(statusCode).toBe(415)
  })
})

describe('a file', () => {
  let url = ''
  let whole: Buffer = Buffer.alloc(0)
  beforeAll(async () => {
    url = `/api${(await uploaded(await picture(300, 200, '#aa5500'))).url}`
    whole = (await app.app.inject(url)).rawPayload
  })
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.app.inject({ method, url, headers })

  test('is served without a token, as what it is, for ever', async () => {
    const { statusCode, headers } = await get()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': String(whole.length),
    })
    expect(headers.etag).toMatch(/^"[0-9a-f]{64}-300"$/)
  })

  test('is told of without being sent', async () => {
    const { statusCode, headers, rawPayload } = await get({}, 'HEAD')
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, String(whole.length), 0])
    expect(headers['content-type']).toBe('image/webp')
  })

  test('is not sent twice to who has it', async () => {
    const etag = String((await get()).headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { statusCode, rawPayload } = await get({ 'if-none-match': known })
      expect([statusCode, rawPayload.length]).toEqual([304, 0])
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=5-', 5, undefined],
    ['bytes=-7', -7, undefined],
    ['bytes=3-999999999', 3, undefined],
  ])('is sent in part: %s', async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await get({ range })
    const part = whole.subarray(from, to === undefined ? undefined : to + 1)
    const start = from < 0 ? whole.length + from : from
    expect(statusCode).toBe(206)
    expect(rawPayload.equals(part)).toBe(true)
    expect(headers['content-length']).toBe(String(part.length))
    expect(headers['content-range']).toBe(`bytes ${start}-${start + part.length - 1}/${whole.length}`)
  })

  test('has no part beyond its end', async () => {
    const { statusCode, headers, payload } = await get({ range: `bytes=${whole.length}-` })
    expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${whole.length}`])
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(payload)).toEqual({ detail: 'The file has no such part.' })
  })

  test.each(['bytes=0-1,4-5', 'lines=0-1', 'bytes', 'bytes=b-a'])(
    'is sent whole for what is no single part: %s',
    async (range) => {
      const { statusCode, rawPayload } = await get({ range })
      expect([statusCode, rawPayload.length]).toEqual([200, whole.length])
    },
  )

  test('is sent whole when the part is of another version', async () => {
    const etag = String((await get()).headers.etag)
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206)
    expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200)
  })

  test.each([
    `/api/uploads/${'0'.repeat(64)}-400.webp`,
    '/api/uploads/..%2f..%2fpackage.json',
    '/api/uploads/.new',
    '/api/uploads/',
    `/api/uploads/${'0'.repeat(64)}-400.webp%00`,
  ])('that is not there is a 404 in our shape: %s', async (other) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.app.inject({ method, url: other })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
      if (method === 'GET') expect(answer.json()).toEqual({ detail: 'There is nothing at this address.' })
    }
  })
})

describe('the colours of an image', () => {
  test('come with the copy that is kept; another address of ours or none is refused', async () => {
    const image = await uploaded(await picture(640, 320, '#224466'))
    const as = await makeMember(app)
    const ask = (image_url: string) => app.call('POST /banners/extract-palette', { as, body: { image_url } })
    const narrow = image.sizes.at(-1)?.url ?? ''
    expect((await ask(narrow)).body).toMatchObject({ palette: ['#224466'], image: { url: image.url } })
    const unknown = await ask(`/uploads/${'0'.repeat(64)}-400.webp`)
    expect([unknown.status, unknown.problem.detail]).toEqual([400, imageFaults.address])
    for (const odd of [
      '/uploads/x.webp',
      'javascript:alert(1)',
      'ftp://example.org/a.png',
      'data:image/png;base64,AA',
    ])
      expect((await ask(odd)).problem.detail).toBe(imageFaults.address)
    const away = await ask('https://example.org/a.png')
    expect([away.status, away.problem.detail]).toEqual([400, imageFaults.unreachable])
  })

  test('are asked for so often and no more', async () => {
    const as = await makeMember(app)
    const body = { image_url: 'https://example.org/a.png' }
    for (let asked = 0; asked < 20; asked += 1)
      expect((await app.call('POST /banners/extract-palette', { as, body })).status).toBe(400)
    expect((await app.call('POST /banners/extract-palette', { as, body })).status).toBe(429)
  })
})
