import { expectClean } from './clean.ts'
import { comment, makePicture, share, shareBanner, upload } from './community-maker.ts'
import { expect, join, test } from './fixtures.ts'
import { openProfile } from './profile-rows.ts'

for (const width of [1280, 320])
  test(`posts, their comments and the form at ${width} pixels`, async ({ page, member }) => {
    await page.setViewportSize({ width, height: 800 })
    const { url } = await upload(member, makePicture())
    const { id } = await share(member, {
      content: `https://example.org/${'long'.repeat(30)}\n${'wide'.repeat(60)}`,
      image_url: url,
    })
    await comment(member, id, 'w'.repeat(300))
    for (const post_type of ['achievement', 'reflection', 'art'] as const)
      await share(member, { content: `${post_type} ${'and so on '.repeat(90)}`, post_type })
    await page.goto('/community')
    await page.getByRole('button', { name: 'Read on' }).first().click()
    await expectClean(page)
    const post = page.getByRole('article').filter({ hasText: 'https://example.org' }).first()
    await post.getByRole('button', { name: 'Like', exact: true }).click()
    await expect(post.getByRole('button', { name: '1 like' })).toBeVisible()
    await post.getByRole('button', { name: /comments?$/i }).click()
    await expect(post.getByRole('list', { name: 'Comments' })).toBeVisible()
    await page.getByLabel('What would you like to share?').click()
    await page.getByRole('button', { name: 'Add a picture' }).click()
    await page.getByLabel('What would you like to share?').fill('a'.repeat(5001))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await expect(page.getByText('Invalid file type.')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expectClean(page)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await makePicture() })
    await expect(page.getByRole('img', { name: 'The picture of your post' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expectClean(page)
    await post.getByRole('button', { name: 'Delete post' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectClean(page)
  })

for (const width of [1280, 320])
  test(`the gallery, its preview and the report at ${width} pixels @thorough`, async ({
    page,
    member: _,
    product,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const caption = `${'wide'.repeat(20)} ${crypto.randomUUID()}`
    await shareBanner(await join(product, 'N'.repeat(100)), { caption, show_name: true })
    await page.goto('/community?tab=gallery')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expectClean(page)
    await page.getByRole('button', { name: caption }).click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Report' }).click()
    await page.getByRole('button', { name: 'Report banner' }).click()
    await expect(page.getByText('Please provide a reason for reporting')).toBeVisible()
    await expectClean(page)
  })

for (const width of [1280, 320])
  test(`the banner and its form at ${width} pixels @thorough`, async ({ page, member }) => {
    await page.setViewportSize({ width, height: 800 })
    await shareBanner(member, { caption: 'A caption', alt_text: 'Two halves' })
    await openProfile(page, 'banner')
    await expect(page.getByRole('main').getByRole('img', { name: 'Two halves' })).toHaveCount(2)
    await page.getByLabel('Caption').fill('c'.repeat(150))
    await page.getByLabel('Alt text').fill('a'.repeat(101))
    await page.getByRole('button', { name: 'Use an image link' }).click()
    await page.getByLabel('Banner URL').fill('nothing')
    await expect(page.getByText('Invalid image URL')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expectClean(page)
  })

for (const width of [900, 960, 1160, 1280])
  test(`the bar has room for all its items in a window of ${width} pixels @thorough`, async ({
    page,
    member: _,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/community')
    const links = page.getByRole('banner').getByRole('link')
    await expect(links).toHaveCount(9)
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    // Each is one line high.
    expect(Math.max(...heights)).toBeLessThanOrEqual(48)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
