import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Axe finds nothing, and nothing is wider than the screen. The schemes differ in color only, and a unit test computes
 * its contrast. So the dark one is checked only by `npm test -- --thorough`, and only for contrast. `without` names
 * rules that are not checked.
 */
export async function expectClean(page: Page, without: string[] = []): Promise<void> {
  await quietNetwork(page)
  for (const colorScheme of process.env.THOROUGH ? (['dark', 'light'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // During a fade, or a change of the color scheme, the contrast is too low.
    await page.evaluate(async () => {
      // An animation that follows the scroll position never finishes.
      const running = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      // The fade begins with the frame that has the new colors, and that of an inherited color begins anew until its
      // parent's has ended.
      for (let round = 0; round < 20; round += 1) {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
        if (round > 0 && running().length === 0) return
        await Promise.allSettled(running().map(({ finished }) => finished))
      }
    })
    // The product has no frames of other sites, for which each reading would open a page of its own.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      // At the edges of an open menu: it hands the focus on and never keeps it. Axe lets it pass only where it finds that
      // something modal is open, which depends on where the menu lies.
      .exclude('[data-base-ui-focus-guard]')
    if (without.length > 0) axe.disableRules(without)
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(standards)
      : axe.withRules('color-contrast')
    ).analyze()
    const covered = violations.find(({ id }) => id === 'target-size')
    const found = violations.filter((violation) => violation !== covered)
    if (covered) found.push(...(await inTheMiddle(page, covered.nodes)))
    expect(
      found.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([])
  }
  await expectFits(page, page.viewportSize()?.width ?? 0)
}

/** Those that are too small even where no bar and no toast lies over their edge, as it may by where a page is scrolled to. */
async function inTheMiddle(page: Page, nodes: Violation['nodes']) {
  const found = []
  for (const { target } of nodes) {
    const selector = String(target)
    await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include(selector)
      .withRules('target-size')
      .analyze()
    found.push(...violations)
  }
  return found
}

/** No part of the page is wider than the window. */
export async function expectFits(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
