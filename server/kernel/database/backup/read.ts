import { isKey } from '../../files/storage.ts'
import { StartRefusal } from '../../start/start-refusal.ts'
import type { Queryable } from '../queryable.ts'
import { readArchive, sha256 } from './archive.ts'
import { type Manifest, manifestName, readManifest } from './manifest.ts'
import type { BackupSource } from './source.ts'
import { listColumns, quoteIdentifier } from './tables.ts'
import { unreadable } from './unreadable.ts'

/**
 * Reads a backup from beginning to end and compares every entry, and the number of rows and files, with the manifest,
 * before anything is touched. Throws `StartRefusal` with a sentence when a byte is missing or different.
 */
export async function verifyBackup(source: BackupSource): Promise<Manifest> {
  const file = source.name
  const found = new Map<string, string>()
  const counted = new Map<string, number>()
  let manifest: Manifest | undefined
  try {
    for await (const { name, bytes } of readArchive(source)) {
      if (name === manifestName) manifest = readManifest(bytes)
      else {
        found.set(name, sha256(bytes))
        const table = /^tables\/([^/]+)\//.exec(name)?.[1]
        if (table) counted.set(table, (counted.get(table) ?? 0) + linesIn(bytes))
      }
    }
  } catch (error) {
    if (error instanceof StartRefusal) throw error
    throw unreadable(file, error) ?? new StartRefusal(`${file} is not a whole backup; nothing was changed.`)
  }
  if (!manifest) throw new StartRefusal(`${file} is not a backup of A-genda; nothing was changed.`)
  const listed = Object.entries(manifest.entries)
  const wrong = listed.find(([name, sum]) => found.get(name) !== sum)
  if (wrong || found.size !== listed.length)
    throw new StartRefusal(
      `${file} is damaged${wrong ? ` (${wrong[0]} differs from its checksum)` : ''}; nothing was changed.`,
    )
  const strange = [...found.keys()].find((name) => !isOurs(name))
  if (strange !== undefined)
    throw new StartRefusal(
      `${file} holds ${JSON.stringify(strange.slice(0, 100))}, which no backup of A-genda does; nothing was changed.`,
    )
  const short = manifest.tables.find(({ name, rows }) => rows !== (counted.get(name) ?? 0))
  if (short)
    throw new StartRefusal(
      `${file} has ${counted.get(short.name) ?? 0} rows of ${short.name} and says that it has ${short.rows}; nothing was changed.`,
    )
  const files = listed.filter(([name]) => name.startsWith('files/')).length
  if (files !== manifest.files)
    throw new StartRefusal(
      `${file} has ${files} image files and says that it has ${manifest.files}; nothing was changed.`,
    )
  return manifest
}

function linesIn(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1
  return lines
}

/** Whether an entry is a part of a table or a stored file, by its name. */
function isOurs(name: string): boolean {
  return /^tables\/[a-z][a-z0-9_]*\/\d+\.jsonl$/.test(name) || isKey(/^files\/(.*)$/s.exec(name)?.[1] ?? '')
}

/**
 * Puts a verified backup's rows into empty tables of the schema it was made from, and hands its files to `keep`.
 * Part of the caller's transaction.
 */
export async function loadBackup(
  client: Queryable,
  source: BackupSource,
  keep: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  for await (const { name, bytes } of readArchive(source)) {
    const [kind, rest = ''] = name.split(/\/(.*)/s)
    if (kind === 'tables') await insertRows(client, rest.split('/')[0] ?? '', bytes)
    else if (kind === 'files') await keep(rest, bytes)
  }
}

async function insertRows(client: Queryable, table: string, bytes: Buffer): Promise<void> {
  const rows = bytes.toString('utf8').split('\n').filter(Boolean)
  const columns = (await listColumns(client, table)).map((name) => `"${name}"`)
  await client.query(
    `insert into ${quoteIdentifier(table)} (${columns})
     select ${columns.map((name) => `r.${name}`)} from unnest($1::text[]) as line cross join lateral json_populate_record(null::${quoteIdentifier(table)}, line::json) r`,
    [rows],
  )
}
