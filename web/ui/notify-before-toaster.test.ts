import { expect, test, vi } from 'vitest'

test('what is told before the toaster has loaded is shown, in order, once it has', async () => {
  // The state when a page opens. Files share a process, and an earlier one may have shown a toaster.
  vi.resetModules()
  const { notify, toasterReady } = await import('./notify.ts')
  const shown: string[] = []
  notify.error('You are offline')
  notify.success('Welcome Ada!')
  toasterReady(
    (kind, text) => shown.push(`${kind}: ${text}`),
    () => {},
  )
  notify.info('Later')
  await Promise.resolve()
  expect(shown).toEqual(['error: You are offline', 'success: Welcome Ada!', 'info: Later'])
})
