import { afterEach, expect, test } from 'vitest'
import { clearStage, makeUser, serve, signIn, token } from '../test/render.tsx'
import { call, preloaded } from './api.ts'
import { readPreloaded } from './preloaded.ts'

afterEach(clearStage)

test('every call sends credentials, its bearer token and its zone', async () => {
  signIn()
  const calls = serve(() => [])
  await call('GET /mood/history', { query: { limit: 1 } })
  await call('POST /goals', { body: { week: '2026-11-16', goals: [], reminders: [] } })
  for (const { init } of calls) {
    expect(init.credentials).toBe('include')
    expect(init.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  }
  expect(calls.map(({ name }) => name)).toEqual(['GET /mood/history', 'POST /goals'])
  expect(calls[1]?.body).toEqual({ week: '2026-11-16', goals: [], reminders: [] })
})

test('a visitor has no token to send', async () => {
  const calls = serve(() => ({ access_token: token, user: makeUser() }))
  await call('POST /auth/login', { body: { email: 'ada@example.org', password: 'Still-water-42' } })
  expect(calls[0]?.init.headers).not.toHaveProperty('authorization')
})

test('what was asked before the scripts came is not asked again, once, and by nobody else', async () => {
  signIn()
  const calls = serve(() => [])
  const early = (body: unknown) => Promise.resolve(Response.json(body))
  const address = '/api/mood/history?limit=1'
  window.asked = { at: 0, token: 'somebody else', answers: new Map([[address, early(['theirs'])]]) }
  expect(await call('GET /mood/history', { query: { limit: 1 } })).toEqual([])
  expect(calls).toHaveLength(1)

  window.asked = { at: 0, token, answers: new Map([[address, early(['early'])]]) }
  expect(await call('GET /mood/history', { query: { limit: 2 } })).toEqual([])
  expect(await call('GET /mood/history', { query: { limit: 1 } })).toEqual(['early'])
  expect(calls).toHaveLength(2)
  expect(await call('GET /mood/history', { query: { limit: 1 } })).toEqual([])
  expect(calls).toHaveLength(3)
  delete window.asked
})

test('what was asked before the scripts came is there at once, unless it cannot be read', async () => {
  signIn()
  const ask = () => {
    const early = Promise.resolve(Response.json({ title: 'Rain' }))
    window.asked = { token, at: 0, answers: new Map([['/api/themes/current', early]]) }
    return readPreloaded()
  }
  await ask()
  const titled = preloaded('GET /themes/current', undefined, ({ title }) => title)
  expect([titled.initialData(), titled.initialData()]).toEqual(['Rain', undefined])
  await ask()
  const read = () => {
    throw new Error('The answer is not a theme.')
  }
  expect(preloaded('GET /themes/current', undefined, read).initialData()).toBeUndefined()
  delete window.asked
})
