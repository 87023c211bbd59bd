import type { JournalEntry } from '../../contract/journal.ts'
import { type Sent, serve } from './render.tsx'

/** A server with a journal, which answers as the contract says unless `answer` is replaced. `isCut` loses the answers, `isAway` the calls. */
export function startJournal() {
  const entries = new Map<string, JournalEntry>()
  const line = { isCut: false, isAway: false, status: 0 }
  const conflict = (stored: JournalEntry) =>
    Response.json(
      {
        detail: 'This entry was changed on another device. Both versions are kept.',
        fields: [
          { name: 'version', mine: 0, theirs: stored.version },
          ...(stored.deleted_at ? [{ name: 'deleted_at', mine: null, theirs: stored.deleted_at }] : []),
        ],
      },
      { status: 409 },
    )
  const differs = (wanted: Record<string, unknown>, stored: JournalEntry) =>
    Object.entries(wanted).some(
      ([name, value]) =>
        name !== 'version' && JSON.stringify(value) !== JSON.stringify(stored[name as keyof JournalEntry]),
    )
  function store({ name, body }: Sent): unknown {
    if (line.status) return Response.json({ detail: 'Please shorten it.' }, { status: line.status })
    const sent = body as Record<string, unknown> & { id: string; version: number }
    if (name === 'POST /journal') {
      const known = entries.get(sent.id)
      if (known) return differs(sent, known) ? conflict(known) : known
      const made = {
        ...sent,
        version: 1,
        deleted_at: null,
        updated_at: '',
        created_at: '',
      } as unknown as JournalEntry
      entries.set(sent.id, made)
      return made
    }
    const [, id = '', way] = /^\w+ \/journal\/([^/]+)(\/restore)?$/.exec(name) ?? []
    const stored = entries.get(id)
    if (!stored) return undefined
    if (name.startsWith('GET')) return stored
    const isStale = stored.deleted_at !== null || stored.version !== sent?.version
    if (!way && isStale) return differs(sent, stored) ? conflict(stored) : stored
    const changed = { ...stored, ...(way ? { deleted_at: null } : sent), version: stored.version + 1 }
    entries.set(id, changed)
    return changed
  }
  const server = { entries, line, calls: [] as Sent[], answer: store }
  server.calls = serve((sent) => {
    if (line.isAway) throw new TypeError('Failed to fetch')
    const made = server.answer(sent)
    if (line.isCut) throw new TypeError('Failed to fetch')
    return made
  })
  return server
}

export type JournalServer = ReturnType<typeof startJournal>
