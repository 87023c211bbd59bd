import type { Page } from '@playwright/test'
import { eventMaker, inHours, rsvp } from './events-maker.ts'
import { expect, test } from './fixtures.ts'

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test('the next one that I am going to stands large on top with its picture, the rest by its time @phone-too', async ({
  page,
  member,
  product,
}) => {
  const { make } = await eventMaker(product)
  await make({ title: 'Soon', tags: ['walk'], start: inHours(1), end: inHours(2) })
  const { id } = await make({
    title: 'Breath',
    start: inHours(24 * 15),
    end: inHours(24 * 15 + 1),
    location: { type: 'online', zoomLink: 'https://zoom.example.org/j/1' },
  })
  await rsvp(member, id, 'going')
  await page.goto('/events')
  const lead = page.getByRole('region', { name: 'Next for you' }).getByRole('article')
  await expect(lead).toContainText('Breath')
  await expect(lead.getByRole('link', { name: 'Join Online' })).toBeVisible()
  const drawn = (title: string) =>
    card(page, title)
      .locator('img')
      .evaluate(async (image) => {
        if (!(image instanceof HTMLImageElement)) return undefined
        await image.decode()
        return /event-(\w+)/.exec(image.currentSrc)?.[1]
      })
  expect([await drawn('Breath'), await drawn('Soon')]).toEqual(['breath', 'walk'])
  // In an hour it may be next week.
  const soon = page.getByRole('region', { name: /^(This|Next) week$/ }).getByRole('article')
  await expect(soon).toContainText('Soon')
  const [large, small] = await Promise.all([lead.boundingBox(), soon.boundingBox()])
  expect((large?.width ?? 0) * (large?.height ?? 0)).toBeGreaterThan(
    (small?.width ?? 0) * (small?.height ?? 0) * 1.1,
  )
  // A press on the picture opens it, as the title does.
  await card(page, 'Soon').click({ position: { x: 150, y: 60 } })
  await expect(page.getByRole('dialog', { name: 'Soon' })).toBeVisible()
})
