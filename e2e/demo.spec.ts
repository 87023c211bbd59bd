import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemo } from '../scripts/demo/fill.ts'
import { expectClean, expectFits } from './clean.ts'
import { type Product, removeData, startProduct } from './product.ts'
import { expect, test } from './stage.ts'

// The whole of the demo, as `npm run demo` makes it: that it can be filled is a part of what is tested.
test.describe.configure({ mode: 'serial' })
let demo: Product
let folder: string
test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(join(tmpdir(), 'a-genda-demo-'))
  const dataDir = join(folder, 'demo')
  await fillDemo(dataDir, { zone: 'Europe/Berlin', say: () => undefined })
  demo = await startProduct({ DEMO: 'yes', DATA_DIR: dataDir, ADMIN_PASSWORD: '', ADMIN_EMAIL: '' })
})
test.afterAll(async () => {
  await demo.stop()
  removeData(demo)
  rmSync(folder, { recursive: true, force: true })
})

test('a visitor is told that it is a demo, and looks around as a member and as an administrator @phone', async ({
  page,
}) => {
  await page.goto(demo.url)
  const strip = page.getByRole('complementary', { name: 'Demo' })
  await expect(strip).toContainText('This is a demo.')
  await expectClean(page)
  await expectFits(page, page.viewportSize()?.width ?? 0)

  await strip.getByRole('button', { name: 'Look around as Mira' }).click()
  await expect(page).toHaveURL(`${demo.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira')
  await expect(strip).toBeVisible()
  await expectClean(page)

  await page.goto(`${demo.url}/community`)
  await expect(page.getByText('third step, back door')).toBeVisible()
  await page.reload()
  await strip.getByRole('button', { name: 'Open the back office' }).click()
  await expect(page).toHaveURL(`${demo.url}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectClean(page)

  await page.goto(`${demo.url}/admin/users`)
  await strip.getByRole('button', { name: 'Look around as Mira' }).click()
  await expect(page).toHaveURL(`${demo.url}/dashboard`)
})

test('the strip is reached and worked by keyboard', async ({ page }) => {
  await page.goto(`${demo.url}/forgot-password`)
  const door = page.getByRole('button', { name: 'Look around as Mira' })
  await expect(door).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(door).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${demo.url}/dashboard`)
})

test('the strip fits 320 px, where its place was kept until it came', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(demo.url)
  const strip = page.getByRole('complementary', { name: 'Demo' })
  await expect(strip).toBeVisible()
  await expectFits(page, 320)
  await page.emulateMedia({ media: 'print' })
  await expect(strip).toBeHidden()
})

test('nothing of it is in any other product', async ({ page, product }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(product.url)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)
  expect(asked.filter((url) => url.includes('demo-strip'))).toEqual([])
  const answer = await page.request.post(`${product.url}/api/demo/sign-in`, { data: { as: 'admin' } })
  expect(answer.status()).toBe(404)
})
