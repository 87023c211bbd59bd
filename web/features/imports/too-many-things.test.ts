import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lengths } from '../../../contract/limits.ts'
import { wording } from '../../../contract/texts.ts'
import { call } from '../../lib/api.ts'
import { preview } from './bring-in.ts'
import type { Candidate, Refused } from './candidate.ts'
import { imports } from './client.ts'
import { newLedger } from './ledger.ts'

vi.mock('../../lib/api.ts', async (original) => ({
  ...(await original<typeof import('../../lib/api.ts')>()),
  call: vi.fn(async (_: string, sent?: { body: { rows: unknown[] } }) => ({
    rows: (sent?.body.rows ?? []).map((_row, row) => ({ row, outcome: 'new' })),
  })),
}))
beforeEach(() => void vi.mocked(call).mockClear())
const callsOf = (name: string) => vi.mocked(call).mock.calls.filter(([called]) => called === name)

const day = '2026-11-18'
const checkIn: Candidate = {
  kind: 'mood',
  source: 'csv',
  own_id: 'a',
  date: day,
  at: null,
  row: { date: day, mood: 'calm', emotion_tags: [], note: null, created_at: `${day}T08:00:00Z` },
  pictures: [],
}
const refused: Refused = { kind: 'refused', about: 'x', date: null, reason: wording('It has no day.') }

/** Looks at a file that gives one thing some times. */
function look(one: Candidate | Refused, times: number, answers = {}) {
  vi.spyOn(imports, 'candidates').mockImplementation(async function* () {
    for (let at = 0; at < times; at += 1) yield one
  })
  const ledger = newLedger()
  const around = { signal: new AbortController().signal, onStep: () => undefined, onWait: () => undefined }
  const file = new File(['x'], 'minutes.csv')
  return { ledger, looked: preview({ file, source: 'csv', answers }, ledger, around) }
}

describe('a file with too many things', () => {
  test('is told with the limit, and not a call of the hour is used up', async () => {
    await expect(look(checkIn, lengths.importedThings + 1).looked).rejects.toThrow(
      '“minutes.csv” holds more than 100,000 things, which is too many for one import. Please leave a kind out, or export fewer years at a time.',
    )
    expect(callsOf('POST /imports/preview')).toEqual([])
  })

  test('is looked at without the kind that is too many, and what is refused anyway counts for nothing', async () => {
    const without = look(checkIn, lengths.importedThings + 1, { 'kind:mood': 'no' })
    await without.looked
    await look(refused, lengths.importedThings + 1).looked
    expect(callsOf('POST /imports/preview')).toEqual([])
    const few = look(checkIn, 501)
    await few.looked
    expect(callsOf('POST /imports/preview')).toHaveLength(2)
    expect(few.ledger.tally.get('mood')).toMatchObject({ new: 501 })
  })
})
