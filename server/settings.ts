import { resolve } from 'node:path'
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

/** Processes that one node starts at most. */
export const mostProcesses = 64

/** Every key of the configuration. Each is an environment variable. `KEY_FILE` names a file with its value. */
export const settings = {
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
    says: 'The folder for the embedded database, images and emails.',
    fallback: './data',
    is: z.pipe(
      z.string(),
      z.transform((value: string) => resolve(value)),
    ),
  },
  PUBLIC_URL: {
    says: 'The address people open, used in emails.',
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
    says: 'The mail server, such as smtps://user:password@mail.example.org; without it emails go to DATA_DIR/outbox.',
    fallback: undefined,
    is: url('smtp:', 'smtps:'),
  },
  MAIL_FROM: { says: 'The sender of emails.', fallback: 'A-genda <agenda@localhost>', is: sender },
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
  HEALTH_REASON: {
    says: "required, so that administrators give a reason before they see a member's health entries; optional by default.",
    fallback: 'optional',
    is: z.enum(['optional', 'required'], { error: 'should be optional or required' }),
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
  TRIAL: {
    says: 'yes for the trial of a backup: no email and no notification reaches anybody, and no nightly backup is made.',
    fallback: 'no',
    is: z.enum(['yes', 'no'], { error: 'should be yes or no' }),
  },
  DEMO: {
    says: 'yes lets everybody in without a password, as administrator too; on this machine only, and for a folder that `npm run demo` made.',
    fallback: 'no',
    is: z.enum(['yes', 'no'], { error: 'should be yes or no' }),
  },
} as const

/** One row for each setting, for the table in docs/configuration.md. */
export const configurationTable = Object.entries(settings).map(([name, { says, fallback }]) => ({
  name,
  says,
  fallback,
}))
