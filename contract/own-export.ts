import { type ImportKind, importKinds } from './imports.ts'
import { lengths } from './limits.ts'

/** Rows to bring in, all of one kind. */
export type ImportRows = { kind: ImportKind; rows: Record<string, unknown>[] }

/** Items of the planner in one row: a row fits into a call, however long its items are. */
const itemsInRow = 40

const dayIn = (zone: string, at: unknown): string =>
  new Date(String(at)).toLocaleDateString('sv-SE', { timeZone: zone })

type Thing = Record<string, unknown>

/** What each file of an export becomes. Files that are not here are for reading, or of what others saw. */
const readers: { path: RegExp; kind: ImportKind; rows: (thing: Thing, zone: string) => Thing[] }[] = [
  { path: /^settings\.json$/, kind: 'settings', rows: (thing) => [thing] },
  { path: /^moods\/\d{4}\.json$/, kind: 'mood', rows: (thing) => [thing] },
  { path: /^health\/\d{4}\.json$/, kind: 'health', rows: (thing) => [thing] },
  {
    path: /^planner\/\d{4}\.json$/,
    kind: 'plan',
    rows: ({ date, notes }) => {
      const items = Array.isArray(notes) ? notes : []
      const count = Math.ceil(items.length / itemsInRow)
      return Array.from({ length: count }, (_, at) => ({
        date,
        notes: items.slice(at * itemsInRow, (at + 1) * itemsInRow),
      }))
    },
  },
  { path: /^planner\/repeating\.json$/, kind: 'repeating-item', rows: (thing) => [thing] },
  { path: /^goals\/\d{4}\.json$/, kind: 'goals', rows: (thing) => [thing] },
  { path: /^journal\/\d{4}\.json$/, kind: 'journal', rows: (thing) => [thing] },
  {
    path: /^posts\.json$/,
    kind: 'post',
    rows: ({ id, content, created_at, image }, zone) => [
      {
        id,
        content,
        created_at,
        date: dayIn(zone, created_at),
        image: typeof image === 'string' ? { source_id: image } : null,
      },
    ],
  },
]

/** The files of an export to bring in again, in the order in which they are best sent. */
export const filesToRead = (paths: readonly string[]): string[] => {
  const place = (path: string) =>
    importKinds.findIndex((kind) => readers.some((one) => one.kind === kind && one.path.test(path)))
  return paths.filter((path) => place(path) >= 0).sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}

/**
 * The rows of one file of an export, whose JSON is given. Undefined for a file that is not brought in. `zone` is that of
 * the manifest.
 */
export function rowsOfFile(path: string, json: unknown, zone: string): ImportRows | undefined {
  const reader = readers.find((one) => one.path.test(path))
  if (!reader) return undefined
  const things = (Array.isArray(json) ? json : [json]).filter(
    (thing): thing is Thing => typeof thing === 'object' && thing !== null,
  )
  return { kind: reader.kind, rows: things.flatMap((thing) => reader.rows(thing, zone)) }
}

/** Where in an export a wanted picture lies. A post's picture has its path for a name. */
export const pathOfPicture = ({ id, source_id }: { id: string; source_id?: string | undefined }): string =>
  source_id ?? `journal/images/${id}.webp`

/** The accounts in which the ids of an export were made, by its manifest: its own first. */
export const membersOf = (manifest: {
  member: { id: string }
  earlier_members: readonly string[]
}): string[] => [manifest.member.id, ...manifest.earlier_members].slice(0, lengths.earlierMembers)

/** What a body holds beside its rows, in bytes. */
const around = 1024

/** The rows in as many calls as it takes: none is too large, and none has too many. */
export function* inCalls({ kind, rows }: ImportRows): Generator<ImportRows> {
  const encoder = new TextEncoder()
  let call: Record<string, unknown>[] = []
  let bytes = 0
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1
    if (call.length > 0 && (bytes + size > lengths.listBody - around || call.length >= lengths.importRows)) {
      yield { kind, rows: call }
      call = []
      bytes = 0
    }
    call.push(row)
    bytes += size
  }
  if (call.length > 0) yield { kind, rows: call }
}
