import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { codeOf } from './one-time-code.ts'
import { openProfile } from './profile-rows.ts'

test('one-time codes are set up, asked for after the password, and a recovery code stands in for one @phone-too', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  // The browser reports that a code is asked for, and that one was wrong.
  tolerate(/status of 40[01]/)
  await openProfile(page, 'codes')
  await page.getByRole('button', { name: 'Set up one-time codes' }).click()
  await page.getByLabel('Your password').fill(member.password)
  const made = page.waitForResponse('**/api/user/codes')
  await page.getByRole('button', { name: 'Continue' }).click()
  const { secret } = await (await made).json()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectClean(page)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That code is not right.')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const recovery = page.getByRole('list', { name: 'Recovery codes' })
  await expect(recovery.getByRole('listitem')).toHaveCount(10)
  const [first = ''] = await recovery.getByRole('listitem').allTextContents()
  await expectClean(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.locator('#codes')).toContainText('10 of 10 recovery codes are left.')
  expect((await product.letterTo(member.email)).text).toContain('One-time codes were turned on')

  const signIn = async () => {
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
  }
  await signIn()
  await expectClean(page)
  // The next code: that of setting up is used.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(`Welcome ${member.name}!`)).toBeVisible()

  await signIn()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(first)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await openProfile(page, 'codes')
  await expect(page.locator('#codes')).toContainText('9 of 10 recovery codes are left.')
})

test('a new device is told by letter, and "This was not me" signs everybody out @thorough', async ({
  page,
  member,
  product,
  context,
  tolerate,
}) => {
  tolerate(/status of 40[01]/)
  await member.call('GET /mood/history', { query: { limit: 1 } })
  await context.setStorageState({ cookies: [], origins: [] })
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  const letter = await product.letterTo(member.email)
  expect(letter.text).toContain('Chrome on')
  const link = letter.links.find((address) => address.includes('/not-me?token=')) ?? ''

  const elsewhere = await context.newPage()
  await elsewhere.goto(link)
  await expectClean(elsewhere)
  await elsewhere.getByRole('button', { name: 'Sign out every device' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Everybody is signed out' })).toBeFocused()
  await expectClean(elsewhere)
  await page.reload()
  await expect(page).toHaveURL('/')
  await expect
    .poll(async () => (await product.letterTo(member.email)).text)
    .toContain('/reset-password?token=')

  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Sign out every device' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
})
