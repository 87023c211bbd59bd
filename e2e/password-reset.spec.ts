import { expect, test } from './fixtures.ts'

test('a forgotten password is replaced by way of a real letter @phone-too', async ({
  page,
  member,
  product,
  context,
}) => {
  await context.setStorageState({ cookies: [], origins: [] })
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText(/if .* is registered/i)).toBeVisible()
  await expect(page.getByText(/inbox.*spam/)).toBeVisible()
  await expect(page.getByText(/15 minutes/)).toBeVisible()

  const letter = await product.letterTo(member.email)
  const link = letter.links.find((address) => address.includes('/reset-password?token=')) ?? ''
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Evening-Tide-9')
  await page.getByLabel('Confirm new password').fill('Evening-Tide-9')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password reset successfully! You are now logged in.')).toBeVisible()
  await reloaded
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${member.name}`)
})

test('the confirmation is the same when the call fails, and leads back to the login', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_|status of/)
  await page.route('**/api/auth/forgot-password', async (route) => {
    await new Promise((go) => setTimeout(go, 600))
    await route.abort('failed')
  })
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('somebody@example.org')
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('an address without @ is told in a toast and at its field, which has the focus', async ({ page }) => {
  await page.goto('/forgot-password')
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Email')).toHaveAttribute('required')
  await page.getByLabel('Email').fill('nonsense')
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.org/)
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('without a token there is a word about it and the way to ask for one', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByText('No reset token provided')).toBeVisible()
  await expect(page).toHaveURL('/forgot-password')
})

test('a made-up token is refused in the specified words, and what was typed stays', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 400/)
  await page.goto('/reset-password?token=made-up')
  await page.getByLabel('New password', { exact: true }).fill('Evening-Tide-9')
  await page.getByLabel('Confirm new password').fill('Evening-Tide-9')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Invalid or expired reset token')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Evening-Tide-9')
})

test('a failure without words is told in the specified ones', async ({ page, tolerate }) => {
  tolerate(/status of 500/)
  await page.route('**/api/auth/reset-password', async (route) => {
    await new Promise((go) => setTimeout(go, 500))
    await route.fulfill({ status: 500, json: { detail: 'Something went wrong on our side.' } })
  })
  await page.goto('/reset-password?token=t')
  await page.getByLabel('New password', { exact: true }).fill('Evening-Tide-9')
  await page.getByLabel('Confirm new password').fill('Evening-Tide-9')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('button', { name: 'Resetting Password...' })).toBeDisabled()
  await expect(page.getByText('Failed to reset password')).toBeVisible()
})

test('the meter, the checklist and the button follow what is typed', async ({ page }) => {
  await page.goto('/reset-password?token=t')
  const password = page.getByLabel('New password', { exact: true })
  const repeated = page.getByLabel('Confirm new password')
  const button = page.getByRole('button', { name: 'Reset Password' })
  await expect(button).toBeDisabled()

  for (const [typed, label] of [
    ['abc', 'Very Weak'],
    ['abcdefgh', 'Weak'],
    ['abcdefgH', 'Fair'],
    ['abcdefG7', 'Strong'],
    ['abcdefG7!', 'Very Strong'],
    ['Password1', 'Weak'],
  ] as const) {
    await password.fill(typed)
    await expect(page.getByRole('meter', { name: 'Password strength' })).toHaveAttribute(
      'aria-valuetext',
      label,
    )
  }

  await password.fill('abcdefgh')
  await expect(page.getByText('Passwords match')).toHaveCount(0)
  await repeated.fill('abcdefgh')
  await expect(page.getByText('Passwords match')).toBeVisible()
  await expect(button).toBeDisabled() // The password is too weak.
  await password.fill('abcdefG7!')
  await expect(button).toBeDisabled() // The passwords differ.
  await repeated.fill('abcdefG7!')
  await expect(button).toBeEnabled()

  const requirements = page.getByRole('list', { name: 'Requirements' })
  await expect(requirements.getByRole('listitem')).toHaveCount(6)
  await expect(requirements.getByText('(met)')).toHaveCount(6)
  await password.fill('ABC')
  await expect(requirements.getByText('(met)')).toHaveCount(1)

  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show new password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide new password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('pressed by Enter in spite of all, the first fault is told in its order', async ({ page }) => {
  await page.goto('/reset-password?token=t')
  const submit = () =>
    page
      .locator('form')
      .evaluate((form: HTMLFormElement) =>
        form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      )
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByLabel('Confirm new password').fill('other')
  await submit()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('password')
  await submit()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm new password').fill('password')
  await submit()
  await expect(page.getByText('Password is too weak. Please choose a stronger password.')).toBeVisible()
})
