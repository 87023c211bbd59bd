import { scaledLimit } from '../scripts/slowness.ts'
import { item, makeEvent, openAt, saveDay } from './calendar-fixtures.ts'
import { expect, test } from './fixtures.ts'

test('the month shows 42 days from Sunday, with events, moods and notes', async ({
  page,
  member,
  product,
}) => {
  const stamp = crypto.randomUUID().slice(0, 8)
  for (const hour of [9, 12, 15])
    await makeEvent(product, {
      title: `Circle ${hour} ${stamp}`,
      start: `2026-03-18T${String(hour).padStart(2, '0')}:00:00Z`,
      end: `2026-03-18T${String(hour + 1).padStart(2, '0')}:00:00Z`,
    })
  for (const mood of ['sad', 'calm']) await member.call('POST /mood', { body: { date: '2026-03-18', mood } })
  await saveDay(member, '2026-03-18', [item(1, 'Tea')])

  await openAt(page, '/calendar', new Date('2026-03-10T10:00:00Z'))
  await expect(page.getByRole('heading', { name: 'March 2026' })).toBeVisible()
  const grid = page.getByRole('grid', { name: 'March 2026' })
  await expect(grid.getByRole('gridcell')).toHaveCount(42)
  await expect(grid.getByRole('columnheader')).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  await expect(grid.locator('[aria-current=date]')).toHaveAccessibleName(/^Tuesday, March 10, 2026, today/)

  const cell = grid.locator('[data-day="2026-03-18"]')
  await expect(cell.getByRole('button', { name: `Circle 9 ${stamp}` })).toBeVisible()
  await expect(cell.getByRole('button', { name: `Circle 15 ${stamp}` })).toHaveCount(0)
  await expect(cell.getByText('+1 more')).toBeVisible()
  await expect(cell.getByTitle('Has notes')).toBeVisible()
  for (const face of ['😢', '😌']) await expect(cell.getByText(face)).toBeVisible()
  await expect(cell.locator('[data-number]')).toHaveAccessibleName(
    'Wednesday, March 18, 2026, 3 events, has notes, moods: Sad, Calm',
  )

  await cell.getByText('+1 more').click()
  await expect(page).toHaveURL(/tab=day/)
  const line = page.getByRole('list', { name: 'Plan' })
  await expect(line.getByRole('button', { name: /^Circle \d+/ })).toHaveCount(3)
})

