/**
 * `npm run bench:pages`: the size of the built pages and how soon they are usable, in a Chromium slowed down four times
 * behind a line of 1.6 Mbit/s and 150 ms. Each figure is the median of five loads with an empty cache. Fails if a goal
 * is missed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { weekOf } from '../contract/week.ts'
import { bringChromium } from '../scripts/chromium.ts'
import { caller } from './api.ts'
import { removeData, startProduct } from './product.ts'

const root = dirname(import.meta.dirname)
const web = join(root, 'dist', 'web')
const loads = 5
const slowdown = 4
// 1.6 Mbit/s in bytes a second, and milliseconds of a round trip.
const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }

type Load = { largestPaint: number; shift: number; usable: number; script: number }
type Visit = {
  url: string
  prepare?: (context: BrowserContext) => Promise<unknown>
  until: (page: Page) => Promise<unknown>
  /** What makes the page usable, as a selector. It is looked for inside the page, so that no round trip delays it. */
  shows?: string
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** One visit with an empty cache. Milliseconds from the start of the navigation, bytes as sent. */
async function load(browser: Browser, { url, prepare, until, shows }: Visit): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  await prepare?.(context)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', line)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const scripts = new Set<string>()
  let script = 0
  cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength
  })
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largestPaint = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  if (shows)
    await page.addInitScript((selector) => {
      const look = new MutationObserver(() => {
        if (!document.querySelector(selector)) return
        look.disconnect()
        // When the frame with it has been painted, and React has finished.
        requestAnimationFrame(() => setTimeout(() => Object.assign(window, { usable: performance.now() })))
      })
      look.observe(document, { childList: true, subtree: true })
    }, shows)
  await page.goto(url)
  await until(page)
  const usable = await page.evaluate(
    () => (window as unknown as { usable?: number }).usable ?? performance.now(),
  )
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { largestPaint: number; shift: number } }).seen,
  )
  await context.close()
  return { ...seen, usable, script }
}

/**
 * The medians of several loads of each page, taken in turns so that a busy moment affects all of them; the worst shift.
 */
async function visit(browser: Browser, visits: Visit[]): Promise<Load[]> {
  const all: Load[][] = visits.map(() => [])
  for (let i = 0; i < loads; i += 1)
    for (const [at, one] of visits.entries()) all[at]?.push(await load(browser, one))
  return all.map((of) => ({
    largestPaint: median(of.map(({ largestPaint }) => largestPaint)),
    shift: Math.max(...of.map(({ shift }) => shift)),
    usable: median(of.map(({ usable }) => usable)),
    script: median(of.map(({ script }) => script)),
  }))
}

/** The languages of the landing page besides English. */
const languages = readdirSync(web)
  .flatMap((name) => /^index\.([\w-]+)\.html$/.exec(name)?.[1] ?? [])
  .sort()

