import type { Page } from '@playwright/test'
import { answer, chooseAction, expect, field, test, toast, unfold } from './admin-events-fixtures.ts'
import { expectClean } from './clean.ts'
import { inHours, rsvp, weekly, weeks } from './events-maker.ts'
import { join } from './fixtures.ts'

const dates = (page: Page) => page.getByRole('dialog', { name: 'Dates', exact: true })
const rows = (page: Page) => dates(page).getByRole('list', { name: 'Dates' }).getByRole('listitem')

/** Chooses what to do about a date. */
async function choose(page: Page, row: number, action: string) {
  await rows(page)
    .nth(row)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a date is cancelled after a question, which can be undone, and restored @phone-too', async ({
  page,
  events,
  product,
}) => {
  const starts = weeks(5)
  const { id } = await events.make({ title: 'Evening yoga', ...weekly(starts) })
  const mira = await answer(product, id, 'Mira Holm', 'going')
  await page.goto('/admin/events')
  await chooseAction(page, 'Evening yoga', 'Dates')
  await expect(rows(page)).toHaveCount(5)
  await expect(rows(page).nth(1)).toContainText('Going: 1')
  await expectClean(page)
  await choose(page, 1, 'Cancel this date')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Cancel this date of “Evening yoga”?')
  await expect(question).toContainText('1 member is going, and sees that it is cancelled.')
  await question.getByRole('button', { name: 'Cancel this date' }).click()
  await expect(rows(page).nth(1)).toContainText('Cancelled')
  const told = async () => {
    const query = { id, start: inHours(0), end: inHours(24 * 60), with_cancelled: 'true' } as const
    const list = await mira.call('GET /global-events', { query })
    return list.map(({ isCancelled }) => Boolean(isCancelled))
  }
  expect(await told()).toEqual([false, true, false, false, false])
  await toast(page, 'Date cancelled').getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page).nth(1)).not.toContainText('Cancelled')
  await expect.poll(told).toEqual([false, false, false, false, false])

  await choose(page, 2, 'Cancel this date')
  await question.getByRole('button', { name: 'Cancel this date' }).click()
  await expect(rows(page).nth(2)).toContainText('Cancelled')
  await choose(page, 2, 'Restore')
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(rows(page).nth(2)).not.toContainText('Cancelled')
  const audit = await events.call('GET /admin/audit', { query: { kind: 'event-changed' } })
  expect(audit.map(({ details }) => details.action).slice(0, 4)).toEqual([
    ...['date-restored', 'date-cancelled', 'date-restored', 'date-cancelled'],
  ])
})

