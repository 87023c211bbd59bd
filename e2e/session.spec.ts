import { expectClean } from './clean.ts'
import { expect, logIn, test } from './fixtures.ts'
import { memberScreens, officeScreens } from './screens.ts'
import { toast } from './toast.ts'

const memberPages = memberScreens()
const adminPages = officeScreens()

test('a visitor who opens a page of a member is led to the landing page', async ({ page }) => {
  for (const path of await memberPages) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Begin Your Journey' }).first()).toBeVisible()
  }
})

test("the back office leads a member and a visitor to the administrators' sign-in", async ({
  page,
  member: _,
  context,
}) => {
  const areLedAway = async () => {
    for (const path of await adminPages) {
      await page.goto(path)
      await expect(page).toHaveURL('/admin/login')
    }
  }
  await areLedAway()
  await context.setStorageState({ cookies: [], origins: [] })
  await areLedAway()
})

test('a member reaches every page of theirs, and / leads to the dashboard', async ({ page, member }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${member.name}`)
  for (const path of await memberPages) {
    await page.goto(path)
    // An empty sheet of the journal gets an address of its own.
    await expect(page).toHaveURL(path === '/journal/write' ? /\/journal\/[\w-]+$/ : path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('the member bar marks where one is', async ({ page, member: _ }) => {
  await page.goto('/dashboard')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: 'Mood' }).click()
  await expect(page).toHaveURL('/mood')
  await expect(bar.getByRole('link', { name: 'Mood' })).toHaveAttribute('aria-current', 'page')
})

test('on a phone the menu opens by its button and closes on navigation and on Esc @phone', async ({
  page,
  member: _,
  isMobile,
}) => {
  test.skip(!isMobile, 'the bar is open on a desk')
  await page.goto('/dashboard')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(8)
  await menu.getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL('/events')
  await expect(menu).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Events' }).click()
  await expect(menu).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('signing out ends the session here, on the server and in the other tabs', async ({
  page,
  member,
  context,
}) => {
  await page.goto('/profile')
  const other = await context.newPage()
  await other.goto('/mood')
  await expect(other.getByRole('heading', { name: 'Mood Tracker' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  await expect.poll(() => member.call('GET /mood/history').catch(String)).toContain('answered 401')
})

test('a dead token is forgotten silently', async ({ page, context, product, signIn, member, tolerate }) => {
  tolerate(/status of 401/)
  const session = await logIn(product, member)
  await signIn(context, { ...session, token: 'x'.repeat(43) })
  await page.goto('/mood')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Your Mindful Journey' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.token, localStorage.user])).toEqual([undefined, undefined])
  await expect(toast(page)).toHaveCount(0)
})

test('a broken stored user is forgotten as well @thorough', async ({ page, member }) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('user', '{broken'))
  await page.goto('/profile')
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.token)).not.toBe(member.token)
})

test('a server that cannot be reached signs nobody out', async ({ page, member, tolerate }) => {
  tolerate(/ERR_|status of 503/)
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.goto('/mood')
  await expect(page.getByRole('heading', { name: 'Mood Tracker' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.token)).toBe(member.token)
})

test('an address that leads nowhere says so and leads home @thorough', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/')
})

test('to a member it says so between the bars, and opens the search @phone-too @thorough', async ({
  page,
  member: _,
  isMobile,
}) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: isMobile ? 'At hand' : 'Main' })).toBeVisible()
  await expectClean(page)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('while the session is checked the bars stand there, and no page @thorough', async ({
  page,
  member: _,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/mood/history?limit=1', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/health')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Health Tracker' })).toBeVisible()
})

test('a screen that cannot be loaded says so, with a way home @thorough', async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to fetch|dynamically imported|React Router|Failed to load/)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/assets/mood-page*', (route) => route.abort('failed'))
  await page.getByRole('link', { name: 'Mood', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible()
})

test('signing out shows the landing page, also after a reload with a token in store @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/profile')
  await page.reload()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Your Mindful Journey' })).toBeVisible()
})

test('a busy server signs nobody out', async ({ page, member, tolerate }) => {
  tolerate(/status of 429/)
  await page.route('**/api/mood/history*', (route) =>
    route.fulfill({ status: 429, json: { detail: 'Later.' } }),
  )
  await page.goto('/profile')
  await expect(page.getByText(member.email)).toBeVisible()
})

test('an unknown page of the back office is behind its guard @thorough', async ({ page }) => {
  await page.goto('/admin/nowhere')
  await expect(page).toHaveURL('/admin/login')
})
