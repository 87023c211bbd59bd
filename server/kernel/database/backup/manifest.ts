import * as z from 'zod/mini'

/** What a backup holds, in its last entry; every other entry is in it with its checksum. */
const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  /** What the schema was made by, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In an order in which each refers to earlier ones only. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  files: z.number(),
  entries: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifest>

export const manifestName = 'manifest.json'

/** The manifest in these bytes, or undefined when they are none of ours. */
export function readManifest(bytes: Buffer): Manifest | undefined {
  try {
    return manifest.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return undefined
  }
}