test('a date is moved and changed for itself, and a form of the series keeps out of it @phone-too @thorough', async ({
  page,
  events,
}) => {
  const starts = weeks(3)
  const [first = ''] = starts
  const { id } = await events.make({ title: 'Evening yoga', capacity: 9, ...weekly(starts) })
  await page.goto(`/admin/events?dates=${id}`)
  await choose(page, 0, 'Change')
  const form = page.getByRole('dialog', { name: 'Change this date' })
  await expect(form.getByLabel('Title')).toHaveValue('Evening yoga')
  await form.getByLabel('Title').fill('')
  await form.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(form.getByText('Please enter a title')).toBeVisible()
  await form.getByLabel('Title').fill('Yoga with a guest')
  await form.getByLabel('Capacity').fill('4')
  await form.getByLabel('Address').fill('5 Oak St')
  await expectClean(page)
  await form.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(rows(page).first()).toContainText('“Yoga with a guest” · 5 Oak St')
  await expect(rows(page).first()).toContainText('Going: 0 of 4')
  await choose(page, 0, 'Move')
  const move = page.getByRole('dialog', { name: 'Move this date' })
  const start = await move.getByLabel('Start').inputValue()
  await move.getByLabel('Start').fill(start.replace(/T.*/, 'T06:00'))
  await move.getByLabel('End').fill(start.replace(/T.*/, 'T05:00'))
  await move.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(move.getByText('An event cannot end before it starts.')).toBeVisible()
  await move.getByLabel('End').fill(start.replace(/T.*/, 'T07:30'))
  await move.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(rows(page).first()).toContainText('Moved from')
  await expect(rows(page).first()).toContainText('“Yoga with a guest”')
  const stored = () => events.call('GET /global-events/{id}/occurrences', { params: { id } })
  expect((await stored())[0]).toMatchObject({
    occurrenceStart: first,
    start: `${first.slice(0, 10)}T06:00:00.000Z`,
    end: `${first.slice(0, 10)}T07:30:00.000Z`,
    change: { title: 'Yoga with a guest', description: null, capacity: 4 },
  })
  const moved = (await rows(page).first().locator('time').textContent()) ?? ''
  await expect(toast(page, 'Date changed')).toContainText(moved)
  await toast(page, 'Date changed').getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page).first()).not.toContainText('Moved from')
  await expect(rows(page).first()).toContainText('“Yoga with a guest”')

  // The next date has another title; the form of the series has its own.
  await page.goto(`/admin/events?edit=${id}`)
  await expect(field(page, 'Title')).toHaveValue('Evening yoga')
  await field(page, 'Description').fill('Bring two mats.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(toast(page, 'Event updated successfully')).toBeVisible()
  const now = await events.call('GET /global-events/{id}', { params: { id } })
  expect(now).toMatchObject({ title: 'Yoga with a guest', series: { title: 'Evening yoga', capacity: 9 } })
})

