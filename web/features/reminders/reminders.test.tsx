import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultChannels } from '../../../contract/notice-kinds.ts'
import type { NoticeSettings } from '../../../contract/notices.ts'
import { isPushOn, rememberPush } from '../../lib/device/push-device.ts'
import { clearStage, makeUser, type Sent, serve, show, signIn } from '../../test/render.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { Reminders } from './reminders.tsx'
import { withChange } from './use-notice-change.ts'

afterEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true })
  Reflect.deleteProperty(navigator, 'serviceWorker')
  clearStage()
})

const device = {
  id: '01980000-0000-7000-8000-00000000000d',
  device: 'Firefox on Android',
  madeAt: '2026-11-18T12:00:00Z',
  lastOkAt: null,
  failing: false,
  current: true,
}
const usual: NoticeSettings = {
  channels: defaultChannels,
  quietFrom: null,
  quietTo: null,
  checkInTimes: [],
  showText: true,
  mailText: false,
  zone: 'Europe/Berlin',
  push: 'on',
  mail: 'on',
  devices: [],
  stopped: [],
}

/** Answers as a server that stores what is changed. */
function serveSettings(
  given: Partial<NoticeSettings> = {},
  others: (sent: Sent) => unknown = () => undefined,
) {
  let settings = { ...usual, ...given }
  return serve((sent) => {
    if (sent.name === 'PATCH /user/notices') settings = withChange(settings, sent.body as never)
    return sent.name.endsWith('/user/notices') ? settings : others(sent)
  })
}
const changes = (calls: Sent[]) =>
  calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body)
const kind = (name: string) => within(screen.getByRole('group', { name }))

/** A browser that can be reminded, with a worker whose subscription is `existing`, or else made by `subscribe`. */
function withWorker(permission: NotificationPermission, subscribe = vi.fn(), existing: unknown = null) {
  const registration = { pushManager: { getSubscription: async () => existing, subscribe } }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('isSecureContext', true)
  const Notification = { permission, requestPermission: vi.fn(async () => Notification.permission) }
  vi.stubGlobal('Notification', Notification)
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
    configurable: true,
  })
  return Notification
}

test('a kind is chosen for each channel, and the last press is what is saved', async () => {
  signIn()
  withWorker('default')
  const calls = serveSettings()
  show(<Reminders />)
  await screen.findByRole('group', { name: 'Events' })
  const inTab = kind('Events').getByRole('checkbox', { name: 'While A-genda is open' })
  const asPush = kind('Events').getByRole('checkbox', { name: 'As a notification' })
  expect([inTab, asPush]).toEqual([inTab, asPush].filter((box) => (box as HTMLInputElement).checked))
  for (const [box, checked] of [
    [inTab, false],
    [asPush, false],
    [inTab, true],
  ] as const) {
    fireEvent.click(box)
    await waitFor(() => expect((box as HTMLInputElement).checked).toBe(checked))
  }
  await waitFor(() => expect(changes(calls)).toHaveLength(3))
  expect(changes(calls)).toEqual([
    { channels: { events: { tab: false } } },
    { channels: { events: { push: false } } },
    { channels: { events: { tab: true } } },
  ])
  await waitFor(() => expect((asPush as HTMLInputElement).checked).toBe(false))
  expect((inTab as HTMLInputElement).checked).toBe(true)
})

test('what could not be saved goes back, with a sentence', async () => {
  signIn()
  withWorker('default')
  const told = vi.spyOn(notify, 'error').mockImplementation(() => undefined)
  let refuse = () => {}
  serve(({ name }) =>
    name.startsWith('GET')
      ? usual
      : new Promise((resolve) => {
          refuse = () => resolve(new Response('{}', { status: 500 }))
        }),
  )
  show(<Reminders />)
  const box = await screen
    .findByRole('group', { name: 'Planner' })
    .then((group) => within(group).getByRole<HTMLInputElement>('checkbox', { name: 'As a notification' }))
  fireEvent.click(box)
  await waitFor(() => expect(box.checked).toBe(false))
  refuse()
  await waitFor(() => expect(box.checked).toBe(true))
  expect(told.mock.calls.map(([text]) => text)).toEqual(['Your reminders could not be changed.'])
})

