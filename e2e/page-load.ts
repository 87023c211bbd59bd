/** Loads pages of the built product in a slowed down Chromium behind a slow line, and tells how they came. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

const loads = 5
const slowdown = 4
// 1.6 Mbit/s in bytes a second, and milliseconds of a round trip.
const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
/** A task that takes longer keeps a press waiting (milliseconds). */
const longTask = 50

/** How a page came: milliseconds from the start of the navigation, bytes as sent. */
export type Load = {
  /** When its largest content was painted. */
  largestPaint: number
  usable: number
  /** How long the processor was kept from answering a press: what its long tasks took beyond 50 ms each. */
  blocked: number
  /** How far its parts moved (CLS). */
  shift: number
  /** Until it was usable. */
  script: number
  /** Until the page came to rest. */
  pictures: number
  /** What had arrived, of any kind, when the largest content was painted. */
  before: number
}
export type Visit = {
  url: string
  prepare?: (context: BrowserContext) => Promise<unknown>
  until: (page: Page) => Promise<unknown>
  /** What makes the page usable, as a selector. It is looked for inside the page, so that no round trip delays it. */
  shows?: string
  /** Whether the browser was there before, and kept what it may keep. Its service worker has to start anew. */
  again?: boolean
}
type Seen = { largestPaint: number; blocked: number; shift: number; usable?: number }
declare global {
  interface Window {
    /** What {@link observe} saw in the page. */
    seen: Seen
  }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Counts the bytes that arrive, by the kind of what asked for them. */
async function countBytes(cdp: CDPSession) {
  const kinds = new Map<string, string>()
  const arrived: { kind: string; bytes: number; at: number }[] = []
  let started = Number.NaN
  cdp.on('Network.requestWillBeSent', ({ requestId, type = 'Other', timestamp }) => {
    kinds.set(requestId, type)
    if (type === 'Document' && Number.isNaN(started)) started = timestamp
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    arrived.push({
      kind: kinds.get(requestId) ?? 'Other',
      bytes: encodedDataLength,
      at: (timestamp - started) * 1000,
    }),
  )
  await cdp.send('Network.enable')
  return ({ kind, by = Number.POSITIVE_INFINITY }: { kind?: string; by?: number }) =>
    arrived.reduce((sum, one) => sum + ((!kind || one.kind === kind) && one.at <= by ? one.bytes : 0), 0)
}

/** Runs in the page before any of its own scripts. */
function observe({ shows, longTask }: { shows: string | undefined; longTask: number }) {
  const seen: Seen = { largestPaint: 0, blocked: 0, shift: 0 }
  Object.assign(window, { seen })
  const each = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  each('layout-shift', ({ value = 0 }) => {
    seen.shift += value
  })
  each('longtask', ({ duration }) => {
    seen.blocked += duration - longTask
  })
  if (!shows) return
  const look = new MutationObserver(() => {
    if (!document.querySelector(shows)) return
    look.disconnect()
    // When the frame with it has been painted, and React has finished.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.usable = performance.now()
      }),
    )
  })
  look.observe(document, { childList: true, subtree: true })
}

/** A visit after which the browser has kept everything that it keeps. */
async function visitBefore(context: BrowserContext, { url, until }: Visit): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  await until(page)
  const keepsPage = () => caches.match('/dashboard').then((kept) => kept !== undefined)
  await page.waitForFunction(keepsPage, undefined, { timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  // The browser writes down what it compiled.
  await page.waitForTimeout(2_000)
  await page.close()
}

/** One visit, with an empty cache unless it is a second one. */
async function load(browser: Browser, visit: Visit): Promise<Load> {
  const { url, prepare, until, shows, again } = visit
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  await prepare?.(context)
  if (again) await visitBefore(context, visit)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const bytes = await countBytes(cdp)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await cdp.send('Network.emulateNetworkConditions', line)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe, { shows, longTask })
  await page.goto(url)
  // Seldom, as looking takes the page's processor.
  if (shows) await page.waitForFunction(() => 'usable' in window.seen, undefined, { polling: 200 })
  else await until(page)
  const now = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  const { usable = now, ...seen } = await page.evaluate(() => window.seen)
  await context.close()
  return {
    ...seen,
    usable,
    script: bytes({ kind: 'Script', by: usable }),
    pictures: bytes({ kind: 'Image' }),
    before: bytes({ by: seen.largestPaint }),
  }
}

/**
 * The medians of several loads of each page, taken in turns so that a busy moment affects all of them; the worst shift.
 */
export async function visitInTurns(browser: Browser, visits: Visit[], times = loads): Promise<Load[]> {
  const all: Load[][] = visits.map(() => [])
  for (let i = 0; i < times; i += 1)
    for (const [at, one] of visits.entries()) all[at]?.push(await load(browser, one))
  return all.map((of) => {
    const middle = (what: keyof Load) => median(of.map((one) => one[what]))
    return {
      largestPaint: middle('largestPaint'),
      usable: middle('usable'),
      blocked: middle('blocked'),
      script: middle('script'),
      pictures: middle('pictures'),
      before: middle('before'),
      shift: Math.max(...of.map(({ shift }) => shift)),
    }
  })
}