test('this and following become an event of their own, with the answers', async ({
  page,
  events,
  product,
}) => {
  const starts = weeks(5)
  const { id } = await events.make({ title: 'Evening yoga', ...weekly(starts) })
  const mira = await answer(product, id, 'Mira Holm', 'going')
  await page.goto(`/admin/events?dates=${id}`)
  await rows(page).first().getByRole('button').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Change this and following' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await choose(page, 2, 'Change this and following')
  const form = page.getByRole('dialog', { name: 'Change this and all following dates' })
  await form.getByLabel('Title', { exact: true }).fill('Morning yoga')
  await expectClean(page)
  await form.getByRole('button', { name: 'Change all following' }).click()
  await expect(toast(page, 'All following dates changed')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  const list = await events.all()
  const made = list.find(({ title }) => title === 'Morning yoga')
  expect(made).toMatchObject({ start: starts[2], recurrence: 'FREQ=WEEKLY;COUNT=3' })
  expect(await mira.call('GET /my-rsvps')).toHaveLength(2)
})

test('who comes is one door: numbers, people by date, who waits, and a message that says whom it reaches @phone-too', async ({
  page,
  events,
  product,
}) => {
  const starts = weeks(3)
  const [, second = ''] = starts
  const { id } = await events.make({ title: 'Evening yoga', capacity: 1, waitlist: true, ...weekly(starts) })
  const mira = await answer(product, id, 'Mira Holm', 'going')
  const jun = await join(product, 'Jun Sato')
  await jun.call('POST /global-events/{id}/waitlist', { params: { id }, body: {} })
  await page.goto('/admin/events')
  await unfold(page, 'Evening yoga')
  await expect(page.getByText('Max 1 attendees · Waiting list')).toBeVisible()
  await chooseAction(page, 'Evening yoga', 'Who comes')
  const door = page.getByRole('dialog', { name: 'Who comes' })
  const numbers = door.getByRole('list', { name: 'The next dates' }).getByRole('listitem')
  await expect(numbers).toHaveCount(3)
  await expect(numbers.first()).toContainText('Going: 1 of 1')
  await expect(numbers.first()).toContainText('Full')
  await expect(door.getByRole('region', { name: 'Answers' }).getByRole('listitem')).toHaveCount(1)
  const line = door.getByRole('region', { name: 'Waiting list (1)' })
  await expect(line).toContainText('Jun Sato')
  await expect(line).toContainText('For all dates')
  await expectClean(page)

  await rsvp(jun, id, 'interested')
  await mira.call('POST /global-events/{id}/rsvp', {
    params: { id },
    body: { status: 'not_going', occurrenceStart: second },
  })
  await page.reload()
  await door.getByLabel('Date', { exact: true }).selectOption({ index: 2 })
  await expect(door.getByText('Going: 0 · Interested: 1 · Not going: 1 · Total: 2')).toBeVisible()
  await expect(door.getByRole('list', { name: 'Not Going 1' })).toContainText('Mira Holm')
  await expect(door.getByRole('list', { name: 'Interested 1' })).toContainText('Jun Sato')
  await expect(page).toHaveURL(/date=/)
  await door.getByRole('button', { name: 'Message all who come' }).click()
  const message = page.getByRole('dialog', { name: 'Message all who come' })
  await expect(
    message.getByText('It reaches 1 member who is going, interested or waiting for a place.'),
  ).toBeVisible()
  await message.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(message.getByText('Please write what they should know')).toBeVisible()
  await message.getByLabel('What should they know?').fill('The door is on the left.')
  await expect(message.getByRole('region', { name: 'As they read it' })).toContainText(
    'The door is on the left.',
  )
  await expectClean(page)
  await message.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(message.getByText('Send this to 1 member?')).toBeVisible()
  await expect(message.getByRole('button', { name: 'Back' })).toBeFocused()
  await message.getByRole('button', { name: 'Send now' }).click()
  await expect(toast(page, 'Message sent')).toBeVisible()
  const read = { params: { id } }
  expect(await jun.call('GET /global-events/{id}/messages', read)).toMatchObject([
    { text: 'The door is on the left.' },
  ])
  expect(await mira.call('GET /global-events/{id}/messages', read)).toEqual([])
})

test('a message that could not be sent is kept, and sent once', async ({
  page,
  events,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const { id } = await events.make({ title: 'Tea circle' })
  const mira = await answer(product, id, 'Mira Holm', 'going')
  await page.goto(`/admin/events?attendees=${id}`)
  const open = () => page.getByRole('button', { name: 'Message all who come' }).click()
  await open()
  const message = page.getByRole('dialog', { name: 'Message all who come' })
  await message.getByLabel('What should they know?').fill('Bring a cup.')
  const send = async () => {
    await message.getByRole('button', { name: 'Send', exact: true }).click()
    await message.getByRole('button', { name: 'Send now' }).click()
  }
  // The server has it, and its answer is lost.
  await page.route('**/messages', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await (route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue())
  })
  await send()
  await expect(toast(page, 'Failed to send the message')).toBeVisible()
  await page.unroute('**/messages')
  await page.reload()
  await open()
  await expect(message.getByLabel('What should they know?')).toHaveValue('Bring a cup.')
  await send()
  await expect(toast(page, 'Message sent')).toBeVisible()
  expect(await mira.call('GET /global-events/{id}/messages', { params: { id } })).toHaveLength(1)
})

test('at 320 pixels, by keyboard; dates that cannot be loaded say so, and a waiting list is switched on @thorough', async ({
  page,
  events,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const { id } = await events.make({ title: 'Evening yoga', ...weekly(weeks(26)) })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/occurrences', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await page.goto(`/admin/events?dates=${id}`)
  await expect(dates(page).getByText('Failed to load the dates')).toBeVisible()
  await page.unroute('**/occurrences')
  await dates(page).getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(12)
  await dates(page).getByRole('button', { name: 'Show more dates' }).click()
  await expect(rows(page)).toHaveCount(24)
  await rows(page).first().getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Move this date' })).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Escape')
  await expect(rows(page).first().getByRole('button')).toBeFocused()

  await page.goto(`/admin/events?edit=${id}`)
  await field(page, 'Capacity').fill('8')
  await page.getByRole('checkbox', { name: 'Waiting list' }).check()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(toast(page, 'Event updated successfully')).toBeVisible()
  expect(await events.call('GET /global-events/{id}', { params: { id } })).toMatchObject({
    capacity: 8,
    waitlist: true,
  })
})
