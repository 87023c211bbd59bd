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

test('the first toast asks for the toaster, told before or after it listens, and so does each until it has come', async () => {
  vi.resetModules()
  const { notify, onTold } = await import('./notify.ts')
  const fetched = vi.fn()
  onTold(fetched)()
  notify.success('Welcome Ada!')
  expect(fetched).not.toHaveBeenCalled()
  onTold(fetched)
  expect(fetched).toHaveBeenCalledTimes(1)
  notify.error('You are offline')
  expect(fetched).toHaveBeenCalledTimes(2)
})