/** The landing page's own HTML in each language, styles, fonts and picture without any script, from a server that does nothing else. */
async function bareServer(): Promise<{ url: string; close: () => void }> {
  const bareOf = (name: string) =>
    brotliCompressSync(readFileSync(join(web, name), 'utf8').replace(/<script[^>]*><\/script>/g, ''))
  const pages = new Map([
    ['/', bareOf('index.html')],
    ...languages.map((language) => [`/${language}`, bareOf(`index.${language}.html`)] as const),
  ])
  const types: Record<string, string> = { css: 'text/css', woff2: 'font/woff2', svg: 'image/svg+xml' }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const page = pages.get(path)
    const type = page ? 'text/html' : types[path.split('.').pop() ?? '']
    if (!type) return response.writeHead(404).end()
    const packed = page !== undefined || existsSync(join(web, `${path}.br`))
    const body = page ?? readFileSync(join(web, packed ? `${path}.br` : path))
    return response
      .writeHead(200, { 'content-type': type, ...(packed && { 'content-encoding': 'br' }) })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`,
    close: () => void server.close(),
  }
}

/** Each page that web/router.tsx loads separately, with its chunk's size as sent; the largest first. */
function pageChunks(): [name: string, bytes: number][] {
  const manifest: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
    readFileSync(join(root, 'dist', 'web-manifest.json'), 'utf8'),
  )
  return Object.entries(manifest)
    .filter(([name, { isDynamicEntry }]) => isDynamicEntry && /-page\.tsx$/.test(name))
    .map(([name, { file }]): [string, number] => [
      name,
      brotliCompressSync(readFileSync(join(web, file))).length,
    ])
    .sort(([, a], [, b]) => b - a)
}

let missed = 0
const print = (text: string) => void process.stdout.write(`${text}\n`)
function say(what: string, figure: string, goal?: { text: string; met: boolean }): void {
  if (goal && !goal.met) missed += 1
  print(`  ${what.padEnd(46)} ${figure.padStart(10)}${goal ? `   ${goal.met ? '✓' : '✗'} ${goal.text}` : ''}`)
}
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (time: number) => `${Math.round(time)} ms`

const product = await startProduct({ RATE_LIMITS: 'off' })
const bare = await bareServer()
const browser = await chromium.launch({
  executablePath: await bringChromium(root),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const headline = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
  const here = `${product.url}/`
  // A visitor who moves the pointer wants to sign in. This measures what is fetched from then on, until the card can be
  // typed into.
  const begin = async (page: Page) => {
    await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
    await page.getByLabel('Email').waitFor()
  }
  const [limit, landing, card] = (await visit(browser, [
    { url: bare.url, until: headline },
    { url: here, until: headline },
    { url: here, until: begin },
  ])) as [Load, Load, Load]
  const sayRatio = (own: Load, bare: Load) => {
    const ratio = own.largestPaint / bare.largestPaint
    say('  times the bare page', ratio.toFixed(2), { text: 'at most 1.1', met: ratio <= 1.1 })
    say('moves while loading (CLS)', own.shift.toFixed(3), { text: '0', met: own.shift === 0 })
    say('script', kB(own.script), { text: 'at most 100 kB', met: own.script <= 100_000 })
  }
  print('The landing page')
  say('largest content, bare static page', ms(limit.largestPaint))
  say('largest content', ms(landing.largestPaint))
  sayRatio(landing, limit)
  say('script once somebody signs in', kB(card.script))
  say('from the first byte asked to the sign-in card', ms(card.usable))

  for (const language of languages) {
    const [bareOne, one] = (await visit(browser, [
      { url: bare.url + language, until: headline },
      { url: here + language, until: headline },
    ])) as [Load, Load]
    print(`The landing page in ${new Intl.DisplayNames('en', { type: 'language' }).of(language)}`)
    say('largest content', ms(one.largestPaint))
    sayRatio(one, bareOne)
    const texts = readdirSync(join(web, 'assets')).find((name) => name.startsWith(`texts-${language}-`))
    if (texts)
      say('its texts, for members', kB(brotliCompressSync(readFileSync(join(web, 'assets', texts))).length))
  }

  const { access_token: token, user } = await caller(product.url)('POST /auth/register', {
    body: { name: 'Ada Lind', email: 'ada@example.org', password: 'Still-water-42' },
  })
  const today = new Date().toLocaleDateString('sv-SE')
  const kept = {
    token,
    user: JSON.stringify(user),
    [`weekly_notification_${weekOf(today)}`]: String(Date.now()),
  }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const visitDashboard = {
    url: `${product.url}/dashboard`,
    prepare: (context: BrowserContext) =>
      context.setStorageState({ cookies: [], origins: [{ origin: product.url, localStorage }] }),
    // The week can be read, and its buttons can be pressed.
    until: (page: Page) => page.getByRole('region', { name: "This Week's Theme" }).waitFor(),
    shows: '[aria-labelledby=week] h3',
  }
  const [dashboard] = (await visit(browser, [visitDashboard])) as [Load]
  print('The dashboard')
  say('script', kB(dashboard.script), { text: 'at most 200 kB', met: dashboard.script <= 200_000 })
  say('usable after', ms(dashboard.usable), { text: 'at most 2500 ms', met: dashboard.usable <= 2_500 })
  say('moves while loading (CLS)', dashboard.shift.toFixed(3))

  print('Chunks of pages, the largest five')
  for (const [name, bytes] of pageChunks().slice(0, 5))
    say(name, kB(bytes), { text: 'at most 60 kB', met: bytes <= 60_000 })
} finally {
  await browser.close()
  bare.close()
  await product.stop()
  removeData(product)
}
print(missed ? `${missed} missed` : 'Every goal is met.')
process.exitCode = missed ? 1 : 0
