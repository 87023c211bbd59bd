import type { Page } from '@playwright/test'
import { expectClean, expectFits } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { aWeekOf, begin, card, listen, pass, player } from './practice-fixtures.ts'
import { quietNetwork } from './quiet-network.ts'

const lines = 'Lines for the sea to take'
const steps = [
  'Fill a tray with sand, salt or fine sugar.',
  'With a fork, pull slow parallel lines from one side to the other.',
  'Lay a stone in the way and let the lines flow around it.',
  'Look at it for as long as three breaths, then smooth it away with your hand.',
  'Do it again, and leave the last one for somebody to find.',
]
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

/** A finger that moves across the player, in pixels. */
const swipe = (page: Page, by: number) =>
  page.locator('.player-sheet').evaluate((sheet, x) => {
    const at = (type: string, clientX: number) =>
      sheet.dispatchEvent(
        new PointerEvent(type, { pointerType: 'touch', pointerId: 7, clientX, clientY: 300, bubbles: true }),
      )
    at('pointerdown', 200)
    at('pointerup', 200 + x)
  }, by)

test('an exercise is played a step at a time, three breaths swell three times, and at the end one tap says how one is @phone', async ({
  page,
  member,
}) => {
  await aWeekOf('The Tide', member)
  await page.clock.install()
  await page.goto('/dashboard')
  const dialog = await begin(page, lines)
  const shown = (text = '?') => expect(dialog.getByText(text, { exact: true })).toBeVisible()
  await shown(steps[0])
  await expectClean(page)
  await press(page, 'Next')
  await shown(steps[1])
  await page.keyboard.press('ArrowLeft')
  await shown(steps[0])
  await swipe(page, -120)
  await shown(steps[1])
  await swipe(page, 120)
  await shown(steps[0])
  await swipe(page, -20)
  await shown(steps[0])
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight')
  await shown(steps[2])
  const told = await listen(page)
  await page.keyboard.press('ArrowRight')
  await shown(steps[3])
  await pass(page, 5)
  await expect(dialog.locator('.player-phase')).toHaveText('Breathe in')
  await pass(page, 30)
  await expect(dialog.locator('.player-phase')).toHaveText('Go on when you like')
  expect(await told()).toEqual([
    `4 of 5: ${steps[3]}`,
    ...['Breathe in', 'Breathe out', 'Breathe in', 'Breathe out', 'Breathe in', 'Breathe out'],
    'Your time is over. Go on when you like.',
  ])
  await press(page, 'Next')
  await shown(steps[4])
  await press(page, 'Finish')
  await expect(dialog.getByRole('heading', { name: 'How are you?' })).toBeFocused()
  await expect(dialog.getByText('Practiced once this week')).toBeVisible()
  await expectClean(page)
  await press(page, 'Calm')
  await expect(page.getByText('Mood saved successfully!')).toBeVisible()
  expect(await member.call('GET /mood/history', {})).toMatchObject([{ mood: 'calm' }])
  const theme = await member.call('GET /themes/current')
  const [practice, ...others] = await member.call('GET /practice', {})
  expect(others).toEqual([])
  expect(practice).toMatchObject({ exercise: lines, theme_id: theme.id })
  expect(practice?.seconds).toBeGreaterThanOrEqual(33)
  await press(page, 'Done')
  await expect(dialog).toHaveCount(0)
  await expect(card(page, lines)).toBeFocused()
})

test('a closed lid is no mistake: the time is over, and says so once @thorough', async ({ page, member }) => {
  await aWeekOf('First Light', member)
  await page.clock.install()
  await page.goto('/dashboard')
  const dialog = await begin(page, 'Five lines at the window')
  await press(page, 'Next')
  await expect(dialog.getByText(/^(1:00|0:59)$/)).toBeVisible()
  const told = await listen(page)
  await page.clock.fastForward('20:00')
  await expect(dialog.getByText('0:00')).toBeVisible()
  await expect(dialog.getByText('Go on when you like', { exact: true })).toBeVisible()
  expect(await told()).toEqual(['Your time is over. Go on when you like.'])
})

