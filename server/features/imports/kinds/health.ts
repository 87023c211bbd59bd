import { isDeepStrictEqual } from 'node:util'
import { isBlank } from '../../../../contract/blank.ts'
import { type HealthEntry, newHealthEntry } from '../../../../contract/health.ts'
import type { ImportedRow } from '../../../../contract/imports.ts'
import { Refusal } from '../../../kernel/http/refusal.ts'
import { parse } from '../../../kernel/http/validate.ts'
import { healthEntriesOf, saveHealthEntry } from '../../health/queries.ts'
import { differencesOf } from '../differences.ts'
import type { About, Importer, Outcome } from '../importer.ts'
import { rememberWholeRows } from '../take-whole-rows.ts'
import { snapshots } from '../whole-rows.ts'

type Fields = Omit<HealthEntry, 'id' | 'dateISO'>

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && isBlank(value))

/** A day with what the file adds to it, the fields that were written, and those in which both differ. */
function merged(stored: Partial<Fields>, sent: Partial<Fields>, wins: About['wins']) {
  const fields: Record<string, unknown> = { ...stored }
  const written: string[] = []
  const differ: string[] = []
  for (const [name, value] of Object.entries(sent)) {
    const there = stored[name as keyof Fields]
    if (isEmpty(value) || isDeepStrictEqual(value, there)) continue
    if (!isEmpty(there)) differ.push(name)
    if (!isEmpty(there) && wins === 'here') continue
    fields[name] = value
    written.push(name)
  }
  // When a glucose was measured is said of its own value alone.
  if (differ.includes('glucoseMgDl') && wins === 'here') {
    fields.glucoseContext = stored.glucoseContext
    return { fields, differ, written: written.filter((name) => name !== 'glucoseContext') }
  }
  return { fields, differ, written }
}

/** A day whose medicines are read as a list of words. */
const readable = ({ meds, ...fields }: Partial<Fields>) => ({
  ...fields,
  meds: meds?.map(({ name, time, taken }) => [name, time, taken && '✓'].filter(Boolean).join(' ')),
})

function outcomeOf(
  { written, differ }: Pick<ReturnType<typeof merged>, 'written' | 'differ'>,
  isNew: boolean,
  stored: Partial<Fields>,
  sent: Partial<Fields>,
  wins: About['wins'],
): Omit<Outcome, 'at'> {
  if (differ.length > 0 && wins === 'here')
    return {
      outcome: 'differs',
      fields: differ,
      differences: differencesOf(differ, readable(stored), readable(sent)),
    }
  if (written.length === 0) return { outcome: 'same' }
  return isNew ? { outcome: 'new' } : { outcome: 'changed', fields: written }
}

/** Days of health, field by field: an empty field is filled, and another value replaces one only if the file wins. */
export const healthImporter: Importer<'health'> = {
  atOnce: 50,
  async take(tx, about, rows) {
    const { memberId, now, wins, remember } = about
    const dates = [...new Set(rows.map(({ row }) => row.dateISO))].sort()
    const before = await snapshots(tx, memberId, 'health', dates, { lock: remember !== undefined })
    const known = new Map((await healthEntriesOf(tx, memberId, dates)).map((day) => [day.dateISO, day]))
    const touched = new Map<string, unknown>()
    const outcomes: Outcome[] = []
    for (const { at, row } of rows) {
      const { dateISO, ...fieldsSent } = row satisfies ImportedRow<'health'>
      const sent = fieldsSent as Partial<Fields>
      const { id: _, dateISO: _date, ...stored } = known.get(dateISO) ?? ({} as HealthEntry)
      const { fields, written, differ } = merged(stored, sent, wins)
      const isNew = !before.has(dateISO)
      outcomes.push({ at, ...outcomeOf({ written, differ }, isNew, stored, sent, wins) })
      if (written.length === 0) continue
      const entry = parse(newHealthEntry, { dateISO, ...fields })
      if (entry instanceof Refusal) throw entry
      known.set(dateISO, { id: '', ...entry } as HealthEntry)
      if (!remember) continue
      await saveHealthEntry(tx, memberId, entry, now)
      touched.set(dateISO, before.get(dateISO)?.row ?? null)
    }
    await rememberWholeRows(tx, about, 'health', touched)
    return outcomes
  },
}
