import * as z from 'zod/mini'
import { instant } from './values.ts'

/** The parts of a member's data that can be taken out. */
export const exportKinds = [
  'profile',
  'moods',
  'health',
  'planner',
  'goals',
  'journal',
  'practice',
  'events',
  'community',
  'banner',
  'themes',
  'activity',
] as const
export type ExportKind = (typeof exportKinds)[number]
const kind = z.enum(exportKinds)

/** Without `kinds` everything is taken out. */
export const exportRequest = z.object({
  kinds: z.optional(z.array(kind).check(z.minLength(1), z.maxLength(exportKinds.length))),
})

/** How long a link waits for its download to begin. */
export const ticketMinutes = 10

/** A link that starts one download until it expires. It is relative to the API's base and needs no token. */
export const exportTicket = z.object({ url: z.string(), expires: instant })

/** What an export would hold by now. */
export const exportOverview = z.object({
  /** How many things of each kind there are. */
  parts: z.array(z.object({ kind, count: z.number() })),
  /** About how many bytes the file would have. */
  bytes: z.number(),
  /** When all of an export was last sent; null if never. */
  last: z.nullable(instant),
  /** Whether a link waits to be opened, or a download is running; null if neither. */
  download: z.nullable(z.enum(['waiting', 'running'])),
})
export type ExportOverview = z.infer<typeof exportOverview>

/** The format that the manifest of an export names. */
export const exportFormat = 'a-genda-export'

/** `manifest.json` of an export. A reader of version 1 leaves out what it does not know. */
export const exportManifest = z.object({
  format: z.literal(exportFormat),
  version: z.literal(1),
  /** The version of the product that wrote it. */
  product: z.string(),
  made_at: instant,
  /** The address of the product that wrote it. */
  origin: z.string(),
  member: z.object({ id: z.string(), name: z.string() }),
  /** The accounts from which the member moved by exports, the latest first: some ids were made in them. */
  earlier_members: z._default(z.array(z.string()), []),
  /** The IANA zone of the member. */
  zone: z.string(),
  kinds: z.array(z.string()),
  /** Every other file. `count` is the number of things in a list. */
  files: z.array(
    z.object({ path: z.string(), bytes: z.number(), sha256: z.string(), count: z.optional(z.number()) }),
  ),
  /** Pictures that should be there and could not be found. */
  missing: z.array(z.string()),
})
export type ExportManifest = z.infer<typeof exportManifest>
