import { expect, test } from './fixtures.ts'

const shown = (title: string) => ({ name: title, level: 3 }) as const

test('a member finds all that the week brings @phone', async ({ page, member, isMobile }) => {
  const theme = await member.call('GET /themes/current')
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
  await expect(tarot.getByRole('heading', shown(theme.tarotCard?.name ?? '?'))).toBeVisible()
  const readOn = tarot.getByRole('button', { name: 'Read on' })
  if (isMobile) await readOn.click()
  await expect(readOn).toHaveCount(0)
  await expect(tarot.getByText(theme.tarotCard?.interpretation ?? '?')).toBeVisible()

  /** The content of a card. On a phone it is a small tile, which is pressed first. */
  const opened = async (region: string, pressed: string, isSmall = true) => {
    const part = page.getByRole('region', { name: region })
    if (!isSmall) return part
    await part.getByRole('button', { name: pressed }).click()
    return page.getByRole('dialog')
  }
  const close = () => page.keyboard.press('Escape')
  const music = await opened('Weekly Music', theme.song?.title ?? '?', isMobile)
  for (const words of [theme.song?.title, theme.song?.artist, theme.song?.message])
    await expect(music.getByText(words ?? '?')).toBeVisible()
  const listen = music.getByRole('link', { name: /Listen/ })
  await expect(listen).toHaveAttribute('href', theme.musicUrl ?? '?')
  await expect(listen).toHaveAttribute('target', '_blank')
  await expect(listen).toHaveAttribute('rel', 'noopener noreferrer')
  await close()

  for (const { title, steps } of theme.exercises) {
    await expect(page.getByRole('region', { name: 'Creative Exercises' })).toContainText(
      `${steps.length} steps`,
    )
    const exercise = await opened('Creative Exercises', title)
    await expect(exercise.getByRole('heading', { name: title })).toBeVisible()
    for (const step of steps) await expect(exercise.getByText(step)).toBeVisible()
    await close()
    await expect(exercise).toHaveCount(0)
  }
  const art = await opened('Art Activity', theme.artActivity?.title ?? '?')
  await expect(art.getByText(theme.artActivity?.description ?? '?')).toBeVisible()
  for (const material of theme.artActivity?.materials ?? [])
    await expect(art.getByText(material, { exact: true })).toBeVisible()
  await close()

  expect(theme.menu).toHaveLength(7)
  const weekday = new Date().toLocaleDateString('en', { weekday: 'long', timeZone: 'Europe/Berlin' })
  const dish = theme.menu.find(({ day }) => day === weekday)?.recipeTitle ?? '?'
  const menu = await opened('Weekly Menu', dish, isMobile)
  for (const { recipeTitle } of theme.menu) await expect(menu.getByText(recipeTitle).first()).toBeVisible()
  await expect(menu.locator('[aria-current=date]')).toHaveCount(1)
  const [ingredient = '?'] = theme.recipe?.ingredients ?? []
  await expect(menu.getByText(ingredient)).toBeHidden()
  await menu.getByText(/^Recipe: /).click()
  await expect(menu.getByText(ingredient)).toBeVisible()
})

test('every picture of the week is shown, in no more pixels than it needs @phone-too', async ({
  page,
  member,
  isMobile,
}) => {
  const theme = await member.call('GET /themes/current')
  const loaded: string[] = []
  page.on('response', (response) => response.url().includes('/art/') && loaded.push(response.url()))
  await page.goto('/dashboard')
  // Some recipes have a picture. All are folded up, and on a phone they are within the menu.
  if (isMobile) await page.getByRole('region', { name: 'Weekly Menu' }).getByRole('button').click()
  await page.getByText(/^Recipe: /).click()
  const pictures = page.locator('main img')
  const parts = [theme.artActivity, theme.recipe].filter((part) => part?.image_url).length
  await expect(pictures).toHaveCount(3 + theme.exercises.length + parts)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  // By night it is another drawing.
  const cover = loaded.filter((url) => /\/art\/(cover|night)-/.test(url))
  expect(cover).toHaveLength(1)
  // It is 736 px wide on the desk, and 390 px at two device pixels each on the phone.
  expect(cover[0]).toContain('-800.')
})

test('affirmation and prompt are copied, and a refusal is told', async ({ page, member, context }) => {
  const theme = await member.call('GET /themes/current')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Copy Weekly Affirmation' }).click()
  await expect(page.getByText('Weekly Affirmation copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(theme.affirmation)
  await page.getByText('Journaling Prompt').click()
  await page.getByRole('button', { name: 'Copy Journaling Prompt' }).click()
  await expect(page.getByText('Journaling Prompt copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(theme.journalingPrompt)

  // Without https there is no clipboard API, so the text is copied by a selection.
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
  member: _,
}) => {
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

test('the shortcuts lead to screens that have something on them @thorough', async ({ page, member: _ }) => {
  await page.goto('/dashboard')
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
  await expect(shortcuts.first()).toBeVisible()
  for (const path of await shortcuts.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
    await page.goto(path ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('This page is not part of this version yet.')).toHaveCount(0)
  }
})

test("the week's hue tints every member page, from the first paint on, and ends with the session @thorough", async ({
  page,
  member,
}) => {
  const { hue } = await member.call('GET /themes/current')
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
