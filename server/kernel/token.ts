import { hash, randomBytes } from 'node:crypto'

/** A new opaque token: 256 random bits in base64url (ruling 3). */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. It is random enough that a plain hash can't be turned back. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')
