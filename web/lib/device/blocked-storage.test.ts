import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const names = ['localStorage', 'sessionStorage', 'indexedDB']
const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)

beforeEach(() => {
  vi.resetModules()
  for (const name of names)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
})

afterEach(() => {
  for (const [name, descriptor] of own)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    else Reflect.deleteProperty(globalThis, name)
})

const answer = {
  access_token: 'token',
  user: { id: 'm1', name: 'Ana', role: 'user' },
} as never

test('signs in, keeps drafts until the page closes, and signs out while the browser blocks storage', async () => {
  const { session } = await import('../session.ts')
  const { draftNames, readDraft, saveDraft } = await import('../drafts/drafts.ts')
  const { dropOutbox } = await import('../outbox/slips.ts')
  session.start(answer)
  expect(session.get().is).toBe('member')
  expect(session.isStored()).toBe(false)
  for (const name of ['mood:today', 'day:2026-11-29']) {
    expect(saveDraft(name, 'm1', { base: { text: '' }, typed: { text: 'Bread' } })).toBe(false)
    expect(readDraft(name, 'm1')?.typed).toEqual({ text: 'Bread' })
  }
  expect(draftNames('', 'm1')).toEqual(['day:2026-11-29', 'mood:today'])
  dropOutbox('m1')
  session.clear()
  expect(session.get().is).toBe('visitor')
})

test('nothing else that a page remembers throws where storage is blocked', async () => {
  const { readLanguage } = await import('../language.ts')
  const { hasKept, noteKept, offlineChoice, wipeKept } = await import('../offline.ts')
  const { isAnyStored, mayWait, readSlips, somethingWaits, writeSlip } = await import('../outbox/slips.ts')
  const { restoreDrafts } = await import('../drafts/restore-drafts.ts')
  const { isReceiptKept, keepReceipt } = await import('../kept-receipt.ts')
  expect(readLanguage()).toBeNull()
  expect(offlineChoice.get()).toBe(true)
  noteKept('m1')
  expect(hasKept('m1')).toBe(true)
  wipeKept()
  // A change that no storage takes is sent at once instead.
  expect(writeSlip('m1', { seq: 1 } as never)).toBe(false)
  expect(readSlips('m1')).toEqual([])
  somethingWaits('m1')
  expect(mayWait('m1')).toBe(true)
  expect(await isAnyStored('m1')).toBe(false)
  await restoreDrafts('m1')
  keepReceipt({ emails: 1 })
  expect(isReceiptKept()).toBe(true)
})

test('no start throws in a sandboxed frame, where asking for service workers does', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    get() {
      throw new DOMException('Service worker is disabled.', 'SecurityError')
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  vi.stubEnv('PROD', true)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { canKeep } = await import('../offline.ts')
  const { pushWorker } = await import('./push-device.ts')
  const { listenForScreens } = await import('../../features/reminders/open-screen.ts')
  expect(canKeep()).toBe(false)
  expect(await pushWorker()).toBeUndefined()
  expect(() => listenForScreens(() => undefined)()).not.toThrow()
})
