import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImportInfo, ImportOutcome } from '../../../contract/imports.ts'
import { clearStage, show } from '../../test/render.tsx'
import type { Candidate } from './candidate.ts'
import { Done } from './done.tsx'
import { newLedger } from './ledger.ts'
import { walk } from './walk.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00'), toFake: ['Date'] }))
afterEach(clearStage)

const planned = (date: string): Candidate => ({
  kind: 'planner',
  source: 'ics',
  own_id: date,
  date,
  at: null,
  row: {
    date,
    text: 'Choir',
    type: 'event',
    time: null,
    color: 'gray',
    reminder: false,
    completed: false,
    createdAt: '2026-01-01T00:00:00Z',
  },
  pictures: [],
})
const info: ImportInfo = {
  id: '01980000-0000-7000-8000-000000000002',
  source: 'ics',
  file_name: 'calendar.ics',
  begun_at: '2026-11-20T11:00:00Z',
  finished_at: '2026-11-20T11:01:00Z',
  undone_at: null,
  undo_until: '2026-12-20T11:00:00Z',
  left_to_undo: 0,
  counts: { plan: { new: 1, changed: 0 } },
}
const undo = { running: undefined, isRunning: false, told: undefined, ask: async () => undefined }

async function linkAfter(outcomes: Record<string, ImportOutcome['outcome']>) {
  const ledger = newLedger()
  async function* found() {
    yield* Object.keys(outcomes).map(planned)
  }
  await walk(found(), ledger, {
    send: async () => Object.values(outcomes).map((outcome, row) => ({ row, outcome })),
    onStep: () => undefined,
  })
  show(<Done info={info} looked={newLedger()} ledger={ledger} undo={undo} onNext={() => undefined} />)
  const address = screen.getByRole('link', { name: 'Calendar' }).getAttribute('href')
  cleanup()
  return address
}

test('what came into the planner is found in the calendar, at the next of its days', async () => {
  expect(await linkAfter({ '2026-11-02': 'new', '2027-01-15': 'new', '2027-03-01': 'new' })).toBe(
    '/calendar?date=2027-01-15',
  )
  expect(await linkAfter({ '2026-10-25': 'new', '2026-11-02': 'changed', '2026-12-01': 'same' })).toBe(
    '/calendar?date=2026-11-02',
  )
  expect(await linkAfter({ '2027-01-15': 'new' })).toBe('/calendar?tab=day&date=2027-01-15')
  expect(await linkAfter({ '2027-01-15': 'same' })).toBe('/calendar')
})

test.each<[words: string, outcomes: ImportOutcome['outcome'][]]>([
  ['It is all in its place.', ['new', 'same']],
  ['3 imported, 2 skipped.', ['new', 'new', 'new', 'refused', 'refused']],
  ['Nothing imported, 1 skipped.', ['refused']],
])('the end of an import says how many were imported and skipped: %s', async (words, outcomes) => {
  const ledger = newLedger()
  async function* found() {
    yield* outcomes.map((_, at) => planned(`2026-12-0${at + 1}`))
  }
  await walk(found(), ledger, {
    send: async () => outcomes.map((outcome, row) => ({ row, outcome })),
    onStep: () => undefined,
  })
  show(<Done info={info} looked={newLedger()} ledger={ledger} undo={undo} onNext={() => undefined} />)
  expect(screen.getByText(words)).toBeTruthy()
})
