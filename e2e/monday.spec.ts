import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { begin } from './practice-fixtures.ts'
import { toast } from './toast.ts'

const told = (page: Page) => toast(page, 'A new week begins')
const key = 'weekly_notification_2027-03-01'
const records = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('weekly_notification_')))

/** Opens the dashboard at an instant, from which the browser's clock runs on. */
async function openAt(page: Page, moment: string) {
  await page.clock.install({ time: new Date(moment) })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Choose Different Theme' })).toBeVisible()
}

/** 09:00 on Monday, 1 March 2027. */
for (const [timezoneId, nine] of [
  ['Europe/Berlin', '2027-03-01T08:00:00Z'],
  ['America/St_Johns', '2027-03-01T12:30:00Z'],
  ['Pacific/Kiritimati', '2027-02-28T19:00:00Z'],
  ['Asia/Kathmandu', '2027-03-01T03:15:00Z'],
] as const)
  test.describe(timezoneId, { tag: timezoneId === 'Asia/Kathmandu' ? [] : '@thorough' }, () => {
    test.use({ timezoneId })

    test('the new week is told at nine on Monday, for ten seconds, once', async ({ page, member: _ }) => {
      await openAt(page, new Date(Date.parse(nine) - 60_000).toISOString())
      await expect(told(page)).toHaveCount(0)
      expect(await records(page)).not.toContain(key)
      await page.clock.fastForward(60_000)
      await expect(told(page)).toBeVisible()
      expect(await records(page)).toContain(key)
      await page.clock.fastForward(6_000)
      await page.waitForTimeout(500)
      await expect(told(page)).toBeVisible()
      await page.clock.fastForward(4_500)
      await expect(told(page)).toHaveCount(0)
      await page.clock.fastForward(60_000)
      await page.reload()
      await expect(page.getByRole('button', { name: 'Choose Different Theme' })).toBeVisible()
      await page.clock.fastForward(60_000)
      await page.waitForTimeout(500)
      await expect(told(page)).toHaveCount(0)
    })
  })

test('whoever practices at nine is told afterwards @thorough', async ({ page, member: _, tolerate }) => {
  // A practice of 2027 is refused: the server's clock does not follow the browser's.
  tolerate(/status of 400/)
  await openAt(page, '2027-03-01T08:59:00+01:00')
  const dialog = await begin(page, 'A few breaths')
  await page.clock.fastForward(120_000)
  await page.waitForTimeout(500)
  await expect(told(page)).toHaveCount(0)
  expect(await records(page)).not.toContain(key)
  await dialog.getByRole('button', { name: 'End here' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.clock.fastForward(30_000)
  await expect(told(page)).toBeVisible()
})

test('no other day tells of it @thorough', async ({ page, member: _ }) => {
  await openAt(page, '2027-03-02T09:00:00+01:00')
  await page.clock.fastForward(60_000)
  await page.waitForTimeout(500)
  await expect(told(page)).toHaveCount(0)
})

test("the notice shows the week's cover, and 'Keep' is its strong button, before 'Change' @thorough", async ({
  page,
  member,
}) => {
  const { coverSizes } = await member.call('GET /themes/current')
  await openAt(page, '2027-03-01T10:00:00+01:00')
  await expect(told(page).locator('img')).toHaveAttribute('src', coverSizes.at(-1)?.url ?? '?')
  const choices = told(page).locator('.toast-choices').getByRole('button')
  await expect(choices).toHaveText(['Keep', 'Change'])
  const ground = (at: number) => choices.nth(at).evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await ground(1)).toBe('rgba(0, 0, 0, 0)')
  expect(await ground(0)).not.toBe('rgba(0, 0, 0, 0)')
  await expectClean(page)
})

test("'Keep' puts it away and changes nothing @phone-too", async ({ page, member: _ }) => {
  await openAt(page, '2027-03-01T10:00:00+01:00')
  await told(page).getByRole('button', { name: 'Keep' }).click()
  await expect(told(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test("'Change' opens the library @phone-too", async ({ page, member: _ }) => {
  await openAt(page, '2027-03-01T10:00:00+01:00')
  await told(page).getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose a Different Theme' })).toBeVisible()
})

test('records older than 30 days are deleted', async ({ page, member: _ }) => {
  const now = Date.parse('2027-03-03T10:00:00+01:00')
  await page.addInitScript((moment) => {
    localStorage.setItem('weekly_notification_2027-01-25', String(moment - 31 * 86_400_000))
    localStorage.setItem('weekly_notification_2027-02-08', String(moment - 23 * 86_400_000))
  }, now)
  await openAt(page, new Date(now).toISOString())
  await expect.poll(() => records(page)).toEqual(['weekly_notification_2027-02-08'])
})
