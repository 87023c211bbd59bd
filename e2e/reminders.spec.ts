import type { Page } from '@playwright/test'
import { weekOf } from '../contract/week.ts'
import { item, saveDay } from './calendar-fixtures.ts'
import { eventMaker, inHours, rsvp } from './events-maker.ts'
import { expect, test } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'
import { toast } from './toast.ts'

const minuteMs = 60_000

/** The notifications that the page requested. */
const notifications = (page: Page) =>
  page.evaluate(() => (window as unknown as { shown: { title: string; tag: string }[] }).shown)

/** Allows notifications and records them, because a test cannot read the list of the desktop. */
async function allowNotifications(page: Page) {
  await page.addInitScript(() => {
    const shown: { title: string; tag: string }[] = []
    class Kept {
      static permission = 'granted'
      onclick = null
      constructor(title: string, { tag }: { tag: string }) {
        shown.push({ title, tag })
      }
      close() {}
    }
    Object.assign(window, { shown, Notification: Kept })
  })
}

/** Opens a page at an instant of the browser's clock, with everything loaded that may remind. */
async function openAt(page: Page, moment: number | string, path = '/mood') {
  await page.clock.install({ time: moment })
  const loaded = Promise.all(
    ['/api/global-events?', '/api/planner/reminders?', '/api/goals/', '/api/my-rsvps'].map((part) =>
      page.waitForResponse((response) => response.url().includes(part)),
    ),
  )
  await page.goto(path)
  await loaded
}

test('an event reminds once for each of its offsets, for ten seconds at the top right', async ({
  page,
  member: _,
  product,
}) => {
  const { make } = await eventMaker(product)
  const start = Math.ceil(Date.now() / minuteMs) * minuteMs + 80 * minuteMs
  const { id } = await make({
    title: 'Moon walk',
    start: new Date(start).toISOString(),
    end: new Date(start + 60 * minuteMs).toISOString(),
    remindersDefault: [60, 10],
  })
  await allowNotifications(page)
  await openAt(page, start - 66.5 * minuteMs)
  await expect(toast(page, 'Moon walk')).toHaveCount(0)
  await page.clock.fastForward('01:10')
  await expect(toast(page, 'Moon walk')).toHaveCount(0)
  await page.clock.fastForward('01:00')
  await expect(toast(page, '“Moon walk” starts in 1 hour')).toBeVisible()
  const place = await toast(page, 'Moon walk').boundingBox()
  expect(place?.y).toBeLessThan(100)
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(1240)
  expect(await notifications(page)).toEqual([
    { title: '“Moon walk” starts in 1 hour', tag: `reminder_${id}_60` },
  ])
  expect(await page.evaluate((key) => localStorage.getItem(key), `reminder_${id}_60`)).toMatch(/^\d{13}$/)
  await page.clock.runFor(9000)
  await expect(toast(page, 'Moon walk')).toBeVisible()
  await page.clock.runFor(3000)
  await expect(toast(page, 'Moon walk')).toHaveCount(0)

  await page.clock.fastForward('03:00')
  await expect(toast(page, 'Moon walk')).toHaveCount(0)
  await page.reload()
  await quietNetwork(page)
  await page.clock.fastForward('01:00')
  await expect(toast(page, 'Moon walk')).toHaveCount(0)

  await page.clock.fastForward('50:00')
  await expect(toast(page, '“Moon walk” starts in 10 minutes')).toBeVisible()
  await toast(page, 'Moon walk').getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL(`/events?event=${id}`)
  await expect(page.getByRole('dialog', { name: 'Moon walk' })).toBeVisible()
})

