import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { findWholeChromium } from '../scripts/chromium.ts'

const executablePath = findWholeChromium()
test.skip(!executablePath, 'The headless Chromium shows no notifications.')
test.use({
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ...(executablePath && { executablePath }) }),
})

const events = join(import.meta.dirname, '../web/features/reminders/push-events.ts')

/** The product's handlers as one module. */
async function handlers(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: events, formats: ['es'], fileName: 'events' } },
  })) as Rolldown.RolldownOutput[]
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('The handlers were not built.')
  return chunk.code
}

const workerScript = `import { listenForPushes } from '/events.js'; listenForPushes(self)`

/** A page with a worker that has these handlers and nothing else, and where its answers go. */
async function openSite() {
  const module = await handlers()
  const scripts: Record<string, string> = { '/worker.js': workerScript, '/events.js': module }
  const answers: unknown[] = []
  const server = createServer(async (request, response) => {
    const script = scripts[request.url ?? '']
    if (script !== undefined)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    if (request.url === '/api/push/answers') {
      answers.push(JSON.parse((await buffer(request)).toString()))
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
    }
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A-genda</title>')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, answers, bytes: module.length, close: () => server.close() }
}

const message = {
  tag: 'reminder_check-in-2026-11-18T20:00_0',
  title: 'How are you?',
  to: '/mood?date=2026-11-18',
  language: 'en',
  actions: [
    { title: 'Happy', ticket: 'ticket-happy', mood: 'happy' },
    { title: 'Sad', ticket: 'ticket-sad', mood: 'sad' },
  ],
}

test('a delivered push is shown, replaces one of its tag, answers with one tap and opens its screen', async ({
  context,
  page,
}) => {
  const site = await openSite()
  await context.grantPermissions(['notifications'], { origin: site.url })
  await page.goto(site.url)
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const started = context.waitForEvent('serviceworker')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js', { type: 'module' })
    await navigator.serviceWorker.ready
  })
  const [worker, registrationId] = await Promise.all([started, registered])
  const deliver = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
        getNotifications: () => registration.getNotifications(),
      }))
      return (await getNotifications()).map(({ title, tag, body }) => ({ title, tag, body }))
    })

  await deliver(JSON.stringify({ ...message, title: 'The first' }))
  await deliver(JSON.stringify(message))
  await expect.poll(shown).toEqual([{ title: 'How are you?', tag: message.tag, body: '' }])
  await deliver('not JSON')
  await expect
    .poll(async () => (await shown()).map(({ title }) => title).sort())
    .toEqual(['A reminder from A-genda', 'How are you?'])

  /** Presses the notification, as the system does: a test has no desktop to press it on. */
  const press = (action: string) =>
    worker.evaluate(
      async ([tag, action]) => {
        const scope = globalThis as unknown as {
          registration: ServiceWorkerRegistration
          dispatchEvent(event: Event): boolean
          NotificationEvent: new (type: string, init: object) => Event
        }
        const [notification] = await scope.registration.getNotifications({ tag: tag ?? '' })
        scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action }))
      },
      [message.tag, action],
    )
  await press('1')
  await expect.poll(() => site.answers).toEqual([{ ticket: 'ticket-sad', mood: 'sad' }])
  await expect.poll(async () => (await shown()).map(({ tag }) => tag)).toEqual(['reminder'])
  test.info().annotations.push({ type: 'weight', description: `${site.bytes} bytes` })
  site.close()
})
