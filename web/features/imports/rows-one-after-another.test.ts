import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ImportOutcome } from '../../../contract/imports.ts'
import { wording } from '../../../contract/texts.ts'
import { ApiError } from '../../lib/api.ts'
import type { Candidate, Refused } from './candidate.ts'
import { ImportFault } from './client.ts'
import { counted, newLedger } from './ledger.ts'
import { type Walk, walk } from './walk.ts'
import { withRetries } from './with-retries.ts'

const checkIn = (own_id: string): Candidate => ({
  kind: 'mood',
  source: 'daylio',
  own_id,
  date: '2026-11-18',
  at: null,
  row: { date: '2026-11-18', mood: 'calm', emotion_tags: [], note: null, created_at: '2026-11-18T08:00:00Z' },
  pictures: [],
})
const entry = (own_id: string, pictures: number): Candidate => ({
  kind: 'journal',
  source: 'daylio',
  own_id,
  date: '2026-11-18',
  at: null,
  row: {
    date: '2026-11-18',
    title: own_id,
    body: '',
    tags: [],
    starred: false,
    created_at: '2026-11-18T08:00:00Z',
    mood: null,
  },
  pictures: Array.from({ length: pictures }, (_, at) => ({ own_id: `p${at}`, path: `${at}.jpg`, alt: '' })),
})
const many = (count: number) => Array.from({ length: count }, (_, at) => checkIn(`${at}`))
async function* of(things: readonly (Candidate | Refused)[]) {
  yield* things
}
const allNew = (rows: readonly unknown[]): ImportOutcome[] =>
  rows.map((_, row) => ({ row, outcome: 'new' as const }))
const onStep = () => undefined

describe('the things of a file', () => {
  test('go in calls of a few hundred, and those that the reader refused are told without a call', async () => {
    const sizes: number[] = []
    const ledger = newLedger()
    const refused: Refused = { kind: 'refused', about: 'steps: -1', date: null, reason: wording('Too few.') }
    await walk(of([refused, ...many(1201)]), ledger, {
      send: async (_, rows) => {
        sizes.push(rows.length)
        return allNew(rows)
      },
      onStep,
    })
    expect(sizes).toEqual([500, 500, 201])
    expect(counted(ledger)).toEqual([
      { kind: 'mood', new: 1201, same: 0, changed: 0, differs: 0, refused: 0 },
    ])
    expect(ledger.refused).toEqual([{ about: 'Steps: -1', date: null, reason: 'Too few.' }])
    expect(ledger.handled.size).toBe(1202)
  })

  test('of which the server does not even look at one lose only that one', async () => {
    const ledger = newLedger()
    await walk(of(many(40)), ledger, {
      send: async (_, rows) => {
        if (rows.some(({ source_id }) => source_id === '17'))
          throw new ApiError(413, { detail: 'The request is too large.' })
        return allNew(rows)
      },
      onStep,
    })
    expect(counted(ledger)).toMatchObject([{ new: 39, refused: 1 }])
    expect(ledger.refused).toMatchObject([{ reason: 'The request is too large.' }])
  })

  test('go on behind what is done with after they were stopped', async () => {
    const ledger = newLedger()
    const sent: unknown[] = []
    let isFull = true
    const send: Walk['send'] = async (_, rows) => {
      if (isFull && sent.length >= 500) throw new ApiError(507, { detail: 'Your space here is full.' })
      sent.push(...rows.map(({ source_id }) => source_id))
      return allNew(rows)
    }
    await expect(walk(of(many(700)), ledger, { send, onStep })).rejects.toThrow('full')
    isFull = false
    await walk(of(many(700)), ledger, { send, onStep })
    expect(new Set(sent).size).toBe(700)
    expect(sent).toHaveLength(700)
    expect(counted(ledger)).toMatchObject([{ new: 700 }])
  })

  test('lose a picture that is refused, and no other', async () => {
    const ledger = newLedger()
    const images = [0, 1, 2, 3].map((at) => ({ id: `i${at}`, source_id: `p${at}`, position: at, alt: '' }))
    await walk(of([entry('a', 4)]), ledger, {
      send: async () => [{ row: 0, outcome: 'new', id: 'e', images }],
      sendPicture: async ({ entry }, { path }) => {
        expect(entry).toBe('e')
        if (path === '0.jpg') throw new ApiError(415, { detail: 'Only pictures.' })
        if (path === '1.jpg') throw new ImportFault(wording('“{path}” is not a picture.', { path }))
        if (path === '2.jpg') throw new ApiError(404, { detail: 'This import brought in no such entry.' })
      },
      onStep,
    })
    expect(ledger.refused.map(({ about, reason }) => [about, reason])).toEqual([
      ['0.jpg', 'Only pictures.'],
      ['1.jpg', '“1.jpg” is not a picture.'],
      ['2.jpg', 'This import brought in no such entry.'],
    ])
    expect([ledger.pictures, ledger.refusedPictures]).toEqual([4, 3])
    expect(counted(ledger)).toMatchObject([{ kind: 'journal', new: 1 }])
  })
})

describe('a call', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const waits: number[] = []
  const around = (signal = new AbortController().signal) => ({
    signal,
    onWait: (seconds: number) => void waits.push(seconds),
  })
  const failing = (...errors: ApiError[]) => {
    const left = [...errors]
    return vi.fn(async () => {
      const error = left.shift()
      if (error) throw error
      return 'done'
    })
  }
  beforeEach(() => void waits.splice(0))

  test('that came too often is made again after the seconds that the server says', async () => {
    const work = failing(new ApiError(429, {}, new Headers({ 'retry-after': '42' })))
    const made = withRetries(work, around())
    await vi.advanceTimersByTimeAsync(41_000)
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await made).toBe('done')
    expect(waits).toEqual([42, 0])
  })

  test('that would have to wait for hours is told instead', async () => {
    const work = failing(new ApiError(429, {}, new Headers({ 'retry-after': '7200' })))
    await expect(withRetries(work, around())).rejects.toMatchObject({ status: 429 })
  })

  test('that lost its line is made three times more, a full space is told at once', async () => {
    const work = failing(new ApiError(0, {}), new ApiError(503, {}), new ApiError(0, {}))
    const made = withRetries(work, around())
    await vi.advanceTimersByTimeAsync(13_000)
    expect(await made).toBe('done')
    const lost = failing(...Array.from({ length: 4 }, () => new ApiError(0, {})))
    const given = expect(withRetries(lost, around())).rejects.toMatchObject({ status: 0 })
    await vi.advanceTimersByTimeAsync(13_000)
    await given
    await expect(withRetries(failing(new ApiError(507, {})), around())).rejects.toMatchObject({ status: 507 })
  })

  test('that waits is ended by a stop', async () => {
    const stop = new AbortController()
    const work = failing(new ApiError(429, {}, new Headers({ 'retry-after': '60' })))
    const made = expect(withRetries(work, around(stop.signal))).rejects.toThrow('aborted')
    await vi.advanceTimersByTimeAsync(1_000)
    stop.abort()
    await made
    expect(work).toHaveBeenCalledTimes(1)
  })
})
