/** http_ece 1.2.1 comes without types. These are of the part that is used (RFC 8188). */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Parameters = {
    version: 'aes128gcm'
    /** The receiver's public key, in base64url. */
    dh: string
    /** The receiver's secret, in base64url. */
    authSecret: string
    /** The sender's key pair. */
    privateKey: ECDH
    salt: Buffer
  }
  const ece: { encrypt(message: Buffer, parameters: Parameters): Buffer }
  export default ece
}
