import { expectClean } from './clean.ts'
import { eventMaker, inHours, locate, rsvp } from './events-maker.ts'
import { expect, test } from './fixtures.ts'

test.describe('in the light and in the dark', () => {
  let id = ''

  test.beforeEach(async ({ member, product, context, signIn }) => {
    const { make } = await eventMaker(product)
    const full = await make({
      title: 'Rose garden',
      tags: ['yoga'],
      capacity: 24,
      price: 8,
      ticketUrl: 'https://tickets.example.org/1',
      location: { type: 'venue', name: 'Pavilion', address: '3 Elm St', lat: 52.5, lng: 13.25 },
    })
    id = full.id
    const online = await make({
      title: 'Breath',
      location: { type: 'online', zoomLink: 'https://zoom.example.org/' },
    })
    await make({ title: 'Gone by', start: inHours(-3), end: inHours(-2) })
    await make({ title: 'Under way', start: inHours(-1), end: inHours(1) })
    await rsvp(member, online.id, 'going')
    await rsvp(member, full.id, 'interested')
    await signIn(context, { ...member, user: await locate(member) })
  })

  test('the events screen @phone', async ({ page }) => {
    await page.goto('/events')
    await expect(page.getByRole('link', { name: 'Join Online' })).toBeVisible()
    await page.getByText('1 past event').click()
    await expect(page.getByText('Past Event', { exact: true })).toBeVisible()
    await expectClean(page)
  })

  test('the dialog of an event @phone @thorough', async ({ page }) => {
    await page.goto(`/events?event=${id}`)
    await expect(page.getByRole('link', { name: 'View on Map' })).toBeVisible()
    await expectClean(page)
  })

  test('the nearby banner and its dialog @phone @thorough', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Nearby event' })).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'View Details' }).click()
    await expect(page.getByText('NEARBY', { exact: true })).toBeVisible()
    await expectClean(page)
  })
})

test('all of it by keyboard, in words, and at 320 pixels @thorough', async ({
  page,
  member,
  product,
  context,
  signIn,
}) => {
  const { make } = await eventMaker(product)
  const { id } = await make({ title: 'Rose garden', ticketUrl: 'https://tickets.example.org/1' })
  await signIn(context, { ...member, user: await locate(member) })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/events', `/events?event=${id}`, '/dashboard']) {
    await page.goto(path)
    await expect(page.getByText('Rose garden').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }

  await page.goto('/events')
  await page.getByRole('tab', { name: 'All Events' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Upcoming' })).toBeFocused()
  await expect(page).toHaveURL('/events?tab=upcoming')
  const answers = page.getByRole('group', { name: 'Your answer to Rose garden' })
  await answers.getByRole('button', { name: 'Going' }).focus()
  await page.keyboard.press('Space')
  await expect(answers.getByRole('button', { name: 'Going' })).toHaveAttribute('aria-pressed', 'true')
  await expect(answers.getByRole('button', { name: 'Going' })).toBeFocused()
  await answers.getByRole('button', { name: 'Remove RSVP' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(answers.getByRole('button', { name: 'Going' })).toBeFocused()
  await page.getByRole('button', { name: 'Rose garden' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Rose garden' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Rose garden' })).toBeFocused()
})
