import type { Page } from '@playwright/test'
import { scaledLimit } from '../scripts/slowness.ts'
import { makePicture, shareBanner, upload } from './community-maker.ts'
import { expect, test } from './fixtures.ts'
import { openProfile } from './profile-rows.ts'

const address = (page: Page) => page.getByLabel('Banner URL')
const caption = (page: Page) => page.getByLabel('Caption')
const save = (page: Page) => page.getByRole('button', { name: 'Save banner' })
const toggle = (page: Page) => page.getByRole('switch', { name: 'Share with community' })
const saved = (page: Page) => page.getByText('Banner preferences saved successfully!')

async function pick(page: Page, colors: [string, string] = ['#1f5f7a', '#f2c14e']) {
  const buffer = await makePicture({ width: 1200, height: 400, colors })
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Color palette extracted!')).toBeVisible()
}

test('a banner is uploaded, shown with its colours, saved, and hangs at the top of the profile @phone-too', async ({
  page,
  member,
}) => {
  await openProfile(page, 'banner')
  await expect(page.getByText('You have no banner yet.')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await expect(page.getByLabel('Alt text')).toHaveValue('Member banner')
  await expect(page.getByText('WebP or JPEG, 1600 px wide, at about 0.82 quality')).toBeVisible()
  await pick(page)
  await expect(page.getByRole('list', { name: 'Colors' }).getByRole('listitem')).not.toHaveCount(0)
  await page.getByLabel('Alt text').fill('Sea and sand')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('img', { name: 'Sea and sand' })).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('main').getByRole('img', { name: 'Sea and sand' })).toHaveCount(2)
  const banner = await member.call('GET /me/banner')
  expect(banner).toMatchObject({
    is_shared: false,
    show_name: false,
    caption: null,
    alt_text: 'Sea and sand',
  })
  expect(banner.palette.length).toBeGreaterThan(0)
})

test('sharing asks for a name and a caption, whose length is counted and kept within 140', async ({
  page,
  member,
}) => {
  await openProfile(page, 'banner')
  await pick(page)
  await expect(caption(page)).toHaveCount(0)
  await expect(page.getByLabel('Show my name')).toHaveCount(0)
  await toggle(page).check()
  await page.getByLabel('Show my name').check()
  await caption(page).fill('c'.repeat(141))
  await expect(page.getByText('141 / 140')).toBeVisible()
  await expect(caption(page)).toHaveAccessibleDescription('Caption must be 140 characters or less')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1
  })
  await save(page).click()
  await expect(caption(page)).toBeFocused()
  expect(sent).toBe(0)
  await caption(page).fill('c'.repeat(140))
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const shared = await member.call('GET /banners/shared', { query: { limit: 100 } })
  expect(shared.find(({ own }) => own)).toMatchObject({
    display_name: member.name,
    caption: 'c'.repeat(140),
  })

  await caption(page).fill(' ')
  await page.getByLabel('Alt text').fill('')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect
    .poll(() => member.call('GET /me/banner'))
    .toMatchObject({ caption: null, alt_text: 'Member banner' })
})

test('without an address nothing is saved, and the field says so', async ({ page, member }) => {
  await shareBanner(member, { alt_text: 'Two halves' })
  await openProfile(page, 'banner')
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(address(page)).toBeFocused()
  await expect(address(page)).toHaveAccessibleDescription(/Please add a banner URL$/)
  await expect(save(page)).toBeDisabled()
})

test('the colours of an address come a second after its last change; a failure clears them in silence @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of (400|500)/)
  const { palette, ...image } = await upload(member, makePicture({ width: 400, height: 100 }))
  const asked: string[] = []
  await page.route('**/api/banners/extract-palette', (route) => {
    const { image_url } = route.request().postDataJSON()
    asked.push(image_url)
    if (image_url.endsWith('away.png')) return route.fulfill({ status: 500, json: {} })
    if (image_url.endsWith('no.png'))
      return route.fulfill({ status: 400, json: { detail: 'Invalid image URL' } })
    return route.fulfill({ json: { palette, image } })
  })
  await openProfile(page, 'banner')
  await address(page).pressSequentially('https://example.org/yes.png', { delay: 30 })
  await expect(page.getByText('Color palette extracted!')).toBeVisible()
  expect(asked).toEqual(['https://example.org/yes.png'])
  const colors = page.getByRole('list', { name: 'Colors' })
  await expect(colors.getByRole('listitem')).toHaveCount(palette.length)
  await expect(page.getByRole('img', { name: 'Member banner' })).toBeVisible()

  await address(page).fill('https://example.org/away.png')
  await expect(page.getByText('The picture cannot be shown at the moment.')).toBeVisible()
  await expect(colors).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: /fail|error/i })).toHaveCount(0)

  await address(page).fill('https://example.org/no.png')
  await expect(address(page)).toHaveAccessibleDescription(/Invalid image URL$/)
})

test("the server's reason is told when it refuses, and a sentence when it has none", {
  tag: '@thorough',
}, async ({ page, member: _, tolerate }) => {
  tolerate(/status of (400|500)/)
  await openProfile(page, 'banner')
  await pick(page)
  await page.route('**/api/me/banner/share', (route) =>
    route.fulfill({ status: 400, json: { detail: 'Not this one.' } }),
  )
  await save(page).click()
  await expect(page.getByText('Not this one.')).toBeVisible()
  await page.unroute('**/api/me/banner/share')
  await page.route('**/api/me/banner/share', (route) => route.fulfill({ status: 500, json: {} }))
  await save(page).click()
  await expect(page.getByText('Failed to save banner preferences')).toBeVisible()
})

test('leaving unsaved changes asks once; a reload keeps them, who leaves them leaves them @thorough', async ({
  page,
  member,
}) => {
  await shareBanner(member, { caption: 'As saved' })
  await openProfile(page, 'banner')
  await caption(page).fill('Not saved yet')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(caption(page)).toHaveValue('Not saved yet')
  const home = page.getByRole('link', { name: 'Home' })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await home.click()
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/profile')
  await home.click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(caption(page)).toHaveValue('As saved')
})

test('a banner that cannot be loaded says so, with another try @thorough', async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await page.route('**/api/me/banner', (route) => route.fulfill({ status: 500, json: {} }))
  await openProfile(page, 'banner')
  await expect(page.getByText('Your banner could not be loaded.')).toBeVisible({
    timeout: scaledLimit(15_000),
  })
  await page.unroute('**/api/me/banner')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('You have no banner yet.')).toBeVisible()
})