test('the shape swells in four and settles in six, holds still in a pause, and is a bar for who wants less motion @thorough', async ({
  page,
  member,
}) => {
  await aWeekOf('The Tide', member)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/dashboard')
  const dialog = await begin(page, 'A few breaths')
  const shape = dialog.locator('svg.stage')
  await expect(shape).toHaveAttribute('data-breathes', 'true')
  const breaths = () =>
    shape.evaluate((svg) =>
      svg
        .getAnimations({ subtree: true })
        .filter((one) => !(one instanceof CSSTransition))
        .map((one) => {
          const effect = one.effect as KeyframeEffect
          const frames = effect.getKeyframes().map(({ offset }) => offset)
          return `${effect.getTiming().duration} ${frames.join(' ')} ${one.playState}`
        }),
    )
  await expect.poll(breaths).toEqual(Array(4).fill('10000 0 0.4 1 running'))
  await expect(dialog.locator('.player-phase')).toHaveText('Breathe in')
  await expect(dialog.locator('.player-bar')).toHaveCount(0)
  // The focus is at the title: the largest key of a keyboard is enough.
  await page.keyboard.press(' ')
  await expect.poll(breaths).toEqual(Array(4).fill('10000 0 0.4 1 paused'))
  await expect(dialog.locator('.player-phase')).toHaveText('Paused')
  await press(page, 'Go on')
  await expect.poll(breaths).toEqual(Array(4).fill('10000 0 0.4 1 running'))

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(breaths).toEqual([])
  await expect(dialog.locator('.player-bar')).toBeVisible()
  await expect(dialog.locator('.player-phase')).toHaveText(/^Breathe (in|out)$/)
  await expectClean(page)
})

test('left at once nothing is kept of it; ended early it ends as ever; Esc leads out of both @thorough', async ({
  page,
  member,
}) => {
  await aWeekOf('The Tide', member)
  await page.clock.install()
  await page.goto('/dashboard')
  const dialog = await begin(page, lines)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(card(page, lines)).toBeFocused()
  expect(await member.call('GET /practice', {})).toEqual([])
  await begin(page, lines)
  await page.clock.runFor(31_000)
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('heading', { name: 'How are you?' })).toBeVisible()
  await expect.poll(async () => (await member.call('GET /practice', {})).length).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('it fits on a small screen, at 400 % zoom and on a telephone on its side @phone @thorough', async ({
  page,
  member,
}) => {
  await aWeekOf('The Tide', member)
  await page.clock.install()
  await page.goto('/dashboard')
  const dialog = await begin(page, lines)
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await page.clock.runFor(4_000)
  const sizes = [
    { width: 320, height: 568 },
    { width: 320, height: 225 },
    { width: 844, height: 390 },
  ]
  /** Pixels of the player that lie beyond its edge, where nothing scrolls. */
  const beyond = () => dialog.evaluate((one) => one.scrollWidth - one.clientWidth)
  const reached = async (name: string) => {
    const button = dialog.getByRole('button', { name })
    // It stops at a whole pixel.
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 0.97 })
  }
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectFits(page, size.width)
    expect(await beyond()).toBeLessThanOrEqual(0)
    for (const name of ['End here', 'A quiet tone', 'Back', 'Pause', 'Next']) await reached(name)
  }
  // On its side everything is in sight without scrolling.
  expect(await dialog.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight')
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectFits(page, size.width)
    expect(await beyond()).toBeLessThanOrEqual(0)
    for (const name of ['Energetic', 'For myself', 'Done']) await reached(name)
  }
})

test('the tone is off until it is chosen, and the device remembers the choice @thorough', async ({
  page,
  member,
}) => {
  await aWeekOf('The Tide', member)
  await page.addInitScript(() => {
    const made = { contexts: 0, tones: 0 }
    Object.assign(window, { made })
    const { AudioContext: Real } = window
    window.AudioContext = class extends Real {
      constructor() {
        super()
        made.contexts += 1
      }
      override createOscillator() {
        made.tones += 1
        return super.createOscillator()
      }
    }
  })
  const made = () => page.evaluate(() => (window as never as { made: object }).made)
  await page.goto('/dashboard')
  const dialog = await begin(page, 'A few breaths')
  const tone = dialog.getByRole('button', { name: 'A quiet tone' })
  await expect(tone).toHaveAttribute('aria-pressed', 'false')
  await expect(dialog.locator('.player-phase')).toHaveText('Breathe in')
  expect(await made()).toEqual({ contexts: 0, tones: 0 })
  await tone.click()
  expect(await made()).toEqual({ contexts: 1, tones: 2 })
  await page.reload()
  await begin(page, 'A few breaths')
  await expect(tone).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.locator('.player-phase')).toHaveText('Breathe in')
  expect(await made()).toEqual({ contexts: 1, tones: 2 })
  await tone.click()
  await page.reload()
  await begin(page, 'A few breaths')
  await expect(tone).toHaveAttribute('aria-pressed', 'false')
})

test('nothing of the player is fetched until a card is pressed @thorough', async ({ page, member }) => {
  await aWeekOf('The Tide', member)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/dashboard')
  await expect(card(page, lines)).toBeVisible()
  await quietNetwork(page)
  const isPlayers = (path: string) => /\/(practice-dialog|player)-[^/]+\.(js|css)$/.test(path)
  expect(scripts.filter(isPlayers)).toEqual([])
  await card(page, lines).click()
  await expect(player(page, lines)).toBeVisible()
  await expect.poll(() => scripts.filter(isPlayers).length).toBeGreaterThanOrEqual(3)
})
