import type { Page } from '@playwright/test'
import { addAuthenticator } from './authenticator.ts'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { openProfile } from './profile-rows.ts'

// Passkeys belong to a name, so this product is not at a number.
test.use({ settings: { HOST: 'localhost' } })

async function addPasskey(page: Page, password: string) {
  await openProfile(page, 'passkeys')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
}

/** Forgets the session, not the passkey, and opens the card to sign in. */
async function openCard(page: Page) {
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
}

test('a passkey is made, opens the account with an empty field, is renamed and removed', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 400/)
  const device = await addAuthenticator(page)
  await addPasskey(page, member.password)
  await expect(page.locator('#passkeys')).toContainText('1 passkey')
  expect(await device.keys()).toHaveLength(1)
  await expectClean(page)

  // As somebody who picks it where the browser suggests addresses.
  await openCard(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(`Welcome ${member.name}!`)).toBeVisible()

  await openProfile(page, 'passkeys')
  const list = page.getByRole('list', { name: 'Your passkeys' })
  await list.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(list).toContainText('My laptop')
  await expect(list).toContainText('last used: Today')
  await list.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByLabel('Your password').fill(member.password)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()

  // The device still offers it, and the product refuses it in one sentence.
  await openCard(page)
  await expect(page.getByText(/This passkey could not be used/)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('by its button too, and who cancels is told nothing @thorough', async ({ page, member }) => {
  const device = await addAuthenticator(page)
  await addPasskey(page, member.password)
  await device.touch(false)
  await openCard(page)
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expectClean(page)
  await device.touch(true)
  await button.click()
  await expect(page).toHaveURL('/dashboard')
})

test('an answer that is sent again, or comes too late, opens nothing @thorough', async ({
  page,
  member,
  product,
}) => {
  await addAuthenticator(page)
  await addPasskey(page, member.password)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/auth/passkey'))
  await openCard(page)
  const body = (await sent).postDataJSON()
  await expect(page).toHaveURL('/dashboard')
  const answer = await fetch(`${product.url}/api/auth/passkey`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    detail: 'This passkey could not be used. Please try again, or sign in with your password.',
  })
})
