/**
 * `npm run pictures -- http://localhost:3000`: takes the pictures of the README and of docs/screens.md anew, from a demo
 * that runs at that address, into docs/pictures.
 */
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { bringChromium } from '../scripts/chromium.ts'
import { atRest, type DemoWindow, openDemo } from './demo-page.ts'

const root = dirname(import.meta.dirname)
const address = process.argv[2] ?? 'http://localhost:3000'

const desk = { width: 1280, deviceScaleFactor: 1.25, height: 850 }
const tall = { ...desk, height: 1000 }
const phone = { width: 390, deviceScaleFactor: 2, height: 844 }

type Shot = {
  as?: 'member' | 'admin'
  path: string
  scheme: 'light' | 'dark'
  window: DemoWindow
  /** What is done before the picture is taken. */
  before?: (page: Page) => Promise<unknown>
}

const shots: Record<string, Shot> = {
  landing: { path: '/', scheme: 'light', window: desk },
  dashboard: { as: 'member', path: '/dashboard', scheme: 'dark', window: desk },
  calendar: { as: 'member', path: '/calendar', scheme: 'light', window: tall },
  gallery: {
    as: 'member',
    path: '/community',
    scheme: 'dark',
    window: tall,
    before: (page) => page.getByRole('tab', { name: 'Member Gallery' }).click(),
  },
  themes: { as: 'admin', path: '/admin/themes', scheme: 'light', window: desk },
  'dashboard-phone': { as: 'member', path: '/dashboard', scheme: 'light', window: phone },
  'mood-phone': {
    as: 'member',
    path: '/mood',
    scheme: 'dark',
    window: phone,
    before: (page) => page.getByRole('radio', { name: 'Calm' }).check({ force: true }),
  },
  'health-phone': { as: 'member', path: '/health', scheme: 'dark', window: phone },
}

async function take(browser: Browser, name: string, { before, ...wish }: Shot) {
  const page = await openDemo(browser, address, wish)
  await before?.(page)
  await atRest(page)
  // A reminder may come at any minute.
  await page.locator('[data-toast]').evaluateAll((toasts: HTMLElement[]) => {
    for (const { style } of toasts) style.setProperty('display', 'none')
  })
  const file = join(root, 'docs', 'pictures', `${name}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file)
  await page.context().close()
}

const browser = await chromium.launch({
  executablePath: await bringChromium(root),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
for (const [name, shot] of Object.entries(shots)) await take(browser, name, shot)
await browser.close()
