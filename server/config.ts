import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { diff } from 'node:util'
import type * as z from 'zod/mini'
import { mostProcesses, settings } from './settings.ts'

/** Addresses that only this machine reaches. */
const isHere = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
type Settings = typeof settings
/** The configuration as the product uses it: each setting's value. */
export type Config = { [K in keyof Settings]: z.output<Settings[K]['is']> }

/**
 * What is set under a name that is hardly another than one of ours, each in a sentence. It has no effect, which may be
 * the contrary of what was meant.
 */
export function misspeltSettings(environment: NodeJS.ProcessEnv): string[] {
  const names = Object.keys(settings)
  return Object.keys(environment)
    .filter((given) => /^[A-Z][A-Z_]{5,}$/.test(given) && !(given in settings))
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
  if (env.TRIAL === 'yes' && env.S3_ENDPOINT)
    faults.push('TRIAL goes without S3_ENDPOINT, because it would remove pictures of the community there.')
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
  for (const [name, { is, fallback }] of Object.entries(settings)) {
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
  // A trial holds the addresses of real people, and writes to nobody.
  if (config.TRIAL === 'yes') config.SMTP_URL = undefined
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
 * of letters. Undefined where there is neither; then no notification is sent, and none is in the demo or in a trial.
 */
export function pushSubjectOf({
  PUBLIC_URL,
  MAIL_FROM,
  DEMO,
  TRIAL,
}: Pick<Config, 'PUBLIC_URL' | 'MAIL_FROM' | 'DEMO' | 'TRIAL'>): string | undefined {
  if (DEMO === 'yes' || TRIAL === 'yes') return undefined
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
