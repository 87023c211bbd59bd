/**
 * `npm run screens -- http://localhost:3000 folder`: takes a picture of every screen and dialog of the demo that runs at
 * that address, on a phone and a desk, by day and by night, for whoever looks them over. A third word narrows what is
 * taken: `mood`, or `mood-entry-390-dark`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { bringChromium } from '../scripts/chromium.ts'
import { atRest, openDemo } from './demo-page.ts'

const [address = 'http://localhost:3000', folder = 'screens', word = ''] = process.argv.slice(2)
const schemes = ['light', 'dark'] as const
const windows = [
  { width: 390, height: 844, deviceScaleFactor: 1 },
  { width: 1280, height: 900, deviceScaleFactor: 1 },
]
/** Pixels. Below, a long page repeats itself. */
const mostHeight = 2_600
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
  'community-comments': member('/community', button(/^Comments/)),
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
    // What was pressed has scrolled the page, and may show what only the focus shows.
    if (!screen.isWindow)
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        window.scrollTo(0, 0)
      })
    await atRest(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const clip = { x: 0, y: 0, width: sight.window.width, height: Math.min(height, mostHeight) }
    await page.screenshot({
      path: join(folder, `${file}.png`),
      ...(!screen.isWindow && { fullPage: true, clip }),
    })
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
        if (!file.includes(word) || (screen.isPhone && window.width > 390)) return
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
