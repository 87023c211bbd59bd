import type { Browser, Page } from '@playwright/test'
import type { Api } from '../contract/api.ts'
import type { Response } from '../contract/row.ts'
import { weekOf } from '../contract/week.ts'
import { sendCall } from '../scripts/send-call.ts'

export type DemoWindow = { width: number; height: number; deviceScaleFactor: number }
type Wish = {
  /** Who is signed in; nobody without it. */
  as?: 'member' | 'admin' | undefined
  path: string
  scheme: 'light' | 'dark'
  window: DemoWindow
}

const signedIn = new Map<string, ReturnType<typeof demoSignIn>>()
/** As a browser: a list of devices names it. */
async function demoSignIn(browser: Browser, address: string, as: 'member' | 'admin') {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} Safari/537.36`
  const response = await sendCall(
    address,
    'POST /demo/sign-in',
    { body: { as } },
    { headers: { 'user-agent': userAgent } },
  )
  return (await response.json()) as Response<Api['POST /demo/sign-in']>
}

/** Once for each, so that nobody has a hundred devices. */
function signIn(browser: Browser, address: string, as: 'member' | 'admin') {
  const known = signedIn.get(as) ?? demoSignIn(browser, address, as)
  signedIn.set(as, known)
  return known
}

/** Opens a page of the demo that runs at `address`, without its strip, still, and with this week's notice seen. */
export async function openDemo(
  browser: Browser,
  address: string,
  { as, path, scheme, window }: Wish,
): Promise<Page> {
  const { deviceScaleFactor, ...viewport } = window
  const kept = [['scheme', scheme]]
  if (as) {
    const { access_token, user } = await signIn(browser, address, as)
    const monday = weekOf(new Date().toLocaleDateString('sv-SE'))
    kept.push(['token', access_token], ['user', JSON.stringify(user)])
    kept.push([`weekly_notification_${monday}`, String(Date.now())])
  }
  const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: 'reduce' })
  const localStorage = kept.map(([key = '', value = '']) => ({ name: key, value }))
  await context.setStorageState({ cookies: [], origins: [{ origin: address, localStorage }] })
  const page = await context.newPage()
  await page.goto(address + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate(() => {
    document.getElementById('demo')?.style.setProperty('display', 'none')
    document.documentElement.style.setProperty('--strip', '0px')
  })
  return page
}

/** Whether every picture in the window has come and is shown: a lazy one is asked for after the network was first idle. */
const areShown = () =>
  [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    const isSeen = width > 0 && bottom > 0 && top < window.innerHeight
    return !isSeen || (image.complete && getComputedStyle(image).opacity === '1')
  })

/** Waits until a page has all it asked for, its letters and pictures too, and stands still. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(areShown, undefined, { timeout: 20_000 })
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, new Promise((done) => setTimeout(done, 2_000))]),
  )
}
