import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStage, serve } from '../../test/render.tsx'
import { listenForPushes, type PushWorker } from './push-events.ts'

afterEach(clearStage)
beforeEach(() => vi.stubGlobal('Notification', { maxActions: 2 }))

type Page = { visibilityState: string; listens: boolean; focused?: boolean; shown?: string }

/** A worker of the test: what it showed, what it opened, and the pages that are open. */
function startWorker(pages: Page[] = []) {
  const listeners: Record<string, (event: object) => void> = {}
  const shown: { title: string; options: Record<string, unknown> }[] = []
  const opened: string[] = []
  const worker: PushWorker = {
    registration: {
      showNotification: async (title, options) => void shown.push({ title, options: { ...options } }),
    },
    clients: {
      matchAll: async () =>
        pages.map((page) => ({
          visibilityState: page.visibilityState,
          focus: async () => {
            page.focused = true
          },
          postMessage: (message, [port]) => {
            if (!page.listens) return
            page.shown = (message as { to: string }).to
            ;(port as MessagePort).postMessage('open')
          },
        })),
      openWindow: async (address) => void opened.push(address),
    },
    addEventListener: (type: string, listener: never) => {
      listeners[type] = listener
    },
  }
  listenForPushes(worker)
  const happens = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners[type]?.({
      ...event,
      waitUntil: (given: Promise<unknown>) => {
        work = given
      },
    })
    await work
  }
  return {
    shown,
    opened,
    push: (data: unknown) => happens('push', { data: { json: () => data } }),
    broken: () => happens('push', { data: { json: () => JSON.parse('{') } }),
    empty: () => happens('push', { data: null }),
    async press(action = '') {
      const close = vi.fn()
      await happens('notificationclick', {
        action,
        notification: { close, data: shown.at(-1)?.options.data },
      })
      expect(close).toHaveBeenCalledOnce()
    },
  }
}

const message = {
  tag: 'reminder_check-in-2026-11-18T20:00_0',
  title: 'How are you?',
  to: '/mood?date=2026-11-18',
  language: 'en',
  actions: ['happy', 'sad', 'calm'].map((mood) => ({ title: mood, ticket: `ticket-${mood}`, mood })),
}

test('every push is shown, with its tag and as many answers as the device has room for', async () => {
  const worker = startWorker()
  await worker.push({ ...message, body: 'Now' })
  expect(worker.shown).toEqual([
    {
      title: 'How are you?',
      options: expect.objectContaining({
        body: 'Now',
        tag: message.tag,
        renotify: true,
        lang: 'en',
        actions: [
          { action: '0', title: 'happy' },
          { action: '1', title: 'sad' },
        ],
      }),
    },
  ])
})

test('a push that cannot be read is shown too, without exception', async () => {
  const worker = startWorker()
  await worker.broken()
  await worker.empty()
  await worker.push(null)
  await worker.push({ title: 7 })
  expect(worker.shown.map(({ title }) => title)).toEqual(Array(4).fill('A reminder from A-genda'))
})

test('an answer is sent with its ticket, and opens nothing', async () => {
  const worker = startWorker()
  const calls = serve(() => ({ ok: true }))
  await worker.push(message)
  await worker.press('1')
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['POST /push/answers', { ticket: 'ticket-sad', mood: 'sad' }],
  ])
  expect(worker.opened).toEqual([])
})

test('an answer that was not taken, or could not be sent, opens the screen instead', async () => {
  const worker = startWorker()
  serve()
  await worker.push(message)
  await worker.press('0')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await worker.press('0')
  expect(worker.opened).toEqual(['/mood?date=2026-11-18', '/mood?date=2026-11-18'])
})

test('a press goes to the screen in the page that is open, the visible one first', async () => {
  const hidden: Page = { visibilityState: 'hidden', listens: true }
  const visible: Page = { visibilityState: 'visible', listens: true }
  const worker = startWorker([hidden, visible])
  await worker.push(message)
  await worker.press()
  expect([visible.focused, visible.shown, hidden.focused]).toEqual([true, '/mood?date=2026-11-18', undefined])
  expect(worker.opened).toEqual([])
})

test('a page that does not answer, as the landing page does not, is left alone', async () => {
  const worker = startWorker([{ visibilityState: 'visible', listens: false }])
  await worker.push(message)
  await worker.press()
  expect(worker.opened).toEqual(['/mood?date=2026-11-18'])
})

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'mood'])(
  'no press leads out of A-genda: %s',
  async (to) => {
    const worker = startWorker()
    await worker.push({ ...message, to })
    await worker.press()
    expect(worker.opened).toEqual(['/'])
  },
)
