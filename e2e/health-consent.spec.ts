import { aName, expect, join, test } from './back-office.ts'
import { expectClean, expectFits } from './clean.ts'
import { daysAgo, saveEntry } from './health-day.ts'
import { auditOf, loadWithReason, screen } from './health-viewer.ts'

test.use({ settings: { HEALTH_CONSENT: 'on', HEALTH_REASON: 'required' } })

test('entries stay closed until their member opens them, and close again when they say so @phone-too', async ({
  page,
  product,
  keeper,
  context,
  signIn,
  tolerate,
}) => {
  tolerate(/status of 409/)
  const name = aName('Vera')
  const member = await join(product, name)
  await saveEntry(member, { dateISO: daysAgo(0), waterMl: 1500 })
  await page.goto(`/admin/health?user=${member.id}`)
  await expect(page.getByText(`${name} does not let administrators look.`)).toBeVisible()
  await expect(screen(page).load).toHaveCount(0)
  await expect(screen(page).exportCsv).toBeDisabled()
  await expectClean(page)

  await signIn(context, member)
  await page.goto('/health')
  await expect(page.getByText('Administrators cannot see these entries.')).toBeVisible()
  const asked = page.getByRole('region', { name: 'May administrators look at your health entries?' })
  await expect(asked).toBeVisible()
  await expectClean(page)
  await asked.getByRole('button', { name: 'No, keep them closed' }).click()
  await expect(page.getByText('Your entries stay closed.')).toBeVisible()
  await expect(asked).toHaveCount(0)
  await page.getByRole('link', { name: 'Change who may look' }).click()
  const consent = page.getByRole('switch', { name: 'Let administrators look at my health entries' })
  await expect(consent).not.toBeChecked()
  const saved = page.waitForResponse('**/api/user/health-consent')
  await consent.click()
  await saved
  await expect(consent).toBeChecked()
  await expectClean(page)

  await signIn(context, keeper)
  const lookedBefore = await auditOf(keeper, member)
  await page.goto(`/admin/health?user=${member.id}`)
  await expect(page.getByText('Give a reason, then load the entries.')).toBeVisible()
  await screen(page).load.click()
  await expect(page.getByRole('alert')).toHaveText("Tell the member why you're viewing this.")
  expect(await auditOf(keeper, member), 'nothing is read without the required reason').toEqual(lookedBefore)
  await loadWithReason(page)
  await expect(screen(page).entries(name)).toHaveCount(1)
  // Withdrawn while the entries are on the screen: nothing more is read or exported.
  await member.call('PATCH /user/health-consent', { body: { given: false } })
  const before = (await auditOf(keeper, member)).length
  await screen(page).exportCsv.click()
  await expect(page.getByText('This member does not let administrators look').first()).toBeVisible()
  expect(await auditOf(keeper, member)).toHaveLength(before)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.reload()
  await expect(page.getByText(`${name} does not let administrators look.`)).toBeVisible()
  await expectFits(page, 320)
})