test('an event opens its dialog from the month @thorough', async ({ page, member: _, product }) => {
  const event = await makeEvent(product, {
    title: `Retreat ${crypto.randomUUID().slice(0, 8)}`,
    start: '2026-05-15T14:00:00Z',
    end: '2026-05-17T10:00:00Z',
  })
  await openAt(page, '/calendar?date=2026-05-02')
  // With the event in the member's agenda, there is also an item of the same name, but without the time in its title.
  const pills = page.getByRole('grid').getByTitle(new RegExp(`^${event.title}, `))
  await expect(pills).toHaveCount(3)
  await expect(pills.nth(1)).toContainText('All day')
  await expect(pills.nth(2)).toContainText('until 12 PM')
  await pills.first().click()
  const dialog = page.getByRole('dialog', { name: event.title })
  await expect(dialog.getByText('GLOBAL EVENT')).toBeVisible()
  await expect(dialog.getByText('View on Map')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add to My Agenda' }).click()
  await expect(page.getByText('Event added to your agenda!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pills.first()).toBeFocused()
  await expect(page.locator('[data-day="2026-05-15"]').getByTitle('Has notes')).toBeVisible()
})

test('previous and next step by month, week and day, and reload and Back keep the place', async ({
  page,
  member: _,
}) => {
  await openAt(page, '/calendar')
  const heading = page.getByRole('heading', { level: 2 }).first()
  await expect(heading).toHaveText('November 2026')
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(heading).toHaveText('December 2026')
  await page.getByRole('tab', { name: 'Week' }).click()
  await expect(heading).toHaveText('Dec 14 - 20, 2026')
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(heading).toHaveText('Dec 7 - 13, 2026')
  await page.getByRole('tab', { name: 'Day' }).click()
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(heading).toHaveText('Monday, December 14')
  await expect(page).toHaveURL('/calendar?tab=day&date=2026-12-14')
  await page.reload()
  await expect(heading).toHaveText('Monday, December 14')
  await page.goBack()
  await expect(heading).toHaveText('Sunday, December 13')
  await page.goBack()
  await expect(heading).toHaveText('Dec 7 - 13, 2026')
  await page.getByRole('button', { name: 'Go to Today' }).click()
  await expect(heading).toHaveText('Nov 16 - 22, 2026')
  await page.goto('/planner')
  await expect(page.getByRole('tab', { name: 'Planner' })).toHaveAttribute('aria-selected', 'true')
  await expect(heading).toHaveText('Week starting November 16')
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(heading).toHaveText('Week starting November 23')
})

test('the month is walked by keyboard', async ({ page, member: _ }) => {
  await openAt(page, '/calendar')
  const at = (name: string | RegExp) => expect(page.getByRole('button', { name }).first()).toBeFocused()
  const day = page.locator('[data-day="2026-11-20"] [data-number]')
  await day.focus()
  for (const [key, name] of [
    ['ArrowRight', /^Saturday, November 21/],
    ['ArrowDown', /^Saturday, November 28/],
    ['Home', /^Sunday, November 22/],
    ['ArrowUp', /^Sunday, November 15/],
    ['End', /^Saturday, November 21/],
    ['ArrowDown', /^Saturday, November 28/],
    ['ArrowDown', /^Saturday, December 5/],
    ['PageDown', /^Tuesday, January 5, 2027/],
    ['PageUp', /^Saturday, December 5/],
    ['t', /^Friday, November 20, 2026, today/],
  ] as const) {
    await page.keyboard.press(key)
    await at(name)
  }
  await expect(page.getByRole('grid').locator('[data-number][tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Daily Planner' })).toBeVisible()
  await page.keyboard.press('Escape')
  await at(/^Friday, November 20, 2026, today/)

  await page.goto('/calendar?date=2026-11-28')
  await page.locator('[data-day="2026-11-28"] [data-number]').focus()
  await page.keyboard.press('t')
  await expect(page).toHaveURL('/calendar')
  await at(/^Friday, November 20, 2026, today/)
})

test('the week has seven cards from Monday, and the day its mood and goals', async ({ page, member }) => {
  await openAt(page, '/calendar?tab=day')
  await expect(page.getByText('No mood logged for this day')).toBeVisible()
  await expect(page.getByText('No goals set for this week')).toBeVisible()

  await member.call('POST /mood', {
    body: { date: '2026-11-20', mood: 'calm', emotion_tags: [], note: 'Rain on the window.' },
  })
  await member.call('POST /goals', {
    body: { week: '2026-11-16', goals: [{ text: 'Walk by the water', completed: true }], reminders: [] },
  })
  await page.reload()
  await expect(page.getByText('Rain on the window.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Goals for this week' })).toBeVisible()
  await expect(page.getByText('Walk by the water')).toBeVisible()

  await page.getByRole('tab', { name: 'Week' }).click()
  const cards = page.getByRole('list', { name: 'Week' }).getByRole('listitem')
  await expect(cards).toHaveCount(7)
  await expect(cards.first()).toContainText('MonNov 16')
  await expect(cards.nth(4)).toContainText('FriNov 20')
  await expect(cards.nth(4)).toContainText('Calm')
  await expect(cards.nth(4)).toHaveAttribute('aria-current', 'date')
})

test('a hundred moods and more do not hide the earlier days @thorough', async ({ page, member }) => {
  await member.call('POST /mood', { body: { date: '2026-11-01', mood: 'sad' } })
  for (let count = 0; count < 105; count += 1)
    await member.call('POST /mood', { body: { date: '2026-11-19', mood: 'calm' } })
  await openAt(page, '/calendar')
  await expect(page.locator('[data-day="2026-11-19"]').getByText('😌')).toBeVisible()
  await expect(page.locator('[data-day="2026-11-01"]').getByText('😢')).toBeVisible()
})

test('what cannot be loaded is said, and the days stay usable', async ({ page, member: _, tolerate }) => {
  tolerate(/ERR_|status of 500/)
  await page.route('**/api/global-events?*', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await openAt(page, '/calendar')
  await expect(page.getByText('Some of your calendar could not be loaded. Missing: the events.')).toBeVisible(
    { timeout: scaledLimit(20_000) },
  )
  await expect(page.getByRole('gridcell')).toHaveCount(42)
  await page.unroute('**/api/global-events?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Some of your calendar could not be loaded.')).toBeHidden()
})

test('on a phone a tap chooses the day below the month, and a second one plans it @phone', async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desk shows the events in the month')
  await saveDay(member, '2026-11-12', [item(1, 'Plant the tulips')])
  await openAt(page, '/calendar')
  await expect(page.getByRole('heading', { name: 'Friday, November 20' })).toBeVisible()
  const day = page.locator('[data-day="2026-11-12"] [data-number]')
  await day.click()
  await expect(page.getByRole('heading', { name: 'Thursday, November 12' })).toBeVisible()
  await expect(page.getByText('Plant the tulips')).toBeVisible()
  // All of the day stands above the bar, and the month has room beside it.
  const plan = page.getByRole('button', { name: 'Open Daily Planner' })
  const bar = page.getByRole('navigation', { name: 'At hand' })
  await expect
    .poll(async () => {
      const [low, top] = [await plan.boundingBox(), await bar.boundingBox()]
      return (low?.y ?? 0) + (low?.height ?? 0) <= (top?.y ?? 0)
    })
    .toBe(true)
  expect((await page.getByRole('gridcell').first().boundingBox())?.height).toBeLessThan(62)
  await day.click()
  await expect(page.getByRole('dialog', { name: 'Daily Planner' })).toBeVisible()
})

