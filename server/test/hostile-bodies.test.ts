import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '../../contract/api.ts'
import type { AnyRow } from '../../contract/row.ts'
import { loadStarterThemes } from '../features/themes/starter-library.ts'
import { type TestApp, testApp } from './app.ts'
import { hostileValues } from './hostile-values.ts'
import { makeAdmin } from './make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await loadStarterThemes(app.db, app.clock)
})
afterAll(() => app.close())

/** Values that break careless code, in addition to arbitrary JSON. */
const nasty = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...hostileValues))

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

const fieldsOf = (schema: AnyRow['body']): string[] => {
  const shape = (schema as unknown as { shape?: Record<string, unknown> } | undefined)?.shape
  return Object.keys(shape ?? {})
}

/** A body with the row's fields, any of them wrong or missing, and some unknown ones. */
const bodyFor = (row: AnyRow) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record(Object.fromEntries(fieldsOf(row.body).map((name) => [name, nasty])), {
        requiredKeys: [],
      }),
    },
    { weight: 1, arbitrary: nasty },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), nasty) },
  )

describe.each(Object.entries<AnyRow>(api))('%s', (name, row) => {
  const [method = '', path = ''] = name.split(' ')

  test('answers bad input with a sentence, never with a fault of ours', async () => {
    let serial = 0
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
    await fc.assert(
      fc.asyncProperty(
        bodyFor(row),
        fc.record(Object.fromEntries(params.map((key) => [key, nasty]))),
        fc.record(Object.fromEntries(fieldsOf(row.query).map((key) => [key, nasty])), { requiredKeys: [] }),
        async (body, values, query) => {
          // Signs in again if a call ended the session, and from another address each time, because other tests check
          // the limits.
          const token = row.door === 'anyone' ? undefined : (await makeAdmin(app)).access_token
          serial += 1
          const search = new URLSearchParams(
            Object.entries(query).map(([key, value]) => [key, asText(value)]),
          )
          const response = await app.app.inject({
            method: method as 'GET',
            url: `/api${path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(asText(values[key]).slice(0, 300)))}?${search.toString().slice(0, 4000)}`,
            remoteAddress: `10.${serial >> 16}.${(serial >> 8) & 255}.${serial & 255}`,
            headers: {
              'content-type': 'application/json',
              ...(token ? { authorization: `Bearer ${token}` } : {}),
            },
            ...(method === 'GET' ? {} : { payload: JSON.stringify(body) }),
          })
          const answer = response.json()
          expect(response.statusCode).toBeLessThan(500)
          if (response.statusCode >= 400) expect(answer.detail).toMatch(/^\S.*\S$/)
        },
      ),
      { numRuns: 40 },
    )
    await app.letters()
  })

  test.runIf(method !== 'GET' && row.body)('refuses what is no JSON object', async () => {
    const token = row.door === 'anyone' ? undefined : (await makeAdmin(app)).access_token
    const send = (payload: string, type = 'application/json') =>
      app.app.inject({
        method: method as 'POST',
        url: `/api${path.replace(/\{\w+\}/g, '2026-11-16')}`,
        remoteAddress: '10.99.0.1',
        headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        payload,
      })
    expect((await send('{"a":')).statusCode).toBe(400)
    expect((await send('[]')).statusCode).toBe(400)
    expect((await send('"text"')).statusCode).toBe(400)
    expect((await send(`${'['.repeat(200)}${']'.repeat(200)}`)).statusCode).toBe(400)
    // What is left of it is an empty object, which a body without a needed field takes.
    const answers = row.body && z.safeParse(row.body, {}).success ? [200, 400] : [400]
    expect(answers).toContain((await send('{"__proto__":{"admin":true}}')).statusCode)
    expect((await send('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await send('{}', 'text/plain')).statusCode).toBe(415)
    expect((await send(`{"a":"${'x'.repeat(300 * 1024)}"}`)).statusCode).toBe(413)
  })
})
