import { type ImportKind, type ImportOutcome, importedRow } from '../../../contract/imports.ts'
import type { Db } from '../../deps.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { parse } from '../../kernel/http/validate.ts'
import type { About, Importer, Outcome, Placed } from './importer.ts'
import { goalsImporter } from './kinds/goals.ts'
import { healthImporter } from './kinds/health.ts'
import { journalImporter, postImporter } from './kinds/journal.ts'
import { moodImporter } from './kinds/moods.ts'
import { planImporter } from './kinds/plans.ts'
import { repeatingItemImporter } from './kinds/repeating-items.ts'
import { settingsImporter } from './kinds/settings.ts'
import { lockOpenImport, rememberIn } from './open-import.ts'
import { earlierMembersOf } from './queries.ts'

const importers: { [K in ImportKind]: Importer<K> } = {
  settings: settingsImporter,
  mood: moodImporter,
  health: healthImporter,
  plan: planImporter,
  'repeating-item': repeatingItemImporter,
  goals: goalsImporter,
  journal: journalImporter,
  post: postImporter,
}

type Sent = { kind: ImportKind; rows: readonly Record<string, unknown>[]; wins: About['wins'] }
type Facts = Pick<About, 'memberId' | 'now' | 'zone'>
type Where = { importId: string } | { source: string }

/**
 * Brings in rows of one kind, in transactions of a few, so that others get their turn between them. A row that is refused
 * is told with its reason, and the others go on. Without an import nothing is written. Throws the refusal of an import
 * that takes no rows.
 */
export async function takeRows(db: Db, facts: Facts, where: Where, sent: Sent): Promise<ImportOutcome[]> {
  const importer = importers[sent.kind] as Importer<ImportKind>
  const outcomes: ImportOutcome[] = []
  const good: Placed<never>[] = []
  for (const [at, raw] of sent.rows.entries()) {
    const row = parse(importedRow[sent.kind], raw)
    if (row instanceof Refusal) outcomes.push(refused(at, row))
    else good.push({ at, row: row as never })
  }

  const about = { ...facts, wins: sent.wins, earlierMembers: await earlierMembersOf(db, facts.memberId) }
  const take = (rows: readonly Placed<never>[]): Promise<Outcome[]> =>
    db.transaction().execute(async (tx) => {
      if ('source' in where)
        return importer.take(tx, { ...about, ...where, remember: undefined, importId: undefined }, rows)
      const { source } = await lockOpenImport(tx, facts.memberId, where.importId)
      const remember = rememberIn(facts.memberId, where.importId)
      return importer.take(tx, { ...about, source, remember, importId: where.importId }, rows)
    })

  /** Of rows that are refused together, the halves are tried: one bad row costs a few tries, and not one for each row. */
  async function takeThese(rows: readonly Placed<never>[]): Promise<void> {
    const taken = await unlessRefused(() => take(rows))
    if (!(taken instanceof Refusal)) outcomes.push(...taken.map(told))
    else if (rows.length === 1) outcomes.push(...rows.map(({ at }) => refused(at, taken)))
    else {
      const half = Math.ceil(rows.length / 2)
      await takeThese(rows.slice(0, half))
      await takeThese(rows.slice(half))
    }
  }

  if ('importId' in where)
    await db.transaction().execute((tx) => lockOpenImport(tx, facts.memberId, where.importId))
  for (let from = 0; from < good.length; from += importer.atOnce)
    await takeThese(good.slice(from, from + importer.atOnce))
  return outcomes.sort((a, b) => a.row - b.row)
}

const told = ({ at, ...outcome }: Outcome): ImportOutcome => ({ row: at, ...outcome })
const refused = (at: number, { problem }: Refusal): ImportOutcome => ({
  row: at,
  outcome: 'refused',
  problem,
})

/** A refusal that is thrown, as a value. One that passes by itself (503) is the whole call's. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return error
    throw error
  }
}
