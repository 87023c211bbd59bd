import { hash, randomBytes } from 'node:crypto'

/** A new opaque token: 256 random bits in base64url (ruling 3). */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. The token is so random that a plain hash cannot be reversed. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')
