import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Config } from '../config.ts'
import type { Clock } from '../kernel/clock.ts'
import { readIdentities } from '../kernel/database/backup/age.ts'
import { verifyBackup } from '../kernel/database/backup/read.ts'
import { type BackupSource, fileSource } from '../kernel/database/backup/source.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { openBackupStore } from './backup-store.ts'
import type { Given } from './read-words.ts'

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

/**
 * Throws `StartRefusal` for a word that is hardly meant as the file of a backup, such as a command that is misspelt.
 */
export function requireFileName(word: string): void {
  if (/[/\\]/.test(word) || /\.tar\.gz(\.age)?$/.test(word)) return
  throw new StartRefusal(
    `"${word}" is no command and no name of a backup. Say a name that ends in .tar.gz, or a path such as ./${word}.`,
  )
}

/** A backup by its file, or by its name in the store of backups, with the identities of a file. */
export async function findBackup(
  config: Config,
  { words: [file], identity }: Pick<Given, 'words' | 'identity'>,
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
export async function verifyInWords(config: Config, given: Given): Promise<string> {
  const source = await findBackup(config, given)
  const { createdAt, version, tables, files } = await verifyBackup(source)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${source.name} is whole: ${rows} rows of ${tables.length} tables and ${files} image files, made at ${createdAt} by A-genda ${version}.`
}
