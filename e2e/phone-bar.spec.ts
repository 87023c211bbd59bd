import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { open } from './health-day.ts'

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the bar of a phone'))

test('the bar leads to the places of every day, marks where one is, and has the menu @phone', async ({
  page,
  member: _,
}) => {
  await page.goto('/dashboard')
  const bar = page.getByRole('navigation', { name: 'At hand' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'A-genda', /Mood/, 'Community'])
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: 'Mood' }).tap()
  await expect(page).toHaveURL('/mood')
  await expect(bar.getByRole('link', { name: 'Mood' })).toHaveAttribute('aria-current', 'page')
  for (const place of await bar.locator('a, button').all()) {
    const box = await place.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await bar.getByRole('button', { name: 'Open menu' }).tap()
  await expectClean(page)
})

test('it steps aside while somebody types, and stands below whatever is to be saved @phone @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/health')
  const bar = page.getByRole('navigation', { name: 'At hand' })
  const save = page.getByRole('button', { name: 'Save Health Data' })
  await expect(bar).toBeVisible()
  await open(page, 'Notes')
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await notes.tap()
  await expect(bar).toBeHidden()
  await notes.fill('Slept well.')
  await notes.blur()
  await expect(bar).toBeVisible()
  await expect(save).toBeEnabled()
  const foot = async () => {
    const box = await save.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect.poll(async () => (await foot()) <= ((await bar.boundingBox())?.y ?? 0)).toBe(true)
})

test('the name alone stays at the top while one reads on, and nothing moves for it @phone @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/dashboard')
  const header = page.getByRole('banner')
  await expect(page.getByRole('region', { name: "This Week's Theme" })).toBeVisible()
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(async () => (await header.boundingBox())?.y).toBeLessThan(0)
  await expect(header.getByRole('link', { name: 'A-genda' })).toBeInViewport()
})
