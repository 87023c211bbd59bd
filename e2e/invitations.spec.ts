import { aName, expect, test } from './back-office.ts'
import { expectClean, expectFits } from './clean.ts'
import { quietNetwork } from './quiet-network.ts'

test.use({ settings: { REGISTRATION: 'invite' } })

test('an administrator invites, somebody comes by the link, and the next one reads that it is used @phone-too', async ({
  page,
  browser,
  product,
  keeper: _,
  tolerate,
}) => {
  tolerate(/status of 403/)
  const [group, guest] = [aName('The Tuesday group'), aName('Gus')]
  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'Invitations' }).press('Enter')
  await expect(page.getByText('No invitations yet.')).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'New invitation' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New invitation' })
  await dialog.getByRole('button', { name: 'Make the link' }).press('Enter')
  await expect(dialog.getByText('Please say whom it is for')).toBeVisible()
  await dialog.getByLabel('Whom it is for').fill(group)
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Make the link' }).press('Enter')
  const link = await page
    .getByRole('dialog', { name: `Invitation for ${group}` })
    .getByLabel('Link', { exact: true })
    .inputValue()
  await expectClean(page)
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByText('0 of 1 place taken')).toBeVisible()

  const context = await browser.newContext({ baseURL: product.url })
  const visitor = await context.newPage()
  await visitor.goto('/')
  await quietNetwork(visitor)
  await visitor.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await visitor.getByRole('button', { name: 'Create an account' }).click()
  await expect(visitor.getByText('People join here by invitation.')).toBeVisible()
  await expect(visitor.getByLabel('Email')).toHaveCount(0)
  await expectClean(visitor)
  await visitor.getByRole('button', { name: 'Sign in' }).click()
  await expect(visitor.getByLabel('Email')).toBeFocused()

  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await visitor.getByLabel('Name').fill(guest)
  await visitor.getByLabel('Email').fill(`${crypto.randomUUID()}@example.org`)
  await visitor.getByLabel('Password', { exact: true }).fill('Quiet-river-71')
  await visitor.getByRole('button', { name: 'Create Account' }).click()
  await expect(visitor).toHaveURL('/dashboard')
  await context.close()

  await page.reload()
  await expect(page.getByText('All used')).toBeVisible()
  await page.getByText('Who came').click()
  await expect(page.getByRole('link', { name: guest })).toBeVisible()
  await expectClean(page)
  await expectFits(page, page.viewportSize()?.width ?? 0)

  const late = await browser.newContext({ baseURL: product.url })
  const next = await late.newPage()
  await next.goto(link)
  await expect(next.getByText('This invitation has ended, or everybody it was for has come.')).toBeVisible()
  await expectClean(next)
  await late.close()

  await page.getByRole('button', { name: `Actions for ${group}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Revoke' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(page.getByText(`The invitation for ${group} has been revoked`)).toBeVisible()
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible()
})
