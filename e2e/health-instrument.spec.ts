import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { card, daysAgo, open, saveEntry, screen, storedEntry, today } from './health-day.ts'

test('the glass fills by a tap, the path by another; a tap is taken back by Undo @phone', async ({
  page,
  member,
  isMobile,
}) => {
  await saveEntry(member, { dateISO: today(), waterMl: 500 })
  await page.goto('/health')
  const progress = card(page, "Today's Progress")
  const glass = page.getByRole('button', { name: 'Add 250 ml of water' })
  const path = page.getByRole('button', { name: 'Add 1000 steps' })
  const press = () => (isMobile ? glass.tap() : glass.click())
  await expect(progress.getByText('500 of 2,000 ml · 25%')).toBeVisible()
  await press()
  await expect(progress.getByText('750 of 2,000 ml · 38%')).toBeVisible()
  await expect(page.getByText('+250 ml added')).toBeVisible()
  await expect.poll(async () => (await storedEntry(member, today()))?.waterMl).toBe(750)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(progress.getByText('500 of 2,000 ml · 25%')).toBeVisible()
  await expect.poll(async () => (await storedEntry(member, today()))?.waterMl).toBe(500)
  await page.getByRole('button', { name: '+500ml' }).click()
  await expect(progress.getByText('1,000 of 2,000 ml · 50%')).toBeVisible()
  await (isMobile ? path.tap() : path.click())
  await expect(progress.getByText('1,000 of 8,000 · 13%')).toBeVisible()
  await expect(progress.getByRole('progressbar', { name: 'Water' })).toHaveAttribute('value', '50')
})

test('by the keyboard alone the glass is filled and the moon leads to the hours of sleep @thorough', async ({
  page,
  member,
}) => {
  await page.goto('/health')
  const { sleep, saved } = screen(page)
  await expect(saved).toBeVisible()
  await open(page, 'Notes')
  await page.getByRole('button', { name: 'Add 250 ml of water' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect.poll(async () => (await storedEntry(member, today()))?.waterMl).toBe(500)
  await page.getByRole('button', { name: 'Tell how long you slept' }).focus()
  await page.keyboard.press('Enter')
  await expect(sleep).toBeFocused()
  await page.keyboard.type('7,5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Health data saved successfully!')).toBeVisible()
  await expect(card(page, "Today's Progress").getByText('7.5 of 7 hours · 100%')).toBeVisible()
  expect(await storedEntry(member, today())).toMatchObject({ waterMl: 500, sleepHours: 7.5 })
})

test('two devices tap at once, and every tap counts', async ({ page, member, context }) => {
  await page.goto('/health')
  const other = await context.newPage()
  await other.goto('/health')
  const glassOf = (one: typeof page) => one.getByRole('button', { name: 'Add 250 ml of water' })
  for (const one of [page, other]) await expect(screen(one).saved).toBeVisible()
  await Promise.all(
    [page, other].map(async (one) => {
      for (let tap = 0; tap < 3; tap += 1) await glassOf(one).click()
    }),
  )
  await expect.poll(async () => (await storedEntry(member, today()))?.waterMl).toBe(1500)
})

test('what two devices changed is shown side by side to choose from', async ({ page, member, tolerate }) => {
  tolerate(/status of 409/)
  await saveEntry(member, { dateISO: today(), weightKg: 65 })
  await page.goto('/health')
  const { weight, steps, save, unsaved, saved } = screen(page)
  await open(page, 'Body Metrics')
  await open(page, 'Hydration & Activity')
  await expect(weight).toHaveValue('65')
  await saveEntry(member, { dateISO: today(), weightKg: 64, notes: 'From the phone.' })
  await weight.fill('63')
  await steps.fill('4000')
  await save.click()
  const both = page.getByRole('region', { name: 'Changed on two devices' })
  await expect(both.getByText('63 kg')).toBeVisible()
  await expect(both.getByText('64 kg')).toBeVisible()
  await expectClean(page)
  expect(await storedEntry(member, today())).toMatchObject({ weightKg: 64, steps: 4000 })
  await expect(unsaved).toBeVisible()
  await both.getByRole('button', { name: 'Keep this: Yours' }).click()
  await expect(both).toHaveCount(0)
  await expect(weight).toHaveValue('63')
  await save.click()
  await expect(saved).toBeVisible()
  expect(await storedEntry(member, today())).toMatchObject({ weightKg: 63, notes: 'From the phone.' })

  await weight.fill('61')
  await saveEntry(member, { dateISO: today(), weightKg: 62 })
  await save.click()
  await both.getByRole('button', { name: 'Keep this: The other device' }).click()
  await expect(weight).toHaveValue('62')
  await expect(saved).toBeVisible()
})

test('sections are closed with their last value, open by a press, and stay open from day to day @phone-too', async ({
  page,
  member,
}) => {
  await saveEntry(member, { dateISO: daysAgo(1), weightKg: 63.8, notes: 'Rain.' })
  await page.goto('/health')
  const body = page.getByRole('button', { name: 'Body Metrics' })
  const weekday = new Date(`${daysAgo(1)}T12:00:00Z`).toLocaleDateString('en', {
    weekday: 'long',
    timeZone: 'UTC',
  })
  await expect(body).toHaveAccessibleDescription(`Weight 63.8 kg, ${weekday}`)
  await expect(screen(page).water).toBeHidden()
  await expect(screen(page).weight).toBeHidden()
  await body.press('Enter')
  await expect(screen(page).weight).toBeVisible()
  await screen(page).previous.click()
  await expect(screen(page).weight).toHaveValue('63.8')
  await expect(screen(page).weight).toBeVisible()
  // The labels of a row are aligned, and so are its fields.
  const tops = await card(page, 'Body Metrics')
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)))
  const { width } = page.viewportSize() ?? { width: 0 }
  if (width > 900) expect(new Set(tops).size).toBe(1)
})

