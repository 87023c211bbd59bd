import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type Member, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

async function aWeekOf(title: string, { call }: Member): Promise<void> {
  const theme = (await call('GET /themes/library')).find((one) => one.title === title)
  if (!theme) throw new Error(`The library has no ${title}.`)
  await call('POST /themes/override', { body: { themeId: theme.id } })
}

const week = (page: Page) => page.getByRole('region', { name: "This Week's Theme" })
const scene = (page: Page) => week(page).locator('[data-scene]')
const breathing = (page: Page) => week(page).getByRole('button', { name: 'Breathe with this cover' })
const cover = (page: Page) => week(page).locator('img').first()

/** How many animations of the cover run. */
const running = (page: Page) =>
  scene(page).evaluate(
    (stage) =>
      stage.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  )

/** The addresses of all layers that the page asks for from now on. */
function layersOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/art\/layer-/.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** How long, in milliseconds, no answer and no other picture had arrived when the first layer was asked for. */
const restBefore = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const isLayer = ({ name }: PerformanceEntry) => name.includes('/art/layer-')
    const first = Math.min(...all.filter(isLayer).map(({ startTime }) => startTime))
    const before = all.filter(
      // Who the member is by now is asked at rest as well.
      (one) => one.startTime < first && !isLayer(one) && /\/(api\/(?!user\/profile)|art\/)/.test(one.name),
    )
    return first - Math.max(...before.map(({ responseEnd }) => responseEnd))
  })

test('once the page has come to rest the cover moves, over the same picture, and nothing jumps @phone', async ({
  page,
  member,
}) => {
  await aWeekOf('The Tide', member)
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.push(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  await page.goto('/dashboard')
  await expect(cover(page)).toHaveJSProperty('complete', true)
  const still = await cover(page).boundingBox()
  await week(page).scrollIntoViewIfNeeded()
  await page.evaluate(() =>
    Object.assign(window, { moved: (window as never as { moved: number[] }).moved.splice(0) && [] }),
  )
  await expect(scene(page)).toHaveAttribute('data-scene', 'moves')
  expect(await restBefore(page)).toBeGreaterThan(900)
  const ground = await scene(page).locator('img').first().boundingBox()
  for (const side of ['width', 'height'] as const)
    expect(Math.abs((ground?.[side] ?? 0) - (still?.[side] ?? 1))).toBeLessThan(1)
  const wash = scene(page).locator('img').nth(2)
  const place = async () => (await wash.boundingBox())?.y
  const first = await place()
  await expect.poll(place).not.toBe(first)
  expect(await page.evaluate(() => (window as never as { moved: number[] }).moved)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  const [pill, whole] = await Promise.all([breathing(page).boundingBox(), cover(page).boundingBox()])
  expect(pill?.width).toBe(whole?.width)
  const { violations } = await new AxeBuilder({ page }).include('[data-light]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a touch makes it a breath: in for four, out for six, told once each; Esc and a second touch end it @thorough', async ({
  page,
  member,
}) => {
  await aWeekOf('Embers', member)
  await page.goto('/dashboard')
  await expect(breathing(page)).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(() => {
    const told: [string, number][] = []
    Object.assign(window, { told })
    new MutationObserver(() => {
      told.push([document.querySelector('[data-announcer]')?.textContent ?? '', performance.now()])
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await breathing(page).focus()
  await page.keyboard.press('Enter')
  await expect(breathing(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(scene(page)).toHaveAttribute('data-scene', 'breathes')
  const told = () => page.evaluate(() => (window as never as { told: [string, number][] }).told)
  const phases = async () =>
    (await told()).filter(([text], i, all) => /^Breathe/.test(text) && text !== all[i - 1]?.[0])
  await expect.poll(async () => (await phases()).length, { timeout: 25_000 }).toBe(3)
  const [first, second, third] = await phases()
  expect([first?.[0], second?.[0], third?.[0]]).toEqual(['Breathe in', 'Breathe out', 'Breathe in'])
  const seconds = [(second?.[1] ?? 0) - (first?.[1] ?? 0), (third?.[1] ?? 0) - (second?.[1] ?? 0)]
  expect(seconds.map((ms) => Math.round(ms / 1000))).toEqual([4, 6])
  // The coals themselves: one breath is ten seconds, at its fullest after four.
  const breath = await scene(page)
    .locator('img')
    .nth(1)
    .evaluate((coals) => {
      const effect = coals.getAnimations()[0]?.effect as KeyframeEffect
      return [
        effect.getTiming().duration,
        effect.getKeyframes().map(({ offset, opacity }) => [offset, opacity]),
      ]
    })
  expect(breath).toEqual([
    10_000,
    [
      [0, '0'],
      [0.4, '0.9'],
      [1, '0'],
    ],
  ])
  await page.keyboard.press('Escape')
  await expect(breathing(page)).toHaveAttribute('aria-pressed', 'false')
  const last = (await told()).length
  await breathing(page).click()
  await expect(breathing(page)).toHaveAttribute('aria-pressed', 'true')
  await breathing(page).click()
  await expect(breathing(page)).toHaveAttribute('aria-pressed', 'false')
  await page.waitForTimeout(2_000)
  expect((await told()).slice(last).filter(([text]) => text !== 'Breathe in')).toEqual([])
})

test('out of sight nothing of it runs, and a breath ends @thorough', async ({ page, member }) => {
  await aWeekOf('Listening to Rain', member)
  await page.goto('/dashboard')
  await expect.poll(() => running(page).catch(() => 0)).toBeGreaterThan(0)
  await breathing(page).click()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => running(page)).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => running(page)).toBeGreaterThan(0)
  await expect(breathing(page)).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => running(page)).toBe(0)
})

test('with less motion, or less data, the cover stays still and nothing more is fetched @thorough', async ({
  page,
  member,
}) => {
  await aWeekOf('The Tide', member)
  const asked = layersOf(page)
  const staysStill = async () => {
    await page.goto('/dashboard')
    await expect(cover(page)).toHaveJSProperty('complete', true)
    await page.waitForTimeout(3_000)
    await expect(scene(page)).toHaveCount(0)
    expect(asked).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await staysStill()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await staysStill()
})

test('it is lit by the hour, by lamplight on a dark page, and the motion follows @thorough', async ({
  page,
  member,
}) => {
  await aWeekOf('The Tide', member)
  const asked = layersOf(page)
  const lit = week(page).locator('[data-light]')
  for (const [hour, light, file] of [
    ['06', 'dawn', 'cover-tide'],
    ['12', 'noon', 'cover-tide'],
    ['19', 'dusk', 'cover-tide'],
    ['23', 'lamplight', 'night-tide'],
  ] as const) {
    await page.clock.setFixedTime(`2026-11-18T${hour}:00:00+01:00`)
    await page.goto('/dashboard')
    await expect(lit).toHaveAttribute('data-light', light)
    await expect(cover(page)).toHaveAttribute('src', new RegExp(`/art/${file}-1600`))
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.clock.setFixedTime('2026-11-18T12:00:00+01:00')
  await page.goto('/dashboard')
  await expect(lit).toHaveAttribute('data-light', 'lamplight')
  await expect(cover(page)).toHaveAttribute('src', /\/art\/night-tide-1600/)
  asked.length = 0
  await expect(scene(page)).toHaveAttribute('data-scene', 'moves')
  expect(asked.filter((address) => !/-night-/.test(address))).toEqual([])
})
