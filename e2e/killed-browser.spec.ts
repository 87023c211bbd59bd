import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { storedEntry, today } from './health-day.ts'
import { mortalBrowser } from './killed-browser.ts'

const kept = 'Kept on this device. It will be sent when A-genda can be reached.'
const water = (page: Page) => page.getByRole('button', { name: '+250ml' })
/** What changes something; sign-in and reading go on. */
const noLine = (route: Route) =>
  route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected')

test('a browser that is killed between a write and its sending sends it when it is opened again @thorough', async ({
  product,
  member,
}) => {
  const browser = mortalBrowser(product.url, member)
  try {
    const page = await browser.start()
    await page.goto(`${product.url}/dashboard`)
    await page.route('**/api/**', noLine)
    await water(page).click()
    await expect(page.getByText(kept)).toBeVisible()
    await browser.kill()

    const again = await browser.start()
    await again.goto(`${product.url}/dashboard`)
    await expect(again.getByText('250 of 2,000 ml')).toBeVisible()
    await expect.poll(async () => (await storedEntry(member, today()))?.waterMl).toBe(250)
  } finally {
    await browser.remove()
  }
})

test('an entry of the journal that is said to be kept is there after the browser was killed @thorough', async ({
  product,
  member,
}) => {
  const browser = mortalBrowser(product.url, member)
  try {
    const page = await browser.start()
    await page.goto(`${product.url}/journal/write`)
    await page.route('**/api/**', noLine)
    await page.getByRole('textbox', { name: 'What you write' }).fill('A heron stood in the reeds.')
    await expect(page.getByText(kept)).toBeVisible()
    const address = page.url()
    await page.waitForTimeout(2000)
    await browser.kill()

    const again = await browser.start()
    await again.route('**/api/**', noLine)
    await again.goto(address)
    await expect(again.getByRole('textbox', { name: 'What you write' })).toHaveValue(
      'A heron stood in the reeds.',
    )
    await again.goto(`${product.url}/dashboard`)
    await expect(again.getByRole('button', { name: '1 change waiting' })).toBeVisible()
    await again.unroute('**/api/**')
    await again.evaluate(() => window.dispatchEvent(new Event('online')))
    const bodies = async () => (await member.call('GET /journal')).map(({ excerpt }) => excerpt)
    await expect.poll(bodies).toEqual(['A heron stood in the reeds.'])
  } finally {
    await browser.remove()
  }
})
