import * as z from 'zod/mini'

/** The contents of a backup. It is the last entry, and it lists every other entry with its checksum. */
const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  /** The migrations that made the schema, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In an order in which each table refers only to earlier ones. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  files: z.number(),
  /** The ledger that knows who was deleted since. Absent in backups that are older than ledgers. */
  ledger: z.optional(z.string()),
  entries: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifest>

export const manifestName = 'manifest.json'

/** Reads the manifest; undefined if the bytes are not a manifest of ours. */
export function readManifest(bytes: Buffer): Manifest | undefined {
  try {
    return manifest.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return undefined
  }
}
