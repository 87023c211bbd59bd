/// <reference path="./http-ece.d.ts" />
import { createECDH, ECDH, randomBytes } from 'node:crypto'
import ece from 'http_ece'
import { importJWK, type JWK, SignJWT } from 'jose'

/** A browser's subscription, as it sent it: its push service's address, its public key and its secret, in base64url. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** What a push service is told about a message. `topic` is at most 32 characters of base64url (RFC 8030 section 5.4). */
export type PushHeading = { ttlSeconds: number; topic: string; urgency: 'normal' | 'high' }

/** The key pair of a community as a JWK, and its name for push services. */
export type PushKeyPair = { privateKey: JWK; publicKey: string }

const curve = 'prime256v1'

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** A new key pair as a private JWK (RFC 7517). */
export function newPushKey(): JWK {
  const pair = createECDH(curve)
  const point = pair.generateKeys()
  return {
    kty: 'EC',
    crv: 'P-256',
    x: base64url(point.subarray(1, 33)),
    y: base64url(point.subarray(33)),
    // Leading zeros are part of the number in a JWK (RFC 7518 section 6.2.2.1).
    d: base64url(Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)),
  }
}

/** The public key of a pair, as a browser subscribes with it: an uncompressed point in base64url. */
export const publicKeyOf = ({ x = '', y = '' }: JWK): string =>
  base64url(Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]))

/** Whether a browser's keys can be encrypted for: a point of the curve, and a secret of 16 bytes. */
export function isUsable({ p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    ECDH.convertKey(point, curve)
    return true
  } catch {
    return false
  }
}

/**
 * Encrypts a message for a browser (RFC 8291), in one record of at most 4096 bytes. Each message has a key pair and a
 * salt of its own, unless given. Throws for keys that are not {@link isUsable}.
 */
export function encryptPush(
  message: Uint8Array,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  given?: { privateKey: Uint8Array; salt: Uint8Array },
): Buffer {
  const sender = createECDH(curve)
  if (given) sender.setPrivateKey(given.privateKey)
  else sender.generateKeys()
  return ece.encrypt(Buffer.from(message), {
    version: 'aes128gcm',
    dh: p256dh,
    authSecret: auth,
    privateKey: sender,
    salt: Buffer.from(given?.salt ?? randomBytes(16)),
  })
}

/** RFC 8292 section 2 allows 24 hours at most. */
const tokenSeconds = 12 * 3600
/** A token is used until it has this much left. */
const leastSeconds = 2 * 3600
/** There are a handful of push services. A member may make up others. */
const mostTokens = 100

/**
 * Says who sends a message (VAPID, RFC 8292). `subject` is how a push service reaches the operator, an `https:` or
 * `mailto:` address. One token serves a push service for hours, as signing takes longer than all else.
 */
export function pushSender({ privateKey, publicKey }: PushKeyPair, subject: string) {
  const tokens = new Map<string, { token: string; expires: number }>()
  const key = importJWK(privateKey, 'ES256')

  async function tokenFor(origin: string, seconds: number): Promise<string> {
    const known = tokens.get(origin)
    if (known && known.expires - seconds > leastSeconds) return known.token
    const expires = seconds + tokenSeconds
    const token = await new SignJWT({ sub: subject })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(origin)
      .setExpirationTime(expires)
      .sign(await key)
    if (tokens.size >= mostTokens) tokens.clear()
    tokens.set(origin, { token, expires })
    return token
  }

  /** The request that hands a message to a browser's push service (RFC 8030 section 5). */
  return async function toRequest(
    message: string,
    subscription: Subscription,
    { ttlSeconds, topic, urgency }: PushHeading,
    now: Temporal.Instant,
  ): Promise<{ headers: Record<string, string>; body: Buffer }> {
    const token = await tokenFor(
      new URL(subscription.endpoint).origin,
      Math.floor(now.epochMilliseconds / 1000),
    )
    return {
      headers: {
        authorization: `vapid t=${token}, k=${publicKey}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlSeconds),
        topic,
        urgency,
      },
      body: encryptPush(Buffer.from(message), subscription),
    }
  }
}
