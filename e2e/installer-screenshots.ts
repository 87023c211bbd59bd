/**
 * Takes the screenshots that an installer shows (web/public/manifest.webmanifest) of a running demo, and writes them to
 * web/public, where they are committed: `node e2e/installer-screenshots.ts http://localhost:3000`.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../scripts/chromium.ts'

const url = process.argv[2] ?? 'http://localhost:3000'
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const entered = await fetch(`${url}/api/demo/sign-in`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ as: 'member' }),
})
const session = (await entered.json()) as { access_token: string; user: object }

for (const [form, viewport, deviceScaleFactor] of [
  ['phone', { width: 390, height: 844 }, 1.5],
  ['wide', { width: 1280, height: 800 }, 1],
] as const) {
  const isMobile = form === 'phone'
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile,
    hasTouch: isMobile,
    bypassCSP: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
  })
  await context.addInitScript(({ access_token, user }) => {
    localStorage.setItem('token', access_token)
    localStorage.setItem('user', JSON.stringify({ ...user, location_requested: true }))
  }, session)
  const page = await context.newPage()
  for (const name of ['dashboard', 'calendar', 'mood']) {
    await page.goto(`${url}/${name}`, { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: '#demo, .toasts { display: none } :root { --strip: 0px !important }' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(1500)
    await sharp(await page.screenshot())
      .webp({ quality: 64, effort: 6 })
      .toFile(fileURLToPath(new URL(`../web/public/screenshot-${form}-${name}.webp`, import.meta.url)))
  }
  await context.close()
}
await browser.close()
