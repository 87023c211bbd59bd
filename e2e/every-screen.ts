/**
 * `npm run screens -- http://localhost:3000 folder`: takes a picture of every screen and dialog of the demo that runs at
 * that address, on a phone and a desk, by day and by night, for whoever looks them over. What a page has below its first
 * window is in a second picture, `-below`, window beside window. Further words narrow what is taken: `mood`, or
 * `mood-entry-390-dark`. The narrowest window, which WCAG 1.4.10 asks for, is there for words of it alone: `-320-`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { bringChromium } from '../scripts/chromium.ts'
import { atRest, openDemo } from './demo-page.ts'

const [address = 'http://localhost:3000', folder = 'screens', ...words] = process.argv.slice(2)
const isWanted = (file: string) =>
  words.length === 0 ? !file.includes('-320-') : words.some((word) => file.includes(word))
const schemes = ['light', 'dark'] as const
const windows = [
  { width: 320, height: 640, deviceScaleFactor: 2, mostBelow: 3 },
  { width: 390, height: 844, deviceScaleFactor: 2, mostBelow: 3 },
  { width: 1280, height: 900, deviceScaleFactor: 1, mostBelow: 2 },
]
/** What bars cover of a window, in pixels, so that nothing is missed between two of them. */
const covered = 130
/** How long what comes into sight is given to come, in milliseconds. */
const comesIn = 700
/** How long a press may be looked for, in milliseconds. */
const patience = 8_000

type Screen = {
  as?: 'member' | 'admin'
  path: string
  /** What is pressed, one after the other, before the picture. A dialog shows what the window does, a page all of it. */
  press?: ((page: Page) => Promise<unknown>)[]
  /** The window alone, as what opened lies over it. */
  isWindow?: boolean
  /** What only a phone has. */
  isPhone?: boolean
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ timeout: patience })
const tab = (name: string | RegExp) => (page: Page) =>
  page.getByRole('tab', { name }).click({ timeout: patience })
const first = (selector: string) => (page: Page) =>
  page.locator(selector).first().click({ timeout: patience })
const key = (name: string) => (page: Page) => page.keyboard.press(name)
const member = (path: string, ...press: NonNullable<Screen['press']>): Screen => ({
  as: 'member',
  path,
  press,
})
const office = (path: string, ...press: NonNullable<Screen['press']>): Screen => ({
  as: 'admin',
  path,
  press,
})
const over = (screen: Screen): Screen => ({ ...screen, isWindow: true })

const screens: Record<string, Screen> = {
  landing: { path: '/' },
  'sign-in': over({ path: '/', press: [button('Begin Your Journey')] }),
  'create-account': over({ path: '/', press: [button('Begin Your Journey'), button('Create an account')] }),
  'forgot-password': { path: '/forgot-password' },
  'reset-password': { path: '/reset-password?token=none' },
  'not-found': { path: '/nowhere' },

  home: member('/dashboard'),
  'home-theme': over(member('/dashboard', button('Choose Different Theme'))),
  'home-practice': over(member('/dashboard', button('A few breaths'))),
  menu: { ...over(member('/dashboard', button('Open menu'))), isPhone: true },
  palette: over(member('/dashboard', key('Control+k'))),
  'calendar-month': member('/calendar'),
  'calendar-week': member('/calendar', tab('Week')),
  'calendar-day': member('/calendar', tab('Day')),
  'calendar-planner': member('/calendar?tab=planner'),
  'calendar-planner-dialog': over(member('/calendar', tab('Day'), button('Open Daily Planner'))),
  events: member('/events'),
  'events-mine': member('/events', tab(/My RSVPs/)),
  'event-dialog': over(member('/events', first('[role=tabpanel] h3 button'))),
  mood: member('/mood'),
  'mood-entry': over(
    member('/mood', (page) => page.getByRole('radio', { name: 'Calm' }).check({ force: true })),
  ),
  journal: member('/journal'),
  'journal-write': member('/journal/write'),
  'journal-entry': member('/journal', first('main li h3 a')),
  'journal-bin': member('/journal/bin'),
  health: member('/health'),
  'health-open': member('/health', button('Body Metrics'), button('Vital Signs'), button('Medications')),
  'health-goals': over(member('/health', button('Goals'))),
  community: member('/community'),
  'community-comments': member('/community', button(/comments?$/i)),
  'community-gallery': member('/community', tab('Member Gallery')),
  'banner-dialog': over(
    member('/community?tab=gallery', first('[role=tabpanel] li button, [role=tabpanel] li a')),
  ),
  'community-decisions': member('/community/decisions'),
  profile: member('/profile'),
  'profile-banner': member('/profile', button('My Banner')),
  'profile-reminders': member('/profile', button('Reminders')),
  'profile-password': member('/profile', button('Password')),
  'profile-data': member('/profile', button('Your data')),
  'profile-history': member('/profile/history'),

  'admin-login': { path: '/admin/login' },
  admin: office('/admin'),
  'admin-events': office('/admin/events'),
  'admin-event-form': over(office('/admin/events', button('Create Event'))),
  'admin-themes': office('/admin/themes'),
  'admin-theme-form': over(office('/admin/themes', button('New Theme'))),
  'admin-schedule': office('/admin/themes?tab=schedule'),
  'admin-health': office('/admin/health'),
  'admin-queue': office('/admin/queue'),
  'admin-banners': office('/admin/banners'),
  'admin-users': office('/admin/users'),
  'admin-member': office('/admin/users', first('main a[href*="/admin/users/"]')),
  'admin-invitations': office('/admin/invitations'),
  'admin-audit': office('/admin/audit'),
  'admin-account': office('/admin/account'),
  'admin-menu': { ...over(office('/admin', button('Open menu'))), isPhone: true },
}

