import type { Page } from '@playwright/test'
import { addDays, weekOf } from '../contract/week.ts'
import { expect, type Member, test } from './fixtures.ts'

const thisWeek = () => weekOf(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }))
const stage = (page: Page) => page.locator('[data-arriving]')
const week = (page: Page) => page.getByRole('region', { name: "This Week's Theme" })
const hue = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hue'))

/** What this browser remembers of the week before: another theme's cover and hue. */
async function rememberLastWeek(page: Page, member: Member) {
  const current = await member.call('GET /themes/current')
  const last = (await member.call('GET /themes/library')).find(
    ({ coverImageUrl, hue }) => coverImageUrl !== current.coverImageUrl && hue !== current.hue,
  )
  if (!last) throw new Error('The library has one cover only.')
  const src = last.coverSizes.find(({ width }) => width === 800)?.url ?? '?'
  await page.addInitScript(
    ([name, value, hue]) => {
      if (sessionStorage.getItem('told')) return
      sessionStorage.setItem('told', '')
      localStorage.setItem(name, value)
      localStorage.setItem('hue', hue)
    },
    [`week_shown_${member.user.id}`, `${addDays(thisWeek(), -7)} ${src}`, String(last.hue)] as const,
  )
  return { current, last, src }
}
/** A busy machine may need longer for the code of the opening than somebody would wait, and then sees too little of it. */
const takeTime = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => setTimeout(act, ms === 1500 ? 60_000 : ms),
    })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how)
      if (this.closest('[data-arriving]')) animation.updatePlaybackRate(0.05)
      return animation
    }
  })
/** The week whose cover this browser has shown. */
const remembered = (page: Page, { user }: Member) =>
  page.evaluate((name) => localStorage.getItem(name)?.split(' ')[0], `week_shown_${user.id}`)

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('on the first visit of a week its cover opens over the last one, once, and nothing moves for it @phone-too', async ({
    page,
    member,
  }) => {
    const { current, src } = await rememberLastWeek(page, member)
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[])
          for (const { node } of sources) {
            const part = (node instanceof Element ? node : node?.parentElement)?.closest(
              '[aria-labelledby=week]',
            )
            if (part) moved.push(node?.textContent ?? '')
          }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/dashboard')
    await expect(stage(page).locator(`img[src="${src}"]`)).toHaveCount(1)
    // What is below is there, and can be pressed.
    await expect(week(page).getByRole('heading', { name: current.title, level: 3 })).toBeAttached()
    // On a phone it is below one's own day, which is still being loaded, and opens when it is seen.
    await expect
      .poll(async () => {
        await week(page).locator('[data-week-cover]').scrollIntoViewIfNeeded()
        return remembered(page, member)
      })
      .toBe(thisWeek())
    await expect(stage(page)).toHaveCount(0)
    await expect(week(page).getByRole('heading', { name: current.title, level: 3 })).toHaveCSS('opacity', '1')
    await expect.poll(() => hue(page)).toBe(String(current.hue))
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])

    await page.reload()
    await expect(week(page).getByRole('heading', { name: current.title })).toBeVisible()
    await page.waitForTimeout(300)
    await expect(stage(page)).toHaveCount(0)
  })

  test('the accent turns from the last hue to the new one in 600 ms @thorough', async ({ page, member }) => {
    const { current, last } = await rememberLastWeek(page, member)
    await page.addInitScript(() => {
      const turns: unknown[] = []
      Object.assign(window, { turns })
      const { animate } = Element.prototype
      Element.prototype.animate = function (keyframes, options) {
        if (keyframes && '--hue' in keyframes && typeof options === 'object')
          turns.push([...(keyframes['--hue'] as string[]), options.duration])
        return animate.call(this, keyframes, options)
      }
    })
    await page.goto('/dashboard')
    expect(await hue(page)).toBe(String(last.hue))
    const turns = () =>
      page.evaluate(() => (window as unknown as { turns: [string, string, number][] }).turns)
    await expect.poll(async () => (await turns()).length).toBe(1)
    const [[from, to, duration] = ['', '', 0]] = await turns()
    expect([Number(from), (Number(to) + 360) % 360, duration]).toEqual([last.hue, current.hue, 600])
    expect(Math.abs(Number(to) - Number(from)), 'the shorter way round').toBeLessThanOrEqual(180)
    await expect.poll(() => hue(page)).toBe(String(current.hue))
  })

  for (const [skip, act] of [
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a press', (page: Page) => page.mouse.click(5, 300)],
  ] as const)
    test(`${skip} ends it at once`, async ({ page, member }) => {
      await takeTime(page)
      await rememberLastWeek(page, member)
      await page.goto('/dashboard')
      await page.waitForFunction(
        () => document.querySelector('[data-arriving]')?.getAnimations({ subtree: true }).length,
      )
      await act(page)
      await expect(stage(page)).toHaveCount(0)
    })

  test('without its code the new week simply stands there @thorough', async ({ page, member, tolerate }) => {
    tolerate(/week-opening/)
    const { current } = await rememberLastWeek(page, member)
    await page.route(/week-opening/, (route) => route.abort())
    await page.goto('/dashboard')
    await expect(week(page).getByRole('heading', { name: current.title })).toHaveCSS('opacity', '1')
    await expect(stage(page)).toHaveCount(0)
    expect(await remembered(page, member)).toBe(thisWeek())
  })

  test('a chosen theme grows from its card into its place', async ({ page, member }) => {
    const { last } = await rememberLastWeek(page, member)
    await page.goto('/dashboard')
    await expect(stage(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Choose Different Theme' }).click()
    const grown = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const begin = document.startViewTransition.bind(document)
          document.startViewTransition = (change) => {
            const transition = begin(change)
            void transition.ready.then(() =>
              resolve(
                document
                  .getAnimations()
                  .flatMap(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? []),
              ),
            )
            return transition
          }
        }),
    )
    await page.getByRole('dialog').getByRole('button', { name: last.title }).click()
    expect(await grown).toContain('::view-transition-group(week-cover)')
    await expect(week(page).getByRole('heading', { name: last.title, level: 3 })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-growing')
    await page.getByRole('button', { name: 'Choose Different Theme' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('whoever wants less motion finds the new week as it is @thorough', async ({ page, member }) => {
  const { current } = await rememberLastWeek(page, member)
  await page.addInitScript(() => {
    const seen = { stages: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen.stages += document.querySelectorAll('[data-arriving]').length
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/dashboard')
  await expect(week(page).getByRole('heading', { name: current.title })).toHaveCSS('opacity', '1')
  await expect.poll(() => remembered(page, member)).toBe(thisWeek())
  expect(await page.evaluate(() => (window as unknown as { seen: { stages: number } }).seen.stages)).toBe(0)
})
