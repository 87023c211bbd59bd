import type { BrowserContext, Page } from '@playwright/test'
import { weekOf } from '../contract/week.ts'
import { test as base, expect, type Member } from './fixtures.ts'
import { today } from './journal-fixtures.ts'
import { cut, isKeptFile, lineIsCut, untilKept } from './offline-fixtures.ts'
import { deployable } from './second-build.ts'

type Front = Awaited<ReturnType<typeof deployable>>

const test = base.extend<{ front: Front }>({
  front: async ({ product, tolerate }, use) => {
    // The front has another port than the product.
    tolerate(/^third party/)
    const front = await deployable(product)
    await use(front)
    front.close()
  },
})
test.use({ serviceWorkers: 'allow' })

const oldTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mood Tracker', exact: true })
const newTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mood Tracker II', exact: true })
const notice = (page: Page) => page.getByText('A new version is ready.')
const take = (page: Page) => page.getByRole('button', { name: 'Load it now' })
const toMood = (page: Page) => page.getByRole('link', { name: 'Mood' }).first().click()
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready).update())

/** Signs the member in behind the front. */
async function enter(context: BrowserContext, front: Front, member: Member, more: object = {}) {
  const stored = {
    token: member.token,
    user: JSON.stringify(member.user),
    [`weekly_notification_${weekOf(today())}`]: String(Date.now()),
    ...more,
  }
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: String(value) }))
  await context.setStorageState({ cookies: [], origins: [{ origin: front.url, localStorage }] })
}
/** Opens home as the member, and waits until their browser keeps the pages, and home as it is. */
async function openAndKeepPage(page: Page, front: Front, member: Member) {
  await enter(page.context(), front, member)
  await page.goto(`${front.url}/dashboard`)
  await untilKept(page, member.id)
  await expect.poll(() => isKeptFile(page, /\/dashboard$/)).toBe(true)
}
const partIsMissing =
  /status of 404|dynamically imported|Failed to load|Unable to preload|React Router|Failed to fetch/
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameLoad: true }))
const isSameLoad = (page: Page) => page.evaluate(() => 'isSameLoad' in window)

test('a new version waits: the old one goes on with its own files, and one press takes the new, with what was typed', async ({
  page,
  context,
  front,
  member,
}) => {
  // Two versions are kept in full, one after the other.
  test.slow()
  await enter(context, front, member)
  await page.goto(`${front.url}/dashboard`)
  await untilKept(page, member.id)
  const other = await context.newPage()
  await other.goto(`${front.url}/dashboard`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await other.waitForTimeout(3_000)
  await mark(page)
  await mark(other)

  front.deploy()
  await lookForUpdate(page)
  await expect(notice(page)).toBeVisible({ timeout: 20_000 })
  // The server has these files no more.
  await toMood(page)
  await expect(oldTitle(page)).toBeVisible()
  expect(await isSameLoad(page)).toBe(true)
  await page.getByRole('radio', { name: 'Calm' }).first().check({ force: true })
  await page.getByRole('textbox').first().fill('Half a thought')
  await expect(notice(page)).toBeVisible()

  await take(page).click()
  await expect(newTitle(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('textbox').first()).toHaveValue('Half a thought')
  await expect(notice(page)).toHaveCount(0)

  // Nobody reloads the other tab, and it still has its pages.
  expect(await isSameLoad(other)).toBe(true)
  await expect(notice(other)).toBeVisible()
  await toMood(other)
  await expect(oldTitle(other)).toBeVisible()
  await take(other).click()
  await expect(newTitle(other)).toBeVisible({ timeout: 20_000 })
})

test('a new version is there by itself at the next start with no tab open, without a connection too @thorough', async ({
  page,
  context,
  front,
  member,
  tolerate,
}) => {
  tolerate(lineIsCut)
  await enter(context, front, member)
  await page.goto(`${front.url}/dashboard`)
  await untilKept(page, member.id)
  front.deploy()
  await lookForUpdate(page)
  await expect(notice(page)).toBeVisible({ timeout: 20_000 })
  await page.close()
  const next = await context.newPage()
  await next.goto(`${front.url}/mood`)
  await expect(newTitle(next)).toBeVisible()
  // The page is kept last, when all its parts are.
  await expect
    .poll(() => isKeptFile(next, /\/dashboard$/, 'second0000000000'), { timeout: 30_000 })
    .toBe(true)
  await next.waitForTimeout(3_000)
  await expect(notice(next)).toHaveCount(0)
  await cut(context)
  await next.goto(`${front.url}/health`)
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  await next.goto(`${front.url}/mood`)
  await expect(newTitle(next)).toBeVisible()
})

test('a page comes as it is kept, and from the server when it is loaded again', async ({
  page,
  front,
  member,
  tolerate,
}) => {
  tolerate(partIsMissing)
  await openAndKeepPage(page, front, member)
  front.deploy()
  await page.goto(`${front.url}/mood`)
  await expect(oldTitle(page)).toBeVisible()
  // A browser looks for another worker by itself whenever a page is opened.
  await expect(notice(page)).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(newTitle(page)).toBeVisible()
})

test('a part that was not kept, and that the server has no more, is loaded with the new version @thorough', async ({
  page,
  front,
  member,
  tolerate,
}) => {
  tolerate(partIsMissing)
  await openAndKeepPage(page, front, member)
  const forgotten = await page.evaluate(async () => {
    let count = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (/\/mood-page-/.test(request.url)) count += Number(await cache.delete(request))
    }
    return count
  })
  expect(forgotten).toBe(1)
  front.deploy()
  await page.goto(`${front.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await mark(page)
  await toMood(page)
  await expect(newTitle(page)).toBeVisible({ timeout: 20_000 })
  expect(await isSameLoad(page)).toBe(false)
})

test('without a worker, a part that the server has no more loads the page again, once @thorough', async ({
  page,
  context,
  front,
  member,
  tolerate,
}) => {
  tolerate(partIsMissing)
  await enter(context, front, member, { offline: 'off' })
  await page.goto(`${front.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await mark(page)
  front.deploy()
  await toMood(page)
  await expect(newTitle(page)).toBeVisible({ timeout: 20_000 })
  expect(await isSameLoad(page)).toBe(false)
})
