import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { type TestApp, testApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('every address tells its methods to whoever asks with another one', async () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
  const names = Object.keys(api).map((name) =>
    name.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000'),
  )
  for (const path of new Set(names.map((name) => name.split(' ')[1])))
    for (const method of methods) {
      if (names.includes(`${method} ${path}`)) continue
      const url = `/api${path}`
      const body = method === 'GET' ? {} : { headers: { 'content-type': 'text/plain' }, payload: 'x' }
      const { statusCode, headers, json } = await app.app.inject({ method, url, ...body })
      const told = String(headers.allow).split(', ')
      expect([method, path, statusCode]).toEqual([method, path, 405])
      expect(json()).toEqual({ detail: 'This address has no such method.' })
      const known = methods.filter((one) => names.includes(`${one} ${path}`))
      expect(told).toEqual(known.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])))
    }
})

test('an address that is none has no methods', async () => {
  const { statusCode, headers } = await app.app.inject({ method: 'PUT', url: '/api/nothing' })
  expect([statusCode, headers.allow]).toEqual([404, undefined])
})