test('times of a check-in are added and taken away, in order and each once', async () => {
  signIn()
  const channels = { ...defaultChannels, 'check-in': { tab: true, push: false, mail: false } }
  const calls = serveSettings({ checkInTimes: ['20:00'], channels })
  show(<Reminders />)
  const field = await screen.findByLabelText('Ask at')
  for (const time of ['08:00', '20:00']) {
    fireEvent.change(field, { target: { value: time } })
    fireEvent.click(screen.getByRole('button', { name: 'Add a time' }))
  }
  await waitFor(() => expect(changes(calls)).toEqual([{ checkInTimes: ['08:00', '20:00'] }]))
  fireEvent.click(screen.getByRole('button', { name: 'Do not ask at 8:00 PM' }))
  await waitFor(() => expect(changes(calls).at(-1)).toEqual({ checkInTimes: ['08:00'] }))
})

test('the times of a check-in are folded away while it is off, and kept', async () => {
  signIn()
  const channels = { ...defaultChannels, 'check-in': { tab: false, push: false, mail: false } }
  const calls = serveSettings({ checkInTimes: ['20:00'], channels })
  show(<Reminders />)
  await screen.findByRole('group', { name: 'How are you?' })
  const times = () => screen.queryByRole('list', { name: 'Times at which you are asked' })
  expect(times()).toBeNull()
  const box = kind('How are you?').getByRole('checkbox', { name: 'While A-genda is open' })
  fireEvent.click(box)
  await waitFor(() => expect(times()?.textContent).toMatch(/^8:00\sPM$/))
  fireEvent.click(box)
  await waitFor(() => expect(times()).toBeNull())
  await waitFor(() =>
    expect(changes(calls)).toEqual([
      { channels: { 'check-in': { tab: true } } },
      { channels: { 'check-in': { tab: false } } },
    ]),
  )
})

test('quiet hours begin as a night, and a time is saved when it is left', async () => {
  signIn()
  const calls = serveSettings({ devices: [device] })
  show(<Reminders />)
  fireEvent.click(await screen.findByRole('switch', { name: 'Quiet hours' }))
  const from = await screen.findByLabelText('From')
  fireEvent.change(from, { target: { value: '' } })
  fireEvent.blur(from)
  fireEvent.change(from, { target: { value: '21:30' } })
  fireEvent.blur(from)
  fireEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }))
  fireEvent.click(screen.getByRole('switch', { name: 'Show what it is about' }))
  await waitFor(() => expect(changes(calls)).toHaveLength(4))
  expect(changes(calls)).toEqual([
    { quietFrom: '22:00', quietTo: '07:00' },
    { quietFrom: '21:30', quietTo: '07:00' },
    { quietFrom: null, quietTo: null },
    { showText: false },
  ])
})

test('whoever gets letters alone has quiet hours too, and whoever gets nothing beside a tab has none', async () => {
  signIn()
  const calls = serveSettings()
  show(<Reminders />)
  await screen.findByRole('group', { name: 'Planner' })
  const quiet = () => screen.queryByRole('switch', { name: 'Quiet hours' })
  expect(quiet()).toBeNull()
  fireEvent.click(kind('Planner').getByRole('checkbox', { name: 'By mail' }))
  fireEvent.click(await screen.findByRole('switch', { name: 'Quiet hours' }))
  await waitFor(() => expect(changes(calls).at(-1)).toEqual({ quietFrom: '22:00', quietTo: '07:00' }))
  fireEvent.click(kind('Planner').getByRole('checkbox', { name: 'By mail' }))
  await waitFor(() => expect(quiet()).toBeNull())
})

/** Presses the button, and returns the calls that this made. */
async function remindOnThisDevice() {
  const calls = serveSettings({}, ({ name }) =>
    name === 'GET /push/key' ? { key: 'BAEC' } : name === 'POST /push/subscriptions' ? device : undefined,
  )
  show(<Reminders />)
  fireEvent.click(await screen.findByRole('button', { name: 'Remind me on this device' }))
  await waitFor(() => expect(isPushOn(makeUser().id)).toBe(true))
  return calls
}

