import { expect, test } from 'vitest'
import { decryptPush, readVapid, startPushService } from '../../test/push-service.ts'
import { outboundPost } from './outbound-post.ts'
import { encryptPush, isUsable, newPushKey, publicKeyOf, pushSender } from './web-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// RFC 8291, appendix A.
const vector = {
  plaintext: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const receiver = { privateKey: bytes(vector.receiverPrivate), auth: bytes(vector.auth) }

test('a message is encrypted as in the example of RFC 8291', () => {
  const given = { privateKey: bytes(vector.senderPrivate), salt: bytes(vector.salt) }
  const body = encryptPush(Buffer.from(vector.plaintext), vector, given)
  expect(body.toString('base64url')).toBe(vector.body)
})

test('the reader of these tests decrypts the example of RFC 8291, and nothing that was touched', () => {
  expect(decryptPush(bytes(vector.body), receiver).toString()).toBe(vector.plaintext)
  const body = bytes(vector.body)
  for (const at of [0, 30, 90, body.length - 1]) {
    const touched = Buffer.from(body)
    touched[at] = (touched[at] ?? 0) ^ 1
    expect(() => decryptPush(touched, receiver)).toThrow()
  }
})

test('each message has a key pair and a salt of its own, and the longest one fits into one record', () => {
  const message = Buffer.from('é'.repeat(1500))
  const [one, other] = [1, 2].map(() => encryptPush(message, vector)) as [Buffer, Buffer]
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16))
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86))
  expect(one.length).toBeLessThanOrEqual(4096)
  for (const body of [one, other]) expect(decryptPush(body, receiver)).toEqual(message)
})

test('the reader of these tests accepts the example of RFC 8292, and no other signature', () => {
  const token =
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA'
  const key = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
  expect(readVapid(`vapid t=${token}, k=${key}`)).toEqual({
    claims: { aud: 'https://push.example.net', exp: 1453523768, sub: 'mailto:push@example.com' },
    key,
  })
  expect(() => readVapid(`vapid t=${token.replace('i3CY', 'j3CY')}, k=${key}`)).toThrow()
})

test('a push service learns who sends, for less than a day, and one token serves it for hours', async () => {
  const privateKey = newPushKey()
  const publicKey = publicKeyOf(privateKey)
  const toRequest = pushSender({ privateKey, publicKey }, 'mailto:agenda@example.org')
  const heading = { ttlSeconds: 60, topic: 'abc', urgency: 'normal' } as const
  const now = Temporal.Instant.from('2026-11-18T12:00:00Z')
  const ask = (endpoint: string, at: Temporal.Instant) =>
    toRequest('hello', { ...vector, endpoint }, heading, at)
  const { headers } = await ask('https://push.example.net/p/1', now)
  const { claims, key } = readVapid(headers.authorization ?? '')
  expect([key, claims.aud, claims.sub]).toEqual([
    publicKey,
    'https://push.example.net',
    'mailto:agenda@example.org',
  ])
  expect(claims.exp - now.epochMilliseconds / 1000).toBeGreaterThan(3600)
  expect(claims.exp - now.epochMilliseconds / 1000).toBeLessThanOrEqual(24 * 3600)
  expect(headers).toMatchObject({
    ttl: '60',
    topic: 'abc',
    urgency: 'normal',
    'content-encoding': 'aes128gcm',
  })
  const again = await ask('https://push.example.net/p/2', now.add({ hours: 3 }))
  expect(again.headers.authorization).toBe(headers.authorization)
  const nextDay = await ask('https://push.example.net/p/2', now.add({ hours: 11 }))
  expect(nextDay.headers.authorization).not.toBe(headers.authorization)
  const elsewhere = await ask('https://other.example.net/p/2', now)
  expect(readVapid(elsewhere.headers.authorization ?? '').claims.aud).toBe('https://other.example.net')
})

test('a key of a browser is a point of the curve, and its secret has 16 bytes', () => {
  expect(isUsable(vector)).toBe(true)
  expect(isUsable({ ...vector, auth: 'AAAA' })).toBe(false)
  expect(isUsable({ ...vector, p256dh: vector.p256dh.slice(0, 40) })).toBe(false)
  const off = bytes(vector.p256dh)
  off[64] = (off[64] ?? 0) ^ 1
  expect(isUsable({ ...vector, p256dh: off.toString('base64url') })).toBe(false)
})

test('what is posted arrives over one connection, and only the status of the answer comes back', async () => {
  const service = await startPushService()
  try {
    const { endpoint } = service.browser().subscription
    service.answer({ status: 429, headers: { 'retry-after': '120' } })
    const headers = { authorization: (await signed()).authorization ?? '' }
    const post = (address: string) => service.push.post(address, { headers, body: Buffer.from('x') })
    expect(await post(endpoint)).toEqual({ status: 429, retryAfter: 120 })
    service.answer({ status: 307, headers: { location: 'https://elsewhere.test/' } })
    expect(await post(endpoint)).toEqual({ status: 307, retryAfter: undefined })
    expect(await post(`${endpoint}00`)).toEqual({ status: 404, retryAfter: undefined })
    for (const address of [
      endpoint.replace('https:', 'http:'),
      endpoint.replace('push.test', '127.0.0.2'),
      endpoint.replace('push.test', '[::1]'),
      endpoint.replace('push.test', 'inside.test'),
      endpoint.replace('push.test', 'user:pass@push.test'),
      endpoint.replace(/:\d+/, ':22'),
      'no address',
    ])
      expect([address, await post(address)]).toEqual([address, { fault: 'forbidden' }])
    expect([service.seen.length, service.connections()]).toEqual([3, 1])
    // A name of the inside is only known by looking it up.
    expect(service.push.post.allows(endpoint.replace('push.test', 'inside.test'))).toBe(true)
    expect(service.push.post.allows(endpoint.replace('push.test', '10.0.0.1'))).toBe(false)
  } finally {
    await service.stop()
  }
})

test('only https on its own port, on the public internet, is posted to', () => {
  const { allows } = outboundPost()
  for (const address of ['https://push.example.net/1', 'https://push.example.net:443/1', 'https://9.9.9.9/1'])
    expect([address, allows(address)]).toEqual([address, true])
  for (const address of [
    'http://push.example.net/1',
    'https://push.example.net:8443/1',
    'https://127.0.0.1/1',
    'https://2130706433/1',
    'https://[fd00::1]/1',
    'https://169.254.169.254/1',
    'file:///etc/passwd',
  ])
    expect([address, allows(address)]).toEqual([address, false])
})

const signed = async () => {
  const privateKey = newPushKey()
  const toRequest = pushSender(
    { privateKey, publicKey: publicKeyOf(privateKey) },
    'mailto:agenda@example.org',
  )
  const heading = { ttlSeconds: 60, topic: 'abc', urgency: 'normal' } as const
  const to = { ...vector, endpoint: 'https://push.test/' }
  return (await toRequest('hello', to, heading, Temporal.Now.instant())).headers
}
