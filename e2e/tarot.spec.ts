import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { expect, join, type Member, test } from './fixtures.ts'

const monday = '2027-03-01T07:30:00+01:00'
const table = (page: Page) => page.getByRole('region', { name: 'Tarot Guidance' })
const turn = (page: Page) => table(page).getByRole('button', { name: 'Turn the card of the week' })
const name = (page: Page) => table(page).getByRole('heading', { level: 3 })

async function openAt(page: Page, moment: string) {
  await page.clock.setFixedTime(new Date(moment))
  await page.goto('/dashboard')
  await expect(table(page)).toBeVisible()
}
const cardOf = async ({ call }: Member) => {
  const { tarotCard } = await call('GET /themes/current')
  if (!tarotCard) throw new Error('The week has no card.')
  return tarotCard
}

test('on Monday the card of the week lies face down until its member turns it, then open all week @phone-too', async ({
  page,
  member,
  product,
  signIn,
  context,
}) => {
  const card = await cardOf(member)
  await openAt(page, monday)
  await expect(turn(page)).toBeVisible()
  await expect(table(page)).not.toContainText(card.name)
  await expect(table(page)).not.toContainText(card.interpretation.slice(0, 40))
  await expectClean(page)

  await turn(page).press('Enter')
  await expect(name(page)).toHaveText(card.name)
  const words = table(page).getByRole('group', { name: card.name })
  await expect(words).toBeFocused()
  await expect(words).toHaveAccessibleDescription(card.interpretation)
  await expect(turn(page)).toHaveCount(0)
  // Under the bar, a button of another part would be too small to press.
  await page.evaluate(() => scrollTo(0, 0))
  await expectClean(page)
  await page.reload()
  await expect(name(page)).toHaveText(card.name)

  // Somebody else's card is theirs to turn.
  await signIn(context, await join(product, 'Ben Orr'))
  await openAt(page, monday)
  await expect(turn(page)).toBeVisible()
})

test('from Tuesday on it lies open by itself, and a new Monday brings it face down', async ({
  page,
  member,
}) => {
  const card = await cardOf(member)
  await openAt(page, '2027-03-02T00:30:00+01:00')
  await expect(name(page)).toHaveText(card.name)
  await expect(turn(page)).toHaveCount(0)
  await openAt(page, '2027-03-08T09:00:00+01:00')
  await turn(page).press('Space')
  await expect(name(page)).toHaveText(card.name)
})

test('it is simply exchanged for whoever wants less motion, and lies there without its code @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  const card = await cardOf(member)
  await openAt(page, monday)
  await turn(page).click()
  await expect(name(page)).toBeVisible()
  expect(
    // Where less motion is wanted, what would last is over in a millisecond.
    await table(page).evaluate(
      (part) =>
        part
          .getAnimations({ subtree: true })
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
    ),
  ).toBe(0)

  tolerate(/tarot-face-down/)
  await page.evaluate((id) => localStorage.removeItem(`tarot_turned_${id}`), member.user.id)
  await page.route(/tarot-face-down/, (route) => route.abort())
  await openAt(page, monday)
  await expect(name(page)).toHaveText(card.name)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('it lifts and turns in half a second, and leans towards a mouse @thorough', async ({
    page,
    member,
  }) => {
    const card = await cardOf(member)
    await page.addInitScript(() => {
      const lasted: unknown[] = []
      Object.assign(window, { lasted })
      const { animate } = Element.prototype
      Element.prototype.animate = function (keyframes, how) {
        if (this.closest('[aria-labelledby=tarot]')) lasted.push(how)
        return animate.call(this, keyframes, how)
      }
    })
    await openAt(page, monday)
    await turn(page).click()
    await expect(name(page)).toHaveText(card.name)
    expect(await page.evaluate(() => (window as unknown as { lasted: unknown[] }).lasted)).toEqual([500])
    // Then its face alone is left.
    await expect(table(page).locator('img')).toHaveCount(1)

    await page.mouse.move(0, 0)
    await table(page).locator('img').hover()
    const leaning = table(page).locator('[data-lit][style*=rotateX]')
    await expect(leaning).toBeVisible()
    const before = await leaning.getAttribute('style')
    await expect(async () => {
      await table(page)
        .locator('img')
        .hover({ position: { x: 60, y: 90 } })
      expect(await leaning.getAttribute('style', { timeout: 500 })).not.toBe(before)
    }).toPass()
    await page.mouse.move(0, 0)
    await expect(table(page).locator('[data-lit]')).toHaveCount(0)
  })
})
