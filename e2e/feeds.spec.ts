import ICAL from 'ical.js'
import { expectClean, expectFits } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { openProfile } from './profile-rows.ts'

test('a calendar elsewhere gets an address, a new one, and none, by keyboard @phone-too', async ({
  page,
  member,
  request,
}) => {
  const item = { id: 'one', text: 'Buy bread', type: 'task', createdAt: '2026-11-18T08:00:00Z' } as const
  const date = new Date().toLocaleDateString('sv-SE')
  await member.call('POST /daily-notes', { body: { date, notes: [item] } })
  await openProfile(page, 'calendars')
  const card = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'In your own calendar', exact: true }) })
    .first()
  await card.getByRole('button', { name: 'Make an address' }).press('Enter')
  await page.getByRole('menuitem', { name: /My planner/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'My planner' })
  const field = dialog.getByLabel('Address', { exact: true })
  await expect(field).toBeFocused()
  const first = await field.inputValue()
  await expect(dialog.getByRole('link', { name: 'Open in a calendar on this device' })).toHaveAttribute(
    'href',
    first.replace(/^http/, 'webcal').replace('webcals', 'webcal'),
  )
  await expectClean(page)
  await expectFits(page, page.viewportSize()?.width ?? 0)
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(card.getByRole('listitem')).toHaveText(/My planner.*Not read yet/)

  const answer = await request.get(first, { headers: { 'user-agent': 'Google-Calendar-Importer' } })
  const entries = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent')
  expect(entries.map((entry) => entry.getFirstPropertyValue('summary'))).toEqual(['Buy bread'])
  await page.reload()
  await expect(card.getByText('Read just now by: Google Calendar')).toBeVisible()
  await expectClean(page)

  const more = card.getByRole('button', { name: 'More about “My planner”' })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'New address' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).press('Enter')
  const second = await field.inputValue()
  expect(second).not.toBe(first)
  await page.keyboard.press('Escape')
  expect((await request.get(first)).status()).toBe(404)
  expect((await request.get(second)).status()).toBe(200)

  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'End' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).press('Enter')
  await expect(card.getByRole('listitem')).toHaveCount(0)
  expect((await request.get(second)).status()).toBe(404)
})

test('of five addresses it is said how to make another, and a lost network says so @thorough', async ({
  page,
  member,
  context,
  tolerate,
}) => {
  // Axe itself tries to read the stylesheet that the lost network left without rules.
  tolerate(/ERR_INTERNET_DISCONNECTED/, /Applying inline style/, /Couldn't load preload assets/)
  for (let at = 0; at < 4; at += 1)
    await member.call('POST /feeds', { body: { id: crypto.randomUUID(), kind: 'community' } })
  await openProfile(page, 'calendars')
  const make = page.getByRole('button', { name: 'Make an address' })
  // Its menu is there before the network is lost.
  await make.click()
  await expect(page.getByRole('menuitem', { name: /My events/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await make.click()
  await page.getByRole('menuitem', { name: /My events/ }).click()
  await expect(page.getByText('The address could not be made.')).toBeVisible()
  await context.setOffline(false)
  await make.click()
  await page.getByRole('menuitem', { name: /My events/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('You have five addresses. To make another, end one of them.')).toBeVisible()
  await expectClean(page)
})
