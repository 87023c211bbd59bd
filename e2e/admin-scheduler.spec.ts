import type { Page } from '@playwright/test'
import { addDays, weekOf } from '../contract/week.ts'
import { expect, forbid, test } from './admin-fixtures.ts'
import { toast } from './toast.ts'

const thisWeek = () => weekOf(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }))
const weeks = (page: Page) => page.getByRole('list', { name: 'Weeks' }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule Theme' })
const choices = (page: Page) => dialog(page).getByRole('radiogroup', { name: 'Theme' })
const label = (monday: string) => {
  const [start, end] = [monday, addDays(monday, 6)].map((day) => new Date(`${day}T12:00:00`))
  const month = (date?: Date) => date?.toLocaleDateString('en-US', { month: 'short' })
  return { start: `${month(start)} ${start?.getDate()}`, end: `${end?.getDate()}, ${end?.getFullYear()}` }
}

test('eight weeks stand from this Monday on, and the arrows move by eight @phone-too', async ({
  page,
  office: _,
}) => {
  await page.goto('/admin/themes')
  await page.getByRole('tab', { name: 'Weekly Scheduler' }).click()
  await expect(weeks(page)).toHaveCount(8)
  await expect(weeks(page).first()).toContainText(label(thisWeek()).start)
  await expect(weeks(page).first()).toContainText('Current')
  await expect(page.getByText('Current')).toHaveCount(1)

  await page.getByRole('button', { name: 'Next 8 weeks' }).click()
  await expect(weeks(page).first()).toContainText(label(addDays(thisWeek(), 56)).start)
  await expect(weeks(page).last()).toContainText(label(addDays(thisWeek(), 105)).end)
  await expect(page.getByText('Current')).toHaveCount(0)
  await page.reload()
  await expect(weeks(page).first()).toContainText(label(addDays(thisWeek(), 56)).start)

  await page.getByRole('button', { name: 'Previous 8 weeks' }).click()
  await page.getByRole('button', { name: 'Previous 8 weeks' }).click()
  await expect(weeks(page).first()).toContainText(label(addDays(thisWeek(), -56)).start)
  await expect(page.getByText('These weeks are over.')).toBeVisible()
  await expect(page.getByText('Click to assign')).toHaveCount(0)
  await weeks(page).first().getByRole('button').click()
  await expect(dialog(page).getByText('This week is over. What it showed stays as it was.')).toBeVisible()
  await expect(dialog(page).getByText('What it showed was not written down.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to this week' }).click()
  await expect(weeks(page).first()).toContainText('Current')
})

test('the keyboard alone schedules eight weeks', async ({ page, office }) => {
  const [theme] = await office.call('GET /themes/library')
  const from = addDays(thisWeek(), 56 * 3)
  await page.goto(`/admin/themes?tab=schedule&from=${from}`)
  await expect(page.getByText('8 weeks have no theme.')).toBeVisible()
  await page.getByRole('button', { name: 'Next 8 weeks' }).focus()
  // Past the way back, the button for more weeks, and the one that fills.
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab')
  for (let place = 0; place < 8; place += 1) {
    await expect(weeks(page).nth(place).getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(choices(page).getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`Note ${place + 1}`)
    // Past Cancel, to the button that saves.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(weeks(page).nth(place)).toContainText(`Note ${place + 1}`)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByText('Every week has its theme.')).toBeVisible()
  const entries = await office.call('GET /themes/schedule')
  const mine = entries.filter(({ weekStartISO }) => weekStartISO >= from && weekStartISO < addDays(from, 56))
  expect(mine.map(({ note }) => note)).toEqual(Array.from({ length: 8 }, (_, place) => `Note ${place + 1}`))
  expect(new Set(mine.map(({ themeId }) => themeId))).toEqual(new Set([theme?.id]))
})

test('a week that has a theme opens with it and its note, and another takes its place', async ({
  page,
  office,
}) => {
  const [first, second] = await office.call('GET /themes/library')
  const monday = addDays(thisWeek(), 56 * 5)
  await office.call('POST /themes/schedule', {
    body: { weekStartISO: monday, themeId: first?.id ?? '', note: 'The fair is in town' },
  })
  await page.goto(`/admin/themes?tab=schedule&from=${monday}`)
  const week = weeks(page).first()
  await expect(week).toContainText(first?.title ?? '?')
  await week.getByRole('button').click()
  await expect(choices(page).getByRole('radio', { name: first?.title ?? '?' })).toBeChecked()
  await expect(dialog(page).getByLabel('Note')).toHaveValue('The fair is in town')
  await choices(page)
    .getByText(second?.title ?? '?')
    .click()
  await dialog(page).getByLabel('Note').fill('')
  await dialog(page).getByRole('button', { name: 'Save Schedule' }).click()
  await expect(page.getByText('Schedule updated successfully')).toBeVisible()
  await expect(week).toContainText(second?.title ?? '?')
  await expect(week).not.toContainText('The fair is in town')
  await expect(week.getByRole('button')).toBeFocused()
})

test('a week without a choice is not saved, and says why', async ({ page, office: _ }) => {
  await page.goto(`/admin/themes?tab=schedule&from=${addDays(thisWeek(), 56 * 7)}`)
  await weeks(page).first().getByRole('button', { name: 'Click to assign' }).click()
  await dialog(page).getByRole('button', { name: 'Save Schedule' }).click()
  await expect(page.getByText('Please select a theme')).toBeVisible()
  await expect(choices(page).getByRole('radio').first()).toBeFocused()
  await expect(choices(page)).toHaveAttribute('aria-invalid', 'true')
})

test("a refusal shows the server's words, without any the specified ones", { tag: '@thorough' }, async ({
  page,
  office: _,
  tolerate,
}) => {
  tolerate(/status of (404|500)/)
  await page.goto(`/admin/themes?tab=schedule&from=${addDays(thisWeek(), 56 * 7)}`)
  await weeks(page).first().getByRole('button').click()
  await choices(page).getByText('Still Water').click()
  let answer: { status: number; json: object } = { status: 404, json: { detail: 'That theme went away.' } }
  await page.route('**/api/themes/schedule', (route) =>
    route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
  )
  await dialog(page).getByRole('button', { name: 'Save Schedule' }).click()
  await expect(page.getByText('That theme went away.')).toBeVisible()
  answer = { status: 500, json: {} }
  await dialog(page).getByRole('button', { name: 'Save Schedule' }).click()
  await expect(page.getByText('Failed to save schedule')).toBeVisible()
})

test('what was chosen survives a reload, and leaving it asks once @thorough', async ({ page, office: _ }) => {
  const path = `/admin/themes?tab=schedule&from=${addDays(thisWeek(), 56 * 9)}`
  await page.goto(path)
  await weeks(page).first().getByRole('button').click()
  await dialog(page).getByLabel('Note').fill('Ask Noor about the lanterns')
  await page.goto(path)
  await weeks(page).first().getByRole('button').click()
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Ask Noor about the lanterns')

  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Ask Noor about the lanterns')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await weeks(page).first().getByRole('button').click()
  await expect(dialog(page).getByLabel('Note')).toHaveValue('')
})

test('a schedule that cannot be read is silent, and the weeks are there', { tag: '@thorough' }, async ({
  page,
  office: _,
  tolerate,
}) => {
  tolerate(/status of 400/)
  await page.route('**/api/themes/schedule', (route) =>
    route.fulfill({ status: 400, json: { detail: 'No.' } }),
  )
  await page.goto('/admin/themes?tab=schedule')
  await expect(weeks(page)).toHaveCount(8)
  await expect(toast(page)).toHaveCount(0)
})

test('who is no administrator any more is told so @thorough', async ({ page, office: _, tolerate }) => {
  tolerate(/status of 403/)
  await forbid(page, '/themes/schedule')
  await page.goto('/admin/themes')
  await expect(page.getByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible()
  await expect(page.getByText('This page is only accessible to administrators.')).toBeVisible()
})
