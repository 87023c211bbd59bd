import type { BrowserContext, Page } from '@playwright/test'
import { eventMaker, rsvp } from './events-maker.ts'
import { admin, expect, logIn, test } from './fixtures.ts'

/** Blocks what a browser stores, as one does that refuses cookies: even naming it throws. */
const blockStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })

const look = (page: Page, name: string) =>
  process.env.LOOK && page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true })

test('a browser that blocks its storage signs in, and saves what is written until the page is closed @phone-too', async ({
  browser,
  product,
  member,
}) => {
  const context = await browser.newContext({ baseURL: product.url })
  await blockStorage(context)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(/you’ll be signed out when you close or reload this page/)).toBeVisible()
  await look(page, 'blocked-dashboard')
  const line = page.getByRole('textbox', { name: 'Add to today' })
  await line.fill('Buy bread')
  await line.press('Enter')
  await expect(line).toHaveValue('')
  await expect(page.getByRole('main').getByText('Buy bread').first()).toBeVisible()
  await look(page, 'blocked-written')
  const date = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  await expect
    .poll(async () => JSON.stringify(await member.call('GET /daily-notes/{date}', { params: { date } })))
    .toContain('Buy bread')
  expect(faults).toEqual([])
  await context.close()
})

test('a browser whose zone is unknown shows events, the planner, and the back office @phone-too', async ({
  page,
  context,
  product,
  member,
  signIn,
}) => {
  const { id } = await (await eventMaker(product)).make()
  await rsvp(member, id, 'going')
  await page.addInitScript(() => {
    const own = Intl.DateTimeFormat.prototype.resolvedOptions
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...own.call(this), timeZone: 'Etc/Unknown' }
    }
    if ('Temporal' in globalThis) Object.assign(Temporal.Now, { timeZoneId: () => 'Etc/Unknown' })
  })
  const walk = async (shown: string[], others: string[]) => {
    for (const path of [...shown, ...others]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      if (shown.includes(path)) await expect(page.getByText('Evening yoga').first()).toBeVisible()
      await expect(page.getByText(/could not be shown/)).toHaveCount(0)
      await look(page, `unknown-zone${path.replaceAll('/', '-')}`)
    }
  }
  await walk(['/events', '/calendar'], ['/dashboard', '/planner', '/journal', '/profile'])
  await signIn(context, await logIn(product, admin))
  await walk(['/admin/events'], ['/admin/themes', '/admin/users', '/admin/audit'])
})