test('on a phone a reminder stands beneath or above what else is told, and hides none of it @phone @thorough', async ({
  page,
  member: _,
  product,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desk has two places for toasts')
  const { make } = await eventMaker(product)
  await make({ title: 'Moon walk', start: inHours(1), end: inHours(2), remindersDefault: [60] })
  await page.goto('/mood')
  await expect(toast(page, 'Moon walk')).toBeVisible()
  await page.getByRole('button', { name: 'Save Mood' }).click()
  await expect(toast(page, 'Please select a mood')).toBeVisible()
  const places = async () => {
    const [one, other] = await Promise.all(
      ['Moon walk', 'Please select a mood'].map((text) => toast(page, text).boundingBox()),
    )
    if (!one || !other) return false
    return one.y + one.height <= other.y || other.y + other.height <= one.y
  }
  await expect.poll(places).toBe(true)
})

test('one who does not go is left in peace @thorough', async ({ page, member, product }) => {
  const { make } = await eventMaker(product)
  const start = Date.now() + 61 * minuteMs
  const at = { start: new Date(start).toISOString(), end: new Date(start + minuteMs).toISOString() }
  const declined = await make({ title: 'Declined', ...at })
  await make({ title: 'Open', ...at })
  await rsvp(member, declined.id, 'not_going')
  await openAt(page, Date.now())
  await expect(toast(page, '“Open” starts in 1 hour')).toBeVisible()
  await expect(toast(page, 'Declined')).toHaveCount(0)
})

test('each occurrence of a recurring event reminds @thorough', async ({ page, member: _, product }) => {
  const { make } = await eventMaker(product)
  await make({
    title: 'Daily breath',
    start: '2026-12-01T18:00:00Z',
    end: '2026-12-01T18:30:00Z',
    recurrence: 'FREQ=DAILY;COUNT=5',
    remindersDefault: [30],
  })
  await openAt(page, '2026-12-02T17:30:00Z')
  await expect(toast(page, '“Daily breath” starts in 30 minutes')).toBeVisible()
  await page.clock.runFor(12_000)
  await expect(toast(page, 'Daily breath')).toHaveCount(0)
  await page.clock.fastForward('24:00:00')
  await expect(toast(page, '“Daily breath” starts in 30 minutes')).toBeVisible()
  const markers = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('reminder_')),
  )
  expect(markers.map((key) => key.replace(/_[^@]+@/, '@')).sort()).toEqual([
    'reminder@2026-12-02T18:00:00.000Z_30',
    'reminder@2026-12-03T18:00:00.000Z_30',
  ])
})

test('old markers go, and what is lost on the way is no bother', async ({
  page,
  member: _,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await eventMaker(product)
  const now = Date.now()
  await page.addInitScript((told) => {
    localStorage.setItem('reminder_old_60', String(told - 32 * 86_400_000))
    localStorage.setItem('reminder_new_60', String(told - 30 * 86_400_000))
  }, now)
  for (const path of ['global-events?*', 'my-rsvps', 'planner/reminders?*', 'goals/*'])
    await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await page.goto('/mood')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reminder_old_60'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('reminder_new_60'))).not.toBeNull()
  await quietNetwork(page)
  await expect(toast(page)).toHaveCount(0)
})

/** Zone, day, local time and its instant: an ordinary evening, past midnight, a skipped and a repeated hour. */
const moments = [
  ['Asia/Kathmandu', '2026-11-20', '23:59', '2026-11-20T18:14:00Z'],
  ['Pacific/Kiritimati', '2026-12-01', '00:00', '2026-11-30T10:00:00Z'],
  ['America/St_Johns', '2026-11-01', '01:30', '2026-11-01T04:00:00Z'],
  ['America/St_Johns', '2027-03-14', '02:30', '2027-03-14T06:00:00Z'],
  ['Europe/Istanbul', '2026-10-25', '03:30', '2026-10-25T00:30:00Z'],
] as const

for (const [timezoneId, date, time, moment] of moments)
  test.describe(`${timezoneId}, ${date} ${time}`, { tag: time.endsWith(':30') ? [] : '@thorough' }, () => {
    test.use({ timezoneId })

    test("the planner's own reminder and the weekly one come at their time, not before @thorough", async ({
      page,
      member,
      product,
    }) => {
      await eventMaker(product)
      await saveDay(member, date, [item(1, 'Take a breath', { type: 'task', time, reminder: true })])
      const reminders = [{ text: 'Stretch', time }]
      await member.call('POST /goals', { body: { week: weekOf(date), goals: [], reminders } })
      await openAt(page, Date.parse(moment) - 150_000)
      await page.clock.fastForward('01:00')
      await expect(toast(page)).toHaveCount(0)
      // A new day may have begun, whose list is fetched first.
      await quietNetwork(page)
      await page.clock.fastForward('02:30')
      await expect(toast(page, 'Take a breath')).toBeVisible()
      await expect(toast(page, 'Stretch')).toBeVisible()
      await page.clock.fastForward('02:00')
      await page.clock.fastForward('01:00:00')
      await expect(toast(page)).toHaveCount(0)
    })
  })
