// @vitest-environment node
import { MessageChannel } from 'node:worker_threads'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { setLanguage } from '../../../contract/t.ts'
import type { Candidate, Refused } from './candidate.ts'
import { importReader } from './client.ts'
import type { ImportWorker } from './conversation.ts'
import { daylioBackupOf, daylioEntry } from './fixtures/daylio.ts'
import { moodNames } from './mood-names.ts'
import { serveImports } from './serve.ts'

type Ended = { worker: ImportWorker; die: (message: string) => void; received: { ask: string }[] }
const made: Ended[] = []
afterEach(() => {
  for (const { worker } of made.splice(0)) worker.terminate()
})

/** A worker in this process, behind a channel that copies what is sent as a worker's does. */
function makeWorker(): ImportWorker {
  const { port1, port2 } = new MessageChannel()
  const received: Ended['received'] = []
  const answer = serveImports((said) => port2.postMessage(said))
  port2.on('message', (request) => {
    received.push(request)
    void answer(request)
  })
  const handlers = new Map<string, (event: never) => void>()
  port1.on('message', (data) => handlers.get('message')?.({ data } as never))
  const worker = {
    postMessage: (message: unknown) => port1.postMessage(message),
    terminate: () => {
      port1.close()
      port2.close()
    },
    addEventListener: (kind: string, handler: (event: never) => void) => void handlers.set(kind, handler),
  } as unknown as ImportWorker
  const die = (message: string) => {
    port2.close()
    handlers.get('error')?.({ message, preventDefault: () => undefined } as never)
  }
  made.push({ worker, die, received })
  return worker
}

const answers = { 'mood:rad': 'happy' }
const fileOf = async (count: number) =>
  new File(
    [
      await daylioBackupOf(
        Array.from({ length: count }, (_, id) => daylioEntry({ id, assets: id === 0 ? [12] : [] })),
      ),
    ],
    'backup.daylio',
    { lastModified: 1 },
  )

test('the page is told what is in a file, gets its candidates as it asks, and its pictures by their paths', async () => {
  const reader = importReader(makeWorker)
  const file = await fileOf(450)
  expect(await reader.readSource(file, 'Europe/Berlin')).toMatchObject({
    source: 'daylio',
    counts: { mood: 450 },
    pictures: 1,
  })
  const found: (Candidate | Refused)[] = []
  for await (const one of reader.candidates(file, 'Europe/Berlin', answers)) found.push(one)
  expect(found).toHaveLength(451)
  const picture = found.flatMap((one) => (one.kind === 'journal' ? one.pictures : []))[0]
  expect((await reader.readPicture(file, 'Europe/Berlin', picture?.path ?? '')).type).toBe('image/jpeg')
  await expect(reader.readPicture(file, 'Europe/Berlin', 'backup.daylio')).rejects.toThrow(
    '“backup.daylio” is not a picture.',
  )
  expect(made).toHaveLength(1)
})

test('no more is asked for than is used', async () => {
  const reader = importReader(makeWorker)
  const file = await fileOf(1000)
  let count = 0
  for await (const _ of reader.candidates(file, 'Europe/Berlin', answers)) {
    count += 1
    if (count === 250) break
  }
  await vi.waitFor(() =>
    expect(made[0]?.received.map(({ ask }) => ask)).toEqual(['candidates', 'more', 'stop']),
  )
})

test('a file that cannot be read says why, and the worker goes on', async () => {
  const reader = importReader(makeWorker)
  await expect(reader.readSource(new File(['x'], 'a.daylio'), 'UTC')).rejects.toMatchObject({
    message: expect.stringMatching('Nothing in “a.daylio” can be brought in'),
  })
  expect(await reader.readSource(await fileOf(1), 'UTC')).toMatchObject({ source: 'daylio' })
  expect(made).toHaveLength(1)
})

test('a worker that dies is told as a sentence, and the next call has a new one', async () => {
  const reader = importReader(makeWorker)
  const file = await fileOf(1)
  const reading = reader.readSource(file, 'UTC')
  made[0]?.die('out of memory')
  await expect(reading).rejects.toThrow('Reading the file was stopped')
  expect(await reader.readSource(file, 'UTC')).toMatchObject({ source: 'daylio' })
  expect(made).toHaveLength(2)
})

test('a worker that dies between two batches ends the loop with a sentence', async () => {
  const reader = importReader(makeWorker)
  const file = await fileOf(450)
  const reading = (async () => {
    let count = 0
    for await (const _ of reader.candidates(file, 'UTC', answers)) {
      count += 1
      if (count === 100) made[0]?.die('out of memory')
    }
  })()
  await expect(reading).rejects.toThrow('Reading the file was stopped')
})

test('the signal ends the reading at once', async () => {
  const reader = importReader(makeWorker)
  const ending = new AbortController()
  const reading = reader.readSource(await fileOf(1), 'UTC', { signal: ending.signal })
  ending.abort()
  await expect(reading).rejects.toThrow('aborted')
  await expect(reader.readSource(await fileOf(1), 'UTC', { signal: ending.signal })).rejects.toThrow(
    'aborted',
  )
  expect(made).toHaveLength(1)
})

test('a mood with the name that it has in the language of the page needs no answer', async () => {
  onTestFinished(() => setLanguage('en'))
  setLanguage('de', { Calm: 'Ruhig', Anxious: 'Ängstlich' })
  const table = new File(['Datum,Stimmung\n2024-03-01,ruhig\n2024-03-02,ängstlich'], 'table.csv')
  const { questions } = await importReader(makeWorker, moodNames).readSource(table, 'Europe/Berlin')
  expect(questions.flatMap(({ group, suggestion }) => (group === 'mood' ? suggestion : []))).toEqual([
    'calm',
    'anxious',
  ])
})

test('another encoding is another reading, in the language of the page', async () => {
  onTestFinished(() => setLanguage('en'))
  setLanguage('tr', {})
  const table = new File(
    [new Uint8Array([...new TextEncoder().encode('Date;Text\n2026-11-10;'), 0xfe, 0x61])],
    'a.csv',
  )
  const reader = importReader(makeWorker)
  const bodyIn = async (answers: Record<string, string>) => {
    const found: (Candidate | Refused)[] = []
    for await (const one of reader.candidates(table, 'UTC', answers)) found.push(one)
    return found.flatMap((one) => (one.kind === 'journal' ? one.row.body : []))
  }
  const { questions } = await reader.readSource(table, 'UTC')
  expect(questions[0]).toMatchObject({
    group: 'encoding',
    suggestion: 'windows-1254',
    samples: [expect.stringContaining('şa')],
  })
  expect(await bodyIn({})).toEqual(['şa'])
  expect(await bodyIn({ encoding: 'windows-1252' })).toEqual(['þa'])
  expect(await bodyIn({})).toEqual(['şa'])
})
