import { call } from '../../lib/api.ts'
import type { Answers, SourceName } from './candidate.ts'
import { isWanted } from './kinds-to-bring.ts'
import type { Ledger, NoLonger } from './ledger.ts'
import { type OnWait, withRetries } from './with-retries.ts'

type Around = { signal: AbortSignal; onWait: OnWait }

/**
 * Asks which items an earlier export of a calendar held and this one does not. Where something of the file was refused,
 * nobody can say what it still holds.
 */
export async function findNoLonger(
  { source, answers }: { source: SourceName; answers: Answers },
  ledger: Ledger,
  around: Around,
): Promise<NoLonger[]> {
  const { items, refused } = ledger
  if (source !== 'ics' || !isWanted('planner', answers) || items.length === 0 || refused.length > 0) return []
  const body = { source, items }
  const { signal } = around
  return (await withRetries(() => call('POST /imports/no-longer', { body, signal }), around)).items
}

/** Removes items from the planner as a part of an import. A second time changes nothing. */
export async function removeItems(id: string, items: readonly NoLonger[], around: Around): Promise<void> {
  if (items.length === 0) return
  const rows = [...Map.groupBy(items, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    notes: [],
    removed: ofDay.map((one) => one.id),
  }))
  const { signal } = around
  await withRetries(
    () =>
      call('POST /imports/{id}/rows', { params: { id }, body: { kind: 'plan', rows, wins: 'here' }, signal }),
    around,
  )
}
