import type { Page } from '@playwright/test'
import { expect, type Member } from './fixtures.ts'

/** Has a member see the week of a theme of the starter library. */
export async function aWeekOf(title: string, { call }: Member): Promise<void> {
  const theme = (await call('GET /themes/library')).find((one) => one.title === title)
  if (!theme) throw new Error(`The library has no ${title}.`)
  await call('POST /themes/override', { body: { themeId: theme.id } })
}

/** The card of an exercise, of the art activity, or of breaths. */
export const card = (page: Page, title: string) => page.getByRole('main').getByRole('button', { name: title })

export const player = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** Opens a card of home, and begins what it shows. */
export async function begin(page: Page, title: string) {
  await card(page, title).click()
  await player(page, title).getByRole('button', { name: 'Begin' }).click()
  await expect(player(page, title).getByRole('button', { name: 'Pause' })).toBeVisible()
  return player(page, title)
}

/** What is told to screen readers from now on, each change once. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = []
    let last = [...document.querySelectorAll('[data-announcer]')].at(-1)?.textContent
    Object.assign(window, { told })
    new MutationObserver(() => {
      const regions = [...document.querySelectorAll('[data-announcer]')]
      const text = regions.at(-1)?.textContent ?? ''
      if (text && text !== last) told.push(text)
      last = text
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as never as { told: string[] }).told)
}

/** Lets time pass on the page's clock, in small steps, so that what a timer changes is shown before the next one. */
export async function pass(page: Page, seconds: number): Promise<void> {
  for (let at = 0; at < 2 * seconds; at += 1) await page.clock.runFor(500)
}
