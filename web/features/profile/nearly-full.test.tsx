import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../../lib/api.ts'
import { LittleSpace } from '../../shell/little-space.tsx'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { SpaceFact } from './space-fact.tsx'

afterEach(clearStage)

const row = () => screen.queryByRole('heading', { name: 'Space' })?.nextElementSibling?.textContent

test('the profile tells how much space is used from nine tenths on, and nothing before or without an answer', async () => {
  signIn()
  let calls = serve(() => ({ used: 0.93, tellAt: 0.9 }))
  const { unmount } = show(<SpaceFact />)
  await waitFor(() =>
    expect(row()).toBe('93% of your space is used. When it is full, nothing new can be saved.'),
  )
  unmount()
  for (const answer of [{ used: 0.4, tellAt: 0.9 }, undefined]) {
    calls = serve(() => answer)
    const shown = show(<SpaceFact />)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(row()).toBeUndefined()
    shown.unmount()
  }
})

test('a save that tells how much space is used is told once', async () => {
  signIn()
  const info = vi.spyOn(notify, 'info').mockImplementation(() => undefined)
  serve(() => Response.json({}, { headers: { 'storage-used': '0.93' } }))
  show(<LittleSpace />)
  const save = () => call('POST /mood', { body: { date: '2026-11-18', mood: 'calm' } })
  await save()
  await save()
  expect(info.mock.calls.map(([text]) => text)).toEqual(['Saved. 93% of your space here is used now.'])
})
