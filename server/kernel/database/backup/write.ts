import type { Queryable } from '../queryable.ts'
import { type Entry, sha256, writeArchive } from './archive.ts'
import { type Manifest, manifestName } from './manifest.ts'
import { listTables, quoteIdentifier } from './tables.ts'

/** How many rows are fetched at a time. They make one entry. */
const rowsAtOnce = 2000

/** Files that belong to the rows: those that the snapshot knows of. */
type FilesOf = (client: Queryable) => AsyncIterable<Entry>

/**
 * Writes all tables and the files that belong to them into one archive. Rows are JSON that either engine reads.
 * `client` is in a transaction of its own, which sees the database as it is at one moment.
 */
export async function writeBackup(
  client: Queryable,
  file: string,
  about: {
    version: string
    now: string
    ledger: string | undefined
    files: FilesOf
    /** The age keys that may decrypt it; none for a backup that everybody can read. */
    recipients: readonly string[]
  },
): Promise<Manifest> {
  const manifest: Manifest = {
    format: 1,
    version: about.version,
    createdAt: about.now,
    migrations: [],
    tables: [],
    files: 0,
    ...(about.ledger !== undefined && { ledger: about.ledger }),
    entries: {},
  }
  await writeArchive(
    file,
    async (add) => {
      const addListed = async (entry: Entry) => {
        manifest.entries[entry.name] = sha256(entry.bytes)
        await add(entry)
      }
      const { rows } = await client.query<{ name: string; checksum: string }>(
        'select name, checksum from migrations order by name collate "C"',
      )
      manifest.migrations = rows
      for (const name of await listTables(client)) {
        const count = await writeTable(client, name, addListed)
        manifest.tables.push({ name, rows: count })
      }
      for await (const { name, bytes } of about.files(client)) {
        await addListed({ name: `files/${name}`, bytes })
        manifest.files += 1
      }
      await add({ name: manifestName, bytes: Buffer.from(JSON.stringify(manifest, null, 1)) })
    },
    about.recipients,
  )
  return manifest
}

async function writeTable(
  client: Queryable,
  table: string,
  add: (entry: Entry) => Promise<void>,
): Promise<number> {
  // to_json writes instants in the connection's zone, which is UTC, and numbers in full.
  await client.query(
    `declare backup_rows cursor for select to_json(t)::text as row from ${quoteIdentifier(table)} t`,
  )
  let count = 0
  for (let part = 1; ; part += 1) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup_rows`)
    if (rows.length === 0) break
    count += rows.length
    const lines = rows.map(({ row }) => `${row}\n`).join('')
    await add({ name: `tables/${table}/${String(part).padStart(6, '0')}.jsonl`, bytes: Buffer.from(lines) })
  }
  await client.query('close backup_rows')
  return count
}