/** The window, and as many below it as the page has, as one scrolls through it. */
async function windowsOf(page: Page, mostBelow: number): Promise<Buffer[]> {
  const { height = 0 } = page.viewportSize() ?? {}
  const [from, length] = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight] as const)
  const count = Math.min(mostBelow, Math.ceil((length - from - height) / (height - covered)))
  const shots = [await page.screenshot()]
  for (let nth = 1; nth <= count; nth += 1) {
    await page.evaluate((y) => window.scrollTo(0, y), from + nth * (height - covered))
    await page.waitForTimeout(comesIn)
    shots.push(await page.screenshot())
  }
  return shots
}

/** Lays pictures of one size beside each other. */
async function sideBySide(shots: readonly Buffer[], file: string): Promise<void> {
  const { width, height } = await sharp(shots[0]).metadata()
  const gap = Math.round(width / 40)
  await sharp({
    create: {
      width: shots.length * (width + gap) - gap,
      height,
      channels: 3,
      background: '#888',
    },
  })
    .composite(shots.map((input, at) => ({ input, left: at * (width + gap), top: 0 })))
    .png()
    .toFile(file)
}

async function take(
  browser: Browser,
  file: string,
  screen: Screen,
  sight: { window: (typeof windows)[number]; scheme: (typeof schemes)[number] },
) {
  const page = await openDemo(browser, address, { ...screen, ...sight })
  try {
    await page.waitForLoadState('networkidle')
    for (const press of screen.press ?? []) await press(page)
    // What was pressed has scrolled the page, and may show what only the focus or the pointer shows.
    await page.mouse.move(0, 0)
    if (!screen.isWindow)
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        window.scrollTo(0, 0)
        // What a press has opened is what the picture is of.
        const opened = document.querySelector('main h2 [aria-expanded=true], main h3 [aria-expanded=true]')
        const top = opened?.getBoundingClientRect().top ?? 0
        if (top > window.innerHeight / 2) window.scrollTo(0, top - 140)
      })
    await atRest(page)
    const [top, ...below] = await windowsOf(page, screen.isWindow ? 0 : sight.window.mostBelow)
    if (top) writeFileSync(join(folder, `${file}.png`), top)
    if (below.length > 0) await sideBySide(below, join(folder, `${file}-below.png`))
  } catch (error) {
    process.stdout.write(`${file}: ${String(error).split('\n')[0]}\n`)
    process.exitCode = 1
  } finally {
    await page.context().close()
  }
}

/** A screen on a phone and a desk, by day and by night, all at once. */
const takeAll = (browser: Browser, name: string, screen: Screen) =>
  Promise.all(
    windows.flatMap((window) =>
      schemes.map(async (scheme) => {
        const file = `${name}-${window.width}-${scheme}`
        if (!isWanted(file) || (screen.isPhone && window.width > 390)) return
        await take(browser, file, screen, { window, scheme })
      }),
    ),
  )

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: await bringChromium(join(import.meta.dirname, '..')),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  for (const [name, screen] of Object.entries(screens)) await takeAll(browser, name, screen)
} finally {
  await browser.close()
}
