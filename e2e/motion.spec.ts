import type { Page } from '@playwright/test'
import { addMonths } from '../web/lib/time/months.ts'
import { item, saveDay } from './calendar-fixtures.ts'
import { expect, type Member, test } from './fixtures.ts'

const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

const title = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const tick = (page: Page) => page.getByRole('checkbox', { name: 'Water the basil' })

/** Waits until no change of the page is under way. */
const stillness = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((each) => (each.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
            .length,
      ),
    )
    .toBe(0)

/** Counts how often the browser changes the page by a transition, from now on. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      document.documentElement.dataset.changes = String(
        Number(document.documentElement.dataset.changes ?? 0) + 1,
      )
      return start(change)
    }
  })
const changes = (page: Page) => page.locator('html').getAttribute('data-changes')

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
const toDo = (member: Member) => saveDay(member, today(), [item(1, 'Water the basil', { type: 'task' })])

test.describe('with motion', () => {
  test.use(moving)

  test('months that are passed quickly are all passed, and nothing is left half-way @thorough', async ({
    page,
    member: _,
  }) => {
    await page.goto('/calendar?date=2026-03-10')
    await expect(title(page)).toHaveText('March 2026')
    const next = page.getByRole('button', { name: 'Next month' })
    // Quicker than a page can be changed; from outside of it a press takes too long for that.
    await next.evaluate(async (button: HTMLElement) => {
      for (let press = 0; press < 5; press++) {
        button.click()
        await new Promise((go) => setTimeout(go, 10))
      }
    })
    await expect(title(page)).toHaveText('August 2026')
    expect(new URL(page.url()).searchParams.get('date')).toBe(addMonths('2026-03-10', 5))
    for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(title(page)).toHaveText('May 2026')
    await stillness(page)
    await expect(page.getByRole('grid', { name: 'May 2026' })).toHaveCount(1)
  })

  test('a line under the tabs moves to the chosen one, and the focus stays on the tab', async ({
    page,
    member: _,
  }) => {
    await page.goto('/calendar')
    const tabs = page.getByRole('tablist')
    await expect(tabs).toBeVisible()
    const line = () =>
      tabs.evaluate((row) => {
        const style = getComputedStyle(row, '::after')
        return [Number.parseFloat(style.left), Number.parseFloat(style.left) + Number.parseFloat(style.width)]
      })
    const [first, second] = [tabs.getByRole('tab').first(), tabs.getByRole('tab', { name: 'Week' })]
    const [, until = 0] = await line()
    await tabs.evaluate((row) =>
      row.addEventListener('transitionrun', (event) => {
        const { pseudoElement, propertyName } = event as TransitionEvent
        if (pseudoElement === '::after' && propertyName === 'left') row.dataset.moved = ''
      }),
    )
    await first.focus()
    await page.keyboard.press('ArrowRight')
    await expect(second).toBeFocused()
    await expect.poll(async () => (await line())[0]).toBeGreaterThan(until - 20)
    await stillness(page)
    const [start = 0, end = 0] = await line()
    const [row, box] = [await tabs.boundingBox(), await second.boundingBox()]
    expect(start).toBeGreaterThan((box?.x ?? 0) - (row?.x ?? 0) - 1)
    expect(end).toBeLessThan((box?.x ?? 0) - (row?.x ?? 0) + (box?.width ?? 0) + 1)
    await expect(tabs).toHaveAttribute('data-moved', '')
  })

  test('the number of a day goes from its cell into the dialog about it, and is gone with it @thorough', async ({
    page,
    member: _,
  }) => {
    // On a busy machine it has gone by before a journey looks.
    await page.addInitScript(() => {
      const flown: string[] = []
      Object.assign(window, { flown })
      const look = () => {
        const number = document.querySelector('dialog > span')?.textContent
        if (number) flown.push(number)
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/calendar?date=2026-03-10')
    await page.locator('[data-day="2026-03-12"] [data-number]').click()
    const dialog = page.getByRole('dialog', { name: 'Daily Planner' })
    const flown = () => page.evaluate(() => (window as unknown as { flown: string[] }).flown.at(-1))
    await expect.poll(flown).toBe('12')
    await expect(dialog.locator('> span')).toHaveCount(0)
    await expect(dialog).toContainText('Thursday, March 12')
    await page.keyboard.press('Escape')
    await page.locator('[data-day="2026-03-13"] [data-number]').click()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('[data-day="2026-03-13"] [data-number]')).toBeFocused()
    await stillness(page)
    await expect(page.locator('body > span')).toHaveCount(0)
  })

  test('a tick draws itself @thorough', async ({ page, member }) => {
    await toDo(member)
    await page.goto('/calendar?tab=day')
    const drawn = () =>
      tick(page).evaluate(
        (box) => getComputedStyle(box.nextElementSibling?.firstElementChild ?? box).strokeDashoffset,
      )
    expect(await drawn()).toBe('-24px')
    await tick(page).check()
    await expect.poll(drawn).toBe('0px')
    await page.reload()
    await expect(tick(page)).toBeChecked()
    expect(await drawn()).toBe('0px')
  })

  test('from room to room the title changes in its place, however quickly, with the focus on the page', async ({
    page,
    member: _,
  }) => {
    await countTransitions(page)
    await page.goto('/mood')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mood Tracker')
    const nav = page.getByRole('navigation', { name: 'Main' })
    for (const room of ['Community', 'Events', 'Health']) await nav.getByRole('link', { name: room }).click()
    await expect(page).toHaveURL('/health')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health Tracker')
    await stillness(page)
    expect(Number(await changes(page))).toBeGreaterThan(0)
    await expect(page.locator('#main')).toBeFocused()
    // A room whose page was still on its way is not among those that one came by.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Health Tracker')
  })

  test('a face that is pressed on home travels to today, and comes to rest @phone-too @thorough', async ({
    page,
    member: _,
  }) => {
    await page.goto('/dashboard')
    const feeling = page.getByRole('group', { name: 'How are you feeling?' })
    await feeling.getByRole('button', { name: 'Calm' }).click()
    const flying = page.locator('body > .mood-face')
    await expect(flying).toHaveCount(1)
    await expect(flying).toHaveCount(0)
    await feeling.getByRole('button', { name: 'Happy' }).click()
    await page.locator('a[href="/calendar"]:visible').first().click()
    await expect(page).toHaveURL('/calendar')
    await expect(flying).toHaveCount(0)
    await stillness(page)
  })
})

test('who asked for less motion sees none of it @thorough', async ({ page, member }) => {
  await toDo(member)
  await countTransitions(page)
  await page.goto('/dashboard')
  await page
    .getByRole('group', { name: 'How are you feeling?' })
    .getByRole('button', { name: 'Calm' })
    .click()
  await expect(page.getByText('Mood saved successfully!')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'A-genda' }).click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('button', { name: 'Go to Today' }).click()
  await page.locator(`[data-day="${today()}"] [data-number]`).click()
  const dialog = page.getByRole('dialog', { name: 'Daily Planner' })
  await expect(dialog).toBeVisible()
  expect(await dialog.locator('> span').count()).toBe(0)
  expect(await changes(page)).toBeNull()
})
