import type { Page } from '@playwright/test'
import type { Theme } from '../contract/themes.ts'
import { expect, type Member, type Product, test } from './stage.ts'

async function themeOf(product: Product, member: Member): Promise<Theme> {
  const response = await fetch(`${product.url}/api/themes/current`, {
    headers: { authorization: `Bearer ${member.token}`, 'time-zone': 'Europe/Berlin' },
  })
  return (await response.json()) as Theme
}

/** Shows this theme as the week's. */
const showTheme = (page: Page, theme: Partial<Theme> | Record<string, unknown>) =>
  page.route('**/api/themes/current', (route) => route.fulfill({ json: theme }))

const shown = (title: string) => ({ name: title, level: 3 }) as const

test('a member finds all that the week brings @phone', async ({ page, product, member }) => {
  const theme = await themeOf(product, member)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${member.name}`)
  const week = page.getByRole('region', { name: "This Week's Theme" })
  await expect(week.getByRole('heading', shown(theme.title))).toBeVisible()
  await expect(week.getByText(theme.description)).toBeVisible()
  await expect(week.getByText(theme.affirmation)).toBeVisible()
  await expect(week.getByText(/^[A-Z][a-z]{2} \d+ - ([A-Z][a-z]{2} )?\d+, \d{4}$/)).toBeVisible()
  await expect(week.getByRole('button', { name: 'Choose Different Theme' })).toBeVisible()
  await expect(week.getByRole('button', { name: 'Reset to Default' })).toHaveCount(0)

  const prompt = page.getByText(theme.journalingPrompt)
  await expect(prompt).toBeHidden()
  await page.getByText('Journaling Prompt').click()
  await expect(prompt).toBeVisible()
  await page.getByText('Journaling Prompt').click()
  await expect(prompt).toBeHidden()

  const tarot = page.getByRole('region', { name: 'Tarot Guidance' })
  await expect(tarot.getByText(theme.tarotCard?.interpretation ?? '?')).toBeVisible()
  const music = page.getByRole('region', { name: 'Weekly Music' })
  for (const words of [theme.song?.title, theme.song?.artist, theme.song?.message])
    await expect(music.getByText(words ?? '?')).toBeVisible()
  const listen = music.getByRole('link', { name: /Listen/ })
  await expect(listen).toHaveAttribute('href', theme.musicUrl ?? '?')
  await expect(listen).toHaveAttribute('target', '_blank')
  await expect(listen).toHaveAttribute('rel', 'noopener noreferrer')

  const exercises = page.getByRole('region', { name: 'Creative Exercises' })
  for (const { title, steps } of theme.exercises) {
    await expect(exercises.getByRole('heading', { name: title })).toBeVisible()
    for (const step of steps) await expect(exercises.getByText(step)).toBeVisible()
  }
  const art = page.getByRole('region', { name: 'Art Activity' })
  for (const material of theme.artActivity?.materials ?? [])
    await expect(art.getByText(material, { exact: true })).toBeVisible()
  const menu = page.getByRole('region', { name: 'Weekly Menu' })
  expect(theme.menu).toHaveLength(7)
  for (const { recipeTitle } of theme.menu) await expect(menu.getByText(recipeTitle).first()).toBeVisible()
  await expect(menu.locator('[aria-current=date]')).toHaveCount(1)
  const [ingredient = '?'] = theme.recipe?.ingredients ?? []
  await expect(menu.getByText(ingredient)).toBeHidden()
  await menu.getByText(/^Recipe: /).click()
  await expect(menu.getByText(ingredient)).toBeVisible()
})

test('every picture of the week is shown, in no more pixels than it needs @phone', async ({
  page,
  product,
  member,
}) => {
  const theme = await themeOf(product, member)
  const loaded: string[] = []
  page.on('response', (response) => response.url().includes('/art/') && loaded.push(response.url()))
  await page.goto('/dashboard')
  const pictures = page.locator('main img')
  await expect(pictures).toHaveCount(3 + theme.exercises.length - (theme.artActivity?.image_url ? 0 : 1))
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  const cover = loaded.filter((url) => url.includes('/art/cover-'))
  expect(cover).toHaveLength(1)
  // 736 points on the desk; 390 on the phone, of two pixels each.
  expect(cover[0]).toContain('-800.')
})

test('affirmation and prompt are copied, and a refusal is told', async ({
  page,
  product,
  member,
  context,
}) => {
  const theme = await themeOf(product, member)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Copy Weekly Affirmation' }).click()
  await expect(page.getByText('Weekly Affirmation copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(theme.affirmation)
  await page.getByText('Journaling Prompt').click()
  await page.getByRole('button', { name: 'Copy Journaling Prompt' }).click()
  await expect(page.getByText('Journaling Prompt copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(theme.journalingPrompt)

  // Without https there is no clipboard API: the selection does it.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Copy Weekly Affirmation' }).click()
  await expect(page.getByText('Weekly Affirmation copied to clipboard!')).toBeVisible()
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy Weekly Affirmation' }).click()
  await expect(page.getByText('Failed to copy')).toBeVisible()
})

test('what the week needs is asked for at once, and nothing waits for the affirmation', async ({
  page,
  member,
}) => {
  expect(member.token).toBeTruthy()
  const asked: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  for (const path of ['themes/current', 'themes/override/status', 'ai/affirmation'])
    await page.route(`**/api/${path}`, async (route) => {
      asked.push(path)
      if (path !== 'ai/affirmation') await expect.poll(() => asked.length).toBe(3)
      else await held
      await route.continue()
    })
  await page.goto('/dashboard')
  const week = page.getByRole('region', { name: "This Week's Theme" })
  await expect(week.getByRole('button', { name: 'Choose Different Theme' })).toBeVisible()
  const words = page.getByRole('figure', { name: 'Your affirmation for today' })
  await expect(words.getByRole('blockquote')).toHaveCount(0)
  const before = await week.boundingBox()
  answer()
  await expect(words.getByRole('blockquote')).not.toBeEmpty()
  expect(await week.boundingBox()).toEqual(before)
})

test('the affirmation is asked for with name and focus area, once', async ({ page, member }) => {
  const asked: unknown[] = []
  await page.route('**/api/ai/affirmation', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ json: { affirmation: 'I begin where I stand.' } })
  })
  await page.goto('/dashboard')
  await expect(page.getByText('I begin where I stand.')).toBeVisible()
  await page.getByRole('link', { name: 'Mood', exact: true }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('I begin where I stand.')).toBeVisible()
  expect(asked).toEqual([{ user_name: member.name, focus_area: 'peace and creativity' }])
})

test('a failed affirmation becomes a welcome', async ({ page, member, tolerate }) => {
  tolerate(/status of 503/)
  await page.route('**/api/ai/affirmation', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Away.' } }),
  )
  await page.goto('/dashboard')
  await expect(page.getByText(`It is good that you are here, ${member.name}.`)).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('while the week is on its way the page says so', async ({ page, member }) => {
  expect(member.token).toBeTruthy()
  await page.route('**/api/themes/current', async (route) => {
    await new Promise((go) => setTimeout(go, 1500))
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Loading your week...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Weekly Affirmation')).toBeVisible()
  await expect(page.getByText('Loading your week...')).toHaveCount(0)
})

test('when the call fails, the older one brings the same week', async ({
  page,
  product,
  member,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const theme = await themeOf(product, member)
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
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('when both fail there is a theme of the house, and a way to try again @phone', async ({
  page,
  product,
  member,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const theme = await themeOf(product, member)
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

test('the week that is there stays when it cannot be read anew', async ({
  page,
  product,
  member,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  const theme = await themeOf(product, member)
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
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('what a theme lacks leaves no hole', async ({ page, product, member }) => {
  const theme = await themeOf(product, member)
  await showTheme(page, {
    ...{ id: theme.id, title: 'Bare', description: '', affirmation: '', journalingPrompt: '' },
    ...{ musicUrl: 'https://example.org/listen', song: null, exercises: [], menu: [], recipe: theme.recipe },
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', shown('Bare'))).toBeVisible()
  await expect(page.getByText('Weekly Affirmation')).toHaveCount(0)
  await expect(page.getByText('Journaling Prompt')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Listen/ })).toBeVisible()
  const recipe = page.getByRole('region', { name: 'Recipe of the Week' })
  await expect(recipe.getByText(theme.recipe?.title ?? '?')).toBeVisible()
  await expect(recipe.getByText(theme.recipe?.ingredients[0] ?? '?')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('a link that is not of the web is not a link', async ({ page, product, member }) => {
  const theme = await themeOf(product, member)
  await showTheme(page, { ...theme, musicUrl: 'javascript:alert(1)' })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Weekly Music' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Listen/ })).toHaveCount(0)
})

test('long words break, at 320 pixels too', async ({ page, product, member }) => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3)
  const theme = await themeOf(product, member)
  await page.setViewportSize({ width: 320, height: 640 })
  await showTheme(page, {
    ...theme,
    ...{ title: long, description: long, affirmation: long, journalingPrompt: long },
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
  const { wide, clipped } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    clipped: [...document.querySelectorAll('main *')].filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1,
    ).length,
  }))
  expect([wide, clipped]).toEqual([320, 0])
})

test('the shortcuts lead to screens that have something on them', async ({ page, member }) => {
  expect(member.token).toBeTruthy()
  await page.goto('/dashboard')
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
  await expect(shortcuts.first()).toBeVisible()
  for (const path of await shortcuts.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
    await page.goto(path ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('This page is not part of this version yet.')).toHaveCount(0)
  }
})

test("the week's hue tints every member page, from the first paint on, and ends with the session", async ({
  page,
  product,
  member,
}) => {
  const { hue } = await themeOf(product, member)
  const tint = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--hue'))
  await page.goto('/mood')
  await expect.poll(tint).toBe(String(hue))
  await page.route('**/api/themes/current', () => {})
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(tint).toBe(String(hue))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(tint).toBe('')
  expect(await page.evaluate(() => localStorage.hue)).toBeUndefined()
})
