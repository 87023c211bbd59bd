import type { Page } from '@playwright/test'
import { openAt } from './calendar-fixtures.ts'
import { expect, type Member, test } from './fixtures.ts'

const monday = '2026-11-16'
const readWeek = ({ call }: Member, weekStartDate = monday) =>
  call('GET /goals/{weekStartDate}', { params: { weekStartDate } })
const addGoal = async (page: Page, text: string) => {
  await page.getByLabel('New goal').fill(text)
  await page.getByLabel('New goal').press('Enter')
}

test('goals and reminders of a week are set, ticked off, deleted and saved @phone-too', async ({
  page,
  member,
}) => {
  await openAt(page, '/planner')
  await expect(page.getByRole('heading', { name: /^Week starting Nov(ember)? 16$/ })).toBeVisible()
  await addGoal(page, '   ')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await addGoal(page, 'Walk by the water')
  await page.getByLabel('New goal').fill('Read')
  await page.getByRole('button', { name: 'Add goal' }).click()
  await addGoal(page, 'A third one')
  await page.getByRole('checkbox', { name: 'Walk by the water' }).check({ force: true })
  await expect(page.getByText('1 of 3 done')).toBeVisible()
  await page.getByRole('button', { name: 'Delete A third one' }).click()
  await expect(page.getByText('1 of 2 done')).toBeVisible()

  await page.getByLabel('New reminder').fill('Stretch')
  await page.getByRole('button', { name: 'Add reminder' }).click()
  await expect(page.getByRole('button', { name: 'Delete Stretch' })).toHaveCount(0)
  await page.getByLabel('Reminder time').fill('08:00')
  await page.getByRole('button', { name: 'Add reminder' }).click()
  await expect(page.getByText('8:00 AM')).toBeVisible()

  expect((await readWeek(member)).goals).toEqual([])
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Goals saved successfully!')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  expect(await readWeek(member)).toMatchObject({
    goals: [
      { text: 'Walk by the water', completed: true },
      { text: 'Read', completed: false },
    ],
    reminders: [{ text: 'Stretch', time: '08:00' }],
  })
  await page.reload()
  await expect(page.getByText('1 of 2 done')).toBeVisible()
})

test('another week, another tab or another page asks once about unsaved goals @thorough', async ({
  page,
  member: _,
}) => {
  await openAt(page, '/planner')
  await addGoal(page, 'Read')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  for (const leave of [
    page.getByRole('button', { name: 'Next week' }),
    page.getByRole('tab', { name: 'Day' }),
    page.getByRole('link', { name: 'Mood', exact: true }),
  ]) {
    await leave.click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByRole('checkbox', { name: 'Read' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Next week' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: 'Week starting November 23' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(page.getByRole('heading', { name: 'Week starting November 16' })).toBeVisible()
  await expect(page.getByLabel('New goal')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('a reload keeps goals that are not saved, and a failed save says so', async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await openAt(page, '/planner')
  await addGoal(page, 'Read')
  await page.reload()
  await expect(page.getByText('What you had not saved is still here.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Read' })).toBeVisible()
  await page.route('**/api/goals', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Failed to save goals')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Read' })).toBeVisible()
})

test('two devices: the goals of both are kept @thorough', async ({ page, member, tolerate }) => {
  tolerate(/status of 409/)
  await openAt(page, '/planner')
  await addGoal(page, 'From here')
  await member.call('POST /goals', {
    body: { week: monday, goals: [{ text: 'From the phone' }], reminders: [] },
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByText('Goals saved successfully!')).toBeVisible()
  const { goals } = await readWeek(member)
  expect(goals.map(({ text }) => text)).toEqual(['From the phone', 'From here'])
})

test('goals saved on another device are shown when one comes back to the week @thorough', async ({
  page,
  member,
}) => {
  await openAt(page, '/planner')
  await expect(page.getByText('What would make this a good week?')).toBeVisible()
  await page.getByRole('tab', { name: 'Day' }).click()
  await expect(page.getByText('No goals set for this week')).toBeVisible()
  await member.call('POST /goals', {
    body: { week: monday, goals: [{ text: 'From the phone' }], reminders: [] },
  })
  await page.clock.setFixedTime(new Date('2026-11-20T10:01:00Z'))
  await page.getByRole('tab', { name: 'Planner' }).click()
  await expect(page.getByRole('checkbox', { name: 'From the phone' })).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
})
