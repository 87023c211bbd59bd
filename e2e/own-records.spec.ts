import { expectClean } from './clean.ts'
import { expect, logIn, test } from './fixtures.ts'
import { openProfile } from './profile-rows.ts'

test('one kind is deleted, after its count and the password, with a receipt @phone-too', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of (400|507)/)
  for (const mood of ['calm', 'happy', 'sad'])
    await member.call('POST /mood', { body: { date: '2026-11-18', mood } })
  await member.call('POST /health', { body: { dateISO: '2026-11-18', steps: 4000 } })
  await openProfile(page, 'data')
  const card = page
    .locator('section', { has: page.getByRole('heading', { name: 'What you keep here' }) })
    .last()
  await expect(card.getByText('3 check-ins')).toBeVisible()
  await expect(card.getByText('1 health entry')).toBeVisible()
  await expect(card.getByText('Nothing yet')).toHaveCount(4)

  // By keyboard alone, and Esc keeps everything.
  const opener = page.getByRole('button', { name: 'Delete one kind' })
  const dialog = page.getByRole('dialog', { name: 'Delete all your moods?' })
  const ask = async () => {
    await opener.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete my moods' }).press('Enter')
  }
  await ask()
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expect(dialog).toHaveAccessibleDescription('This cannot be undone. It deletes 3 check-ins.')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Delete my moods', 'Delete my health entries'])
  await page.keyboard.press('Escape')
  await ask()
  const password = dialog.getByLabel('Your password')
  await password.fill('not the one')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription('That is not your current password')
  await password.fill(member.password)
  await page.route('**/api/user/erase', (route) =>
    route.fulfill({ status: 507, json: { detail: 'The record cannot be written at the moment.' } }),
  )
  await password.press('Enter')
  await expect(page.getByText('The record cannot be written at the moment.')).toBeVisible()
  await expect(password).toHaveValue(member.password)
  await page.unroute('**/api/user/erase')
  await password.press('Enter')

  const receipt = page.getByRole('dialog', { name: 'That is deleted' })
  await expect(receipt.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
  await expect(receipt.getByText('3 check-ins')).toBeVisible()
  // On a server, its operator makes the backups.
  await expect(
    receipt.getByText(
      /^The last nightly backup that still holds it is removed on |^Backups of this community /,
    ),
  ).toBeVisible()
  await expect(receipt.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(receipt).toHaveCount(0)
  await expect(card.getByText('Nothing yet')).toHaveCount(5)
  await expect(card.getByText('1 health entry')).toBeVisible()
  await page.goto('/mood')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Recent Check-ins' })).toHaveCount(0)
})

test('leaving in seven days shows nothing but the choice, and staying brings everything back @phone-too @thorough', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of (401|500)/)
  const post = { content: `A post of ${member.name}` }
  await member.call('POST /community/posts', { body: post })
  const friend = await logIn(product, member)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: `Delete the account of ${member.name}?` })
  const later = dialog.getByRole('radio', { name: 'Hide it now, and delete it in seven days' })
  await later.press('ArrowUp')
  await expect(dialog).toHaveAccessibleDescription('This cannot be undone.')
  await dialog.getByRole('radio', { name: 'Delete it now' }).press('ArrowDown')
  await expect(later).toBeChecked()
  await expect(dialog).toHaveAccessibleDescription(
    'For seven days you can sign in and stay. After that it cannot be undone.',
  )
  await dialog.getByLabel('Your password').fill(member.password)
  await dialog.getByRole('button', { name: 'Delete in seven days' }).click()

  const heading = page.getByRole('heading', { level: 1, name: 'You are leaving A-genda' })
  await expect(heading).toBeFocused()
  await expect(page.getByText(/^Nobody sees your account any more\. It will be deleted on /)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // The other session has ended, and every address leads here.
  await expect(friend.call('GET /mood/history', { query: {} })).rejects.toThrow('401')
  await page.goto('/mood')
  await expect(heading).toBeVisible()

  // Signing in again offers the same.
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  const again = await logIn(product, member)
  expect(again.user.leaves_at).toBeDefined()
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token as string)
      localStorage.setItem('user', user as string)
    },
    [again.token, JSON.stringify(again.user)],
  )
  await page.goto('/dashboard')
  await expect(heading).toBeVisible()
  await page.route('**/api/user/stay', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByText('That could not be done.')).toBeVisible()
  await page.unroute('**/api/user/stay')
  await page.getByRole('button', { name: 'Stay' }).press('Enter')
  await expect(page.getByText("Glad you're staying. Only your calendar addresses have ended.")).toBeVisible()
  await page.goto('/community')
  await expect(page.getByText(post.content)).toBeVisible()
})

for (const width of [390, 1280])
  test(`what is kept, its deletion and the leave-taking are clean at ${width} pixels`, {
    tag: '@thorough',
  }, async ({ page, member }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const mood of ['calm', 'happy'])
      await member.call('POST /mood', { body: { date: '2026-11-18', mood } })
    await openProfile(page, 'data')
    await expect(page.getByText('2 check-ins')).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Delete one kind' }).click()
    await page.getByRole('menuitem', { name: 'Delete my moods' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('Please enter your current password')).toBeVisible()
    await expectClean(page)
    await page.getByLabel('Your password').fill(member.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'That is deleted' })).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expectClean(page)
    await page.getByRole('radio', { name: 'Hide it now, and delete it in seven days' }).check()
    await page.getByRole('dialog').getByLabel('Your password').fill(member.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'You are leaving A-genda' })).toBeVisible()
    await expectClean(page)
  })
