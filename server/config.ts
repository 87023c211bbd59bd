import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { diff } from 'node:util'
import * as z from 'zod/mini'
import { registrationModes } from '../contract/invitations.ts'
import {
  ageRecipient,
  baseUrl,
  databaseUrl,
  email,
  host,
  listOf,
  metricsToken,
  network,
  password,
  secret,
  sender,
  timeOfDay,
  url,
  wholeNumber,
} from './kernel/start/config-values.ts'

const mostProcesses = 64

/** Addresses that only this machine reaches. */
const isHere = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
/** Every key of the configuration. Each is an environment variable. `KEY_FILE` names a file with its value. */
const keys = {
  PORT: {
    says: 'The port to listen on; 0 takes a free one.',
    fallback: '3000',
    is: z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, 'should be a port from 0 to 65535')),
      z.pipe(z.transform(Number), z.number().check(z.lte(65535, 'should be a port from 0 to 65535'))),
    ),
  },
  HOST: {
    says: 'The address to listen on; 0.0.0.0 lets other machines in.',
    fallback: 'localhost',
    is: host,
  },
  DATA_DIR: {
    says: 'The folder for the embedded database, images and letters.',
    fallback: './data',
    is: z.pipe(
      z.string(),
      z.transform((value: string) => resolve(value)),
    ),
  },
  PUBLIC_URL: {
    says: 'The address people open, used in letters.',
    fallback: undefined,
    is: baseUrl,
  },
  DATABASE_URL: {
    says: 'A PostgreSQL server, or several of a cluster as postgres://user@one,two/name; without it the database lives in DATA_DIR.',
    fallback: undefined,
    is: z.optional(
      databaseUrl(Number.POSITIVE_INFINITY, 'should look like postgres://user:password@host:5432/name'),
    ),
  },
  DATABASE_REPLICA_URLS: {
    says: 'Read replicas of that server, one URL each, separated by commas; they answer reads of shared data.',
    fallback: '',
    is: listOf(
      databaseUrl(
        1,
        'should be a list such as postgres://user:password@one/name,postgres://user:password@two/name',
      ),
    ),
  },
  PROCESSES: {
    says: `How many processes answer requests, from 1 to ${mostProcesses}; more than one needs DATABASE_URL.`,
    fallback: undefined,
    is: z.optional(wholeNumber(1, mostProcesses)),
  },
  SMTP_URL: {
    says: 'The mail server, such as smtps://user:password@mail.example.org; without it letters go to DATA_DIR/outbox.',
    fallback: undefined,
    is: url('smtp:', 'smtps:'),
  },
  MAIL_FROM: { says: 'The sender of letters.', fallback: 'A-genda <agenda@localhost>', is: sender },
  ADMIN_EMAIL: {
    says: 'The first administrator; made at a start while there is none.',
    fallback: undefined,
    is: z.optional(email),
  },
  ADMIN_PASSWORD: {
    says: "The first administrator's password; without it one is generated, and printed at each start until it is used.",
    fallback: undefined,
    is: z.optional(password),
  },
  ADMIN_SECOND_FACTOR: {
    says: 'required, so that administrators do nothing before they have set up a passkey or one-time codes; or optional.',
    fallback: 'optional',
    is: z.enum(['required', 'optional'], { error: 'should be required or optional' }),
  },
  AI_BASE_URL: {
    says: 'An OpenAI-compatible service for affirmations and for words of themes; without it affirmations come from the written list.',
    fallback: undefined,
    is: url('http:', 'https:'),
  },
  AI_API_KEY: { says: 'The key for that service.', fallback: undefined, is: secret },
  AI_MODEL: { says: 'The model to ask for.', fallback: 'gpt-4o-mini', is: z.string() },
  GEOCODER_URL: {
    says: 'A Nominatim-compatible search for addresses; without it the bundled list of cities answers.',
    fallback: undefined,
    is: url('http:', 'https:'),
  },
  S3_ENDPOINT: {
    says: 'An S3-compatible store for images, bucket included; without it they are in DATA_DIR/uploads.',
    fallback: undefined,
    is: url('http:', 'https:'),
  },
  S3_REGION: { says: 'The region of that store.', fallback: 'auto', is: z.string() },
  S3_ACCESS_KEY_ID: { says: 'The key id for that store.', fallback: undefined, is: secret },
  S3_SECRET_ACCESS_KEY: { says: 'The secret key for that store.', fallback: undefined, is: secret },
  BACKUP_AT: {
    says: 'When the embedded database is backed up each night, in UTC.',
    fallback: '03:15',
    is: timeOfDay,
  },
  BACKUP_KEEP: {
    says: 'How many nights are kept, from 1 to 365.',
    fallback: '14',
    is: wholeNumber(1, 365),
  },
  BACKUP_DIR: {
    says: 'The folder for backups; without it they are in DATA_DIR/backups.',
    fallback: undefined,
    is: z.optional(
      z.pipe(
        z.string(),
        z.transform((value: string) => resolve(value)),
      ),
    ),
  },
  BACKUP_AGE_RECIPIENTS: {
    says: 'Age keys (age1…) to which backups are encrypted, separated by commas; without one anybody who has a backup can read it.',
    fallback: '',
    is: listOf(ageRecipient),
  },
  BACKUP_S3_ENDPOINT: {
    says: 'An S3-compatible store for backups, bucket included; without it they stay in the folder.',
    fallback: undefined,
    is: url('http:', 'https:'),
  },
  BACKUP_S3_REGION: { says: 'The region of that store.', fallback: 'auto', is: z.string() },
  BACKUP_S3_ACCESS_KEY_ID: { says: 'The key id for that store.', fallback: undefined, is: secret },
  BACKUP_S3_SECRET_ACCESS_KEY: { says: 'The secret key for that store.', fallback: undefined, is: secret },
  TRUST_PROXY: {
    says: 'Networks of proxies whose X-Forwarded-For is believed, separated by commas: 10.0.0.0/24, or loopback, linklocal, uniquelocal.',
    fallback: '',
    is: listOf(network),
  },
  METRICS_TOKEN: {
    says: 'The bearer token for /metrics; without it, only this machine is answered, and nobody through a proxy.',
    fallback: undefined,
    is: metricsToken,
  },
  LOG_LEVEL: {
    says: 'How much is logged: trace, debug, info, warn, error or silent; each request from debug on.',
    fallback: 'info',
    is: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'should be trace, debug, info, warn, error or silent',
    }),
  },
  REGISTRATION: {
    says: 'Who may make an account: open for anybody, invite for whoever has an invitation link, closed for nobody.',
    fallback: 'open',
    is: z.enum(registrationModes, { error: 'should be open, invite or closed' }),
  },
  OIDC_ISSUER: {
    says: 'The address of an OpenID provider by which members can sign in beside passwords.',
    fallback: undefined,
    is: url('https:', 'http:'),
  },
  OIDC_CLIENT_ID: {
    says: 'What that provider calls A-genda; its redirect address there is PUBLIC_URL/sign-in/return.',
    fallback: undefined,
    is: secret,
  },
  OIDC_CLIENT_SECRET: { says: 'The secret for that provider.', fallback: undefined, is: secret },
  OIDC_NAME: {
    says: 'What the button for that provider calls it.',
    fallback: 'OpenID Connect',
    is: z.string().check(z.maxLength(40, 'should have at most 40 characters')),
  },
  OIDC_PRIVATE: {
    says: 'yes, if that provider is in a private network or without https; no asks public addresses over https only.',
    fallback: 'no',
    is: z.enum(['yes', 'no'], { error: 'should be yes or no' }),
  },
  HEALTH_CONSENT: {
    says: 'on, so that administrators see the health entries only of members who let them; off for all.',
    fallback: 'off',
    is: z.enum(['on', 'off'], { error: 'should be on or off' }),
  },
  RATE_LIMITS: {
    says: 'on, or off for load tests only.',
    fallback: 'on',
    is: z.enum(['on', 'off'], { error: 'should be on or off' }),
  },
  SERVICE_WORKER: {
    says: "on, or off to remove the service worker from every member's browser, with all that it kept there.",
    fallback: 'on',
    is: z.enum(['on', 'off'], { error: 'should be on or off' }),
  },
  DEMO: {
    says: 'yes lets everybody in without a password, as administrator too; on this machine only, and for a folder that `npm run demo` made.',
    fallback: 'no',
    is: z.enum(['yes', 'no'], { error: 'should be yes or no' }),
  },
} as const

