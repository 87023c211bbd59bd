import { afterEach, expect, test, vi } from 'vitest'
import { clearStage, serve, signIn } from '../test/render.tsx'
import { call } from './api.ts'

afterEach(clearStage)

test.each([
  ['a page of the network one is in', () => new Response('<h1>Sign in to the Wi-Fi</h1>')],
  ['nothing', () => new Response('')],
])('%s in the place of an answer is none: the call has failed as if offline', async (_what, answer) => {
  signIn()
  serve(answer)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const saving = call('POST /mood', { body: { date: '2026-11-20', mood: 'calm' } })
  await expect(saving).rejects.toMatchObject({ status: 0 })
})
