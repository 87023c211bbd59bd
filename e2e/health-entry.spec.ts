import { scaledLimit } from '../scripts/slowness.ts'
import { expect, test } from './fixtures.ts'
import { daysAgo, open, openAll, saveEntry, screen, storedEntry, today } from './health-day.ts'
import { toast } from './toast.ts'

test('a whole day is typed, saved and found again @phone', async ({ page, member }) => {
  await page.goto('/health')
  await openAll(page)
  const { save, saved, unsaved, water, steps, sleep, weight, notes } = screen(page)
  await expect(page.getByRole('heading', { name: 'Health Tracker', level: 1 })).toBeVisible()
  await expect(page.getByText('Track your daily wellness metrics')).toBeVisible()
  await expect(saved).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(page.getByText('No medications tracked')).toBeVisible()
  for (const hint of [
    'Recommended: 2000-3000 ml/day',
    'Goal: 10,000/day',
    'Recommended: 7-9 hours',
    'Healthy: 10-25%',
    'Normal: 120/80 mmHg',
    'Fasting: 70-100 mg/dL',
  ])
    await expect(page.getByText(hint, { exact: true })).toBeVisible()

  await water.fill('1.750,5')
  await water.fill('1750,5')
  await expect(unsaved).toBeVisible()
  await steps.fill('9,000')
  await sleep.fill('7,5')
  await weight.fill('64.3')
  await page.getByLabel('Body Fat (%)').fill('21,7')
  await page.getByRole('textbox', { name: 'Waist (cm)' }).fill('74')
  await page.getByLabel('Systolic').fill('121')
  await expect(page.getByText('121/79 mmHg')).toHaveCount(0)
  await page.getByLabel('Diastolic').fill('79')
  await expect(page.getByText('121/79 mmHg')).toBeVisible()
  await page.getByLabel('Blood Glucose (mg/dL)').fill('104')
  await expect(page.getByRole('radio', { name: 'Fasting' })).toBeChecked()
  await page.getByText('Post-meal', { exact: true }).click()
  await notes.fill('Slept with the window open.')
  await save.click()
  await expect(page.getByText('Health data saved successfully!')).toBeVisible()
  await expect(saved).toBeVisible()
  await expect(save).toBeDisabled()
  expect(await storedEntry(member, today())).toMatchObject({
    waterMl: 1750.5,
    steps: 9000,
    sleepHours: 7.5,
    weightKg: 64.3,
    bodyFatPct: 21.7,
    waistCm: 74,
    systolic: 121,
    diastolic: 79,
    glucoseMgDl: 104,
    glucoseContext: 'postmeal',
    meds: [],
    notes: 'Slept with the window open.',
  })

  await page.reload()
  await open(page, 'Vital Signs')
  await expect(sleep).toHaveValue('7.5')
  await expect(notes).toHaveValue('Slept with the window open.')
  await expect(page.getByRole('radio', { name: 'Post-meal' })).toBeChecked()
})

test('only what is filled in is sent, and the context of glucose only with a value', async ({
  page,
  member: _,
}) => {
  await page.goto('/health')
  await openAll(page)
  const { save, saved, notes, unsaved } = screen(page)
  await expect(saved).toBeVisible()
  await page.getByText('Post-meal', { exact: true }).click()
  await expect(saved).toBeVisible()
  await notes.fill('Quiet.')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/health'),
  )
  await save.click()
  expect((await sent).postDataJSON()).toEqual({ dateISO: today(), notes: 'Quiet.', base: {} })
  await expect(saved).toBeVisible()
  await notes.fill('Quiet!')
  await expect(unsaved).toBeVisible()
  await notes.fill('Quiet.')
  await expect(saved).toBeVisible()
})

