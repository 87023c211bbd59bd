import { expectClean } from './clean.ts'
import { admin, expect, logIn, test } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'

test('landing page and its card @phone', async ({ page }) => {
  await page.goto('/')
  await expectClean(page)
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expectClean(page)
})

for (const [path, name] of [
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password?token=t', 'Choose a new password'],
  ['/admin/login', 'Admin Portal'],
  ['/nowhere', 'Page not found'],
] as const)
  test(`${path} @phone @thorough`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    if (path.startsWith('/reset')) await page.getByLabel('New password', { exact: true }).fill('abcdefG7')
    await expectClean(page)
  })

for (const path of ['/dashboard', '/calendar', '/mood', '/profile'])
  test(`${path}, signed in @phone @thorough`, async ({ page, member: _ }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await quietNetwork(page)
    await expectClean(page)
  })

test.describe('of a member who was not asked where they are', () => {
  test.use({ wasAskedForPlace: false })

  test('the whole week unfolded, and the question for the location @phone', {
    tag: '@thorough',
  }, async ({ page, member, context, product, signIn, isMobile }) => {
    await signIn(context, await logIn(product, member))
    // Checked without animation: an element that is half faded in has half its contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/dashboard')
    const location = page.getByRole('dialog', { name: 'Discover Events Near You' })
    await expect(location).toBeVisible()
    await expectClean(page)
    await location.getByRole('button', { name: 'Maybe Later' }).click()
    await page.getByText('Journaling Prompt').click()
    await expectClean(page)
    const menu = page.getByRole('region', { name: 'Weekly Menu' })
    if (isMobile) await menu.getByRole('button').click()
    await page.getByText(/^Recipe: /).click()
    await expectClean(page)
    if (isMobile) await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'Creative Exercises' }).getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectClean(page)
  })
})

test('the library of themes, and the way back to the default @phone @thorough', async ({
  page,
  member: _,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Choose Different Theme' }).click()
  const themes = page.getByRole('dialog', { name: 'Choose a Different Theme' })
  await expect(themes.getByRole('listitem').first()).toBeVisible()
  await expectClean(page)
  await themes.getByRole('listitem').last().getByRole('button').click()
  await page.getByRole('button', { name: 'Reset to Default' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectClean(page)
})

test('the back office @thorough', async ({ page, context, product, signIn }) => {
  await signIn(context, await logIn(product, admin))
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectClean(page)
})

test('everything fits a screen of 320 pixels @thorough', async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    '/dashboard',
    '/mood',
    '/journal',
    '/journal/write',
    '/journal/bin',
    '/profile',
    '/forgot-password',
    '/reset-password?token=t',
    '/nowhere',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

test('at 400 percent no bar stays where it hides what is read @thorough', async ({ page, member: _ }) => {
  // A window of 1280 by 900, enlarged.
  await page.setViewportSize({ width: 320, height: 225 })
  for (const path of ['/dashboard', '/health', '/calendar?tab=planner']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bars = await page
      .locator('header, nav, main, main *')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          ['fixed', 'sticky'].includes(getComputedStyle(one).position) && one.clientHeight > 40
            ? [one.className]
            : [],
        ),
      )
    expect(bars, path).toEqual([])
  }
})
