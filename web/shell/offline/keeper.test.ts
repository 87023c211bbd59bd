import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entryOf } from '../../features/journal/queries.ts'
import { call } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'
import { clearStage, makeUser, type Sent, serve, signIn } from '../../test/render.tsx'
import { startKeeping } from './keeper.ts'
import type { KeptQuery, KeptStore } from './store.ts'

const entry = (id: string, body: string, created_at = '2026-11-18T08:00:00Z') => ({
  ...{
    id,
    body,
    date: '2026-11-18',
    title: '',
    tags: [],
    starred: false,
    images: [],
    excerpt: body.slice(0, 200),
    marks: [],
  },
  mood_id: null,
  theme_id: null,
  theme_title: null,
  prompt: null,
  copy_of: null,
  deleted_at: null,
  version: 1,
  created_at,
  updated_at: created_at,
})
let journal = [entry('one', 'The pears are ripe.')]

function memoryStore(): KeptStore & { has: (kind: string) => unknown; names: () => string[] } {
  const rows = new Map<string, KeptQuery>()
  return {
    all: async () => [...rows.values()],
    put: async (queries) => {
      for (const query of queries) rows.set(query.queryHash, structuredClone(query))
    },
    retain: async (hashes) => {
      for (const hash of rows.keys()) if (!hashes.has(hash)) rows.delete(hash)
    },
    close: () => undefined,
    has: (hash) => rows.get(hash)?.state.data,
    names: () => [...rows.values()].map(({ queryKey }) => queryKey.slice(0, 2).join(' ')).sort(),
  }
}

let calls: Sent[]
let stop: () => void
let store: ReturnType<typeof memoryStore>
const client = new QueryClient()
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T09:14:00Z') })
  journal = [entry('one', 'The pears are ripe.')]
  calls = serve(({ name }) => {
    if (name === 'GET /journal') return journal
    if (name === 'GET /themes/current') return { id: 'theme', title: 'Letting go' }
    if (/banner|status|records|storage/.test(name)) return {}
    return name.startsWith('GET /goals/') ? { week: '', goals: [], reminders: [], version: 0 } : []
  })
  signIn()
  store = memoryStore()
  stop = startKeeping(client, makeUser(), store)
})
afterEach(() => {
  stop()
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearStage()
})
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('only what is allowed is kept: the own, and what the community plans', async () => {
  await wait(100)
  expect(new Set(store.names())).toEqual(
    new Set([
      'banners own',
      'events between',
      'events mine',
      'health kept',
      'journal kept',
      'journal months',
      'journal tags',
      'mood days',
      'mood kept',
      'planner kept',
      'planner reminders',
      'planner repeating',
      'planner week',
      'practice newest',
      'profile records',
      'profile storage',
      'rsvps',
      'rsvps dates',
      'rsvps waiting',
      'themes current',
      'themes override',
    ]),
  )
  client.setQueryData(['community', 'feed'], 'Words of others.')
  client.setQueryData(['profile', 'sessions'], 'Where I am signed in.')
  await wait(10_000)
  expect(store.names().filter((name) => /community|sessions/.test(name))).toEqual([])
})

test('what belongs to a change is read again soon, and nothing else', async () => {
  await wait(100)
  const before = calls.length
  await client.invalidateQueries({ queryKey: ['mood'] })
  await wait(3_000)
  expect(calls.slice(before).map(({ name }) => name)).toEqual(['GET /mood/history', 'GET /mood/days'])
})

test('an entry that was just saved is kept at once, the journal is read again when the writing rests', async () => {
  await wait(100)
  const before = calls.length
  client.setQueryData(entryOf('two').queryKey, entry('two', 'Rain.', '2026-11-18T09:00:00Z'))
  client.setQueryData(entryOf('one').queryKey, { ...entry('one', 'The pears are gone.'), version: 2 })
  await wait(3_000)
  expect(calls.length).toBe(before)
  expect(store.has('["journal","kept"]')).toMatchObject({
    rows: [
      { id: 'two', body: 'Rain.' },
      { id: 'one', body: 'The pears are gone.' },
    ],
  })
  client.setQueryData(entryOf('one').queryKey, { ...entry('one', ''), deleted_at: '2026-11-18T09:15:00Z' })
  await wait(3_000)
  expect(store.has('["journal","kept"]')).toMatchObject({ rows: [{ id: 'two' }] })
  await wait(60_000)
  expect(calls.slice(before).map(({ name }) => name)).toContain('GET /journal')
})

test('an answer that cannot be had leaves what was kept of it', async () => {
  await wait(100)
  serve(() => new Response('{}', { status: 503 }))
  await client.invalidateQueries({ queryKey: ['health'] })
  await wait(3_000)
  expect(store.has('["health","kept"]')).toEqual({ from: '2026-09-19', rows: [] })
})

test('after the end nothing is kept any more', async () => {
  await wait(100)
  stop()
  const before = store.names()
  await client.invalidateQueries()
  client.setQueryData(entryOf('two').queryKey, entry('two', 'Too late.'))
  await wait(100_000)
  expect(store.names()).toEqual(before)
  expect(JSON.stringify(store.has('["journal","kept"]'))).not.toContain('Too late.')
})

test('a journal of long entries leaves room for the rest', async () => {
  journal = Array.from({ length: 90 }, (_, at) => entry(String(at), 'x'.repeat(50_000)))
  await client.invalidateQueries({ queryKey: ['journal'] })
  await wait(100_000)
  const { rows, isAll } = store.has('["journal","kept"]') as { rows: unknown[]; isAll: boolean }
  expect(JSON.stringify(rows).length).toBeLessThan(3_100_000)
  expect([rows.length > 50, isAll]).toEqual([true, false])
})

test('a session that ends takes what is kept along', async () => {
  expect(await call('GET /my-rsvps')).toEqual([])
  const deleted: string[] = []
  vi.stubGlobal('indexedDB', {
    deleteDatabase(name: string) {
      deleted.push(name)
      return {}
    },
  })
  localStorage.setItem('kept', makeUser().id)
  serve(() => new Response('{}', { status: 401 }))
  await call('GET /my-rsvps').catch(() => undefined)
  expect(session.get().is).toBe('visitor')
  expect(deleted).toEqual([`agenda-${makeUser().id}`, `agenda-pictures-${makeUser().id}`])
})
