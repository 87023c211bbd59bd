import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type PushMessage, pushMessage } from '../../contract/notices.ts'
import { outboundPost } from '../kernel/outside/outbound-post.ts'

// A push service of the tests. It is written from the RFCs and shares no code with what it tests.

/** It signs for itself. */
const pem = readFileSync(join(import.meta.dirname, 'fixtures/push-service.pem'), 'utf8')

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** Decrypts a message of one record (RFC 8188, RFC 8291 section 3.4). Throws if a bit of it is wrong. */
export function decryptPush(
  body: Buffer,
  { privateKey, auth }: { privateKey: Buffer; auth: Buffer },
): Buffer {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  if (record.length > recordSize) throw new Error('There is more than one record.')
  const receiver = createECDH('prime256v1')
  receiver.setPrivateKey(privateKey)
  const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), sender])
  const secret = derive(receiver.computeSecret(sender), auth, keyInfo, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is wrong.')
  return padded.subarray(0, end)
}

/** Verifies who sends (RFC 8292 section 2), and returns what they claim and their public key. */
export function readVapid(authorization: string): {
  claims: { aud: string; exp: number; sub: string }
  key: string
} {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', payload = '', signature = ''] = token.split('.')
  const point = bytes(key)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const { alg } = JSON.parse(bytes(head).toString())
  const signed = Buffer.from(`${head}.${payload}`)
  if (
    alg !== 'ES256' ||
    !verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))
  )
    throw new Error('The signature is wrong.')
  return { claims: JSON.parse(bytes(payload).toString()), key }
}

/** A browser as it subscribes: what it sends to the product, and what it keeps. */
export type TestBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  privateKey: Buffer
  auth: Buffer
}

type Received = {
  browser: TestBrowser
  message: PushMessage
  headers: Record<string, string>
  sender: ReturnType<typeof readVapid>
}

/** The status with which the service answers, and the headers. */
type Reply = { status: number; headers?: Record<string, string> }

/**
 * A push service on this machine, behind names of `push.test`. `push` is how the product reaches it: through its own
 * guarded requests, for which this one address counts as public. Names of `inside.test` lead to the inside.
 */
export async function startPushService() {
  const browsers = new Map<string, TestBrowser>()
  const received: Received[] = []
  const seen: string[] = []
  let connections = 0
  let reply: (browser: TestBrowser) => Reply = () => ({ status: 201 })
  const server = createServer({ key: pem, cert: pem }, async (request, response) => {
    seen.push(request.url ?? '')
    const body = await buffer(request)
    const browser = browsers.get(request.url ?? '')
    if (!browser) return void response.writeHead(404).end()
    const headers = request.headers as Record<string, string>
    const { status, headers: more = {} } = reply(browser)
    const sender = readVapid(headers.authorization ?? '')
    if (status < 300) {
      const message = pushMessage.parse(JSON.parse(decryptPush(body, browser).toString()))
      received.push({ browser, message, headers, sender })
    }
    response.writeHead(status, more).end()
  })
  server.on('secureConnection', () => {
    connections += 1
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  let serial = 0
  return {
    received,
    /** The addresses that were asked, whatever the answer. */
    seen,
    push: {
      subject: 'mailto:agenda@example.org',
      post: outboundPost({
        ca: pem,
        resolve: async (name) => [name.endsWith('inside.test') ? '10.0.0.1' : '127.0.0.1'],
        policy: { address: (ip) => ip === '127.0.0.1', port: (wanted) => wanted === port || wanted === 443 },
      }),
    },
    /** How many connections were made so far. */
    connections: () => connections,
    /** What was received since the last question. */
    take: () => received.splice(0),
    /** Answers like this from now on. */
    answer(next: Reply | ((browser: TestBrowser) => Reply)) {
      reply = typeof next === 'function' ? next : () => next
    },
    /** A new browser that subscribes. */
    browser(host = `push.test:${port}`): TestBrowser {
      serial += 1
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys().toString('base64url')
      const auth = randomBytes(16)
      const browser = {
        subscription: {
          endpoint: `https://${host}/${serial}`,
          keys: { p256dh, auth: auth.toString('base64url') },
        },
        privateKey: pair.getPrivateKey(),
        auth,
      }
      browsers.set(`/${serial}`, browser)
      return browser
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
export type PushService = Awaited<ReturnType<typeof startPushService>>
