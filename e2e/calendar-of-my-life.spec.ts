import type { Page } from '@playwright/test'
import { item, makeEvent, openAt, readDay, saveDay } from './calendar-fixtures.ts'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'

const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)
const own = (page: Page, day: string, name: string) => cell(page, day).getByRole('button', { name }).last()
const textsOf = async (of: Parameters<typeof readDay>[0], day: string) =>
  (await readDay(of, day)).notes.map(({ text }) => text)

test("a cell has the member's own items first, then events by what was answered", async ({
  page,
  member,
  product,
}) => {
  const stamp = crypto.randomUUID().slice(0, 8)
  const at = (hour: number) => ({
    start: `2030-04-15T${String(hour).padStart(2, '0')}:00:00Z`,
    end: `2030-04-15T${String(hour + 1).padStart(2, '0')}:00:00Z`,
  })
  const [walk, choir] = [
    await makeEvent(product, { title: `Walk ${stamp}`, ...at(9) }),
    await makeEvent(product, { title: `Choir ${stamp}`, ...at(18) }),
  ]
  for (const [event, status] of [
    [walk, 'going'],
    [choir, 'interested'],
  ] as const)
    await member.call('POST /global-events/{id}/rsvp', { params: { id: event.id }, body: { status } })
  await saveDay(member, '2030-04-15', [
    item(1, 'Bake bread', { type: 'task', color: 'yellow', time: '07:05' }),
    item(2, 'Read'),
  ])

  await openAt(page, '/calendar', new Date('2030-04-10T10:00:00Z'))
  const day = cell(page, '2030-04-15')
  const names = () =>
    day.getByRole('button').evaluateAll((buttons) => buttons.slice(1).map(({ textContent }) => textContent))
  await expect
    .poll(names)
    .toEqual([
      'Bake bread, 7:05 AM, Important',
      'Read',
      expect.stringMatching(new RegExp(`^Walk ${stamp}, 11\\sAM, Going`)),
      expect.stringMatching(new RegExp(`^Choir ${stamp}, 8\\sPM, Interested`)),
    ])

  // The dialog says the answer first, and there it is changed.
  await day.getByRole('button', { name: `Walk ${stamp}` }).click()
  const dialog = page.getByRole('dialog', { name: `Walk ${stamp}` })
  await expect(dialog.getByText('✓ Going')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove RSVP' }).click()
  await expect(dialog.getByText('Not Going', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(names).toContainEqual(expect.stringMatching(new RegExp(`Walk ${stamp}, 11\\sAM$`)))
})

test('what is planned is ticked in the week and on the day, and unticked by Undo @phone', async ({
  page,
  member,
}) => {
  await saveDay(member, '2026-11-20', [item(1, 'Water the fern', { type: 'task' })])
  const isDone = async () => (await readDay(member, '2026-11-20')).notes[0]?.completed
  for (const tab of ['week', 'day']) {
    await openAt(page, `/calendar?tab=${tab}`)
    const box = page.getByRole('checkbox', { name: 'Water the fern' })
    await box.click({ force: true })
    await expect(page.getByText('Done: Water the fern')).toBeVisible()
    await expect.poll(isDone).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(box).not.toBeChecked()
    await expect.poll(isDone).toBe(false)
  }
})

test('a tick that cannot be saved is taken back, and says so @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await saveDay(member, '2026-11-20', [item(1, 'Water the fern', { type: 'task' })])
  await openAt(page, '/calendar?tab=week')
  await page.route('**/api/daily-notes/*/items/*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'x' } }),
  )
  const box = page.getByRole('checkbox', { name: 'Water the fern' })
  await box.click({ force: true })
  await expect(page.getByText('Failed to save daily planner')).toBeVisible()
  await expect(box).not.toBeChecked()
})

test("the week's plus plans that day, and the planner's title and line stay while its list scrolls @thorough", async ({
  page,
  member,
}) => {
  await saveDay(
    member,
    '2026-11-18',
    Array.from({ length: 14 }, (_, n) => item(n, `Thing ${n}`)),
  )
  await openAt(page, '/calendar?tab=week')
  await page.getByRole('button', { name: 'Add to Wednesday, November 18, 2026' }).focus()
  await page.keyboard.press('Enter')
  const planner = page.getByRole('dialog', { name: 'Daily Planner' })
  await expect(planner.getByLabel('Text')).toBeFocused()
  await planner.getByText('Thing 13').scrollIntoViewIfNeeded()
  await planner.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight))
  await expect(planner.getByText('Thing 0', { exact: true })).not.toBeInViewport()
  for (const part of [
    planner.getByRole('heading', { name: 'Daily Planner' }),
    planner.getByRole('button', { name: 'Close' }),
    planner.getByLabel('Text'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  await expectClean(page)
})

test('an item is dragged to another day of the month, and back by Undo', async ({ page, member }) => {
  await saveDay(member, '2026-11-20', [item(1, 'Plant the tulips')])
  await openAt(page, '/calendar')
  const [from, to] = [own(page, '2026-11-20', 'Plant the tulips'), cell(page, '2026-11-24')]
  await from.hover()
  await page.mouse.down()
  const { x = 0, y = 0, width = 0, height = 0 } = (await to.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
  await expect(to).toHaveAttribute('data-over')
  await page.mouse.up()
  await expect(page.getByText('Moved to Tuesday, November 24')).toBeVisible()
  await expect(own(page, '2026-11-24', 'Plant the tulips')).toBeVisible()
  // It has opened neither the day nor a menu.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect([await textsOf(member, '2026-11-20'), await textsOf(member, '2026-11-24')]).toEqual([
    [],
    ['Plant the tulips'],
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(own(page, '2026-11-20', 'Plant the tulips')).toBeVisible()
  await expect.poll(() => textsOf(member, '2026-11-20')).toEqual(['Plant the tulips'])

  // Escape cancels the drag.
  await own(page, '2026-11-20', 'Plant the tulips').hover()
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(own(page, '2026-11-20', 'Plant the tulips')).toBeVisible()
})

test('an item is taken to another day by keyboard, which is told', async ({ page, member }) => {
  await saveDay(member, '2026-11-18', [item(1, 'Plant the tulips')])
  const told = page.locator('[data-announcer]')
  for (const [tab, keys, day] of [
    ['week', ['ArrowRight', 'ArrowRight', 'ArrowLeft'], '2026-11-19'],
    ['month', ['ArrowDown'], '2026-11-26'],
  ] as const) {
    await openAt(page, `/calendar?tab=${tab}`)
    await page.locator('[data-item]').focus()
    await page.keyboard.press('Space')
    await expect(told).toContainText('Plant the tulips is picked up')
    for (const key of keys) await page.keyboard.press(key)
    await expect(cell(page, day)).toHaveAttribute('data-over')
    await page.keyboard.press('Space')
    await expect(cell(page, day).locator('[data-item]')).toBeFocused()
    await expect.poll(() => textsOf(member, day)).toEqual(['Plant the tulips'])
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(told).toContainText('Plant the tulips stays where it was')
  await expect(cell(page, '2026-11-26').locator('[data-item]')).toBeFocused()
})

test('a finger takes an item to another day after a long press, and scrolls before @phone @thorough', async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desk has a mouse')
  await saveDay(member, '2026-11-16', [item(1, 'Plant the tulips')])
  await openAt(page, '/calendar?tab=week')
  // What is over is one line until it is opened.
  await expect(cell(page, '2026-11-18').getByRole('button', { expanded: false })).toBeVisible()
  await cell(page, '2026-11-16').getByRole('button', { expanded: false }).tap()
  const touch = await page.context().newCDPSession(page)
  const middle = async (of: ReturnType<typeof cell>) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {}
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  }
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  const [from, to] = [await middle(page.locator('[data-item]')), await middle(cell(page, '2026-11-18'))]
  await send('touchStart', from)
  await expect(page.locator('[data-held]')).toBeVisible()
  for (const share of [0.3, 0.6, 1])
    await send('touchMove', { x: from.x, y: Math.round(from.y + (to.y - from.y) * share) })
  await expect(cell(page, '2026-11-18')).toHaveAttribute('data-over')
  await send('touchEnd')
  await expect.poll(() => textsOf(member, '2026-11-18')).toEqual(['Plant the tulips'])
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('the day is one line with now on it, moods are drawn, and nothing is too wide @phone-too @thorough', async ({
  page,
  member,
}) => {
  test.slow()
  await saveDay(member, '2026-11-20', [
    item(1, 'Morning pages', { type: 'task', time: '07:30', endTime: '08:15', color: 'purple' }),
    item(2, 'Choir', { type: 'event', time: '18:00', endTime: '20:00' }),
    item(3, 'A thing with a name that needs a line more than any phone has room for', { type: 'task' }),
    item(4, 'Read'),
  ])
  for (const [hour, mood] of [
    ['08:55', 'anxious'],
    ['17:08', 'happy'],
  ] as const)
    await member.call('POST /mood', {
      body: { date: '2026-11-20', mood, created_at: `2026-11-20T${hour}:00+01:00`, note: `At ${hour}.` },
    })
  await openAt(page, '/calendar?tab=day')
  const line = page.getByRole('list', { name: 'Plan' })
  await expect(line.getByText('until 8:15 AM')).toBeVisible()
  const order = line.getByRole('listitem').filter({ hasText: /Morning pages|Now|Choir|Anxious|Happy/ })
  await expect(order).toContainText(['Morning pages', 'Anxious', 'Now', 'Happy', 'Choir'])
  const told = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Mood', exact: true }) })
    .getByRole('listitem')
  await expect(told).toContainText([/Anxious\s*8:55\sAM.*At 08:55\./, /Happy\s*5:08\sPM.*At 17:08\./])
  await expect(page.locator('main svg[data-mood=happy]').last()).toBeVisible()
  for (const tab of ['day', 'week', 'month']) {
    await openAt(page, `/calendar?tab=${tab}`)
    await quietNetwork(page)
    for (const mood of ['anxious', 'happy'])
      await expect(page.locator(`main svg[data-mood=${mood}]`).first()).toBeVisible()
    await expectClean(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 390, height: 844 })
  }
})
