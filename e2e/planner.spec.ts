import type { Page } from '@playwright/test'
import { scaledLimit } from '../scripts/slowness.ts'
import { item, openAt, readDay, saveDay } from './calendar-fixtures.ts'
import { expect, logIn, test } from './fixtures.ts'

const day = '2026-11-20'
const planner = (page: Page) => page.getByRole('dialog', { name: 'Daily Planner' })
const items = (page: Page) => planner(page).getByRole('list', { name: 'Items' }).getByRole('listitem')

async function deleteItem(page: Page, name: string) {
  await items(page)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}

async function openPlanner(page: Page) {
  await openAt(page, '/calendar?tab=day')
  await page.getByRole('button', { name: 'Open Daily Planner' }).click()
  await expect(planner(page).getByRole('heading', { name: 'Add New Item' })).toBeVisible()
}

test('a day is planned: items are added, changed, ticked off, deleted, and saved @phone', async ({
  page,
  member,
}) => {
  await openPlanner(page)
  const add = planner(page).getByRole('button', { name: 'Add Item' })
  await expect(
    planner(page).getByText('No items yet. Add your first note, task, reminder, or event above.'),
  ).toBeVisible()
  await add.click()
  await expect(planner(page).getByText('Please enter some text')).toBeVisible()

  const text = planner(page).getByLabel('Text')
  await text.fill('Call Grandma')
  await planner(page).getByRole('radio', { name: 'Reminder' }).check({ force: true })
  await planner(page).getByRole('button', { name: 'Color label' }).click()
  await planner(page).getByRole('radio', { name: 'Personal' }).check({ force: true })
  await planner(page).getByLabel('Remind me').check()
  await add.click()
  await expect(planner(page).getByText('Please set a time for the reminder')).toBeVisible()
  await planner(page).getByLabel('Time').fill('12:00')
  await add.click()
  await expect(page.getByText('Item added!')).toBeVisible()
  await expect(text).toHaveValue('')
  await expect(items(page).first()).toContainText('12:00 PM')
  await expect(items(page).first()).toContainText('Personal')

  await planner(page).getByRole('radio', { name: 'Note' }).check({ force: true })
  await text.fill('A quiet morning')
  await text.press('Enter')
  await expect(items(page)).toHaveCount(2)
  // Only tasks and reminders have a checkbox.
  await expect(items(page).getByRole('checkbox')).toHaveCount(1)
  await items(page).getByRole('checkbox', { name: 'Call Grandma' }).check({ force: true })

  await items(page).getByRole('button', { name: 'Edit A quiet morning' }).click()
  const editor = planner(page).getByRole('form', { name: 'Edit item' })
  await editor.getByLabel('Text').fill('  ')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText('Text cannot be empty')).toBeVisible()
  await editor.getByLabel('Text').fill('A slow morning')
  await editor.getByLabel('Remind me').check()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText('Please set a time for the reminder')).toBeVisible()
  await editor.getByLabel('Time').fill('07:30')
  await editor.getByRole('button', { name: 'Color label' }).click()
  await editor.getByRole('radio', { name: 'Creative' }).check({ force: true })
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Item updated!')).toBeVisible()
  await expect(items(page).first()).toContainText('A slow morning')

  await items(page).getByRole('button', { name: 'Edit A slow morning' }).click()
  await editor.getByLabel('Text').fill('Never mind')
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect(items(page).first()).toContainText('A slow morning')

  await deleteItem(page, 'A slow morning')
  await expect(items(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(items(page)).toHaveCount(2)

  expect((await readDay(member, day)).notes).toEqual([])
  await planner(page).getByRole('button', { name: 'Save Daily Planner' }).click()
  await expect(page.getByText('Daily planner saved!')).toBeVisible()
  await expect(planner(page)).toBeHidden()
  const { notes } = await readDay(member, day)
  expect(notes).toMatchObject([
    { text: 'Call Grandma', type: 'reminder', color: 'blue', time: '12:00', reminder: true, completed: true },
    {
      text: 'A slow morning',
      type: 'note',
      color: 'purple',
      time: '07:30',
      reminder: true,
      completed: false,
    },
  ])
  expect(notes[0]?.id).toMatch(/^\d{13}$/)
  await expect(page.getByRole('list', { name: 'Plan' })).toContainText('A slow morning')
})