type Keys = typeof keys
export type Config = { [K in keyof Keys]: z.output<Keys[K]['is']> }

/** One row for each setting, for the table in docs/configuration.md. */
export const configurationTable = Object.entries(keys).map(([name, { says, fallback }]) => ({
  name,
  says,
  fallback,
}))

/**
 * What is set under a name that is hardly another than one of ours, each in a sentence. It has no effect, which may be
 * the contrary of what was meant.
 */
export function misspeltSettings(environment: NodeJS.ProcessEnv): string[] {
  const names = Object.keys(keys)
  return Object.keys(environment)
    .filter((given) => /^[A-Z][A-Z_]{5,}$/.test(given) && !(given in keys))
    .flatMap((given) => {
      const meant = names.find((name) => name.length > 5 && lettersApart(given, name) <= 2)
      return meant ? [`${given} is no setting and has no effect; ${meant} is one.`] : []
    })
}

/** How many letters are added and left out between two words. */
const lettersApart = (one: string, other: string): number =>
  Math.abs(one.length - other.length) > 2
    ? Number.POSITIVE_INFINITY
    : diff(one, other).filter(([operation]) => operation !== 0).length

/** What goes together or not at all. */
function mismatches(env: Record<string, string | undefined>): string[] {
  const faults: string[] = []
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) faults.push('ADMIN_PASSWORD needs ADMIN_EMAIL beside it.')
  if (env.DATABASE_REPLICA_URLS && !env.DATABASE_URL)
    faults.push('DATABASE_REPLICA_URLS needs DATABASE_URL beside it, the server they are copies of.')
  if (Number(env.PROCESSES) > 1 && !env.DATABASE_URL)
    faults.push(
      'PROCESSES above 1 needs DATABASE_URL beside it, because the embedded database has one process.',
    )
  if (env.S3_ENDPOINT && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY))
    faults.push('S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.')
  if (env.BACKUP_S3_ENDPOINT && !(env.BACKUP_S3_ACCESS_KEY_ID && env.BACKUP_S3_SECRET_ACCESS_KEY))
    faults.push('BACKUP_S3_ENDPOINT needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY beside it.')
  const oidc = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET]
  if (oidc.some(Boolean) && !oidc.every(Boolean))
    faults.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.')
  if (env.OIDC_ISSUER?.startsWith('http:') && env.OIDC_PRIVATE !== 'yes')
    faults.push('OIDC_ISSUER without https needs OIDC_PRIVATE=yes.')
  if (env.DEMO === 'yes') faults.push(...demoFaults(env))
  return faults
}

