import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { lengths } from '../../../contract/limits.ts'
import { urlsOf } from '../database/failover-hosts.ts'

// The schemas of configuration values. No message repeats a value, which may be a secret.

export const secret = z.optional(z.string().check(z.minLength(1, 'should not be empty')))

function isUrl(value: string, schemes: string[]): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return schemes.includes(protocol) && hostname !== ''
}

/** Whether a #, a / or a ? stands before an @ of an address, as in a password that is written as it is. */
const isUnescaped = (value: unknown): boolean => /^[a-z]+:\/\/.*[#/?].*@/i.test(String(value))

/**
 * Whether what seems to be the path of a URL is the end of a password that is written as it is. What is before it would
 * be taken for the host and its port, and told as such.
 */
function isCutShort(value: string): boolean {
  const { pathname, search, hash } = new URL(value)
  return `${pathname}${hash}`.includes('@') || /^[^=]*@/.test(search)
}

const escaping =
  'should have the password in it written in codes: # as %23, / as %2F, ? as %3F, : as %3A, @ as %40, % as %25'

/** A URL with a host. */
export const url = (...schemes: string[]) =>
  z.optional(
    z.string().check(
      z.refine(
        // An address of the web may have an @ in its path.
        (value) => isUrl(value, schemes) && !(schemes.includes('smtp:') && isCutShort(value)),
        {
          error: ({ input }) =>
            isUnescaped(input) && schemes.some((scheme) => String(input).toLowerCase().startsWith(scheme))
              ? escaping
              : `should be a URL that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
        },
      ),
    ),
  )

/** The address of a whole host, to which more is added. */
export const baseUrl = z.optional(
  z.string().check(
    z.refine(
      (value) => isUrl(value, ['http:', 'https:']) && !/[?#]/.test(value) && new URL(value).username === '',
      { error: 'should be an address such as https://agenda.example.org', abort: true },
    ),
    z.refine((value) => /^\/*$/.test(new URL(value).pathname), {
      error: 'should have no path, because A-genda takes a whole host, such as https://agenda.example.org',
    }),
  ),
)

export const email = z
  .string()
  .check(
    z.email('should be an e-mail address'),
    z.maxLength(lengths.email, `should have at most ${lengths.email} characters`),
  )

/** An address, or a name with an address in <>: 'A-genda <agenda@localhost>'. A name in quotes may have commas. */
export const sender = z
  .string()
  .check(
    z.regex(
      /^((?:[^<>;,@\p{Cc}]*|"[^"<>@\\\p{Cc}]*"\s*)<[^<>;,@\s]+@[^<>;,@\s]+>|[^<>;,@\s]+@[^<>;,@\s]+)$/u,
      'should be a sender such as A-genda <agenda@example.org>',
    ),
  )

export const password = z.string().check(
  z.minLength(8, 'should have at least 8 characters'),
  z.refine((value) => Buffer.byteLength(value) <= lengths.passwordMaxBytes, {
    error: `should have at most ${lengths.passwordMaxBytes} bytes`,
  }),
)

/** A name or an address to listen on. */
export const host = z.string().check(
  z.refine((value) => isIP(value) !== 0 || /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_.])?$/i.test(value), {
    error: 'should be a name or an address, such as localhost or 0.0.0.0',
  }),
)

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(value: string): boolean {
  if (namedNetworks.includes(value)) return true
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(value) ?? []
  const family = isIP(address)
  return (
    family !== 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}

/** A network of proxies, in Fastify's form. */
export const network = z
  .string()
  .check(z.refine(isNetwork, { error: 'should be a list of networks such as 10.0.0.0/8,::1' }))

/** A PostgreSQL server, or several of a cluster. */
export const databaseUrl = (most: number, error: string) =>
  z.string().check(
    z.refine(
      (value) => {
        const urls = urlsOf(value)
        return (
          urls !== undefined &&
          urls.length <= most &&
          urls.every((each) => isDecodable(each) && !isCutShort(each))
        )
      },
      { error: ({ input }) => (isUnescaped(input) && /^postgres/i.test(String(input)) ? escaping : error) },
    ),
  )

/** The driver splits a URL and decodes its parts. A stray % in a password breaks that. */
function isDecodable(value: string): boolean {
  const { username, password, pathname } = new URL(value)
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** What is valid behind 'Bearer ' in a header. */
export const metricsToken = z.optional(
  z.string().check(z.regex(/^[\x21-\x7e]{16,}$/, 'should have at least 16 characters, and no space')),
)

/** Several values, separated by commas. */
export const listOf = (one: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) =>
        value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
      z.array(one),
    ),
  )

/** A time of day, as the hour and the minute. */
export const timeOfDay = z.pipe(
  z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'should be a time such as 03:15')),
  z.transform((value: string) => {
    const [hour = 0, minute = 0] = value.split(':').map(Number)
    return { hour, minute }
  }),
)

/** A whole number within limits. */
export const wholeNumber = (least: number, most: number) => {
  const error = `should be a number from ${least} to ${most}`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, error)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least, error), z.lte(most, error))),
  )
}

/** The public key of age. Its checksum is looked at when the product starts, because the library is large. */
export const ageRecipient = z
  .string()
  .check(z.regex(/^age1[a-z0-9]{40,4000}$/, 'should be a list of age keys such as age1…'))
