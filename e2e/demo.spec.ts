import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { scaledLimit } from '../scripts/slowness.ts'
import { markAsDemo } from '../server/features/demo/folder.ts'
import { demoPeople } from '../server/features/demo/people.ts'
import { caller } from './api.ts'
import { expectClean, expectFits } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { type Product, removeData, startProduct } from './product.ts'
import { quietNetwork } from './quiet-network.ts'

const folder = mkdtempSync(join(tmpdir(), 'a-genda-demo-'))
const { member, admin } = demoPeople
let demo: Product

/** The demo on a data folder that is marked as a demo. */
const open = (dataDir: string) =>
  startProduct({ DEMO: 'yes', DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })

test.beforeAll(async () => {
  test.setTimeout(scaledLimit(120_000))
  const dataDir = join(folder, 'with-two')
  markAsDemo(dataDir)
  demo = await open(dataDir)
  await caller(demo.url)('POST /auth/register', { body: member })
})
test.afterAll(async () => {
  // Undefined if it could not be started, which was reported already.
  if (demo) {
    await demo.stop()
    removeData(demo)
  }
  rmSync(folder, { recursive: true, force: true })
})

// The demo is a product of its own. Its origin is not that of the product of the other journeys.
test.beforeEach(({ tolerate }) => tolerate(new RegExp(`^third party: ${demo.url}/`)))

test('a visitor is told that it is a demo, and looks around as a member and as an administrator @phone-too', async ({
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
  await strip.getByRole('button', { name: 'Open the back office' }).click()
  await expect(page).toHaveURL(`${demo.url}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
  await expectClean(page)

  await page.goto(`${demo.url}/admin/users`)
  await strip.getByRole('button', { name: 'Look around as Mira' }).click()
  await expect(page).toHaveURL(`${demo.url}/dashboard`)
})

test('the strip is reached and worked by keyboard @thorough', async ({ page }) => {
  await page.goto(`${demo.url}/forgot-password`)
  const door = page.getByRole('button', { name: 'Look around as Mira' })
  await expect(door).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(door).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${demo.url}/dashboard`)
})

test('the strip fits 320 px, where its place was kept until it came @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(demo.url)
  const strip = page.getByRole('complementary', { name: 'Demo' })
  await expect(strip).toBeVisible()
  await expectFits(page, 320)
  await page.emulateMedia({ media: 'print' })
  await expect(strip).toBeHidden()
})

test('nothing of it is in any other product @thorough', async ({ page, product }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${product.url}/forgot-password`)
  await quietNetwork(page)
  await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)
  expect(asked.filter((url) => url.includes('demo-strip'))).toEqual([])
  const signIn = caller(product.url)('POST /demo/sign-in', { body: { as: 'admin' } })
  await expect(signIn).rejects.toThrow('answered 404')
})

test('the year that `npm run demo` makes is whole, and is opened by the demo alone @thorough', async ({
  page,
  tolerate,
}) => {
  // Making a year of a community takes a minute.
  test.skip(!process.env.THOROUGH, 'npm test -- --thorough')
  test.setTimeout(scaledLimit(600_000))
  const dataDir = join(folder, 'whole')
  const fill =
    "const { fillDemo } = await import('./scripts/demo/fill.ts'); await fillDemo(process.argv[1], { zone: 'Europe/Berlin', say: () => {} })"
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', fill, dataDir])
  const whole = await open(dataDir)
  tolerate(new RegExp(`^third party: ${whole.url}/`))
  try {
    await page.goto(whole.url)
    await page.getByRole('button', { name: 'Look around as Mira' }).click()
    await expect(page.getByRole('region', { name: 'Nearby event' })).toContainText('Tea above the roofs')
    await page.goto(`${whole.url}/community`)
    await expect(page.getByText('third step, back door')).toBeVisible()
    await expectClean(page)
    await page.goto(`${whole.url}/events`)
    await expect(page.getByRole('heading', { name: 'Morning pages in the glasshouse' })).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Open the back office' }).click()
    await expect(page.getByText('200 users')).toBeVisible()
  } finally {
    // Its pictures may still be on their way.
    await page.goto('about:blank')
    await whole.stop()
    removeData(whole)
  }
  await expect(startProduct({ DATA_DIR: dataDir })).rejects.toThrow('holds the demo')
})
