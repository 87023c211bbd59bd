import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto'

// An authenticator in software: it makes an ES256 key and signs with it, as WebAuthn level 3 says.

const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes as Uint8Array).toString('base64url')
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255])
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** CBOR heads (RFC 8949) of the few kinds that are needed. */
const cborBytes = (bytes: Uint8Array) =>
  Buffer.concat([
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.concat([Buffer.from([0x59]), uint16(bytes.length)]),
    bytes,
  ])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const cborMap = (...pairs: Buffer[]) => Buffer.concat([Buffer.from([0xa0 + pairs.length / 2]), ...pairs])
const cborInt = (value: number) => Buffer.from([value >= 0 ? value : 0x20 - value - 1])

type Wish = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number }
const present = 0x01
const verified = 0x04
const withKey = 0x40

/** A passkey in software, at `origin`. */
export function softPasskey({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    {
      namedCurve: 'P-256',
    },
  )
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = cborMap(
    ...[cborInt(1), cborInt(2), cborInt(3), cborInt(-7), cborInt(-1), cborInt(1)],
    ...[
      cborInt(-2),
      cborBytes(Buffer.from(x, 'base64url')),
      cborInt(-3),
      cborBytes(Buffer.from(y, 'base64url')),
    ],
  )
  const client = (type: string, challenge: string, wish: Wish) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: wish.origin ?? origin, crossOrigin: false }))
  const data = (flags: number, wish: Wish, more = Buffer.alloc(0)) =>
    Buffer.concat([
      hash('sha256', wish.rpId ?? rpId, 'buffer'),
      Buffer.from([flags | present | (wish.isVerified === false ? 0 : verified)]),
      uint32(wish.counter ?? 0),
      more,
    ])
  return {
    id: b64(id),
    /** What is sent to keep it. */
    made(challenge: string, wish: Wish = {}) {
      const key = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, cose])
      const attestation = cborMap(
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), cborMap()],
        ...[cborText('authData'), cborBytes(data(withKey, wish, key))],
      )
      return {
        id: b64(id),
        response: {
          clientDataJSON: b64(client('webauthn.create', challenge, wish)),
          attestationObject: b64(attestation),
          transports: ['internal'],
        },
      }
    },
    /** What is sent to sign in. */
    used(challenge: string, wish: Wish & { userHandle?: string } = {}) {
      const clientData = client('webauthn.get', challenge, wish)
      const authenticatorData = data(0, wish)
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, hash('sha256', clientData, 'buffer')]),
        privateKey,
      )
      return {
        id: b64(id),
        response: {
          clientDataJSON: b64(clientData),
          authenticatorData: b64(authenticatorData),
          signature: b64(signature),
          ...(wish.userHandle && { userHandle: wish.userHandle }),
        },
      }
    },
  }
}