test('medications are added, taken and removed, and one without a name is dropped @phone-too', async ({
  page,
  member,
}) => {
  await page.goto('/health')
  await openAll(page)
  const { save, saved } = screen(page)
  await expect(saved).toBeVisible()
  const add = page.getByRole('button', { name: 'Add Medication' })
  await add.click()
  const first = page.getByRole('group', { name: 'Medication 1' })
  await expect(first.getByLabel('Name')).toBeFocused()
  await expect(saved).toBeVisible()
  await first.getByLabel('Name').fill('Iron')
  await first.getByLabel('Time').fill('08:00')
  await first.getByLabel('Taken').check()
  await add.click()
  await page.getByRole('group', { name: 'Medication 2' }).getByLabel('Name').fill('Zinc')
  await add.click()
  await save.click()
  await expect(saved).toBeVisible()
  await expect(page.getByRole('group', { name: 'Medication 3' })).toHaveCount(0)
  expect((await storedEntry(member, today()))?.meds).toEqual([
    { name: 'Iron', time: '08:00', taken: true },
    { name: 'Zinc', time: null, taken: false },
  ])
  await page.getByRole('button', { name: 'Remove Iron' }).click()
  await expect(add).toBeFocused()
  await page.getByRole('button', { name: 'Remove Zinc' }).click()
  await expect(page.getByText('No medications tracked')).toBeVisible()
  await save.click()
  await expect(saved).toBeVisible()
  expect((await storedEntry(member, today()))?.meds).toEqual([])
})

test('numbers take the phone keypad, arrow keys and step buttons', { tag: '@thorough' }, async ({
  page,
  member: _,
}) => {
  await page.goto('/health')
  await openAll(page)
  const { water, steps, sleep, weight, saved } = screen(page)
  await expect(saved).toBeVisible()
  await expect(steps).toHaveAttribute('inputmode', 'numeric')
  await expect(water).toHaveAttribute('inputmode', 'decimal')
  await sleep.fill('7')
  await sleep.press('ArrowUp')
  await expect(sleep).toHaveValue('7.5')
  await sleep.press('ArrowDown')
  await page.getByRole('button', { name: 'Sleep: 0.5 less' }).click()
  await expect(sleep).toHaveValue('6.5')
  await weight.fill('64,3')
  await page.getByRole('button', { name: 'Weight: 0.1 more' }).click()
  await expect(weight).toHaveValue('64.4')
  await page.getByRole('button', { name: 'Body Fat: 0.1 more' }).click()
  await expect(page.getByLabel('Body Fat (%)')).toHaveValue('0.1')
})

test('what is no number is said at its field before anything is sent @thorough', async ({ page, member }) => {
  await saveEntry(member, { dateISO: today(), sleepHours: 7 })
  await page.goto('/health')
  await openAll(page)
  const { save, sleep } = screen(page)
  await expect(sleep).toHaveValue('7')
  await sleep.fill('a while')
  await save.click()
  await expect(page.getByText('Please enter a number')).toBeVisible()
  await expect(sleep).toBeFocused()
  expect((await storedEntry(member, today()))?.sleepHours).toBe(7)
  await sleep.fill('8')
  await expect(page.getByText('Please enter a number')).toHaveCount(0)
})

test("the server's word on a field lands on the field and takes the focus there @phone-too", async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 400/)
  await page.goto('/health')
  await openAll(page)
  const { save, saved, weight, unsaved } = screen(page)
  await expect(saved).toBeVisible()
  await weight.fill('6400')
  await save.click()
  const sentence = 'Weight should be between 1 and 700 kg'
  await expect(weight).toBeFocused()
  await expect(weight).toHaveAttribute('aria-invalid', 'true')
  await expect(weight).toHaveAccessibleDescription(new RegExp(sentence))
  await expect(toast(page).getByText(sentence)).toBeVisible()
  await expect(unsaved).toBeVisible()
  // Neither the bar above, nor a toast, nor the bar below covers it.
  const seen = await weight.evaluate((input) => {
    const { left, right, top, bottom } = input.getBoundingClientRect()
    return document.elementFromPoint(left + (right - left) / 3, (top + bottom) / 2) === input
  })
  expect(seen).toBe(true)
})

