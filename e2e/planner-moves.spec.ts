import type { Page } from '@playwright/test'
import { item, openAt, readDay, saveDay } from './calendar-fixtures.ts'
import { expect, type SignedIn, test } from './fixtures.ts'

const today = '2026-11-20'
const textsOf = async (of: SignedIn, day: string) => (await readDay(of, day)).notes.map(({ text }) => text)
const choose = async (page: Page, name: string, choice: string) => {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: choice, exact: true }).click()
}

test('an item goes to tomorrow in one press, or to any day, and comes back by Undo @phone-too', async ({
  page,
  member,
}) => {
  await saveDay(member, today, [item(1, 'Mend the scarf', { type: 'task' })])
  await openAt(page, '/calendar?tab=day')
  await choose(page, 'Mend the scarf', 'Move to tomorrow')
  await expect(page.getByText('Moved to Saturday, November 21')).toBeVisible()
  await expect(page.getByRole('button', { name: 'More for Mend the scarf' })).toHaveCount(0)
  expect(await textsOf(member, '2026-11-21')).toEqual(['Mend the scarf'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'Mend the scarf' })).toBeVisible()
  await expect.poll(() => textsOf(member, today)).toEqual(['Mend the scarf'])

  await choose(page, 'Mend the scarf', 'Move to…')
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Another day').fill('2026-12-24')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(() => textsOf(member, '2026-12-24')).toEqual(['Mend the scarf'])
})

test('what days before left undone is brought to today in one press, each thing once, and back', async ({
  page,
  member,
}) => {
  const scarf = { text: 'Mend the scarf', type: 'task', time: '08:15' } as const
  await saveDay(member, '2026-11-17', [item(5, scarf.text, scarf)])
  await saveDay(member, '2026-11-18', [
    item(1, 'Write to Grandma', { type: 'task' }),
    item(6, scarf.text, scarf),
    item(2, 'Rain'),
  ])
  await saveDay(member, today, [item(7, 'Read', { type: 'task' })])
  await saveDay(member, '2026-11-19', [
    item(3, scarf.text, scarf),
    item(4, 'Done', { type: 'task', completed: true }),
  ])
  await openAt(page, '/calendar?tab=day')
  await page.getByRole('button', { name: '2 open from the last two weeks' }).click()
  await expect(page.getByText('Write to Grandma')).toBeVisible()
  await expect(page.getByText('Wednesday, November 18')).toBeVisible()
  await expect(page.getByText('Mend the scarf')).toHaveCount(1)
  await expect(page.getByText('from 3 days')).toBeVisible()
  await page.getByRole('button', { name: 'Bring to today' }).click()
  await expect(page.getByText('2 things brought to today')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bring to today' })).toHaveCount(0)
  await expect.poll(() => textsOf(member, '2026-11-17')).toEqual([])
  expect(await textsOf(member, '2026-11-18')).toEqual(['Rain'])
  // After the day's own, and without the hour that is over by eleven.
  expect((await readDay(member, today)).notes).toMatchObject([
    { text: 'Read' },
    { text: 'Mend the scarf', time: null },
    { text: 'Write to Grandma' },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => textsOf(member, today)).toEqual(['Read'])
  expect((await readDay(member, '2026-11-17')).notes).toMatchObject([scarf])
  expect(await textsOf(member, '2026-11-18')).toEqual(['Write to Grandma', 'Mend the scarf', 'Rain'])
  expect((await readDay(member, '2026-11-19')).notes).toMatchObject([scarf, { text: 'Done' }])
})

test('what has no time is ordered by keyboard and by mouse, and told', async ({ page, member }) => {
  await saveDay(member, today, [
    item(1, 'One'),
    item(2, 'At noon', { time: '12:00' }),
    item(3, 'Two'),
    item(4, 'Three'),
  ])
  await openAt(page, '/calendar?tab=day')
  const rows = page.getByRole('list', { name: 'Any time' }).getByRole('listitem')
  const handle = page.getByRole('button', { name: 'Move Three' })
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-announcer]')).toContainText('Three: place 2 of 3')
  await expect(rows).toContainText(['One', 'Three', 'Two'])
  await expect(handle).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows).toContainText(['Three', 'One', 'Two'])
  await expect.poll(() => textsOf(member, today)).toEqual(['Three', 'One', 'At noon', 'Two'])

  await handle.hover()
  await page.mouse.down()
  const { x = 0, y = 0, height = 0 } = (await rows.nth(2).boundingBox()) ?? {}
  await page.mouse.move(x + 10, y + height - 2, { steps: 6 })
  await page.mouse.up()
  await expect(rows).toContainText(['One', 'Two', 'Three'])
  await page.reload()
  await expect(rows).toContainText(['One', 'Two', 'Three'])
})

