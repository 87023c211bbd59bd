import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { startProduct } from '../cluster/product-process.ts'
import type { Proof } from './outcome.ts'

const admin = { email: 'admin@example.org', password: 'a quiet harbour wall' }
/** How many of one kind arrive at once. */
const atOnce = 4
/** How much more memory the product may hold after all of them than after the first of each, in MB. */
const mostGrowth = 60
/** The longest time for an answer, in milliseconds. */
const waitMs = 200
/** After so long without a picture, the process that renders them has ended (milliseconds). */
const restMs = 25_000
const longestMs = 30_000

type Bomb = {
  name: string
  path: string
  body: Buffer
  type: string
  headers?: Record<string, string>
  /** The statuses with which it may be answered. */
  answers: readonly number[]
}

const big = { width: 12_000, height: 12_000, channels: 3, background: '#000' } as const
const drawn = (width: number, height: number) =>
  sharp({ create: { ...big, width, height }, limitInputPixels: false })

/** A chunk of a PNG, with its checksum (PNG specification, 5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, data, checksum(Buffer.concat([head.subarray(4), data]))])
}

/** CRC-32 of some bytes, big-endian. */
function checksum(bytes: Buffer): Buffer {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  const out = Buffer.alloc(4)
  out.writeUInt32BE((sum ^ 0xffffffff) >>> 0)
  return out
}

/** A small PNG with a chunk behind its header. */
async function withChunk(type: string, data: Buffer): Promise<Buffer> {
  const png = await drawn(8, 8).png().toBuffer()
  return Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)])
}

/** A progressive JPEG whose last scan comes again thousands of times, each of which a decoder goes over. */
async function manyScans(): Promise<Buffer> {
  const jpeg = await sharp({
    create: { ...big, width: 3000, height: 3000, noise: { type: 'gaussian', mean: 99, sigma: 9 } },
  })
    .jpeg({ progressive: true, quality: 20 })
    .toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from('ffda', 'hex'))
  const [head, scan] = [jpeg.subarray(0, last), jpeg.subarray(last, jpeg.length - 2)]
  const times = Math.floor((9 * 1024 * 1024 - head.length) / scan.length)
  return Buffer.concat([head, ...Array.from({ length: times }, () => scan), Buffer.from('ffd9', 'hex')])
}

/** An animation of very many pictures of one pixel. */
function manyFrames(): Buffer {
  const head = Buffer.from('474946383961ffffffff800000000000ffffff', 'hex')
  const frame = Buffer.from('2c00000000010001000002024401 00'.replace(' ', ''), 'hex')
  return Buffer.concat([head, ...Array.from({ length: 400_000 }, () => frame), Buffer.from('3b', 'hex')])
}

/** A PNG whose header says that it is larger than it is. */
async function falseSize(): Promise<Buffer> {
  const png = Buffer.from(await drawn(10, 10).png().toBuffer())
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  checksum(png.subarray(12, 29)).copy(png, 29)
  return png
}

