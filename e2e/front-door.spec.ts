import { admin, expect, logIn, test } from './fixtures.ts'
import { toast } from './toast.ts'

test('a stranger reads what A-genda is and comes in by creating an account @phone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Mindful Journey')
  await expect(page.getByText('Your mindful schedule').first()).toBeVisible()
  for (const offer of [
    /art exercise/i,
    /mood/i,
    /planning/i,
    /goals/i,
    /reminders/i,
    /intentions/i,
    /tarot/i,
    /recipes/i,
    /music/i,
    /journal prompts/i,
    /privacy-first/i,
  ])
    await expect(page.getByText(offer).first()).toBeAttached()
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Noor')
  await page.getByLabel('Email').fill(`noor-${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('a quiet evening')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Welcome Noor!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Noor')
  const stored = await page.evaluate(() => ({
    token: localStorage.token,
    user: JSON.parse(localStorage.user),
  }))
  expect(stored.token).toHaveLength(43)
  expect(stored.user).toMatchObject({ name: 'Noor', role: 'member' })
})

test('the card turns between its two modes, and back to the landing page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await page.getByLabel('Email').fill('kept@example.org')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByLabel('Name')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue('kept@example.org')
  await page.getByRole('button', { name: 'Back to home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Mindful Journey')
})

test('until the scripts have come the page says that it is on its way @thorough', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  await page.route(/\/assets\/(?!boot)[^/]*\.js$/, (route) => route.abort())
  await page.goto('/forgot-password')
  await expect(page.getByRole('status')).toHaveText('Loading...')
})

test('while it is sent the button says so and cannot be pressed again @thorough', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 401/)
  await page.route('**/api/auth/login', async (route) => {
    await new Promise((go) => setTimeout(go, 1000))
    await route.fulfill({ status: 401, json: {} })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await page.getByLabel('Email').fill('someone@example.org')
  await page.getByLabel('Password', { exact: true }).fill('whatever it was')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(toast(page, 'Authentication failed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test.describe('what is refused is told, and nothing typed is lost', () => {
  test.beforeEach(async ({ page, tolerate }) => {
    tolerate(/status of 4\d\d/)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  })

  test('a wrong password', async ({ page }) => {
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByLabel('Password', { exact: true }).fill('not the one')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(toast(page, 'Invalid email or password')).toBeVisible()
    // The toast goes by itself; the form keeps the reason until the next try.
    await expect(page.locator('form').getByText('Invalid email or password')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the one')
  })

  test('an address that is taken, and a short password @thorough', async ({ page }) => {
    await page.getByRole('button', { name: 'Create an account' }).click()
    await page.getByLabel('Name').fill('Second')
    await page.getByLabel('Email').fill(admin.email)
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Password must be at least 8 characters').first()).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Password', { exact: true }).fill('long enough now')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(toast(page, 'Email already registered')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Second')
  })

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    expect(
      await page.getByLabel('Email').evaluate((input: HTMLInputElement) => input.validity.valueMissing),
    ).toBe(true)
    await page.getByLabel('Email').fill('no address')
    expect(
      await page.getByLabel('Email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch),
    ).toBe(true)
  })

  for (const hasToasts of [true, false]) {
    test(`being offline, ${hasToasts ? 'with' : 'before'} the code of the toasts @thorough`, async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|toasts-/)
      if (!hasToasts) await page.route(/toasts-/, (route) => route.abort())
      else
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/toasts-')),
        )
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByLabel('Password', { exact: true }).fill('not the one')
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Sign In' }).click()
      // In a toast, and in the form.
      await expect(page.getByText(/You seem to be offline/).filter({ visible: true })).toHaveCount(2)
      await context.setOffline(false)
    })
  }
})

test('a member who signs in is greeted; the landing page never flashes when they come back', async ({
  page,
  member,
  product,
  context,
}) => {
  await context.setStorageState({ cookies: [], origins: [] })
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await page.getByLabel('Email').fill(member.email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(`Welcome ${member.name}!`)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  const seen = Promise.withResolvers<void>()
  await page.route('**/api/mood/history*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.goto(product.url)
  await expect(page.getByText('Loading...').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Mindful Journey' })).not.toBeVisible()
  seen.resolve()
  await expect(page).toHaveURL('/dashboard')
})

test('an administrator signs in by their own door and lands in the back office', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText('All access attempts are logged.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to main site' })).toHaveAttribute('href', '/')
  await page.getByLabel('Admin email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Welcome, Admin Keeper!')).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => [localStorage.token, localStorage.user])).toEqual([undefined, undefined])
})

test('the back office refuses a member and keeps nothing of the try', async ({
  page,
  member,
  context,
  tolerate,
}) => {
  tolerate(/status of 403/)
  await context.setStorageState({ cookies: [], origins: [] })
  await page.goto('/admin/login')
  await page.getByLabel('Admin email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.token)).toBeUndefined()
  await expect(page).toHaveURL('/admin/login')
})

test('an administrator is led to the back office from everywhere', async ({
  page,
  context,
  product,
  signIn,
}) => {
  await signIn(context, await logIn(product, admin))
  for (const path of ['/', '/dashboard', '/mood', '/profile', '/admin/login']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin')
  }
})

test('the card is a place of its own: a reload keeps it, Back leaves it, and the focus follows @thorough', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your Mindful Journey' })).toBeVisible()
})

test('the landing page is there for every program, compressed or not @thorough', async ({ product }) => {
  for (const encoding of ['identity', 'br', 'gzip']) {
    const answer = await fetch(product.url, { headers: { 'accept-encoding': encoding } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Your Mindful Journey')
  }
  expect((await fetch(`${product.url}/%00`)).status).toBe(404)
})
