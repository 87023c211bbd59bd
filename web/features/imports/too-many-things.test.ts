import { afterEach, describe, expect, test, vi } from 'vitest'
import { lengths } from '../../../contract/limits.ts'
import { wording } from '../../../contract/texts.ts'
import { clearStage, serve } from '../../test/render.tsx'
import { preview } from './bring-in.ts'
import type { Candidate, Refused } from './candidate.ts'
import { imports } from './client.ts'
import { newLedger } from './ledger.ts'

/** Answers that all is new, and collects the calls. */
const serveNew = () =>
  serve(({ body }) => ({
    rows: (body as { rows: unknown[] }).rows.map((_, row) => ({ row, outcome: 'new' })),
  }))

afterEach(clearStage)

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
    const calls = serveNew()
    await expect(look(checkIn, lengths.importedThings + 1).looked).rejects.toThrow(
      '“minutes.csv” holds more than 100,000 things, which is too many for one import. Please leave a kind out, or export fewer years at a time.',
    )
    expect(calls).toEqual([])
  })

  test('is looked at without the kind that is too many, and what is refused anyway counts for nothing', async () => {
    const calls = serveNew()
    const without = look(checkIn, lengths.importedThings + 1, { 'kind:mood': 'no' })
    await without.looked
    await look(refused, lengths.importedThings + 1).looked
    expect(calls).toEqual([])
    const few = look(checkIn, 501)
    await few.looked
    expect(calls.map(({ name }) => name)).toEqual(['POST /imports/preview', 'POST /imports/preview'])
    expect(few.ledger.tally.get('mood')).toMatchObject({ new: 501 })
  })
})