/** The demo lets everybody in. So only this machine reaches it, and it reaches nobody's data or mailbox. */
function demoFaults(env: Record<string, string | undefined>): string[] {
  const outside = [
    'DATABASE_URL',
    'S3_ENDPOINT',
    'BACKUP_S3_ENDPOINT',
    'SMTP_URL',
    'AI_BASE_URL',
    'GEOCODER_URL',
    'OIDC_ISSUER',
  ] as const
  const faults: string[] = outside.filter((name) => env[name]).map((name) => `DEMO goes without ${name}.`)
  if (env.ADMIN_SECOND_FACTOR === 'required') faults.push('DEMO goes without ADMIN_SECOND_FACTOR.')
  if (env.HOST && !isHere(env.HOST)) faults.push('DEMO needs a HOST that only this machine reaches.')
  if (env.PUBLIC_URL && URL.canParse(env.PUBLIC_URL) && !isHere(new URL(env.PUBLIC_URL).hostname))
    faults.push('DEMO needs a PUBLIC_URL on this machine, such as http://localhost:3000.')
  return faults
}

/** Reads the environment: the configuration, or a sentence for each thing that is wrong with it. */
export function readConfig(environment: NodeJS.ProcessEnv): Config | { faults: string[] } {
  const faults: string[] = []
  const found: Record<string, string | undefined> = {}
  const config: Record<string, unknown> = {}
  for (const [name, { is, fallback }] of Object.entries(keys)) {
    const file = environment[`${name}_FILE`]
    let value = environment[name] || undefined
    if (file && value) faults.push(`${name} and ${name}_FILE are both set; keep one.`)
    else if (file) {
      try {
        value = readFileSync(file, 'utf8').trim()
      } catch {
        faults.push(`${name}_FILE names a file that cannot be read.`)
      }
    }
    found[name] = value
    const result = (is as z.ZodMiniType).safeParse(value ?? fallback)
    if (result.success) config[name] = result.data
    else faults.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}.`)
  }
  faults.push(...mismatches(found))
  return faults.length > 0 ? { faults } : (config as Config)
}

/** How many processes answer requests on this node: as many as are configured, or as there are processors. */
export function processesOf({ PROCESSES, DATABASE_URL }: Pick<Config, 'PROCESSES' | 'DATABASE_URL'>): number {
  if (DATABASE_URL === undefined) return 1
  return PROCESSES ?? Math.min(availableParallelism(), mostProcesses)
}

/**
 * The share of one process in what a node has, at least `least`, so that several processes together use about what one
 * would.
 */
export const shareOfNode = (whole: number, processes: number, least: number): number =>
  Math.max(Math.floor(whole / processes), least)

/** A name that others know, too. */
const isKnownElsewhere = (host: string): boolean =>
  !isHere(host) && /\./.test(host) && !/\.(?:local|localhost|internal|test)$/i.test(host)

/**
 * How push services reach the operator (RFC 8292 section 2.1): the address people open, if it is https, else the sender
 * of letters. Undefined where there is neither; then no notification is sent, and none is in the demo.
 */
export function pushSubjectOf({
  PUBLIC_URL,
  MAIL_FROM,
  DEMO,
}: Pick<Config, 'PUBLIC_URL' | 'MAIL_FROM' | 'DEMO'>): string | undefined {
  if (DEMO === 'yes') return undefined
  const url = PUBLIC_URL === undefined ? null : URL.parse(PUBLIC_URL)
  if (url?.protocol === 'https:' && isKnownElsewhere(url.hostname)) return url.origin
  const address = /[^<\s]+@([^>\s]+)/.exec(MAIL_FROM)
  return address && isKnownElsewhere(address[1] ?? '') ? `mailto:${address[0]}` : undefined
}

/** The part of a configuration that the environment gave. Defaults are left out. */
export function givenOf(environment: NodeJS.ProcessEnv, config: Config): Partial<Config> {
  const isGiven = ([name]: [string, unknown]) => environment[name] || environment[`${name}_FILE`]
  return Object.fromEntries(Object.entries(config).filter(isGiven))
}