const entities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "x">${Array.from(
  { length: 30 },
  (_, at) => `<!ENTITY a${at + 1} "&a${at};&a${at};&a${at};&a${at};">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&a30;</text></svg>`

const boundary = 'a-quiet-boundary'
const part = (bytes: Buffer, headers = 'content-disposition: form-data; name="file"; filename="a.png"') =>
  Buffer.concat([Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`), bytes, Buffer.from('\r\n')])
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])

async function allBombs(): Promise<Bomb[]> {
  const picture = (name: string, bytes: Buffer, answers: number[]): Bomb => ({
    name,
    path: '/api/upload/image',
    body: form(part(bytes)),
    type: `multipart/form-data; boundary=${boundary}`,
    answers,
  })
  const json = (
    name: string,
    path: string,
    body: string,
    answers: number[],
    headers?: Record<string, string>,
  ): Bomb => ({
    name,
    path,
    body: Buffer.from(body),
    type: 'application/json',
    answers,
    ...(headers && { headers }),
  })
  const zeros = Buffer.alloc(200 * 1024 * 1024)
  const never = { start: '2026-01-01T00:00:00', allDay: false, timezone: 'Europe/Berlin' }
  const small = await drawn(8, 8).png().toBuffer()
  return [
    picture(
      'a PNG of 144 megapixels in 500 kB',
      await drawn(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
      [413],
    ),
    picture('a PNG that says it has 3,600 megapixels', await falseSize(), [400, 413]),
    picture('a PNG of 16,384 by 1', await drawn(16_384, 1).png().toBuffer(), [413]),
    picture(
      'a PNG with a color profile of 200 MB',
      await withChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(zeros)])),
      [200, 400, 413],
    ),
    picture(
      'a PNG with a text of 200 MB',
      await withChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(zeros)])),
      [200, 400, 413],
    ),
    picture(
      'a PNG of 49 megapixels, interlaced, 16 bits',
      await drawn(7_000, 7_000)
        .toColourspace('rgb16')
        .png({ progressive: true, compressionLevel: 9 })
        .toBuffer(),
      [200, 413],
    ),
    picture('a JPEG with thousands of scans', await manyScans(), [200, 400, 413]),
    picture(
      'a JPEG that ends in its middle',
      (await drawn(2_000, 2_000).jpeg().toBuffer()).subarray(0, 900),
      [400],
    ),
    picture('a GIF of 400,000 pictures', manyFrames(), [400, 413, 415]),
    picture('an SVG that unfolds its entities', Buffer.from(entities), [400, 415]),
    picture('a file of 10 MB and a byte', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), [400, 413]),
    {
      ...picture('a form of ten thousand files', small, [400, 413]),
      body: form(...Array.from({ length: 10_000 }, () => part(small))),
    },
    {
      ...picture('a form whose file has a header of 1 MB', small, [400, 413]),
      body: form(part(small, `x: ${'y'.repeat(1024 * 1024)}`)),
    },
    json('JSON of sixty thousand brackets', '/api/mood', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, [400]),
    json(
      'JSON with ten thousand fields',
      '/api/mood',
      JSON.stringify(Object.fromEntries(Array.from({ length: 8_000 }, (_, at) => [`a${at}`, 1]))).slice(
        0,
        65_000,
      ),
      [400, 413],
    ),
    json('JSON of 300 kB', '/api/mood', JSON.stringify({ note: 'x'.repeat(300 * 1024) }), [413]),
    {
      ...json('gzip that unfolds into 200 MB', '/api/mood', '', [400, 413, 415], {
        'content-encoding': 'gzip',
      }),
      body: gzipSync(zeros),
    },
    json(
      'a recurrence each second',
      '/api/admin/recurrence-preview',
      JSON.stringify({ ...never, recurrence: 'FREQ=SECONDLY;INTERVAL=1' }),
      [200, 400],
    ),
    json(
      'a recurrence that never comes',
      '/api/admin/recurrence-preview',
      JSON.stringify({ ...never, recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }),
      [200, 400],
    ),
    json(
      'a recurrence with every number',
      '/api/admin/recurrence-preview',
      JSON.stringify({
        ...never,
        recurrence: `FREQ=DAILY;BYHOUR=${Array.from({ length: 24 }, (_, at) => at)};BYMINUTE=${Array.from({ length: 60 }, (_, at) => at)};BYSETPOS=-1`,
      }),
      [200, 400],
    ),
    json(
      'a search of wildcards',
      `/api/global-events?query=${encodeURIComponent('%_'.repeat(40))}`,
      '',
      [200, 400],
    ),
  ]
}

/** Files and bodies that unfold, or take a decoder very long: each many times, and memory stays what it was. */
export const sendBombs: Proof = async ({ times, folder, signal, tell }) => {
  const settings = {
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  const product = await startProduct('bombs', settings, signal)
  const origin = `http://127.0.0.1:${product.port}`
  const faults = new Set<string>()
  let done = 0
  let code: number | undefined
  let [first, most] = [0, 0]
  try {
    const signedIn = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    const { access_token: token } = (await signedIn.json()) as { access_token: string }
    const tryOnce = async ({ path, body, type, headers }: Bomb) =>
      fetch(origin + path, {
        method: body.length === 0 ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body.length > 0 && { 'content-type': type }),
          ...headers,
        },
        body: body.length === 0 ? null : new Uint8Array(body),
        signal: AbortSignal.timeout(longestMs),
        // What refuses a body that is too large closes the connection.
      }).then(
        ({ status }) => status,
        (error: Error) => (/closed|reset|EPIPE/i.test(String(error.cause ?? error)) ? 413 : 0),
      )
    const send = async (bomb: Bomb) => {
      let status = await tryOnce(bomb)
      // So many pictures are worked on at once. The next has to wait, as its sender is told.
      for (let waited = 0; status === 429 && waited < longestMs; waited += waitMs) {
        await new Promise((resolve) => setTimeout(resolve, waitMs))
        status = await tryOnce(bomb)
      }
      const { name, answers } = bomb
      done += 1
      most = Math.max(most, product.memory())
      if (!answers.includes(status)) faults.add(`${status} to ${name}`)
    }
    const atRest = async () => {
      await new Promise((resolve) => setTimeout(resolve, restMs))
      return product.memory()
    }
    const bombs = await allBombs()
    for (const bomb of bombs) await send(bomb)
    first = await atRest()
    for (const bomb of bombs) {
      for (let at = 1; at < times && !signal.aborted; at += atOnce)
        await Promise.all(Array.from({ length: Math.min(atOnce, times - at) }, () => send(bomb)))
      tell(`${bomb.name}: ${Math.round(product.memory())} MB, ${faults.size} faults`)
    }
    const last = await atRest()
    if (last > first + mostGrowth)
      faults.add(`Memory grew from ${Math.round(first)} to ${Math.round(last)} MB.`)
    tell(
      `${Math.round(first)} MB after one of each, ${Math.round(last)} at the end, ${Math.round(most)} at the most`,
    )
  } finally {
    code = await product.stop()
  }
  if (code !== 0) faults.add(`The process ended with ${code}.`)
  for (const line of product.lines()) if (line.startsWith('{')) faults.add(line.slice(0, 500))
  return {
    what: 'Bombs of 21 kinds (pictures, forms, JSON, recurrences), four at once; lost: other answers than refusals, memory that grows',
    done,
    acknowledged: 0,
    lost: [...faults],
  }
}
