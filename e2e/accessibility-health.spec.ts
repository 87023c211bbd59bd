import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { daysAgo, openAll, saveEntry, screen } from './health-day.ts'

test('the health screen, its charts, dialogs and errors @phone', async ({ page, member }) => {
  test.slow()
  for (const back of [0, 1, 2, 3])
    await saveEntry(member, {
      dateISO: daysAgo(back),
      waterMl: 1500,
      steps: 9000,
      sleepHours: 7.5,
      weightKg: 64,
      notes: 'Rain.',
      meds: [{ name: 'Iron', taken: true, time: '08:00' }],
    })
  await page.goto('/health')
  await expect(page.locator('main [data-bar]')).toHaveCount(28)
  await page.getByRole('button', { name: 'Show as table' }).first().click()
  await expectClean(page)
  await openAll(page)
  await expectClean(page)
  await page.getByRole('button', { name: 'Goals', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Health Goals' })).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Escape')
  const { save, sleep, previous, question } = screen(page)
  await sleep.fill('long')
  await save.click()
  await expect(page.getByText('Please enter a number')).toBeVisible()
  await expectClean(page)
  await previous.click()
  await expect(question).toBeVisible()
  await expectClean(page)
})

test('an empty day @phone @thorough', async ({ page, member: _ }) => {
  await page.goto('/health')
  await expect(screen(page).saved).toBeVisible()
  await expect(page.getByText('Your first days will grow here.')).toBeVisible()
  await expectClean(page)
})

test('the health screen and its dialog fit a screen of 320 pixels @thorough', async ({ page, member }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await saveEntry(member, {
    dateISO: daysAgo(0),
    waterMl: 1500,
    steps: 9000,
    sleepHours: 7.5,
    weightKg: 64.25,
    systolic: 121,
    diastolic: 79,
    meds: [{ name: 'A medication with a rather long name', taken: true, time: '08:00' }],
  })
  await page.goto('/health')
  await openAll(page)
  await expect(page.locator('main [data-bar]')).toHaveCount(28)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(320)
  // A window of 1280 by 800 at 400 percent, where the bar that saves stands at the end of the form.
  await page.setViewportSize({ width: 320, height: 200 })
  expect(await width()).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Goals', exact: true }).click()
  expect(await width()).toBeLessThanOrEqual(320)
})

test('the fixed footer covers no control that has the focus, nor the end of the page @phone @thorough', async ({
  page,
  member,
}) => {
  await saveEntry(member, {
    dateISO: daysAgo(0),
    waterMl: 1500,
    meds: [{ name: 'Iron', taken: true }],
  })
  await page.goto('/health')
  await expect(page.locator('main [data-bar]')).toHaveCount(7)
  const footer = () =>
    screen(page).save.evaluate((button) => button.closest('.fixed')?.getBoundingClientRect().top ?? 0)
  await openAll(page)
  await screen(page).steps.fill('10')
  await page.getByRole('textbox', { name: 'Water (ml)', exact: true }).focus()
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const control = document.activeElement
      if (!control || control === document.body || control.closest('.fixed')) return false
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return above?.closest('.fixed') !== null && above !== null
    })
    expect(covered, `stop ${stop}`).toBe(false)
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const end = await page
    .getByRole('region', { name: 'Weight trend' })
    .evaluate((last) => last.getBoundingClientRect().bottom)
  expect(end).toBeLessThanOrEqual(await footer())
})