test('edits are not thrown away without a question', async ({ page, member }) => {
  await openPlanner(page)
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const text = planner(page).getByLabel('Text')
  await text.fill('Half a thought')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => planner(page).getByRole('button', { name: 'Close' }).first().click(),
    () => planner(page).getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await leave()
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(text).toHaveValue('Half a thought')
  }
  await planner(page).getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(planner(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open Daily Planner' }).click()
  await expect(text).toHaveValue('')
  // Without a change there is no question.
  await page.keyboard.press('Escape')
  await expect(planner(page)).toBeHidden()
  expect((await readDay(member, day)).notes).toEqual([])
})

test('what was not saved survives a reload and a session that ends @thorough', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of (401|409)/)
  await openPlanner(page)
  await planner(page).getByLabel('Text').fill('Plant the tulips')
  await planner(page).getByRole('button', { name: 'Add Item' }).click()
  await planner(page).getByLabel('Text').fill('and water them')
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(planner(page).getByText('What you had not saved is still here.')).toBeVisible()
  await expect(items(page)).toContainText(['Plant the tulips'])
  await expect(planner(page).getByLabel('Text')).toHaveValue('and water them')

  await member.call('POST /auth/logout')
  await planner(page).getByRole('button', { name: 'Save Daily Planner' }).click()
  await expect(page).toHaveURL('/')
  const session = await logIn(product, member)
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token ?? '')
      localStorage.setItem('user', user ?? '')
    },
    [session.token, JSON.stringify(session.user)],
  )
  await page.goto('/calendar?tab=day')
  // What was saved then waited for the same member, the item that was still being typed as well.
  await expect
    .poll(async () => (await readDay(session, day)).notes.map(({ text }) => text))
    .toEqual(['Plant the tulips', 'and water them'])
  await expect(page.getByRole('button', { name: 'and water them', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
})

test('two devices: both lists are kept @thorough', async ({ page, member, tolerate }) => {
  tolerate(/status of 409/)
  await saveDay(member, day, [item(1, 'From before'), item(2, 'Done with')])
  await openPlanner(page)
  await planner(page).getByLabel('Text').fill('From here')
  await planner(page).getByRole('button', { name: 'Add Item' }).click()
  await deleteItem(page, 'Done with')
  await saveDay(member, day, [item(1, 'From before'), item(2, 'Done with'), item(3, 'From the phone')])

  const save = planner(page).getByRole('button', { name: 'Save Daily Planner' })
  await save.click()
  const question = page.getByRole('alertdialog', { name: 'Another device saved changes here' })
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(items(page)).toContainText(['From before', 'From here'])
  await save.click()
  await question.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByText('Daily planner saved!')).toBeVisible()
  const { notes } = await readDay(member, day)
  expect(notes.map(({ text }) => text)).toEqual(['From before', 'From the phone', 'From here'])
})

test('an item from an event keeps where it came from; tickets that are not https open nothing', async ({
  page,
  member,
  context,
}) => {
  const from = {
    globalEventId: crypto.randomUUID(),
    location: 'Harbour Lane 3',
    type: 'event',
  } satisfies Parameters<typeof item>[2]
  await saveDay(member, day, [
    item(1, 'Sound bath', { ...from, ticketUrl: 'https://tickets.example.org/1' }),
    item(2, 'Old fair', { ...from, ticketUrl: 'http://tickets.example.org/2' }),
  ])
  await openPlanner(page)
  await expect(items(page).first()).toContainText('Harbour Lane 3')
  await expect(
    items(page)
      .first()
      .getByRole('link', { name: /Tickets/ }),
  ).toHaveAttribute('href', 'https://tickets.example.org/1')
  await items(page)
    .nth(1)
    .getByRole('button', { name: /Tickets/ })
    .click()
  await expect(page.getByText('Invalid booking URL')).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  await items(page).getByRole('button', { name: 'Edit Old fair' }).click()
  const editor = planner(page).getByRole('form', { name: 'Edit item' })
  await editor.getByLabel('Text').fill('New fair')
  await editor.getByRole('button', { name: 'Save' }).click()
  await planner(page).getByRole('button', { name: 'Save Daily Planner' }).click()
  await expect(page.getByText('Daily planner saved!')).toBeVisible()
  expect((await readDay(member, day)).notes[1]).toMatchObject({
    text: 'New fair',
    ...from,
    ticketUrl: 'http://tickets.example.org/2',
  })
})

test('a failed save says so and keeps all, and an unread day is never overwritten', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of (500|409)/)
  await saveDay(member, day, [item(1, 'From before')])
  const reading = `**/api/daily-notes/${day}`
  await page.route(reading, (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await openAt(page, '/calendar?tab=day')
  await page.getByRole('button', { name: 'Open Daily Planner' }).click()
  await expect(planner(page).getByText(/could not be read/)).toBeVisible({ timeout: scaledLimit(20_000) })
  await planner(page).getByLabel('Text').fill('From here')
  await planner(page).getByRole('button', { name: 'Add Item' }).click()
  await page.route('**/api/daily-notes', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  const save = planner(page).getByRole('button', { name: 'Save Daily Planner' })
  await save.click()
  await expect(page.getByText('Failed to save daily planner')).toBeVisible()
  await expect(items(page)).toHaveCount(1)
  await page.unroute('**/api/daily-notes')
  await page.unroute(reading)
  await save.click()
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByText('Daily planner saved!')).toBeVisible()
  const { notes } = await readDay(member, day)
  expect(notes.map(({ text }) => text)).toEqual(['From before', 'From here'])
})

test('offline, a save is kept on the device, and sent when the line is back @thorough', async ({
  page,
  member,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  await openPlanner(page)
  await planner(page).getByLabel('Text').fill('From the tunnel')
  await planner(page).getByRole('button', { name: 'Add Item' }).click()
  await context.setOffline(true)
  await planner(page).getByRole('button', { name: 'Save Daily Planner' }).click()
  await expect(
    page.getByText('Kept on this device. It will be sent when A-genda can be reached.'),
  ).toBeVisible()
  await expect(page.getByText('Daily planner saved!')).toHaveCount(0)
  await context.setOffline(false)
  await expect
    .poll(async () => (await readDay(member, day)).notes.map(({ text }) => text))
    .toEqual(['From the tunnel'])
})

test('two hundred items are a full day @thorough', async ({ page, member }) => {
  await saveDay(
    member,
    day,
    Array.from({ length: 200 }, (_, count) => item(count, `Item ${count}`, { type: 'task' })),
  )
  await openPlanner(page)
  await expect(items(page)).toHaveCount(200)
  await expect(planner(page).getByRole('button', { name: 'Add Item' })).toBeDisabled()
  await expect(planner(page).getByText('A day holds 200 items, and this one is full.')).toBeVisible()
  await deleteItem(page, 'Item 199')
  await expect(planner(page).getByRole('button', { name: 'Add Item' })).toBeEnabled()
})
