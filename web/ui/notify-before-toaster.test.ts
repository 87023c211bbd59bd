import { expect, test } from 'vitest'
import { notify, toasterReady } from './notify.ts'

test('what is told before the toaster has loaded is shown, in order, once it has', async () => {
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
