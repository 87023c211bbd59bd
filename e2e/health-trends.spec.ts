import { scaledLimit } from '../scripts/slowness.ts'
import { expect, test } from './fixtures.ts'
import { card, daysAgo, saveEntry, screen } from './health-day.ts'

test('the weekly summary is of the first seven entries and never shows a NaN', async ({ page, member }) => {
  await page.goto('/health')
  const summary = card(page, 'Weekly Summary')
  const figure = (label: string) =>
    summary.locator('div', { has: page.getByText(label, { exact: true }) }).last()
  await expect(figure('Avg Sleep')).toContainText('–')
  await expect(figure('Hydration Streak')).toContainText('0 / 7 days')
  await expect(page.getByText('Your first days will grow here.')).toBeVisible()
  for (let back = 0; back < 8; back += 1)
    await saveEntry(member, {
      dateISO: daysAgo(back),
      waterMl: back < 3 ? 2000 : 1999,
      steps: back === 0 ? 8000 : 10,
      ...(back % 2 ? {} : { sleepHours: 7 + back / 4, weightKg: 60 + back }),
    })
  await page.reload()
  await expect(figure('Total Water')).toContainText('13,996 ml')
  await expect(figure('Total Steps')).toContainText('8,060')
  await expect(figure('Avg Sleep')).toContainText('7.8 hours')
  await expect(figure('Avg Weight')).toContainText('63 kg')
  await expect(figure('Hydration Streak')).toContainText('3 / 7 days')
  await expect(figure('Step Goal Streak')).toContainText('1 / 7 days')
  await expect(page.getByText('NaN')).toHaveCount(0)
})

test('charts tell each value on hover, on focus and in a table @phone-too', async ({
  page,
  member,
  isMobile,
}) => {
  for (let back = 0; back < 10; back += 1)
    await saveEntry(member, {
      dateISO: daysAgo(back),
      waterMl: back === 2 ? undefined : 1000 + back,
    })
  await page.goto('/health')
  const water = page.getByRole('region', { name: 'Water trend' })
  const bars = water.locator('[data-bar]')
  await expect(bars).toHaveCount(7)
  await expect(water.getByText('Goal 2,000 ml')).toBeVisible()
  const day = (back: number, options: Intl.DateTimeFormatOptions) =>
    new Date(`${daysAgo(back)}T12:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
  const weekday = day(0, { weekday: 'narrow' })
  await expect(bars.nth(6).locator('text')).toHaveText(`${weekday}${Number(daysAgo(0).slice(8))}`)
  // The highest value is written.
  await expect(water.locator('text', { hasText: /^1,006$/ })).toBeVisible()
  await expect(bars.nth(4)).toHaveAttribute('aria-label', /: not recorded$/)
  await bars.nth(6).focus()
  await expect(water.getByText(/: 1,000 ml$/)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(bars.nth(5)).toBeFocused()
  await expect(water.getByText(/: 1,001 ml$/)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(water.getByText(/: 1,006 ml$/)).toBeVisible()
  if (!isMobile) {
    await bars.nth(3).hover()
    await expect(water.getByText(/: 1,003 ml$/)).toBeVisible()
  }
  const drawing = await water.boundingBox()
  await water.getByRole('button', { name: 'Show as table' }).click()
  await expect(water.getByRole('row')).toHaveCount(8)
  await expect(water.getByRole('row').nth(1)).toContainText('1,000')
  await expect(bars.first()).toBeHidden()
  expect((await water.boundingBox())?.height).toBe(drawing?.height)
  await expect(page.getByText('No steps recorded in these days.')).toBeVisible()

  await page.getByText('30 Days').click()
  await expect(water.getByRole('row')).toHaveCount(11)
  expect((await water.boundingBox())?.height).toBe(drawing?.height)
  // The table has a scroll of its own, by keyboard, too.
  await page.keyboard.press('Tab')
  await water.getByRole('region').focus()
  await page.keyboard.press('End')
  await expect(water.getByRole('row').last()).toBeInViewport()
  await water.getByRole('button', { name: 'Show as table' }).click()
  await expect(bars).toHaveCount(30)
  await expect(bars.nth(29).locator('text')).toHaveText('Today')
  await expect(bars.nth(28).locator('text')).toHaveText('')
  await expect(bars.nth(15).locator('text')).toHaveText('2 weeks')
})

test('a chart ends today, also when nothing is entered today', async ({ page, member }) => {
  await saveEntry(member, { dateISO: daysAgo(3), steps: 4000 })
  await page.goto('/health')
  const bars = page.getByRole('region', { name: 'Steps trend' }).locator('[data-bar]')
  await expect(bars).toHaveCount(7)
  await expect(bars.nth(6)).toHaveAttribute('aria-label', /, so far: not recorded$/)
  await expect(bars.nth(3)).toHaveAttribute('aria-label', /: 4,000$/)
})

test('a chart is one stop of the Tab key @thorough', async ({ page, member }) => {
  await saveEntry(member, { dateISO: daysAgo(1), waterMl: 900, steps: 10 })
  await saveEntry(member, { dateISO: daysAgo(0), waterMl: 1000, steps: 10 })
  await page.goto('/health')
  const water = page.getByRole('region', { name: 'Water trend' })
  await expect(water.locator('[data-bar]')).toHaveCount(7)
  await page.getByRole('radio', { name: '7 Days' }).focus()
  await page.keyboard.press('Tab')
  await expect(water.getByRole('button', { name: 'Show as table' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(water.locator('[data-bar]').nth(6)).toBeFocused()
  await page.keyboard.press('Tab')
  const steps = page.getByRole('region', { name: 'Steps trend' })
  await expect(steps.getByRole('button', { name: 'Show as table' })).toBeFocused()
})

test('a year of entries opens without a pause', { tag: '@thorough' }, async ({ page, member }) => {
  test.setTimeout(scaledLimit(120_000))
  for (let back = 0; back < 365; back += 1)
    await saveEntry(member, {
      dateISO: daysAgo(back),
      waterMl: 1500 + back,
      steps: 6000 + back,
      sleepHours: 7,
      weightKg: 64,
      notes: 'A day like many.',
      meds: [{ name: 'Iron', taken: true }],
    })
  await page.goto('/mood')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const started = Date.now()
  await page.getByRole('link', { name: 'Health', exact: true }).click()
  await expect(screen(page).water).toHaveValue('1500')
  await expect(page.locator('main [data-bar]')).toHaveCount(28)
  const opened = Date.now() - started
  const longest = await page.evaluate(async () => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    })
    observer.observe({ type: 'longtask' })
    document.querySelector<HTMLInputElement>('input[value="30"]')?.click()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return Math.max(0, ...tasks)
  })
  await expect(page.locator('main [data-bar]')).toHaveCount(120)
  test
    .info()
    .annotations.push({ type: 'measured', description: `opened ${opened} ms, longest task ${longest} ms` })
  // A generous limit for a busy machine. A person's machine is many times faster.
  expect(opened).toBeLessThan(5000)
  expect(longest).toBeLessThan(1000)
})
