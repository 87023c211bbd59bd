import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { cell, choose, daysAgo, history, saveAt } from './mood-days.ts'

const undo = 'Undo'

test('a check-in is edited with the fields it was made with, and that is undone @phone-too', async ({
  page,
  member,
}) => {
  await saveAt(member, daysAgo(1), '08:15', { mood: 'calm', emotion_tags: ['hopeful'], note: 'Fog.' })
  await page.goto('/mood')
  const entry = history(page).getByRole('listitem').last()
  await entry.getByRole('button', { name: 'Change Calm, Yesterday' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit check-in' })
  await expect(dialog.getByRole('radio', { name: 'Calm' })).toBeChecked()
  await expect(dialog.getByRole('button', { name: 'hopeful' })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByLabel('Note')).toHaveValue('Fog.')
  await expect(dialog.getByLabel('Day', { exact: true })).toHaveValue(daysAgo(1).toString())
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('08:15')
  await expectClean(page)
  await dialog.getByRole('radio', { name: 'Sad' }).check({ force: true })
  await dialog.getByRole('button', { name: 'tired' }).click()
  await dialog.getByLabel('Note').fill('Fog, and no letter.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByLabel('Time', { exact: true }).fill('09:40')
  await dialog.getByRole('button', { name: 'Save Mood' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(entry).toContainText('Sad9:40 AM')
  await expect(entry).toContainText('hopeful · tired')
  await expect(entry).toContainText('Fog, and no letter.')
  await expect(cell(page, daysAgo(1))).toHaveAccessibleName(/, Sad$/)
  await page.getByRole('button', { name: undo }).click()
  await expect(entry).toContainText('Calm8:15 AM')
  await expect(entry).toContainText('Fog.')
  await expect(history(page).getByRole('listitem')).toHaveCount(2)
})

test('a deleted check-in comes back where it was, and the focus is not lost @thorough', async ({
  page,
  member,
}) => {
  for (const [time, mood] of [
    ['08:15', 'calm'],
    ['13:00', 'anxious'],
    ['20:45', 'happy'],
  ] as const)
    await saveAt(member, daysAgo(1), time, { mood })
  await page.goto('/mood')
  const day = history(page).getByRole('listitem').first().getByRole('listitem')
  const told = ['Happy8:45 PM', 'Anxious1:00 PM', 'Calm8:15 AM']
  await expect(day).toHaveText(told.map((text) => new RegExp(text)))
  await day.nth(1).getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(day).toHaveText([/Happy8:45 PM/, /Calm8:15 AM/])
  await expect(page.getByText('Check-in deleted')).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await page.getByRole('button', { name: undo }).click()
  await expect(day).toHaveText(told.map((text) => new RegExp(text)))
})

test('a check-in is of an earlier day and hour, never of one to come @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/mood')
  await choose(page, 'Energetic')
  await page.getByRole('button', { name: 'At another time' }).click()
  await page.getByLabel('Day', { exact: true }).fill(daysAgo(-1).toString())
  await page.getByRole('button', { name: 'Save Mood' }).click()
  await expect(page.getByText('A mood cannot be of a day to come.')).toBeVisible()
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused()
  await page.getByLabel('Day', { exact: true }).fill(daysAgo(4).toString())
  await page.getByLabel('Time', { exact: true }).fill('07:05')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Save Mood' }).click()
  const moment = daysAgo(4).toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: '07:05' }).toInstant()
  expect((await sent).postDataJSON()).toMatchObject({
    date: daysAgo(4).toString(),
    created_at: moment.toString({ fractionalSecondDigits: 3 }),
  })
  await expect(page.getByText('Mood saved successfully!')).toBeVisible()
  await expect(history(page).getByRole('listitem').last()).toContainText('Energetic7:05 AM')
  await expect(cell(page, daysAgo(4))).toHaveAccessibleName(/, Energetic$/)
  // The next check-in is for the present again.
  await expect(page.getByLabel('Day', { exact: true })).toHaveCount(0)
})

test('a save is undone from its toast @thorough', async ({ page, member: _ }) => {
  await page.goto('/mood')
  await choose(page, 'Calm')
  await page.getByRole('button', { name: 'Save Mood' }).click()
  await expect(history(page)).toContainText('Calm')
  await page.getByRole('button', { name: undo }).click()
  await expect(page.getByText('Your first check-in will appear here.')).toBeVisible()
  await expect(cell(page, daysAgo(0))).toHaveAccessibleName(/, no mood$/)
})
