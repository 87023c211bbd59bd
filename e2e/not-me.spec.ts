import { logIn } from './accounts.ts'
import { expectClean } from './clean.ts'
import { expect, type Member, type Product, test } from './fixtures.ts'
import { codeOf } from './one-time-code.ts'

const deviceHeaders = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

/** Signs in on a device that was not seen before, turns codes on there, and returns the link of the email about it. */
async function takeOver(product: Product, member: Member): Promise<string> {
  await member.call('GET /mood/history', { query: { limit: 1 } })
  const { email, password } = member
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...deviceHeaders },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  const letter = await product.letterTo(email)
  const thief = await logIn(product, member)
  const { secret } = await thief.call('POST /user/codes', { body: { currentPassword: password } })
  await thief.call('POST /user/codes/confirm', { body: { code: codeOf(secret) } })
  return letter.links.find((address) => address.includes('/not-me?token=')) ?? ''
}

test('"This was not me" removes a stranger’s codes at once with the former password, by keyboard @phone-too', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  // The browser reports the wrong proof.
  tolerate(/status of 400/)
  const link = await takeOver(product, member)
  await page.context().setStorageState({ cookies: [], origins: [] })
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign out every device' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Everybody is signed out' })).toBeFocused()
  const part = page.getByRole('region', { name: 'Passkeys or codes you didn’t add?' })
  await expect(part).toContainText('unless somebody signs in with them before.')
  await expect(part.getByRole('button', { name: 'This was me' })).toBeVisible()
  await expectClean(page)
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/not-me.png`, fullPage: true })

  const field = part.getByLabel('Former password or recovery code')
  await field.fill('not-the-password')
  await field.press('Enter')
  await expect(part.getByText('That is neither the password of that time nor a recovery code.')).toBeVisible()
  await expect(field).toBeFocused()
  await expectClean(page)
  await field.fill(member.password)
  await field.press('Enter')
  await expect(
    page.getByText('We also removed the passkeys and authentication codes added since that sign-in.'),
  ).toBeVisible()
  await expect(part).toBeHidden()
  await expectClean(page)
  // The password alone opens the account again.
  expect((await logIn(product, member)).id).toBe(member.id)
})

test('"This was me" keeps the codes that the same page would remove @thorough @phone-too', async ({
  page,
  member,
  product,
}) => {
  const link = await takeOver(product, member)
  await page.context().setStorageState({ cookies: [], origins: [] })
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign out every device' }).click()
  await page.getByRole('button', { name: 'This was me' }).click()
  await expect(page.getByText('Thanks. Nothing will be removed because of this sign-in.')).toBeVisible()
  await expectClean(page)
  await expect(logIn(product, member)).rejects.toThrow('Please enter the code from your app.')
})
