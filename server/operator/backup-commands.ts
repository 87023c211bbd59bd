import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import type { Clock } from '../kernel/clock.ts'
import { readIdentities } from '../kernel/database/backup/age.ts'
import { verifyBackup } from '../kernel/database/backup/read.ts'
import { type BackupSource, fileSource } from '../kernel/database/backup/source.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { openBackupStore } from './backup-store.ts'

const megabyte = 1_000_000

/** A size for people. */
export const sizeInWords = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / megabyte).toFixed(1)} MB`

/** How long ago something was, for people. */
export function agoInWords(at: Temporal.Instant, now: Temporal.Instant): string {
  const hours = Math.max(0, Math.floor(at.until(now).total('hours')))
  if (hours < 1) return 'less than an hour ago'
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

type Flag = 'identity' | 'without-ledger'

/** The file that a command names, and what it says of it. Throws `StartRefusal`. */
export function readArguments(args: string[], flags: Flag[]) {
  const options = {
    identity: { type: 'string' },
    'without-ledger': { type: 'boolean' },
  } as const
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(flags.map((flag) => [flag, options[flag]])),
      allowPositionals: true,
    })
    if (positionals.length > 1) throw new Error(`"${positionals[1]}" is one word too many.`)
    const given = values as { identity?: string; 'without-ledger'?: boolean }
    return { file: positionals[0], identity: given.identity, hasLedger: !given['without-ledger'] }
  } catch (cause) {
    throw new StartRefusal((cause as Error).message, { cause })
  }
}

/** A backup by its file, or by its name in the store of backups, with the identities of a file. */
export async function findBackup(
  config: Config,
  { file, identity }: { file: string | undefined; identity: string | undefined },
): Promise<BackupSource> {
  if (!file) throw new StartRefusal('Say which file too.')
  const identities = identity === undefined ? [] : await readIdentities(identity)
  const store = openBackupStore(config)
  const isStored = !existsSync(file) && basename(file) === file
  if (isStored && (await store.list()).some(({ name }) => name === file))
    return { name: file, identities, open: () => store.open(file) }
  return fileSource(file, identities)
}

/** What `backup list` says: every backup that is stored, the newest last. */
export async function describeBackups(config: Config, clock: Clock): Promise<string[]> {
  const store = openBackupStore(config)
  const all = await store.list()
  if (all.length === 0) return [`There is no backup in ${store.destination} yet.`]
  const width = Math.max(...all.map(({ name }) => name.length))
  return [
    ...all.map(({ name, at, bytes }) =>
      [
        name.padEnd(width),
        sizeInWords(bytes).padStart(11),
        agoInWords(at, clock.now()).padEnd(21),
        name.endsWith('.age') ? 'encrypted' : '',
      ]
        .join('  ')
        .trimEnd(),
    ),
    `${all.length} in ${store.destination}, ${sizeInWords(all.reduce((sum, { bytes }) => sum + bytes, 0))}.`,
  ]
}

/** What `backup verify` says of a whole backup. Throws `StartRefusal` for any other. */
export async function verifyInWords(config: Config, args: string[]): Promise<string> {
  const source = await findBackup(config, readArguments(args, ['identity']))
  const { createdAt, version, tables, files } = await verifyBackup(source)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${source.name} is whole: ${rows} rows of ${tables.length} tables and ${files} image files, made at ${createdAt} by A-genda ${version}.`
}
