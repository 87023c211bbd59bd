import type { ImportKind } from '../../../contract/imports.ts'
import { t } from '../../../contract/t.ts'
import type { Wins } from './bring-in.ts'
import { inNumbers } from './in-numbers.ts'
import { counted, type Ledger } from './ledger.ts'

/** What becomes of the things of a kind: the same words before, while and after they are brought in. */
export type Outcomes = {
  kind: ImportKind
  new: number
  /** Those whose empty fields are filled. */
  filled: number
  /** Those whose values the file's replaced, by choice. */
  replaced: number
  differs: number
  same: number
  refused: number
}

/** What would become of each kind. */
export const expected = (looked: Ledger): Outcomes[] =>
  counted(looked).map(({ changed, ...counts }) => ({ ...counts, filled: changed, replaced: 0 }))

/**
 * What became of each kind. What was sent and not answered, because it was stopped or the line was lost, is there as it
 * should be when it is sent again: it counts as what it was expected to be, and not as what was here before.
 */
export const arrived = (looked: Ledger, sent: Ledger): Outcomes[] =>
  counted(sent).map(({ kind, changed, same, ...counts }) => {
    const before = looked.tally.get(kind)
    const unanswered = Math.max(0, same - (before?.same ?? 0))
    const fresh = Math.min(unanswered, Math.max(0, (before?.new ?? 0) - counts.new))
    const written = changed + unanswered - fresh
    const filled = Math.min(written, before?.changed ?? 0)
    return {
      kind,
      ...counts,
      new: counts.new + fresh,
      filled,
      replaced: written - filled,
      same: same - unanswered,
    }
  })

const sumOf = (all: readonly Outcomes[], ...names: ('new' | 'filled' | 'replaced' | 'differs')[]): number =>
  all.reduce((sum, one) => sum + names.reduce((part, name) => part + one[name], 0), 0)

/** How many things and pictures come in, of what was looked at. */
export const toComeIn = (looked: Ledger, wins: Wins): number =>
  sumOf(expected(looked), 'new', 'filled', ...(wins === 'file' ? (['differs'] as const) : [])) + looked.wanted

/** How many things were added or changed. */
export const writtenIn = (outcomes: readonly Outcomes[]): number =>
  sumOf(outcomes, 'new', 'filled', 'replaced')

/** How many of them came in so far. */
export const cameIn = (looked: Ledger, sent: Ledger): number =>
  writtenIn(arrived(looked, sent)) + sent.pictures

/** What becomes of the things of a kind, in words: '12 new · 3 already here'. */
export const outcomesInWords = ({ new: fresh, filled, replaced, differs, same, refused }: Outcomes): string =>
  [
    fresh > 0 && t('{count} new', { count: inNumbers(fresh) }),
    filled > 0 && t('{count} filled in', { count: inNumbers(filled) }),
    replaced > 0 && t('{count} replaced', { count: inNumbers(replaced) }),
    differs > 0 &&
      t('{count, plural, one {{count, number} differs} other {{count, number} differ}}', { count: differs }),
    same > 0 && t('{count} already here', { count: inNumbers(same) }),
    refused > 0 && t('{count} refused', { count: inNumbers(refused) }),
  ]
    .filter(Boolean)
    .join(' · ')