test('a save that fails says so and keeps what was typed', { tag: '@thorough' }, async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await page.goto('/health')
  await openAll(page)
  const { save, saved, notes, unsaved } = screen(page)
  await expect(saved).toBeVisible()
  await page.route('**/api/health', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await notes.fill('Still here.')
  await save.click()
  await expect(page.getByText('Failed to save health data')).toBeVisible()
  await expect(notes).toHaveValue('Still here.')
  await expect(unsaved).toBeVisible()
})

test('the button says Saving... while it saves, and what is typed meanwhile stays', async ({
  page,
  member,
}) => {
  await page.goto('/health')
  await openAll(page)
  const { saved, notes, steps, unsaved, save } = screen(page)
  await expect(saved).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/health', async (route) => {
    await held
    await route.continue()
  })
  await notes.fill('One.')
  const underWay = page.waitForRequest((request) => request.method() === 'POST')
  await save.click()
  await underWay
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await steps.fill('100')
  release()
  await expect(page.getByText('Health data saved successfully!')).toBeVisible()
  await expect(steps).toHaveValue('100')
  await expect(unsaved).toBeVisible()
  expect(await storedEntry(member, today())).toMatchObject({ notes: 'One.', steps: null })
})

test('a day that cannot be loaded says so and cannot be overwritten', async ({ page, member, tolerate }) => {
  tolerate(/status of 404/)
  const entry = { dateISO: today(), waterMl: 1500, notes: 'Keep me.' }
  await saveEntry(member, entry)
  const day = new RegExp(`from_date=${today()}`)
  await page.route(day, (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/health')
  await openAll(page)
  const { save, steps, water, notes, unsaved } = screen(page)
  const told = page.getByText('This day could not be loaded, so nothing can be saved until it is.')
  await expect(told).toBeVisible()
  await expect(water).toHaveValue('')
  await steps.fill('400')
  await expect(unsaved).toBeVisible()
  await expect(save).toBeDisabled()
  await steps.press('Enter')
  await expect(page.getByRole('button', { name: '+250ml' })).toBeDisabled()
  expect(await storedEntry(member, today())).toMatchObject(entry)

  await page.unroute(day)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(told).toHaveCount(0)
  await expect(notes).toHaveValue('Keep me.')
  await expect(steps).toHaveValue('400')
  await save.click()
  await expect(page.getByText('Health data saved successfully!')).toBeVisible()
  expect(await storedEntry(member, today())).toMatchObject({ ...entry, steps: 400 })
})

test('a history that cannot be loaded says so, and the day works all the same', async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 404/)
  await page.route(new RegExp(`from_date=${daysAgo(7)}`), (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/health')
  await openAll(page)
  await expect(page.getByText('Your summary could not be loaded.')).toBeVisible()
  await expect(page.getByText('Your trends could not be loaded.')).toBeVisible()
  await expect(screen(page).saved).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('Total Water')).toBeVisible()
})

test('two devices save one day, and what the other saved of it stays @thorough', async ({ page, member }) => {
  await saveEntry(member, { dateISO: today(), waterMl: 500 })
  await page.goto('/health')
  await openAll(page)
  const { save, saved, water, steps } = screen(page)
  await expect(water).toHaveValue('500')
  await saveEntry(member, { dateISO: today(), waterMl: 1000, notes: 'From the phone.' })
  await steps.fill('3000')
  await save.click()
  await expect(saved).toBeVisible()
  const both = { waterMl: 1000, steps: 3000, notes: 'From the phone.' }
  expect(await storedEntry(member, today())).toMatchObject(both)
  await expect(water).toHaveValue('1000')

  await saveEntry(member, { ...both, dateISO: today(), waterMl: 1250 })
  await page.getByRole('button', { name: '+500ml' }).click()
  await expect(water).toHaveValue('1750')
  await expect
    .poll(async () => (await storedEntry(member, today()))?.waterMl, { timeout: scaledLimit(5_000) })
    .toBe(1750)
})