test('a press lets this device be reminded, and remembers it for the next start', async () => {
  signIn()
  const made = { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }
  const subscribe = vi.fn(async (_: PushSubscriptionOptionsInit) => ({ toJSON: () => made }))
  const asked = withWorker('granted', subscribe)
  const calls = await remindOnThisDevice()
  expect(asked.requestPermission).toHaveBeenCalledOnce()
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: Uint8Array.of(4, 1, 2),
  })
  expect(calls.find(({ name }) => name === 'POST /push/subscriptions')?.body).toEqual(made)
})

test('replaces a subscription whose address the browser has ended', async () => {
  signIn()
  const made = { endpoint: 'https://push.test/2', keys: { p256dh: 'p', auth: 'a' } }
  const subscribe = vi.fn(async () => ({ toJSON: () => made }))
  const ended = {
    endpoint: 'https://permanently-removed.invalid/fcm/send/1',
    options: { applicationServerKey: Uint8Array.of(4, 1, 2).buffer },
    unsubscribe: vi.fn(async () => true),
  }
  withWorker('granted', subscribe, ended)
  const calls = await remindOnThisDevice()
  expect(ended.unsubscribe).toHaveBeenCalledOnce()
  expect(calls.find(({ name }) => name === 'POST /push/subscriptions')?.body).toEqual(made)
})

