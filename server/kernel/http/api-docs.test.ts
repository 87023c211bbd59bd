import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each(['/api/openapi.json', '/api/docs'])('%s is packed once for all callers', async (url) => {
  const ask = (encoding?: string) =>
    app.app.inject({ method: 'GET', url, ...(encoding && { headers: { 'accept-encoding': encoding } }) })
  const plain = (await ask()).body
  expect(plain.length).toBeGreaterThan(100_000)
  const processorOf = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const before = process.cpuUsage()
    const done = await work()
    const { user, system } = process.cpuUsage(before)
    return [done, user + system]
  }
  const [br, packing] = await processorOf(() => ask('br, gzip'))
  const gzip = await ask('gzip')
  expect([br.headers['content-encoding'], br.headers['vary']]).toEqual(['br', 'accept-encoding'])
  expect(br.headers['content-type']).toContain(url.endsWith('json') ? 'application/json' : 'text/html')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain)
  // Nothing is written out or packed again for the next ones.
  const write = vi.spyOn(JSON, 'stringify')
  const [next, sending] = await processorOf(() =>
    Promise.all(Array.from({ length: 20 }, () => ask('br, gzip'))),
  )
  expect(sending).toBeLessThan(packing)
  expect(write.mock.calls.filter(([value]) => (value as { openapi?: string } | null)?.openapi)).toEqual([])
  write.mockRestore()
  expect(next.every(({ rawPayload }) => rawPayload.equals(br.rawPayload))).toBe(true)
})
