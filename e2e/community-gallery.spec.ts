import type { Page } from '@playwright/test'
import { scaledLimit } from '../scripts/slowness.ts'
import { shareBanner, unique } from './community-maker.ts'
import { expect, join, type Product, test } from './fixtures.ts'
import { openProfile } from './profile-rows.ts'

const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, caption: string) => cards(page).filter({ hasText: caption })
const open = (page: Page, caption: string) => page.getByRole('button', { name: caption })
const preview = (page: Page, caption: string) => page.getByRole('dialog', { name: caption, exact: true })

/** Banners of this many other members. Each caption ends in its number. */
async function shareMany(product: Product, name: string, count: number) {
  for (let number = 1; number <= count; number += 1)
    await shareBanner(await join(product, 'Noor'), { caption: `${name} ${number}.` })
}

// The gallery loads more while scrolling, unless reduced motion is set.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a banner shows its picture, its words, its colours, and a name only when that is wanted @phone-too', async ({
  page,
  member,
  product,
}) => {
  const [shy, open] = [unique('Quiet water'), unique('Loud colours')]
  await shareBanner(await join(product, 'Shy Person'), { caption: shy, alt_text: 'A pond' })
  const palette = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777']
  await shareBanner(member, { caption: open, show_name: true, palette })
  await page.goto('/community?tab=gallery')
  await expect(card(page, shy).getByRole('img', { name: 'A pond' })).toBeVisible()
  await expect(card(page, shy)).toContainText('Member')
  await expect(card(page, shy)).not.toContainText('Shy Person')
  await expect(card(page, open)).toContainText(`${member.name} (you)`)
  await expect(card(page, open).getByRole('list', { name: 'Colors' }).getByRole('listitem')).toHaveText(
    palette.slice(0, 5),
  )
  const picture = card(page, shy).getByRole('img', { name: 'A pond' })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  expect(await picture.evaluate((img) => img.closest('div')?.style.backgroundImage)).toMatch(
    /^url\("data:image/,
  )
})

test('a picture whose first request is dropped is fetched again and does not stay blurred', async ({
  page,
  member: _,
  product,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  const caption = unique('Weak signal')
  await shareBanner(await join(product, 'Noor'), { caption, alt_text: caption })
  const dropped = new Set<string>()
  await page.route('**/uploads/**', (route) => {
    const url = route.request().url()
    if (dropped.has(url)) return route.continue()
    dropped.add(url)
    return route.abort()
  })
  await page.goto('/community?tab=gallery')
  await expect(card(page, caption)).toBeVisible()
  await expect.poll(() => dropped.size).toBeGreaterThan(0)
  const picture = card(page, caption).locator('img')
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expect(picture).toHaveCSS('opacity', '1')
})

test('the gallery goes on while one scrolls, twenty at a time, and says where it ends', async ({
  page,
  member,
  product,
}) => {
  const name = unique('Walk')
  await shareMany(product, name, 24)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/banners/shared')) asked.push(request.url())
  })
  await page.goto('/community?tab=gallery')
  await expect(cards(page).first()).toBeVisible()
  const all = new Set<string>()
  for (let cursor: string | undefined; ; ) {
    const next = await member.call('GET /banners/shared', { query: { limit: 20, cursor } })
    for (const { id } of next) all.add(id)
    if (next.length < 20) break
    cursor = next.at(-1)?.created_at
  }
  const end = page.getByText("You've reached the end of the gallery")
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(cards(page)).toHaveCount(all.size)
  for (let number = 1; number <= 24; number += 1)
    await expect(card(page, `${name} ${number}.`)).toHaveCount(1)
  expect(asked).toHaveLength(Math.floor(all.size / 20) + 1)
  expect(asked[0]).toContain('limit=20')
  expect(asked[1]).toContain('cursor=')
})

