import { logIn } from './accounts.ts'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { codeOf } from './one-time-code.ts'
import { openProfile } from './profile-rows.ts'

test('"Remove all" leaves the password alone and signs out every other device, by keyboard @phone-too', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  // The browser reports the wrong password.
  tolerate(/status of 400/)
  const other = await logIn(product, member)
  const { secret } = await member.call('POST /user/codes', { body: { currentPassword: member.password } })
  await member.call('POST /user/codes/confirm', { body: { code: codeOf(secret) } })
  await member.call('POST /feeds', { body: { id: crypto.randomUUID(), kind: 'planner' } })

  const row = await openProfile(page, 'ways-in')
  await expect(row).toContainText('authentication codes and 1 calendar address')
  await expectClean(page)
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/ways-in.png`, fullPage: true })
  await row.getByRole('button', { name: 'Remove all' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remove everything that opens your account?' })
  const password = dialog.getByLabel('Your password')
  await expect(password).toBeFocused()
  await expectClean(page)
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/ways-in-dialog.png` })
  await password.fill('not-the-password')
  await password.press('Enter')
  await expect(dialog.getByText('That is not your current password')).toBeVisible()
  await password.fill(member.password)
  await password.press('Enter')
  await expect(page.getByText('Only your password opens your account now')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row).toBeHidden()
  await expectClean(page)
  await expect(other.call('GET /user/profile')).rejects.toThrow('401')
  expect(await member.call('GET /feeds')).toEqual([])
  expect((await logIn(product, member)).id).toBe(member.id)
})
