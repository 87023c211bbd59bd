import { item, makeEvent, openAt, saveDay } from './calendar-fixtures.ts'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'

test.beforeEach(async ({ page, member, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await makeEvent(product, {
    title: 'A gathering with a rather long name, by the river, in any weather',
    start: '2026-11-20T17:00:00Z',
    end: '2026-11-20T19:00:00Z',
  })
  await saveDay(member, '2026-11-20', [
    item(1, 'Call Grandma', { type: 'reminder', time: '12:00', color: 'blue', reminder: true }),
    item(2, 'A fair with a name that needs more than one line on any phone', {
      type: 'event',
      color: 'yellow',
      ticketUrl: 'http://tickets.example.org',
      location: 'Harbour Lane 3, behind the old boathouse',
    }),
    item(3, 'Pages', { type: 'task', completed: true, color: 'pink' }),
  ])
  await member.call('POST /mood', {
    body: { date: '2026-11-20', mood: 'calm', emotion_tags: ['grateful'], note: 'Rain on the window.' },
  })
  await member.call('POST /goals', {
    body: {
      week: '2026-11-16',
      goals: [{ text: 'Walk', completed: true }, { text: 'Read' }],
      reminders: [{ text: 'Stretch', time: '08:00' }],
    },
  })
})

for (const tab of ['month', 'week', 'day', 'planner'])
  test(`the calendar's ${tab} @phone`, async ({ page }) => {
    await openAt(page, `/calendar?tab=${tab}`)
    await quietNetwork(page)
    await expectClean(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

test('the Daily Planner and its questions @phone @thorough', async ({ page }) => {
  await openAt(page, '/calendar?tab=day')
  await page.getByRole('button', { name: 'Open Daily Planner' }).click()
  const planner = page.getByRole('dialog', { name: 'Daily Planner' })
  await expect(planner.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(3)
  await expectClean(page)
  await planner.getByRole('button', { name: 'Add Item' }).click()
  await planner.getByRole('button', { name: 'Edit Call Grandma' }).click()
  await planner.getByRole('form', { name: 'Edit item' }).getByLabel('Text').fill('')
  await planner.getByRole('form', { name: 'Edit item' }).getByRole('button', { name: 'Save' }).click()
  await expectClean(page)
  await page.setViewportSize({ width: 320, height: 640 })
  // For a frame it is as wide as it was with another scroll bar.
  await expect.poll(() => planner.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320)
  await planner.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectClean(page)
})

test('what has the focus in the Daily Planner is not hidden by its bar @thorough', async ({
  page,
  member,
}) => {
  await saveDay(
    member,
    '2026-11-21',
    Array.from({ length: 12 }, (_, count) => item(count, `Item ${count}`)),
  )
  await openAt(page, '/calendar?tab=day&date=2026-11-21')
  await page.getByRole('button', { name: 'Open Daily Planner' }).click()
  const planner = page.getByRole('dialog', { name: 'Daily Planner' })
  await planner.getByRole('button', { name: 'Edit Item 0' }).focus()
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = focused?.closest('dialog')?.querySelector('footer')
      if (!focused || !bar || bar.contains(focused)) return false
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
    })
    expect(hidden).toBe(false)
  }
})