test('what is pressed twice before the code that shows it has come goes on from the first press @thorough', async ({
  page,
  member,
}) => {
  const yesterday = '2026-11-19'
  const { promise: hasCome, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/waiting-*.js', async (route) => {
    await hasCome
    await route.continue()
  })
  await saveDay(member, yesterday, [item(1, 'One'), item(2, 'Two'), item(3, 'Three')])
  await openAt(page, `/calendar?tab=day&date=${yesterday}`)
  await page.getByRole('button', { name: 'Move Three' }).focus()
  for (const place of [2, 1]) {
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('[data-announcer]')).toContainText(`Three: place ${place} of 3`)
  }
  await choose(page, 'One', 'Move to today')
  await choose(page, 'One', 'Move to tomorrow')
  come()
  await expect(page.getByText('Moved to Saturday, November 21')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Any time' }).getByRole('listitem')).toContainText([
    'Three',
    'Two',
  ])
  await expect.poll(() => textsOf(member, '2026-11-21')).toEqual(['One'])
  expect(await textsOf(member, yesterday)).toEqual(['Three', 'Two'])
  expect(await textsOf(member, today)).toEqual([])
})

test('in the Daily Planner order, end and another day are kept until it is saved @phone-too @thorough', async ({
  page,
  member,
}) => {
  await saveDay(member, today, [item(1, 'One'), item(2, 'Two', { type: 'task' })])
  await openAt(page, '/calendar?tab=day')
  await page.getByRole('button', { name: 'Open Daily Planner' }).click()
  const planner = page.getByRole('dialog', { name: 'Daily Planner' })
  const rows = planner.getByRole('list', { name: 'Items' }).getByRole('listitem')
  await planner.getByRole('button', { name: 'Move Two', exact: true }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(rows).toContainText(['Two', 'One'])
  await planner.getByLabel('Text').fill('Choir')
  await planner.getByRole('button', { name: 'Time' }).click()
  await planner.getByLabel('Time').fill('18:00')
  await planner.getByLabel('Until').fill('17:00')
  await planner.getByRole('button', { name: 'Add Item' }).click()
  await expect(planner.getByText('An end should be later than the time it begins.')).toBeVisible()
  await planner.getByLabel('Until').fill('20:00')
  await planner.getByRole('button', { name: 'Add Item' }).click()
  await expect(rows.first()).toContainText('6:00 PM – 8:00 PM')
  await planner.getByRole('button', { name: 'More for One' }).click()
  await page.getByRole('menuitem', { name: 'Move to tomorrow' }).click()
  await expect(rows).toHaveCount(2)
  expect(await textsOf(member, today)).toEqual(['One', 'Two'])
  expect(await textsOf(member, '2026-11-21')).toEqual([])
  await planner.getByRole('button', { name: 'Save Daily Planner' }).click()
  await expect(page.getByText('Daily planner saved!')).toBeVisible()
  expect((await readDay(member, today)).notes).toMatchObject([
    { text: 'Two' },
    { text: 'Choir', time: '18:00', endTime: '20:00' },
  ])
  expect(await textsOf(member, '2026-11-21')).toEqual(['One'])
})

test('a stored goal is ticked at once, beside goals that are not saved yet', async ({ page, member }) => {
  const week = { week: '2026-11-16', reminders: [] }
  await member.call('POST /goals', { body: { ...week, goals: [{ text: 'Read' }, { text: 'Walk' }] } })
  const goals = async () =>
    (await member.call('GET /goals/{weekStartDate}', { params: { weekStartDate: week.week } })).goals
  await openAt(page, '/planner')
  await expect(page.getByText('Nothing left to save')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Read' }).click({ force: true })
  await expect(page.getByText('Done: Read')).toBeVisible()
  await expect(page.getByText('Nothing left to save')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await goals())[0]?.completed).toBe(false)
  await page.getByLabel('New goal').fill('Sing')
  await page.getByLabel('New goal').press('Enter')
  await page.getByRole('checkbox', { name: 'Walk' }).click({ force: true })
  await expect.poll(async () => (await goals())[1]?.completed).toBe(true)
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  // There is no question about another device, because the tick was made on this one.
  await expect(page.getByText('Goals saved successfully!')).toBeVisible()
  expect(await goals()).toEqual([
    { text: 'Read', completed: false },
    { text: 'Walk', completed: true },
    { text: 'Sing', completed: false },
  ])
})
