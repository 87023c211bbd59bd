import { scaledLimit } from '../scripts/slowness.ts'
import { startProvider, type TestProvider } from '../server/test/openid-provider.ts'
import { join } from './accounts.ts'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { type Product, removeData, startProduct } from './product.ts'
import { quietNetwork } from './quiet-network.ts'

let provider: TestProvider
let house: Product
test.beforeAll(async () => {
  test.setTimeout(scaledLimit(120_000))
  provider = await startProvider()
  house = await startProduct({
    RATE_LIMITS: 'off',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Our House',
    OIDC_PRIVATE: 'yes',
  })
  provider.redirectUris = [`${house.url}/sign-in/return`]
})
test.afterAll(async () => {
  await house?.stop()
  if (house) removeData(house)
  await provider?.stop()
})

test('somebody comes in by a provider, goes back there, links an account by its password, and ends the link', async ({
  page,
  tolerate,
}) => {
  tolerate(/^third party: /, /status of (400|401|404)/)
  const toCard = async () => {
    await page.goto(house.url)
    await quietNetwork(page)
    await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  }
  const button = page.getByRole('button', { name: 'Continue with Our House' })

  await toCard()
  await expect(button).toBeVisible()
  await expectClean(page)
  await button.press('Enter')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('You did not continue at Our House.')).toBeVisible()
  await expect(page).toHaveURL(`${house.url}/`)
  await expectClean(page)

  const member = await join(house, 'Lina Berg')
  provider.person = { sub: 'lina', email: member.email, email_verified: true, name: 'Lina Berg' }
  await button.press('Enter')
  await page.getByRole('link', { name: 'Continue as Lina Berg' }).click()
  await page.getByRole('link', { name: 'Continue as Lina Berg' }).click()
  await expect(page.getByRole('heading', { name: 'One account, two ways in' })).toBeVisible()
  await expect(page).toHaveURL(`${house.url}/sign-in/return`)
  await expectClean(page)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That is not the password of this account')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${house.url}/dashboard`)

  await page.goto(`${house.url}/profile`)
  await page.getByRole('button', { name: /Other ways in/ }).click()
  await expect(page.getByText('Our House').last()).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'End the link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click()
  await expect(page.getByText('Our House does not lead to this account any more')).toBeVisible()
})
