import { expect, test } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'

test('an address begins at its top, wherever the page before it was left', async ({ page, member: _ }) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/dashboard')
  await quietNetwork(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(scrolled).toBe(300)
  await page.goto('/health')
  await quietNetwork(page)
  expect(await scrolled()).toBe(0)
})
