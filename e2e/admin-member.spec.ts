import { admin, aName, expect, join, test } from './back-office.ts'
import { expectClean, expectFits } from './clean.ts'
import { comment, share, shareBanner, unique } from './community-maker.ts'

test('a page for each member: what they share and what was done, and what an administrator does for them @phone-too', async ({
  page,
  product,
  keeper,
  tolerate,
  isMobile,
}) => {
  tolerate(/status of 404/)
  const member = await join(product, aName('Ola'))
  const caption = unique('My desk')
  const { id, content } = await share(member, { content: unique('Quiet morning') })
  const remark = unique('Thank you all')
  await comment(member, id, remark)
  await shareBanner(member, { caption })
  await member.call('POST /mood', { body: { date: '2026-01-05', mood: 'calm', note: 'Nobody reads this' } })

  await page.goto(`/admin/users?search=${encodeURIComponent(member.name)}`)
  await page.getByRole('link', { name: member.name }).press('Enter')
  await expect(page).toHaveURL(`/admin/users/${member.id}`)
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible()
  const account = page.getByRole('region', { name: 'Account' })
  const fold = page.getByRole('button', { name: 'Account, and what you can do' })
  if (isMobile) {
    await expect(account).toHaveCount(0)
    await fold.click()
  }
  await expect(account).toContainText(member.email)
  // The server knows the day in UTC.
  await expect(account.getByRole('definition').filter({ hasText: /^(Today|Yesterday)$/ })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Latest post' })).toContainText(content)
  await expect(page.getByRole('region', { name: 'Latest comment' })).toContainText(remark)
  await expectClean(page)
  await page.getByRole('tab', { name: 'Posts 1' }).press('Enter')
  await expect(page.getByRole('tab', { name: 'Posts 1' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(content)).toBeVisible()
  for (const [tab, told] of [
    ['Comments 1', remark],
    ['Banner', caption],
    ['RSVPs 0', 'They have not answered any event.'],
    ['Reports', 'No reports about them, and none from them.'],
  ] as const) {
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: tab }).press('Enter')
    await expect(page.getByRole('tabpanel').getByText(told)).toBeVisible()
  }
  await expect(page).toHaveURL(`/admin/users/${member.id}?tab=reports`)
  await expect(page.getByText('Nobody reads this')).toHaveCount(0)

  await page.getByRole('button', { name: 'Write to them' }).click()
  const writing = page.getByRole('dialog', { name: `Write to ${member.name}` })
  await writing.getByLabel('What should they know?').fill('Welcome among us.')
  await expectClean(page)
  await writing.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()
  expect(await member.call('GET /user/decisions')).toMatchObject([
    { kind: 'member', action: 'message', words: 'Welcome among us.' },
  ])
  const choose = async (action: string) => {
    await account.getByRole('button', { name: 'Change' }).press('Enter')
    await page.getByRole('menuitem', { name: action }).press('Enter')
  }
  await choose('Suspend')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).press('Enter')
  await expect(page.getByText(`${member.name} has been suspended`)).toBeVisible()
  await account.getByRole('button', { name: 'Change' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Restore' })).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expect(page.getByText(`${keeper.user.name} suspended ${member.name}`)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page, 320)
  if (!isMobile) await fold.click()
  await expectClean(page)

  await choose('Delete the account')
  const dialog = page.getByRole('dialog', { name: `Delete the account of ${member.name}?` })
  await expectClean(page)
  await dialog.getByLabel('Your password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Delete the account' }).click()
  await expect(page.getByText(`The account of ${member.name} has been deleted`)).toBeVisible()
  await expect(page).toHaveURL('/admin/users')
  await page.goto(`/admin/users/${member.id}`)
  await expect(page.getByText('This account is no longer here.')).toBeVisible()
})