for (const [zone, today, day] of [
  ['Asia/Kathmandu', '2026-11-21', '2026-11-21'],
  ['America/St_Johns', '2026-11-20', '2026-11-20'],
  ['Pacific/Kiritimati', '2026-11-21', '2026-11-21'],
  ['Europe/Istanbul', '2026-11-20', '2026-11-20'],
] as const)
  test.describe(zone, { tag: zone === 'Pacific/Kiritimati' ? [] : '@thorough' }, () => {
    test.use({ timezoneId: zone })

    test('a day is the right day @thorough', async ({ page, member, product }) => {
      const title = `Evening ${crypto.randomUUID().slice(0, 8)}`
      const restful = `Day of rest ${crypto.randomUUID().slice(0, 8)}`
      await makeEvent(product, { title, start: '2026-11-20T18:30:00Z', end: '2026-11-20T20:00:00Z' })
      await makeEvent(product, {
        title: restful,
        start: '2026-11-11T00:00:00Z',
        end: '2026-11-12T00:00:00Z',
        allDay: true,
      })
      // 18:20 in UTC: 0:05 tomorrow in Kathmandu, 14:50 in St. John's, 8:20 tomorrow in Kiritimati, 21:20 in Istanbul.
      await openAt(page, '/calendar', new Date('2026-11-20T18:20:00Z'))
      const grid = page.getByRole('grid')
      await expect(grid.locator(`[data-day="${today}"] [aria-current=date]`)).toBeVisible()
      // In a busy test database, other tests' events may be listed before it. The day's own list has all.
      await page.goto(`/calendar?tab=day&date=${day}`)
      await expect(page.getByRole('button', { name: title })).toBeVisible()
      await page.goto('/calendar?tab=day&date=2026-11-11')
      await expect(page.getByRole('button', { name: restful })).toContainText('All day')
      for (const near of ['2026-11-10', '2026-11-12']) {
        await page.goto(`/calendar?tab=day&date=${near}`)
        await expect(page.getByText('No mood logged for this day')).toBeVisible()
        await expect(page.getByRole('button', { name: restful })).toHaveCount(0)
      }

      await page.goto('/calendar?tab=day')
      await page.getByRole('button', { name: 'Open Daily Planner' }).click()
      await page.getByLabel('Text').fill('Here and now')
      await page.getByRole('button', { name: 'Add Item' }).click()
      await page.getByRole('button', { name: 'Save Daily Planner' }).click()
      await expect(page.getByText('Daily planner saved!')).toBeVisible()
      const days = await member.call('GET /daily-notes', {
        query: { from_date: '2026-11-01', to_date: '2026-11-30' },
      })
      expect(days.map(({ date }) => date)).toEqual([today])
    })
  })
