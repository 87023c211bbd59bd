/**
 * `npm run bench:pages`: the size of the built pages and how soon they are usable, in a Chromium slowed down four times
 * behind a line of 1.6 Mbit/s and 150 ms. Each figure is the median of several loads with an empty cache. Fails if a goal
 * is missed. `-- dashboard` measures only the parts whose name has this word.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { weekOf } from '../contract/week.ts'
import { bringChromium } from '../scripts/chromium.ts'
import { caller } from './api.ts'
import { fillForBench } from './bench-data.ts'
import { type Load, type Visit, visitInTurns } from './page-load.ts'
import { admin, removeData, startProduct } from './product.ts'

const root = dirname(import.meta.dirname)
const web = join(root, 'dist', 'web')
const word = process.argv[2]?.toLowerCase() ?? ''
const isWanted = (part: string) => part.toLowerCase().includes(word)

type Goals = Partial<Load>
/** Milliseconds, bytes and CLS that each page may take at most. */
const goals = {
  '/dashboard': { largestPaint: 2_200, usable: 1_800, script: 200_000, shift: 0 },
  '/dashboard again': { largestPaint: 800, shift: 0 },
  '/calendar': { largestPaint: 1_900, shift: 0 },
  '/events': { shift: 0 },
  '/mood': { shift: 0 },
  '/journal': { shift: 0 },
  '/health': { shift: 0 },
  '/community': { largestPaint: 2_000, blocked: 100, shift: 0 },
  '/profile': { largestPaint: 1_900, shift: 0 },
  '/admin': { largestPaint: 3_000, shift: 0 },
} satisfies Record<string, Goals>
type Route = keyof typeof goals

/** What shows that a page can be used, as a selector. */
const usableBy: Record<Route, string> = {
  '/dashboard': '[aria-labelledby=week] h3',
  '/dashboard again': '[aria-labelledby=week] h3',
  '/calendar': '[role=gridcell]',
  '/events': 'main [role=tabpanel] :is(h3, p)',
  '/mood': 'main [type=radio]',
  '/journal': 'main article, main li a',
  '/health': 'main h2, main input',
  '/community': '[data-post]',
  '/profile': 'main details, main h2',
  '/admin': 'main h2',
}

/** The languages of the landing page besides English. */
const languages = readdirSync(web)
  .flatMap((name) => /^index\.([\w-]+)\.html$/.exec(name)?.[1] ?? [])
  .sort()

/** A page of plain HTML without a stylesheet: as early as anything can be painted. */
const plain = '<!doctype html><meta charset="utf-8"><title>Plain</title><h1>A page of nothing but words</h1>'

/** That page at /plain, and the landing page's own HTML in each language, styles, fonts and picture without any script, from a server that does nothing else. */
async function bareServer(): Promise<{ url: string; close: () => void }> {
  const bareOf = (name: string) =>
    brotliCompressSync(readFileSync(join(web, name), 'utf8').replace(/<script[^>]*><\/script>/g, ''))
  const pages = new Map<string, Buffer>([
    ['/plain', brotliCompressSync(plain)],
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
/** Loads of the landing page. A frame more or less is a tenth of its time. */
const landingLoads = 11
async function measureLanding(): Promise<void> {
  const headline = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
  const here = `${product.url}/`
  // A visitor who moves the pointer wants to sign in. This measures what is fetched from then on, until the card can be
  // typed into.
  const begin = async (page: Page) => {
    await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
    await page.getByLabel('Email').waitFor()
  }
  const race = [bare.url, here].map((url) => ({ url, until: headline }))
  const [limit, landing] = (await visitInTurns(browser, race, landingLoads)) as [Load, Load]
  const [card] = (await visitInTurns(browser, [{ url: here, until: begin }])) as [Load]
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
    const own = race.map(({ url, until }) => ({ url: url + language, until }))
    const [bareOne, one] = (await visitInTurns(browser, own, landingLoads)) as [Load, Load]
    print(`The landing page in ${new Intl.DisplayNames('en', { type: 'language' }).of(language)}`)
    say('largest content', ms(one.largestPaint))
    sayRatio(one, bareOne)
    const texts = readdirSync(join(web, 'assets')).find((name) => name.startsWith(`texts-${language}-`))
    if (texts)
      say('its texts, for members', kB(brotliCompressSync(readFileSync(join(web, 'assets', texts))).length))
  }
}

type Session = { access_token: string; user: unknown }
const today = new Date().toLocaleDateString('sv-SE')

/** A visit of somebody who is signed in, and has seen that a new week began. */
const visitOf =
  ({ access_token: token, user }: Session) =>
  (route: Route): Visit => {
    const seen = { [`weekly_notification_${weekOf(today)}`]: String(Date.now()) }
    const kept = { token, user: JSON.stringify(user), ...seen }
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
    return {
      url: product.url + route.replace(' again', ''),
      prepare: (context: BrowserContext) =>
        context.setStorageState({ cookies: [], origins: [{ origin: product.url, localStorage }] }),
      until: (page: Page) => page.locator(usableBy[route]).first().waitFor({ state: 'attached' }),
      shows: usableBy[route],
      again: route.endsWith(' again'),
    }
  }

function sayPage(name: string, load: Load, floor: Load, goal: Goals): void {
  const sayOne = (what: string, of: keyof Load, inWords: (value: number) => string) => {
    const most = goal[of]
    say(
      what,
      inWords(load[of]),
      most === undefined ? undefined : { text: `at most ${inWords(most)}`, met: load[of] <= most },
    )
  }
  print(name)
  say('largest content, plain page', ms(floor.largestPaint))
  sayOne('largest content', 'largestPaint', ms)
  sayOne('  what had arrived by then', 'before', kB)
  sayOne('usable after', 'usable', ms)
  sayOne('processor blocked', 'blocked', ms)
  sayOne('moves while loading (CLS)', 'shift', (value) => value.toFixed(3))
  sayOne('script', 'script', kB)
  sayOne('pictures', 'pictures', kB)
}

/** The pages of a member and the first one of the back office, each in turns with the plain page. */
async function measureMembers(): Promise<void> {
  const routes = (Object.keys(goals) as Route[]).filter(isWanted)
  if (routes.length === 0) return
  const member = await fillForBench(product.url, today)
  const keeper = await caller(product.url)('POST /auth/login', { body: admin })
  const plainVisit = {
    url: `${bare.url}plain`,
    until: (page: Page) => page.getByRole('heading').waitFor(),
  }
  for (const route of routes) {
    const visit = visitOf(route.startsWith('/admin') ? keeper : member)(route)
    const [floor, load] = (await visitInTurns(browser, [plainVisit, visit])) as [Load, Load]
    sayPage(route, load, floor, goals[route])
  }
}

try {
  if (isWanted('landing')) await measureLanding()
  await measureMembers()

  if (isWanted('chunks')) {
    print('Chunks of pages, the largest five')
    for (const [name, bytes] of pageChunks().slice(0, 5))
      say(name, kB(bytes), { text: 'at most 60 kB', met: bytes <= 60_000 })
  }
} finally {
  await browser.close()
  bare.close()
  await product.stop()
  removeData(product)
}
print(missed ? `${missed} missed` : 'Every goal is met.')
process.exitCode = missed ? 1 : 0
