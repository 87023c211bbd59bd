import type { Page } from '@playwright/test'
import { item, openAt, readDay, saveDay } from './calendar-fixtures.ts'
import { expectClean } from './clean.ts'
import { expect, type SignedIn, test } from './fixtures.ts'

const today = '2026-11-20'
const textsOf = async (of: SignedIn, day: string) => (await readDay(of, day)).notes.map(({ text }) => text)
const menu = (page: Page, name: string) => page.getByRole('button', { name: `More for ${name}` })
const choose = async (page: Page, name: string, choice: string) => {
  await menu(page, name).click()
  await page.getByRole('menuitem', { name: choice, exact: true }).click()
}

test('something is made to come every weekday, and one day of it is left out @phone', async ({
  page,
  member,
}) => {
  await openAt(page, '/calendar?tab=day')
  await page.getByRole('button', { name: 'Open Daily Planner' }).click()
  const planner = page.getByRole('dialog', { name: 'Daily Planner' })
  await planner.getByLabel('Text').fill('Stretch')
  await planner.getByRole('button', { name: 'Repeat' }).click()
  await planner.getByLabel('Repeats').selectOption('Every weekday')
  await planner.getByRole('button', { name: 'Add Item' }).click()
  expect(await textsOf(member, '2026-11-23')).toEqual([])
  await planner.getByRole('button', { name: 'Save Daily Planner' }).click()
  await expect(page.getByText('Daily planner saved!')).toBeVisible()
  await expect(page.getByText('Repeats')).toBeVisible()
  await expect.poll(() => textsOf(member, '2026-11-23')).toEqual(['Stretch'])
  expect([await textsOf(member, today), await textsOf(member, '2026-11-21')]).toEqual([['Stretch'], []])

  await page.goto('/calendar?tab=day&date=2026-11-24')
  await choose(page, 'Stretch', 'Delete only this one')
  await expect(menu(page, 'Stretch')).toHaveCount(0)
  await expect.poll(() => textsOf(member, '2026-11-24')).toEqual([])
  expect(await textsOf(member, '2026-11-25')).toEqual(['Stretch'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => textsOf(member, '2026-11-24')).toEqual(['Stretch'])
})

test('one is changed alone, or with all that come', async ({ page, member }) => {
  await saveDay(member, today, [item(1, 'Stretch', { type: 'task' })])
  await openAt(page, '/calendar?tab=day')
  await choose(page, 'Stretch', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit item' })
  await dialog.getByRole('button', { name: 'Repeat' }).click()
  await dialog.getByLabel('Repeats').selectOption('Every …')
  await dialog.getByLabel('How many').fill('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Item updated!')).toBeVisible()
  await expect.poll(() => textsOf(member, '2026-11-23')).toEqual(['Stretch'])

  await page.goto('/calendar?tab=day&date=2026-11-23')
  await choose(page, 'Stretch', 'Edit')
  await dialog.getByLabel('Text').fill('Stretch outside')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await textsOf(member, '2026-11-23')).toEqual(['Stretch outside'])
  expect(await textsOf(member, '2026-11-26')).toEqual(['Stretch'])

  await page.goto('/calendar?tab=day&date=2026-11-26')
  await page.getByRole('checkbox', { name: 'Stretch' }).click({ force: true })
  await choose(page, 'Stretch', 'Edit')
  await dialog.getByLabel('Text').fill('Yoga')
  await dialog.getByText('This and all that come').click()
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  // It is there once, and still ticked.
  expect((await readDay(member, '2026-11-26')).notes).toMatchObject([{ text: 'Yoga', completed: true }])
  expect(await textsOf(member, '2026-11-29')).toEqual(['Yoga'])
  expect(await textsOf(member, '2026-11-23')).toEqual(['Stretch outside'])
  expect(await textsOf(member, today)).toEqual(['Stretch'])
})

test('what repeats is listed, ended from a day on, ended, deleted, and put back @thorough', async ({
  page,
  member,
}) => {
  for (const [text, every] of [
    ['Stretch', 'day'],
    ['Call Ines', 'week'],
  ] as const)
    await member.call('POST /planner/repeating-items', {
      body: { id: crypto.randomUUID(), text, type: 'task', repeat: { every }, starts_on: '2026-11-13' },
    })
  await openAt(page, '/calendar?tab=day&date=2026-11-27')
  await choose(page, 'Stretch', 'Delete this and all that come')
  await expect(page.getByText('“Stretch” no longer repeats')).toBeVisible()
  await expect.poll(() => textsOf(member, '2026-11-27')).toEqual(['Call Ines'])
  expect(await textsOf(member, '2026-11-26')).toEqual(['Stretch'])

  await page.getByRole('tab', { name: 'Planner' }).click()
  const rows = page.getByRole('list', { name: 'What repeats' }).getByRole('listitem')
  await expect(rows).toContainText(['Every day, until Nov 26, 2026', 'Every Friday'])
  await expectClean(page)
  await page.getByRole('button', { name: 'Delete Call Ines' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'End after today: Call Ines' }).click()
  await expect(rows.filter({ hasText: 'Call Ines' })).toContainText('until Nov 20, 2026')
  expect(await textsOf(member, '2026-11-27')).toEqual([])
})

test('a weekly reminder comes on the days that were chosen @phone-too', async ({ page, member }) => {
  await openAt(page, '/planner')
  await page.getByLabel('New reminder').fill('Stretch')
  await page.getByLabel('Reminder time').fill('08:00')
  for (const day of ['Saturday', 'Sunday']) await page.getByRole('button', { name: day }).click()
  await page.getByRole('button', { name: 'Add reminder' }).click()
  await expect(page.getByRole('button', { name: 'Days of Stretch: Weekdays' })).toBeVisible()
  await page.getByRole('button', { name: 'Days of Stretch' }).click()
  await page.getByRole('button', { name: 'Friday' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Goals saved successfully!')).toBeVisible()
  const { reminders } = await member.call('GET /goals/{weekStartDate}', {
    params: { weekStartDate: '2026-11-16' },
  })
  expect(reminders).toEqual([{ text: 'Stretch', time: '08:00', days: [1, 2, 3, 4] }])
})
