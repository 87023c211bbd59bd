import { expect, test, vi } from 'vitest'

test('what is told before the toaster has loaded is shown, in order, once it has', async () => {
  // As it is when a page opens: files share a process, and one before may have shown a toaster.
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
