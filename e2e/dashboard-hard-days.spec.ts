import type { Page } from '@playwright/test'
import type { Theme } from '../contract/themes.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './toast.ts'

/** Makes this theme the week's. */
const showTheme = (page: Page, theme: Partial<Theme> | Record<string, unknown>) =>
  page.route('**/api/themes/current', (route) => route.fulfill({ json: theme }))

const shown = (title: string) => ({ name: title, level: 3 }) as const

test('a failed affirmation becomes a welcome', async ({ page, member, tolerate }) => {
  tolerate(/status of 503/)
  await page.route('**/api/ai/affirmation', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Away.' } }),
  )
  await page.goto('/dashboard')
  await expect(page.getByText(`It is good that you are here, ${member.name}.`)).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
})

test('while the week is on its way the page says so', async ({ page, member: _ }) => {
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/themes/current', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Loading your week...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  seen.resolve()
  await expect(page.getByText('Weekly Affirmation')).toBeVisible()
  await expect(page.getByText('Loading your week...')).toHaveCount(0)
})

test('when the call fails, the older one brings the same week', async ({ page, member, tolerate }) => {
  tolerate(/status of 500/)
  const theme = await member.call('GET /themes/current')
  await page.route('**/api/themes/current', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', shown(theme.title))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tarot Guidance' })).toContainText(
    theme.tarotCard?.interpretation ?? '?',
  )
  await expect(page.getByRole('region', { name: 'Weekly Menu' })).toContainText(
    theme.menu[0]?.recipeTitle ?? '?',
  )
  await page.getByText('Journaling Prompt').click()
  await expect(page.getByText(theme.journalingPrompt)).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
})

test('when both fail there is a theme of the house, and a way to try again @phone-too', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const theme = await member.call('GET /themes/current')
  await page.route('**/api/*/current', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await page.goto('/dashboard')
  await expect(page.getByText('Unable to load weekly theme. Using default theme.')).toBeVisible()
  await expect(page.getByRole('heading', shown('A Quiet Week'))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Creative Exercises' })).toBeVisible()
  for (const missing of ['Tarot Guidance', 'Weekly Music', 'Weekly Menu', 'Art Activity'])
    await expect(page.getByRole('region', { name: missing })).toHaveCount(0)
  await page.unroute('**/api/*/current')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', shown(theme.title))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('the week that is there stays when it cannot be read anew @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  const theme = await member.call('GET /themes/current')
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', shown(theme.title))).toBeVisible()
  await page.route('**/api/*/current', (route) => route.abort('internetdisconnected'))
  await page.clock.fastForward('01:00')
  const asked = page.waitForRequest('**/api/weekly-theme/current')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await asked
  await page.clock.runFor(1000)
  await expect(page.getByRole('heading', shown(theme.title))).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
})

test('what a theme lacks leaves no hole', async ({ page, member }) => {
  const theme = await member.call('GET /themes/current')
  // The recipes of some weeks have a picture.
  const recipe = theme.recipe && { ...theme.recipe, image_url: null }
  await showTheme(page, {
    id: theme.id,
    title: 'Bare',
    description: '',
    affirmation: '',
    journalingPrompt: '',
    musicUrl: 'https://example.org/listen',
    song: null,
    exercises: [],
    menu: [],
    recipe,
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', shown('Bare'))).toBeVisible()
  await expect(page.getByText('Weekly Affirmation')).toHaveCount(0)
  await expect(page.getByText('Journaling Prompt')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Listen/ })).toBeVisible()
  const region = page.getByRole('region', { name: 'Recipe of the Week' })
  await expect(region.getByText(recipe?.title ?? '?')).toBeVisible()
  await expect(region.getByText(recipe?.ingredients[0] ?? '?')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('a link that is not of the web is not a link @thorough', async ({ page, member }) => {
  const theme = await member.call('GET /themes/current')
  await showTheme(page, { ...theme, musicUrl: 'javascript:alert(1)' })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Weekly Music' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Listen/ })).toHaveCount(0)
})

test('long words break, at 320 pixels too @thorough', async ({ page, member }) => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3)
  const theme = await member.call('GET /themes/current')
  await page.setViewportSize({ width: 320, height: 640 })
  await showTheme(page, {
    ...theme,
    title: long,
    description: long,
    affirmation: long,
    journalingPrompt: long,
    tarotCard: { name: long, interpretation: long, imageUrl: theme.tarotCard?.imageUrl ?? null },
    song: { title: long, artist: long, message: long },
    exercises: theme.exercises.map((exercise) => ({ ...exercise, title: long, steps: [long] })),
    artActivity: { title: long, description: long, image_url: null, materials: [long] },
    menu: theme.menu.map((meal) => ({ ...meal, recipeTitle: long })),
    recipe: { title: long, image_url: null, ingredients: [long], instructions: long },
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', shown(long)).first()).toBeVisible()
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
  const cut = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 0.5
    return (
      [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > edge)
        // The shelf of exercises is pushed along.
        .filter((element) => !element.closest('[class*=overflow-x-auto] *'))
        .map(({ tagName, className }) => `${tagName} ${className}`)
    )
  })
  expect(cut).toEqual([])
})
