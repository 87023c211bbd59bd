import {
  card,
  chooseAction,
  create,
  editor,
  expect,
  field,
  fillRequired,
  openNew,
  rule,
  test,
  toast,
} from './admin-events-fixtures.ts'
import { expectClean } from './clean.ts'

test('a recurrence is chosen; Advanced says the same, and keeps what cannot be chosen', async ({
  page,
  events,
}) => {
  const form = await openNew(page)
  await fillRequired(page, 'Second Tuesdays')
  await field(page, 'Repeats').selectOption('Every month')
  await expect(form.getByText('Every month on day 12', { exact: true })).toBeVisible()
  await field(page, 'On').selectOption('a weekday')
  await field(page, 'Weekday').selectOption('Tuesday')
  await expect(form.getByText('Every month on the second Tuesday')).toBeVisible()
  await field(page, 'Ends').selectOption('On a day')
  await field(page, 'Last day').fill('2031-12-31')
  await field(page, 'Every how many months').fill('2')
  await expect(form.getByText('Every 2 months on the second Tuesday, until December 31, 2031')).toBeVisible()
  const advanced = await rule(page)
  await expect(advanced).toHaveValue('FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU;UNTIL=20311231')

  // It starts on a Monday: said, and mended by one press, with its end.
  await expect(
    form.getByText('It starts on Monday, May 12, 2031, which is none of these days.'),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Start on Tuesday, May 13, 2031' }).click()
  await expect(field(page, 'Start')).toHaveValue('2031-05-13T18:00')
  await expect(form.getByText('Tuesday, July 8, 2031')).toBeVisible()

  await advanced.fill('FREQ=WEEKLY;BYDAY=TU,TH;COUNT=6')
  await expect(field(page, 'Repeats')).toHaveValue('week')
  await expect(form.getByText('Every week on Tuesday and Thursday, 6 times')).toBeVisible()
  await form.getByRole('button', { name: 'Thursday' }).click()
  await expect(advanced).toHaveValue('FREQ=WEEKLY;BYDAY=TU;COUNT=6')
  await advanced.fill('FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1')
  await expect(field(page, 'Repeats')).toHaveValue('own')
  await expect(form.getByText('This rule says more than can be chosen here.')).toBeVisible()
  await field(page, 'End').fill('2031-05-13T19:30')
  await create(page).click()
  await expect(toast(page, 'Event created successfully')).toBeVisible()
  const [made] = await events.all()
  expect([made?.recurrence, made?.start]).toEqual([
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
    '2031-05-13T16:00:00.000Z',
  ])
})

test('a start that is moved keeps the duration', async ({ page, events: _ }) => {
  await openNew(page)
  await field(page, 'Start').fill('2031-05-12T18:00')
  await expect(field(page, 'End')).toHaveValue('2031-05-12T19:00')
  await field(page, 'Start').fill('2031-05-13T23:30')
  await expect(field(page, 'End')).toHaveValue('2031-05-14T00:30')
  await field(page, 'End').fill('2031-05-14T02:00')
  await field(page, 'Start').fill('2031-05-15T20:00')
  await expect(field(page, 'End')).toHaveValue('2031-05-15T22:30')
})

test('an event is duplicated from the list and from its form, and is saved by Save alone', async ({
  page,
  events,
}) => {
  const { id } = await events.make({
    title: 'Rose garden',
    start: '2031-05-12T16:00:00.000Z',
    end: '2031-05-12T17:30:00.000Z',
    timezone: 'Europe/Berlin',
    bookingUrl: 'https://book.example.org/',
    capacity: 7,
  })
  await page.goto('/admin/events')
  await chooseAction(page, 'Rose garden', 'Duplicate')
  await expect(editor(page).getByText('Like “Rose garden”, at another time.')).toBeVisible()
  await expect(field(page, 'Start')).toHaveValue('2031-05-19T18:00')
  await expect(field(page, 'End')).toHaveValue('2031-05-19T19:30')
  // Nothing of one's own is in it yet, so nothing asks.
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)
  expect(await events.all()).toHaveLength(1)

  await page.getByRole('button', { name: 'Edit Rose garden' }).click()
  await editor(page).getByRole('button', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(`/admin/events?edit=new&copy=${id}`)
  await expect(editor(page).getByText('Like “Rose garden”, at another time.')).toBeVisible()
  await field(page, 'Title').fill('Rose garden again')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('Rose garden again')
  await create(page).click()
  await expect(toast(page, 'Event created successfully')).toBeVisible()
  await expect(card(page, 'Rose garden again')).toBeVisible()
  const [old, made] = (await events.all()).toSorted((a, b) => a.start.localeCompare(b.start))
  expect(old?.title).toBe('Rose garden')
  expect(made).toMatchObject({
    start: '2031-05-19T16:00:00.000Z',
    capacity: 7,
    bookingUrl: 'https://book.example.org/',
  })
  expect(made?.id).not.toBe(id)
})

test('what members will see stands beside the form, on a phone in its place @phone @thorough', async ({
  page,
  events: _,
  isMobile,
}) => {
  const form = await openNew(page)
  const preview = page.frameLocator('iframe')
  const show = async (name: 'Preview' | 'Back to form') => {
    if (isMobile) await form.getByRole('button', { name }).click()
  }
  await show('Preview')
  await expect(form.getByText('Choose when it starts, and you see it here')).toBeVisible()
  await show('Back to form')
  await fillRequired(page, 'Rose garden')
  await field(page, 'End').fill('2031-05-01T10:00')
  await show('Preview')
  await expect(preview.getByText('It ends before it starts. Choose another end')).toBeVisible()
  await expect(preview.locator('body')).toHaveCSS('font-family', /^"?Figtree"?,/)
  await show('Back to form')
  await fillRequired(page, 'Rose garden')
  await field(page, 'Price').fill('8')
  await field(page, 'Repeats').selectOption('Every week')
  await show('Preview')
  await expect(preview.getByRole('heading', { name: 'Rose garden' })).toHaveCount(2)
  await expect(preview.getByText('Every Monday')).toBeVisible()
  await expect(preview.getByText('8 USD').first()).toBeVisible()
  await expectClean(page)
  // Pressing Create leads to what is missing, which must be there to be seen.
  await show('Back to form')
  await field(page, 'Title').fill('')
  await show('Preview')
  await create(page).click()
  await expect(field(page, 'Title')).toBeFocused()
})

test('of several places one is chosen, and a map shows where it is @phone', async ({ page, events }) => {
  const form = await openNew(page)
  await fillRequired(page, 'By the river')
  await field(page, 'Address').fill('Frankfurt')
  await form.getByRole('button', { name: 'Look up' }).click()
  await expect(form.getByText('Only the city was found: Frankfurt am Main, Germany')).toBeVisible()
  await expect(form.getByText('In the middle of Frankfurt am Main, Germany')).toBeVisible()
  const main = form.getByRole('radio', { name: 'Frankfurt am Main, Germany' })
  await expect(main).toBeChecked()
  await expect(
    form.getByRole('button', { name: 'Write the address as “Frankfurt am Main, Germany”' }),
  ).toBeVisible()
  await main.focus()
  await page.keyboard.press('ArrowDown')
  await expect(field(page, 'Address')).toHaveValue('Frankfurt (Oder), Germany')
  await expect(form.getByText('Only the city was found: Frankfurt (Oder), Germany')).toBeVisible()
  await expect(field(page, 'Longitude')).toHaveValue(/^14\.5/)
  await expect(form.getByText('In the middle of Frankfurt (Oder), Germany')).toBeVisible()
  const map = form.getByRole('img', { name: 'A map with the place and the cities around it' })
  await expect(map.getByText('Berlin')).toBeVisible()
  await expectClean(page)

  await field(page, 'Address').fill('Münih, Almanya')
  await form.getByRole('button', { name: 'Look up' }).click()
  await expect(form.getByText('Only the city was found: Munich, Germany')).toBeVisible()
  await expect(form.getByRole('radio', { name: /Frankfurt/ })).toHaveCount(0)
  await create(page).click()
  await expect(toast(page, 'Event created successfully')).toBeVisible()
  const [made] = await events.all()
  expect(made?.location).toMatchObject({ lat: expect.closeTo(48.14, 1), lng: expect.closeTo(11.58, 1) })
})
