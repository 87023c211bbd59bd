import { afterEach, expect, test } from 'vitest'
import { readPreloaded, takePreloaded, takePreloadedBody } from './preloaded.ts'

const address = '/api/themes/current'
const ask = (answer: Response, token = 'mine') => {
  window.asked = { token, at: 0, answers: new Map([[address, Promise.resolve(answer)]]) }
}
afterEach(() => {
  delete window.asked
})

test('an answer that has come is there at once, for one, and for the same token only', async () => {
  ask(Response.json({ title: 'Rain' }))
  expect(takePreloadedBody('GET', address, 'mine')).toBeUndefined()
  await readPreloaded()
  expect(takePreloadedBody('GET', address, 'another')).toBeUndefined()
  expect(takePreloadedBody('GET', address, 'mine')).toEqual({ title: 'Rain' })
  expect(takePreloadedBody('GET', address, 'mine')).toBeUndefined()
  expect(takePreloaded('GET', address, 'mine')).toBeUndefined()
})

test('one that a call has taken is not told twice', async () => {
  ask(Response.json({ title: 'Rain' }))
  await readPreloaded()
  expect(await (await takePreloaded('GET', address, 'mine'))?.json()).toEqual({ title: 'Rain' })
  expect(takePreloadedBody('GET', address, 'mine')).toBeUndefined()
})

test('a refusal is left to the call, which tells it', async () => {
  ask(Response.json({ detail: 'Please sign in again.' }, { status: 401 }))
  await readPreloaded()
  expect(takePreloadedBody('GET', address, 'mine')).toBeUndefined()
  expect((await takePreloaded('GET', address, 'mine'))?.status).toBe(401)
})

test('nothing was asked, or the line is gone: nothing is there, and nothing fails', async () => {
  await readPreloaded()
  expect(takePreloaded('GET', address, 'mine')).toBeUndefined()
  const lost = Promise.reject(new TypeError('Failed to fetch'))
  lost.catch(() => undefined)
  window.asked = { token: 'mine', at: 0, answers: new Map([[address, lost]]) }
  await readPreloaded()
  expect(takePreloadedBody('GET', address, 'mine')).toBeUndefined()
})