test('who says no is told nothing, and what to do afterwards', async () => {
  signIn()
  const asked = withWorker('default')
  serveSettings()
  show(<Reminders />)
  asked.requestPermission.mockImplementation(async () => {
    asked.permission = 'denied'
    return 'denied'
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Remind me on this device' }))
  await screen.findByText(/This browser was told not to show notifications of A-genda/)
  expect(isPushOn(makeUser().id)).toBe(false)
})

test.each([
  ['an iPhone in a tab', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /Add to Home Screen/],
  [
    'a browser without a worker',
    'Mozilla/5.0 (X11; Linux)',
    /cannot show notifications while A-genda is closed/,
  ],
])('%s says what is possible', async (_, userAgent, words) => {
  signIn()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  serveSettings()
  show(<Reminders />)
  await screen.findByText(words)
  expect(screen.queryByRole('button', { name: 'Remind me on this device' })).toBeNull()
})

test('where the community cannot send, it says so, and what happens in a tab can still be chosen', async () => {
  signIn()
  serveSettings({ push: 'off' })
  show(<Reminders />)
  await screen.findByText('This community cannot send notifications. Reminders come while A-genda is open.')
  kind('Events').getByRole('checkbox', { name: 'While A-genda is open' })
  kind('Events').getByRole('checkbox', { name: 'By mail' })
  expect(pushBoxes()).toEqual([])
})

test('where it sends neither, one sentence says so, and each kind has its one switch', async () => {
  signIn()
  serveSettings({ push: 'off', mail: 'off' })
  show(<Reminders />)
  await screen.findByText(/^This community sends neither notifications nor emails\./)
  expect(screen.queryAllByText(/cannot send/)).toEqual([])
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.getAllByRole('switch', { name: 'While A-genda is open' })).toHaveLength(6)
})

/** The box of a kind that is chosen for notifications. */
const asPush = (name: string) =>
  kind(name).getByRole<HTMLInputElement>('checkbox', { name: 'As a notification' })
const pushBoxes = () => screen.queryAllByRole('checkbox', { name: 'As a notification' })

test.each([
  ['the community cannot send', 'off', 'granted', /^This community cannot send notifications/],
  ['the person said no', 'on', 'denied', /^This browser was told not to show notifications/],
  ['the browser has no worker', 'on', undefined, /^This browser cannot show notifications/],
] as const)(
  'where %s, no kind offers a notification, and the screen says why',
  async (_, push, permission, why) => {
    signIn()
    if (permission) withWorker(permission)
    serveSettings({ push })
    show(<Reminders />)
    await screen.findByText(why)
    await waitFor(() => expect(pushBoxes()).toEqual([]))
  },
)

test('what was chosen as a notification is chosen again once it is possible', async () => {
  signIn()
  const asked = withWorker('denied')
  const calls = serveSettings()
  const first = show(<Reminders />)
  await screen.findByText(/^This browser was told not to/)
  await waitFor(() => expect(pushBoxes()).toEqual([]))
  first.unmount()
  asked.permission = 'default'
  show(<Reminders />)
  await screen.findByRole('button', { name: 'Remind me on this device' })
  expect(asPush('Planner')).toMatchObject({ checked: true, disabled: false })
  expect(asPush('The new week')).toMatchObject({ checked: false, disabled: false })
  expect(changes(calls)).toEqual([])
})

test('another device is reminded whatever this browser can', async () => {
  signIn()
  withWorker('denied')
  serveSettings({ devices: [{ ...device, current: false }] })
  show(<Reminders />)
  await screen.findByText(/^This browser was told not to/)
  expect(asPush('Events')).toMatchObject({ checked: true, disabled: false })
})

test('letters are chosen for each kind, and what they say', async () => {
  signIn()
  const calls = serveSettings()
  show(<Reminders />)
  await screen.findByRole('group', { name: 'Planner' })
  const byMail = kind('Planner').getByRole<HTMLInputElement>('checkbox', { name: 'By mail' })
  expect(byMail.checked).toBe(false)
  fireEvent.click(byMail)
  await waitFor(() => expect(byMail.checked).toBe(true))
  fireEvent.click(screen.getByRole('switch', { name: 'Say in emails what it is about' }))
  await waitFor(() =>
    expect(changes(calls)).toEqual([{ channels: { plan: { mail: true } } }, { mailText: true }]),
  )
})

test('where the community sends no letters, they cannot be chosen, and the screen says why', async () => {
  signIn()
  serveSettings({ mail: 'off' })
  show(<Reminders />)
  await screen.findByRole('group', { name: 'Planner' })
  expect(screen.queryAllByRole('checkbox', { name: 'By mail' })).toEqual([])
  screen.getByText('This community cannot send emails, because it has no mail server.')
  expect(screen.queryByRole('switch', { name: 'Say in emails what it is about' })).toBeNull()
})

test('a kind whose letters stopped says when and why, until it is turned on again', async () => {
  signIn()
  const at = '2026-11-18T12:00:00Z'
  serveSettings({
    stopped: [
      { kind: 'plan', by: 'member', at },
      { kind: 'events', by: 'address', at },
    ],
  })
  show(<Reminders />)
  await screen.findByRole('group', { name: 'Planner' })
  const words = () => kind('Planner').queryByText(/^You stopped these emails on November 18,/)
  expect(words()).not.toBeNull()
  kind('Events').getByText(/because the mail server refused your address three times/)
  fireEvent.click(kind('Planner').getByRole('checkbox', { name: 'By mail' }))
  await waitFor(() => expect(words()).toBeNull())
})

test('devices are listed in words, are ended, and get a test', async () => {
  signIn()
  rememberPush(makeUser().id, true)
  const told = vi.spyOn(notify, 'success').mockImplementation(() => undefined)
  let devices = [device, { ...device, id: '01980000-0000-7000-8000-00000000000e', current: false }]
  const calls = serve(({ name }) => {
    if (name === 'POST /push/test') return { devices: 2 }
    if (name.startsWith('DELETE')) devices = devices.slice(1)
    return name.startsWith('DELETE') ? { ok: true } : { ...usual, devices }
  })
  show(<Reminders />)
  const list = await screen.findByRole('list', { name: 'Devices that are reminded' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Send a test' }))
  await waitFor(() => expect(told.mock.calls.at(-1)?.[0]).toBe('A test is on its way to 2 devices.'))
  const [first] = within(list).getAllByRole('button', { name: 'End notifications on Firefox on Android' })
  if (first) fireEvent.click(first)
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(isPushOn(makeUser().id)).toBe(false))
  expect(calls.some(({ name }) => name === `DELETE /push/subscriptions/${device.id}`)).toBe(true)
})

test('what could not be loaded is asked for again', async () => {
  signIn()
  let answers = false
  serve(() => (answers ? usual : undefined))
  show(<Reminders />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers = true
  await act(async () => fireEvent.click(again))
  await screen.findByRole('group', { name: 'Events' })
})
