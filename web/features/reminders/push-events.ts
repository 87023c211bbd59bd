import type { PushMessage } from '../../../contract/notices.ts'
import { t } from '../../../contract/t.ts'

// The part of a service worker that shows notifications and takes their answers. Its types are the few that it uses,
// because the page's types and a worker's cannot be loaded together.

type Extended = { waitUntil(work: Promise<unknown>): void }
type PushEvent = Extended & { data: { json(): unknown } | null }
type ClickEvent = Extended & {
  action: string
  notification: { close(): void; data: unknown }
}
type PageClient = {
  visibilityState: string
  focus(): Promise<unknown>
  postMessage(message: unknown, ports: Transferable[]): void
}

/** What is used of `self` in a service worker. */
export type PushWorker = {
  registration: { showNotification(title: string, options: object): Promise<void> }
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly PageClient[]>
    openWindow(address: string): Promise<unknown>
  }
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
}

/** What a page is asked: to go to one of its screens. It answers on the port that comes with it. */
export type OpenScreen = { kind: 'open-screen'; to: string }

/** How long an open page may take to say that it goes to a screen. */
const answerMs = 1000

/** A screen of ours. Anything else would lead out of A-genda. */
const screenOf = (to: string): string => (/^\/(?![/\\])/.test(to) ? to : '/')

const unread = { tag: 'reminder', to: '/', language: 'en', actions: [] }

/**
 * A message that cannot be read is shown too: three pushes without a notification end the subscription on an iPhone.
 * What arrives was encrypted by our server, perhaps by a newer one.
 */
function read(event: PushEvent): PushMessage {
  try {
    const message = event.data?.json() as PushMessage
    if (typeof message.title === 'string') return { ...unread, ...message }
  } catch {
    // Shown as it is below.
  }
  return { ...unread, title: t('A reminder from A-genda') }
}

function show(worker: PushWorker, message: PushMessage): Promise<void> {
  const { maxActions = 0 } = (globalThis as { Notification?: { maxActions?: number } }).Notification ?? {}
  const actions = message.actions.slice(0, maxActions)
  return worker.registration.showNotification(message.title, {
    ...(message.body !== undefined && { body: message.body }),
    tag: message.tag,
    // Of a reminder that was put off, the second notification replaces the first, and should be noticed too.
    renotify: true,
    lang: message.language,
    icon: '/icon-192.png',
    actions: actions.map(({ title }, at) => ({ action: String(at), title })),
    data: { ...message, to: screenOf(message.to), actions },
  })
}

/** Whether an answer was taken. */
async function answer({ ticket, mood }: PushMessage['actions'][number]): Promise<boolean> {
  try {
    const response = await fetch('/api/push/answers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket, ...(mood !== undefined && { mood }) }),
    })
    return response.ok
  } catch {
    return false
  }
}

/** Whether an open page goes to the screen. It does that itself, so that it can ask before typed text is left. */
function goThere(page: PageClient, to: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), answerMs)
    port1.onmessage = () => {
      clearTimeout(timer)
      resolve(true)
    }
    page.postMessage({ kind: 'open-screen', to } satisfies OpenScreen, [port2])
  })
}

/** Shows a screen: in the page that is open, the visible one first, else in a new one. */
async function open({ clients }: PushWorker, to: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [page] = pages.toSorted(
    (a, b) => Number(b.visibilityState === 'visible') - Number(a.visibilityState === 'visible'),
  )
  if (page) {
    // A browser may refuse the focus. Then a new page comes to the front.
    const isInFront = await page.focus().then(
      () => true,
      () => false,
    )
    if (isInFront && (await goThere(page, to))) return
  }
  await clients.openWindow(to)
}

async function react(worker: PushWorker, { action, notification }: ClickEvent): Promise<void> {
  const { to = '/', actions = [] } = (notification.data ?? {}) as Partial<PushMessage>
  const chosen = action === '' ? undefined : actions[Number(action)]
  // An answer that was not taken can be given in A-genda.
  if (chosen && (await answer(chosen))) return
  await open(worker, screenOf(to))
}

/**
 * Lets a service worker show every push as a notification, without exception, and react when it is pressed: with an
 * answer, or by opening the screen that it is about. Called once, while the worker starts.
 */
export function listenForPushes(worker: PushWorker): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, read(event))))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(react(worker, event))
  })
}
