import { describe, expect, test } from 'vitest'
import type { ImportKind, ImportOutcome } from '../../../contract/imports.ts'
import type { Candidate, Refused } from './candidate.ts'
import { kindAnswer, onlyWanted } from './kinds-to-bring.ts'
import { count, type Ledger, newLedger } from './ledger.ts'
import { arrived, cameIn, expected, outcomesInWords, toComeIn } from './outcomes.ts'

type Counts = Partial<Record<ImportOutcome['outcome'], number>>
function ledgerOf(kinds: Partial<Record<ImportKind, Counts>>, pictures: Partial<Ledger> = {}): Ledger {
  const ledger = { ...newLedger(), ...pictures }
  for (const [kind, counts] of Object.entries(kinds))
    for (const [outcome, times] of Object.entries(counts))
      for (let at = 0; at < times; at += 1)
        count(ledger, kind as ImportKind, outcome as ImportOutcome['outcome'])
  return ledger
}
const wordsOf = (all: ReturnType<typeof expected>) => all.map((one) => [one.kind, outcomesInWords(one)])

const looked = ledgerOf(
  { settings: { changed: 1 }, mood: { new: 12, same: 3 }, goals: { new: 2, differs: 2 }, post: { new: 2 } },
  { wanted: 9 },
)

describe('what was promised', () => {
  test('arrives in the same rows, in the same words, and adds up to the same sum', () => {
    const sent = ledgerOf(
      {
        settings: { changed: 1 },
        mood: { new: 12, same: 3 },
        goals: { new: 2, differs: 2 },
        post: { new: 2 },
      },
      { pictures: 9 },
    )
    expect(wordsOf(arrived(looked, sent))).toEqual(wordsOf(expected(looked)))
    expect(wordsOf(expected(looked))).toEqual([
      ['settings', '1 filled in'],
      ['mood', '12 new · 3 already here'],
      ['goals', '2 new · 2 differ'],
      ['post', '2 new'],
    ])
    expect([toComeIn(looked, 'here'), cameIn(looked, sent)]).toEqual([26, 26])
  })

  test('counts as new although its answer was lost and it was sent twice', () => {
    const sent = ledgerOf({ settings: { same: 1 }, mood: { new: 2, same: 13 } })
    expect(wordsOf(arrived(looked, sent))).toEqual([
      ['settings', '1 filled in'],
      ['mood', '12 new · 3 already here'],
    ])
  })

  test('and what the file wins by choice is replaced', () => {
    const sent = ledgerOf({ goals: { new: 2, changed: 1, same: 1 } })
    expect(wordsOf(arrived(looked, sent))).toEqual([['goals', '2 new · 2 replaced']])
    expect(toComeIn(looked, 'file')).toBe(28)
    expect(wordsOf(expected(ledgerOf({ mood: { differs: 1 } })))).toEqual([['mood', '1 differs']])
  })

  test('and is refused after all says so', () => {
    const sent = ledgerOf({ mood: { new: 11, refused: 1, same: 3 } })
    expect(wordsOf(arrived(looked, sent))).toEqual([['mood', '11 new · 3 already here · 1 refused']])
  })
})

test('a kind that is to stay out stays out, and what was refused is still told', async () => {
  const found = [{ kind: 'mood' }, { kind: 'own', of: 'journal' }, { kind: 'refused' }, { kind: 'health' }]
  const kindsLeft = async (...without: Parameters<typeof kindAnswer>[0][]) => {
    const answers = Object.fromEntries(without.map((kind) => kindAnswer(kind, false)))
    const left: string[] = []
    const all = (async function* () {
      yield* found as (Candidate | Refused)[]
    })()
    for await (const one of onlyWanted(all, answers)) left.push(one.kind === 'own' ? one.of : one.kind)
    return left
  }
  expect(await kindsLeft()).toEqual(['mood', 'journal', 'refused', 'health'])
  expect(await kindsLeft('mood', 'journal')).toEqual(['refused', 'health'])
})