test('without scrolling, and for who asked for less motion, there is a button @thorough', async ({
  page,
  member: _,
  product,
}) => {
  await shareMany(product, unique('Button'), 21)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/community?tab=gallery')
  await expect(cards(page)).toHaveCount(20)
  const more = page.getByRole('button', { name: 'Show more banners' })
  await more.scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(20)
  await more.press('Enter')
  // The button is now below all of them.
  await expect(cards(page).nth(20).locator('..')).toBeFocused()
  const end = page.getByText("You've reached the end of the gallery")
  await expect(async () => {
    if (await more.isVisible()) await more.press('Enter', { timeout: 1000 })
    await expect(end).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('the preview: like and comment are still to come, Esc closes it and gives the focus back', async ({
  page,
  member,
}) => {
  const caption = unique('Preview')
  await shareBanner(member, { caption })
  await page.goto('/community?tab=gallery')
  await open(page, caption).click()
  const dialog = preview(page, caption)
  await expect(dialog.getByRole('img')).toBeVisible()
  await dialog.getByRole('button', { name: 'Like' }).click()
  await expect(page.getByText('Like feature coming soon!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Comment' }).click()
  await expect(page.getByText('Comment feature coming soon!')).toBeVisible()
  // One's own banner cannot be reported.
  await expect(dialog.getByRole('button', { name: 'Report' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open(page, caption)).toBeFocused()
})

test('a report needs a reason, thanks for it, and the list is read anew @phone-too', async ({
  page,
  member: _,
  product,
  tolerate,
}) => {
  tolerate(/status of (409|500)/)
  const caption = unique('Unkind')
  const owner = await join(product, 'Noor')
  await shareBanner(owner, { caption })
  let read = 0
  page.on('request', (request) => {
    if (request.url().includes('/banners/shared')) read += 1
  })
  await page.goto('/community?tab=gallery')
  await open(page, caption).click()
  await page.getByRole('button', { name: 'Report' }).click()
  const question = preview(page, `Report “${caption}”?`)
  const reason = question.getByLabel('What is wrong with it?')
  const go = question.getByRole('button', { name: 'Report banner' })
  await expect(reason).toBeFocused()
  await reason.fill('   ')
  await go.click()
  await expect(reason).toHaveAccessibleDescription('Please provide a reason for reporting')

  await page.route('**/report', (route) => route.fulfill({ status: 500, json: {} }))
  await reason.fill('It mocks people.')
  await go.click()
  await expect(page.getByText('Failed to report banner')).toBeVisible()
  // What was typed is not lost.
  await expect(reason).toHaveValue('It mocks people.')
  await page.unroute('**/report')
  const before = read
  await go.click()
  await expect(
    page.getByText('Banner reported. Thank you for helping keep our community safe.'),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, caption)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Member Gallery' })).toBeFocused()
  expect(read).toBeGreaterThan(before)

  await open(page, caption).click()
  await page.getByRole('button', { name: 'Report' }).click()
  await reason.fill('Again')
  await go.click()
  await expect(page.getByText('You have already reported this banner')).toBeVisible()
})

test('three reports take a banner out of the gallery, and its owner is told kindly @thorough', async ({
  page,
  member,
  product,
}) => {
  const caption = unique('Hidden')
  await shareBanner(member, { caption })
  const reader = await join(product, 'Noor')
  const shown = () => reader.call('GET /banners/shared', { query: { limit: 100 } })
  const id = (await shown()).find((banner) => banner.caption === caption)?.id ?? ''
  for (const { call } of [reader, await join(product, 'Wen'), await join(product, 'Jonas')])
    await call('POST /banners/{id}/report', { params: { id }, body: { reason: 'Not kind' } })
  expect((await shown()).some((banner) => banner.caption === caption)).toBe(false)
  await openProfile(page, 'banner')
  await expect(page.getByText('Your banner is resting')).toBeVisible()
})

test('an empty gallery, one that cannot be loaded, and a next page that fails', { tag: '@thorough' }, async ({
  page,
  member: _,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await shareMany(product, unique('More'), 21)
  await page.route('**/api/banners/shared?*', (route) => route.fulfill({ json: [] }))
  await page.goto('/community?tab=gallery')
  await expect(page.getByText('No banners have been shared yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Share your banner' })).toHaveAttribute(
    'href',
    '/profile#banner',
  )
  await page.unroute('**/api/banners/shared?*')
  await page.route('**/api/banners/shared?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Failed to load member gallery')).toBeVisible({ timeout: scaledLimit(15_000) })
  await page.unroute('**/api/banners/shared?*')
  await page.route('**/api/banners/shared?*cursor*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(20)
  await page.mouse.wheel(0, 20_000)
  await expect(page.getByText('Failed to load member gallery')).toBeVisible({ timeout: scaledLimit(20_000) })
  await page.unroute('**/api/banners/shared?*cursor*')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).nth(20)).toBeAttached()
})
