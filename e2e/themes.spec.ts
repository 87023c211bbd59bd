import type { Page } from '@playwright/test'
import type { Theme } from '../contract/themes.ts'
import { expect, type Member, test } from './fixtures.ts'
import { toast } from './toast.ts'

/** A theme other than this week's. */
async function another({ call }: Member): Promise<Theme> {
  const current = await call('GET /themes/current')
  const found = (await call('GET /themes/library')).find(({ id }) => id !== current.id)
  if (!found) throw new Error('The library has one theme only.')
  return found
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a Different Theme' })
/** Toasts may be in the dialog as well, but in another list. */
const cards = (page: Page) => dialog(page).locator('ul').getByRole('listitem')
const title = (page: Page) =>
  page.getByRole('region', { name: "This Week's Theme" }).getByRole('heading', { level: 3 })

async function open(page: Page) {
  await page.getByRole('button', { name: 'Choose Different Theme' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('a member looks through the library and chooses a theme for this week @phone-too', async ({
  page,
  member,
}) => {
  const chosen = await another(member)
  await page.goto('/dashboard')
  await open(page)
  const themes = await member.call('GET /themes/library')
  await expect(cards(page)).toHaveCount(themes.length)
  const { title: mine } = await member.call('GET /themes/current')
  await expect(dialog(page).locator('[aria-current]')).toHaveCount(1)
  await expect(
    dialog(page)
      .getByRole('button', { name: `${mine}` })
      .filter({ hasText: 'Yours this week' }),
  ).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await dialog(page).getByRole('button', { name: chosen.title }).click()
  expect((await sent).postDataJSON()).toEqual({ themeId: chosen.id, reason: 'User preference' })
  await expect(page.getByText('Theme updated successfully!')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(title(page)).toHaveText(chosen.title)
  await expect(page.getByRole('button', { name: 'Choose Different Theme' })).toBeFocused()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--hue')))
    .toBe(String(chosen.hue))
  await page.reload()
  await expect(title(page)).toHaveText(chosen.title)
  await expect(page.getByRole('button', { name: 'Reset to Default' })).toBeVisible()
})

test('a search finds by its button and by Enter, and an empty one shows all again', async ({
  page,
  member,
}) => {
  const themes = await member.call('GET /themes/library')
  const wanted = themes[2] as Theme
  await page.goto('/dashboard')
  await open(page)
  const box = dialog(page).getByRole('searchbox', { name: 'Search themes' })
  await expect(box).toBeFocused()
  const asked = page.waitForRequest(/themes\/library\?query=/)
  await box.fill(wanted.title.toUpperCase())
  await dialog(page).getByRole('button', { name: 'Search', exact: true }).click()
  expect(new URL((await asked).url()).search).toBe(
    `?${new URLSearchParams({ query: wanted.title.toUpperCase(), limit: '50' })}`,
  )
  await expect(dialog(page).getByRole('button', { name: wanted.title })).toBeVisible()
  await expect.poll(() => cards(page).count()).toBeLessThan(themes.length)

  await box.fill('100%_nothing')
  await box.press('Enter')
  await expect(dialog(page).getByText('No themes found.')).toBeVisible()
  await box.fill('')
  await expect(cards(page)).toHaveCount(themes.length)
})

test('while themes are on their way the dialog says so', async ({ page, member: _ }) => {
  await page.route('**/api/themes/library*', async (route) => {
    await new Promise((go) => setTimeout(go, 1200))
    await route.continue()
  })
  await page.goto('/dashboard')
  await open(page)
  await expect(dialog(page).getByText('Loading themes...')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
})

test('a library and a search that fail are told, with a way to try again', async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await page.route('**/api/themes/library*', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await page.goto('/dashboard')
  await open(page)
  await expect(page.getByText('Failed to load theme library')).toBeVisible()
  await page.unroute('**/api/themes/library*')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
  await page.route('**/api/themes/library*', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await dialog(page).getByRole('searchbox').fill('water')
  await dialog(page).getByRole('searchbox').press('Enter')
  await expect(page.getByText('Search failed')).toBeVisible()
})

test('the sixth change of a week is refused, and few that are left are told before @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 429/)
  const [one, two] = (await member.call('GET /themes/library')) as [Theme, Theme]
  await page.goto('/dashboard')
  const change = async (theme: Theme) => {
    await open(page)
    await dialog(page).getByRole('button', { name: theme.title }).click()
  }
  for (const theme of [one, two, one]) {
    await change(theme)
    await expect(title(page)).toHaveText(theme.title)
    await expect(dialog(page)).toHaveCount(0)
  }
  await open(page)
  await expect(dialog(page).getByText('Two changes are left this week.')).toBeVisible()
  await dialog(page).getByRole('button', { name: two.title }).click()
  await expect(title(page)).toHaveText(two.title)
  await open(page)
  await expect(dialog(page).getByText('One change is left this week.')).toBeVisible()
  await dialog(page).getByRole('button', { name: one.title }).click()
  await expect(title(page)).toHaveText(one.title)
  await open(page)
  await expect(dialog(page).getByText('The five changes of this week are used.')).toBeVisible()
  await dialog(page).getByRole('button', { name: two.title }).click()
  await expect(
    page.getByText('Rate limit exceeded. You can only change your theme 5 times per week.'),
  ).toBeVisible()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title(page)).toHaveText(one.title)
})

for (const [status, detail, told] of [
  [404, 'Not found', 'Theme not found. Please try another theme.'],
  [409, 'This week is closed.', 'This week is closed.'],
  [500, 'x', 'Failed to set theme'],
] as const)
  test(`a refusal with ${status} is told`, { tag: status === 409 ? [] : '@thorough' }, async ({
    page,
    member: _,
    tolerate,
  }) => {
    tolerate(/status of (4|5)\d\d/)
    await page.route('**/api/themes/override', (route) => route.fulfill({ status, json: { detail } }))
    await page.goto('/dashboard')
    await open(page)
    await cards(page).first().getByRole('button').click()
    await expect(page.getByText(told)).toBeVisible()
    await expect(dialog(page)).toBeVisible()
  })

test.describe('going back to the default', () => {
  test.beforeEach(async ({ page, member }) => {
    const chosen = await another(member)
    await member.call('POST /themes/override', { body: { themeId: chosen.id, reason: 'User preference' } })
    await page.goto('/dashboard')
    await expect(title(page)).toHaveText(chosen.title)
  })
  const ask = (page: Page) => page.getByRole('alertdialog', { name: 'Reset to the default theme?' })
  const reset = (page: Page) => page.getByRole('button', { name: 'Reset to Default' })

  test('is asked once, and done @phone-too', async ({ page }) => {
    const chosen = await title(page).textContent()
    await reset(page).click()
    await expect(ask(page)).toContainText(chosen ?? '?')
    await expect(ask(page).getByRole('button', { name: 'Keep this theme' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(ask(page)).toHaveCount(0)
    await expect(title(page)).toHaveText(chosen ?? '?')
    await expect(reset(page)).toBeFocused()
    await reset(page).click()
    await ask(page).getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(page.getByText('Reset to default theme!')).toBeVisible()
    await expect(title(page)).not.toHaveText(chosen ?? '?')
    await expect(reset(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Choose Different Theme' })).toBeFocused()
  })

  test('where there is none any more is said kindly', async ({ page, member, tolerate }) => {
    tolerate(/status of 404/)
    await expect(reset(page)).toBeVisible()
    await member.call('DELETE /themes/override')
    await reset(page).click()
    await ask(page).getByRole('button', { name: 'Reset', exact: true }).click()
    // For a moment there are two, while the toast moves from the dialog to the page.
    await expect(toast(page, 'You are already using the default theme')).toHaveCount(1)
    await expect(reset(page)).toHaveCount(0)
  })

  for (const [status, detail, told] of [
    [409, 'Not just now.', 'Not just now.'],
    [500, 'x', 'Failed to reset theme'],
  ] as const)
    test(`a failure with ${status} is told and changes nothing`, {
      tag: status === 409 ? [] : '@thorough',
    }, async ({ page, tolerate }) => {
      tolerate(/status of (4|5)\d\d/)
      const chosen = await title(page).textContent()
      await page.route('**/api/themes/override', (route) => route.fulfill({ status, json: { detail } }))
      await reset(page).click()
      await ask(page).getByRole('button', { name: 'Reset', exact: true }).click()
      await expect(page.getByText(told)).toBeVisible()
      await expect(title(page)).toHaveText(chosen ?? '?')
      await expect(reset(page)).toBeVisible()
    })
})
