import type { PushDevice } from '../../../contract/notices.ts'
import { call } from '../../lib/api.ts'
import { isAppleMobile, isInstalled } from '../../lib/device/apple-mobile.ts'
import { askForNotifications, notificationPermission } from '../../lib/device/browser-notification.ts'
import { isPushOn, pushWorker, rememberPush } from '../../lib/device/push-device.ts'
import { canKeep, offlineChoice } from '../../lib/offline.ts'

/**
 * Whether this browser can be reminded while A-genda is closed: it is, it could be, the person said no, it needs to be on
 * the Home Screen of the telephone first, or it cannot.
 */
export type DeviceState = 'on' | 'off' | 'denied' | 'home-screen' | 'unsupported'

/** A first visit has its worker when the page has come to rest (milliseconds). */
const workerPatienceMs = 20_000

/** The worker that a first visit is about to have; undefined if none comes. */
async function comingWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canKeep() || !offlineChoice.get()) return undefined
  const none = new Promise<undefined>((done) => setTimeout(done, workerPatienceMs))
  await Promise.race([navigator.serviceWorker.ready, none])
  return pushWorker()
}

/** What stands in the way of notifications in this browser, and whether a member has them on. */
export async function readDevice(memberId: string): Promise<DeviceState> {
  if (isAppleMobile() && !isInstalled()) return 'home-screen'
  const worker = (await pushWorker()) ?? (await comingWorker())
  if (!worker || notificationPermission() === 'unsupported') return 'unsupported'
  if (notificationPermission() === 'denied') return 'denied'
  return isPushOn(memberId) && notificationPermission() === 'granted' ? 'on' : 'off'
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}

const isSame = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
  Boolean(one) && new Uint8Array(one as ArrayBuffer).join() === other.join()

/** A push service that is out of reach may never answer (milliseconds). */
const servicePatienceMs = 20_000

/** Rejects if a push service has not answered in time. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The push service does not answer.')), servicePatienceMs)
  })
  return Promise.race([answer, late])
}

/** Chrome keeps a subscription whose address it has ended, and names it so. */
const isEnded = ({ endpoint }: PushSubscription): boolean => /^https:\/\/[^/]+\.invalid\//.test(endpoint)

/** Returns the browser's subscription with this community's key. One with another key, or that has ended, is replaced. */
async function subscribe(worker: ServiceWorkerRegistration): Promise<PushSubscription> {
  const { key } = await call('GET /push/key')
  if (!key) throw new Error('This community has no key for notifications.')
  const applicationServerKey = bytesOf(key)
  const known = await worker.pushManager.getSubscription()
  if (known && !isEnded(known) && isSame(known.options.applicationServerKey, applicationServerKey))
    return known
  await known?.unsubscribe()
  return inTime(worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
}

async function register(worker: ServiceWorkerRegistration): Promise<PushDevice> {
  const { endpoint, keys } = (await subscribe(worker)).toJSON()
  return call('POST /push/subscriptions', {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  })
}

/** Turns notifications on in this browser. Call it from a press, because it asks the person. False if they said no. */
export async function turnOn(memberId: string): Promise<boolean> {
  if (!(await askForNotifications())) return false
  const worker = await pushWorker()
  if (!worker) throw new Error('There is no worker for notifications.')
  await register(worker)
  rememberPush(memberId, true)
  return true
}

/**
 * Tells the server again how this browser is reached, and in which zone it is: the end of a subscription is told to
 * nobody. Nothing happens where it is off. A failure is repeated by the next start.
 */
export async function renewDevice(memberId: string): Promise<void> {
  if (!isPushOn(memberId) || notificationPermission() !== 'granted') return
  const worker = await pushWorker()
  if (worker) await register(worker)
}