test('the footer is a quiet line above the bar, and rises while something is unsaved @phone', async ({
  page,
  member: _,
}) => {
  await page.goto('/health')
  const { saved, save, steps, unsaved } = screen(page)
  await open(page, 'Hydration & Activity')
  const footer = page.locator('.fixed', { has: save })
  const height = async () => (await footer.boundingBox())?.height ?? 0
  await expect(saved).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(footer).toBeInViewport({ ratio: 1 })
  expect(await height()).toBeLessThan(44)
  const bar = await page.locator('.phone-bar').boundingBox()
  if (bar) {
    const box = await footer.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar.y + 1)
  }
  await steps.fill('4000')
  await expect(unsaved).toBeVisible()
  await expect(footer).toBeInViewport({ ratio: 1 })
  await expect.poll(height).toBeGreaterThan(60)
  await save.click()
  await expect(saved).toBeVisible()
  await expect.poll(height).toBeLessThan(44)
  await expect(footer).toBeInViewport({ ratio: 1 })
})

test('a field at the foot of the window is not covered when the footer comes @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/health')
  const { steps, save } = screen(page)
  await open(page, 'Hydration & Activity')
  await steps.evaluate((field) => {
    window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight + 4)
  })
  await steps.click()
  await page.keyboard.type('5')
  const footer = page.locator('.fixed', { has: save })
  await expect(footer).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const [field, bar] = [await steps.boundingBox(), await footer.boundingBox()]
      return field && bar && field.y + field.height <= bar.y
    })
    .toBe(true)
})

for (const width of [320, 390, 1280])
  test(`instruments, sections and charts are clean and fit ${width} pixels @thorough`, async ({
    page,
    member,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const back of [0, 1, 2, 3])
      await saveEntry(member, {
        dateISO: daysAgo(back),
        waterMl: 1500 + back,
        steps: 9000,
        sleepHours: 6.5,
        weightKg: 64 + back / 10,
        notes: 'A rather long note about how the day has felt all along.',
      })
    await page.goto('/health')
    await expect(page.locator('main [data-bar]')).toHaveCount(28)
    await expectClean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
