import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type ErasableKind, erasableKinds } from '../contract/counted-things.ts'
import type { LineFile } from './kernel/files/line-file.ts'

const facts = { member_id: z.string(), at: z.string() }
const counts = z.record(z.string(), z.number())

/**
 * A line of the ledger: an account was deleted, a kind was deleted, a member began to leave or stays (`leaves_at` is
 * null), or the deletion of this receipt did not take place after all.
 */
const ledgerLine = z.union([
  z.object({ ...facts, erased: z.string(), counts, receipt: z.string() }),
  z.object({ ...facts, counts, receipt: z.string() }),
  z.object({ ...facts, leaves_at: z.nullable(z.string()) }),
  z.object({ ...facts, undone: z.string() }),
])
export type LedgerLine = z.output<typeof ledgerLine>
type Deletion = { member_id: string; at: string; counts: Record<string, number>; receipt: string }
type Erasure = Deletion & { kind: ErasableKind }

/** What a ledger says, read from its first line to its last. */
export type LedgerContents = {
  /** The ledger's own id. Backups name the ledger that knows of all deletions since (decision 23). */
  id: string
  deleted: Deletion[]
  erased: Erasure[]
  /** When members who want to leave are deleted; null for those who changed their mind. */
  leaving: Map<string, string | null>
}

/**
 * The record of deletions outside of the database. A restore reads it, so that a backup brings nobody back. Appending
 * needs {@link lockLedger}.
 */
export type Ledger = {
  destination: string
  /** Undefined if there is no ledger. Throws if it cannot be read. */
  read(): Promise<LedgerContents | undefined>
  append(line: LedgerLine): Promise<void>
  /** Makes a ledger of these lines if there is none. Returns whether it did. */
  begin(lines: () => Promise<LedgerLine[]>): Promise<boolean>
}

const header = z.object({ ledger: z.string() })

function contentsOf([first, ...rest]: string[]): LedgerContents | undefined {
  if (first === undefined) return undefined
  const contents: LedgerContents = {
    id: header.parse(JSON.parse(first)).ledger,
    deleted: [],
    erased: [],
    leaving: new Map(),
  }
  const undone = new Set<string>()
  for (const text of rest) {
    const line = ledgerLine.parse(JSON.parse(text))
    if ('undone' in line) undone.add(line.undone)
    else if ('leaves_at' in line) contents.leaving.set(line.member_id, line.leaves_at)
    else if (!('erased' in line)) contents.deleted.push(line)
    else if (isKind(line.erased)) contents.erased.push({ ...line, kind: line.erased })
  }
  const isDone = ({ receipt }: Deletion) => !undone.has(receipt)
  return { ...contents, deleted: contents.deleted.filter(isDone), erased: contents.erased.filter(isDone) }
}

/** A kind of a newer A-genda is none of ours. */
const isKind = (kind: string): kind is ErasableKind => (erasableKinds as readonly string[]).includes(kind)

/** The ledger in a file of lines. */
export function ledgerIn(file: LineFile): Ledger {
  const begin = () => file.append(JSON.stringify({ ledger: randomUUID() }))
  const isThere = async () => ((await file.read())?.length ?? 0) > 0
  return {
    destination: file.destination,
    read: async () => contentsOf((await file.read()) ?? []),
    async append(line) {
      if (!(await isThere())) await begin()
      await file.append(JSON.stringify(line))
    },
    async begin(lines) {
      if (await isThere()) return false
      const all = await lines()
      await begin()
      for (const line of all) await file.append(JSON.stringify(line))
      return true
    },
  }
}
