import { expectFits } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { choose } from './mood-days.ts'

test('with a face chosen the whole entry stands in the window of a phone, its save above the bar', async ({
  page,
  member: _,
}) => {
  const save = page.getByRole('button', { name: 'Save Mood' })
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/mood')
    await choose(page, 'Anxious')
    await expect(page.getByRole('button', { name: 'inspired' })).toBeVisible()
    const bar = await page.getByRole('navigation').last().boundingBox()
    const button = await save.boundingBox()
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const rows = await page
      .locator('label.mood-tile')
      .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)))
    expect(new Set(rows).size).toBe(1)
    if (width === 390) expect((await page.getByLabel('Note').boundingBox())?.y).toBeLessThan(button?.y ?? 0)
    await expectFits(page, width)
  }
})
