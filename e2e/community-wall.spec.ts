import type { Page } from '@playwright/test'
import { makePicture, postOf, share, shareBanner, unique, upload } from './community-maker.ts'
import { expect, join, type Member, type Product, test, today } from './fixtures.ts'

const words = (page: Page) => page.getByLabel('What would you like to share?')
const posts = (page: Page) => page.getByRole('list', { name: 'Posts' })
const earlier = (page: Page) => page.getByRole('button', { name: 'Earlier', exact: true })

async function shareMany(member: Member, count: number) {
  for (let number = 1; number <= count; number += 1)
    await share(member, { content: unique(`Number ${number}`) })
}

/** Shows the posts of the feed as if each had been written so many hours before the one above it. */
async function spread(page: Page, hours: number) {
  await page.route('**/api/community/posts?*', async (route) => {
    const answer = await route.fetch()
    const fed = (await answer.json()) as { created_at: string }[]
    const noon = Date.parse(`${today()}T11:00:00Z`)
    await route.fulfill({
      json: fed.map((post, at) => ({
        ...post,
        created_at: new Date(noon - at * hours * 3_600_000).toISOString(),
      })),
    })
  })
}

test('posts stand under their days, ten at a time, and the earlier ones take the focus with them @phone', async ({
  page,
  member,
}) => {
  await shareMany(member, 24)
  await spread(page, 13)
  await page.goto('/community')
  await expect(page.getByRole('article')).toHaveCount(10)
  // The week's invitation stands among them, where its Monday falls.
  const days = posts(page).getByRole('heading', { level: 3, name: /day/ })
  const before = (ago: number) =>
    new Date(Date.now() - ago * 86_400_000).toLocaleDateString('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'Europe/Berlin',
    })
  await expect(days.nth(0)).toHaveText('Today')
  await expect(days.nth(1)).toHaveText('Yesterday')
  await expect(days.nth(2)).toHaveText(before(2))
  await earlier(page).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(20)
  await expect(page.getByRole('article').nth(10).locator('..')).toBeFocused()
  // The way back finds the page as long as it was.
  await page.getByRole('link', { name: 'Mood', exact: true }).first().click()
  await expect(page).toHaveURL('/mood')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(20)
})

test('when the earlier posts cannot be had it says so, offline too, and the same button tries again @phone @thorough', async ({
  page,
  member,
  context,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 500/)
  await shareMany(member, 51)
  await page.goto('/community')
  for (const count of [10, 20, 30, 40]) {
    await expect(page.getByRole('article')).toHaveCount(count)
    await earlier(page).click()
  }
  await expect(page.getByRole('article')).toHaveCount(50)
  await page.route('**/api/community/posts?*before=*', (route) => route.fulfill({ status: 500, json: {} }))
  await earlier(page).click()
  await expect(page.getByText('Earlier posts could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('article')).toHaveCount(50)
  await page.unroute('**/api/community/posts?*before=*')
  await context.setOffline(true)
  await earlier(page).click()
  await expect(page.getByText('You seem to be offline')).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await earlier(page).click()
  await expect(page.getByRole('article').nth(50)).toBeVisible()
})

test('the composer is one line that unfolds by keyboard, and folds when its post is on the wall @phone @thorough', async ({
  page,
  member,
}) => {
  await share(member, { content: unique('Before') })
  await page.goto('/community')
  await expect(page.getByRole('heading', { name: 'Share with Community' })).toBeVisible()
  await expect(words(page)).toHaveAttribute('placeholder', 'Something you made, noticed or managed.')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0)
  const low = (await words(page).boundingBox())?.height ?? 0
  expect(low).toBeLessThan(64)

  await words(page).press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Art' })).toBeChecked()
  await expect(page.getByText('What would you like to share?')).toBeVisible()
  const text = unique('By keyboard')
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Reflection' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add a content note' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Post shared with the community!')).toBeVisible()
  await expect(postOf(page, text)).toContainText('Reflection')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused()
})

test('the week invites beside the wall, or among its posts on a phone, and opens the composer for the same thing @phone @thorough', async ({
  page,
  member,
  isMobile,
}) => {
  await shareMany(member, 4)
  const { title, exercises } = await member.call('GET /themes/current')
  await page.goto('/community')
  const card = page.getByRole('region', { name: title, exact: true })
  await expect(card).toContainText("This Week's Theme")
  await expect(card).toContainText(exercises[0]?.title ?? '–')
  await expect(posts(page).locator(card)).toHaveCount(isMobile ? 1 : 0)
  if (isMobile) await expect(posts(page).locator(':scope > li').nth(3)).toContainText(title)
  else await expect(page.getByRole('complementary', { name: 'This week' }).locator(card)).toBeVisible()
  await expect(card.getByRole('link', { name: 'See how it goes' })).toHaveAttribute('href', /^\/dashboard#/)

  await words(page).focus()
  await page.getByRole('radio', { name: 'Achievement' }).check({ force: true })
  await card.getByRole('button', { name: 'Share yours' }).click()
  await expect(words(page)).toBeFocused()
  await expect(words(page)).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Art' })).toBeChecked()
  // What is being written keeps its type.
  await words(page).fill('A thought')
  await page.getByRole('radio', { name: 'Reflection' }).check({ force: true })
  await card.getByRole('button', { name: 'Share yours' }).click()
  await expect(words(page)).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Reflection' })).toBeChecked()
})

test('a picture reaches the edges of its card, a tall one is whole when pressed, a small or long one hangs on a mat, words stand on the paper of their kind @phone', async ({
  page,
  member,
}) => {
  const pictured = async (width: number, height: number) => {
    const { url } = await upload(member, makePicture({ width, height, colors: ['#345678', unicolor()] }))
    return (await share(member, { content: unique('Pictured'), image_url: url })).content
  }
  const [across, high, tall, wide] = [
    await pictured(600, 400),
    await pictured(600, 900),
    await pictured(300, 1500),
    await pictured(1500, 150),
  ]
  const kinds = ['art', 'reflection', 'achievement'] as const
  const said = await Promise.all(
    kinds.map(async (post_type) => (await share(member, { content: unique(post_type), post_type })).content),
  )
  await page.goto('/community')
  const boxes = async (text: string) => {
    const picture = postOf(page, text).getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    const [card, image] = [await postOf(page, text).boundingBox(), await picture.boundingBox()]
    if (!card || !image) throw new Error('Both are shown.')
    return { card, image }
  }
  const full = await boxes(across)
  expect(full.card.width - full.image.width).toBeLessThan(4)
  expect(full.image.width / full.image.height).toBeCloseTo(1.5, 1)
  const cropped = await boxes(high)
  expect(cropped.card.width - cropped.image.width).toBeLessThan(4)
  expect(cropped.image.width / cropped.image.height).toBeGreaterThan(1.3)
  expect(cropped.image.height).toBeLessThan(462)
  const press = postOf(page, high).getByRole('button', { name: /^Picture by/ })
  await press.click()
  await expect(press).toHaveAttribute('aria-expanded', 'true')
  const whole = await boxes(high)
  expect(whole.image.width / whole.image.height).toBeCloseTo(2 / 3, 1)
  for (const [text, ratio] of [
    [tall, 0.2],
    [wide, 10],
  ] as const) {
    const { card, image } = await boxes(text)
    expect(image.width).toBeLessThan(card.width - 16)
    expect(image.width / image.height / ratio).toBeCloseTo(1, 1)
    expect(image.height).toBeLessThan(page.viewportSize()?.height ?? 0)
  }
  const papers = await Promise.all(
    said.map((text) => postOf(page, text).evaluate((card) => getComputedStyle(card).backgroundColor)),
  )
  expect(new Set(papers).size).toBe(3)
  expect(
    await postOf(page, said[0] ?? '')
      .locator('.words p')
      .evaluate((p) => [getComputedStyle(p).fontSize, /Newsreader/.test(getComputedStyle(p).fontFamily)]),
  ).toEqual(['22px', true])
})

const unicolor = () => `#${crypto.randomUUID().slice(0, 6)}`

test('a long post begins, and is read on by a button that stays @phone', async ({ page, member }) => {
  const { content } = await share(member, {
    content: `${unique('Long')} ${'and so on '.repeat(120)}the end.`,
  })
  await page.goto('/community')
  const card = postOf(page, content.slice(0, 13))
  await expect(card).not.toContainText('the end.')
  await card.getByRole('button', { name: 'Read on' }).press('Enter')
  await expect(card).toContainText('the end.')
  await expect(card.getByRole('button', { name: 'Show less' })).toBeFocused()
  await expect(card.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
})

test('a round picture is drawn from the banner that its member shares by name, and from nothing else @phone', async ({
  page,
  member,
}) => {
  await shareBanner(member, { show_name: true, palette: ['#102030', '#f0e0d0'] })
  const { content } = await share(member, { content: unique('Round') })
  const round = postOf(page, content).locator('[data-avatar]').first()
  await page.goto('/community')
  await expect(round).toHaveAttribute('data-avatar', 'banner')
  await expect(round).toHaveAttribute('aria-hidden', 'true')
  await expect(postOf(page, content).getByRole('heading', { name: member.name })).toBeVisible()
  const drawing = await round.innerHTML()
  const own = page.getByRole('main').locator('[data-avatar]')
  await page.goto('/profile')
  await expect.poll(() => own.innerHTML()).toBe(drawing)
  await member.call('PATCH /me/banner/share', { body: { is_shared: false } })
  await page.reload()
  await expect(own).toHaveAttribute('data-avatar', 'plant')
  await page.goto('/community')
  await expect(round).toHaveAttribute('data-avatar', 'plant')
})

/** Likes somebody's post. Returns how many flowers opened, also with a second press and a reload. */
async function flowersOfALike(page: Page, product: Product): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { flowers: 0 })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.petals'))
            (window as unknown as { flowers: number }).flowers += 1
    }).observe(document, { subtree: true, childList: true })
  })
  const flowers = () => page.evaluate(() => (window as unknown as { flowers: number }).flowers)
  const { content } = await share(await join(product, 'Noor'), { content: unique('Heart') })
  await page.goto('/community')
  const card = postOf(page, content)
  await card.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(card.getByRole('button', { name: '1 like' })).toBeVisible()
  await expect(card.locator('.petals')).toHaveCount(0)
  await card.getByRole('button', { name: '1 like' }).click()
  const opened = await flowers()
  await page.reload()
  await expect(card.getByRole('button', { name: '1 like' })).toBeVisible()
  return opened + (await flowers())
}

test('a liked heart opens like a flower, once @phone', async ({ page, member: _, product }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await flowersOfALike(page, product)).toBe(1)
})

test('a liked heart is still for members who asked for less motion @phone @thorough', async ({
  page,
  member: _,
  product,
}) => {
  expect(await flowersOfALike(page, product)).toBe(0)
})

test('in the gallery a banner without words has none, its colors unroll where one points, and its preview stands under it @phone @thorough', async ({
  page,
  member: _,
  product,
}) => {
  const alt_text = unique('A pond')
  await shareBanner(await join(product, 'Noor'), { alt_text, palette: ['#112233', '#445566'] })
  await page.goto('/community?tab=gallery')
  const card = page.getByRole('article').filter({ has: page.getByRole('img', { name: alt_text }) })
  await expect(card.getByRole('heading', { name: 'A banner by a member' })).toBeAttached()
  await expect(card).not.toContainText('A banner by')
  await expect(card).toContainText('Member')
  await expect(card.locator('[data-avatar]')).toHaveCount(0)
  const strip = card.locator('[data-strip]')
  await expect(strip).not.toBeInViewport()
  await card.getByRole('button').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(strip).toBeInViewport()
  await card.getByRole('button').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'A banner by a member' })
  const [picture, title] = [dialog.getByRole('img'), dialog.getByRole('heading')]
  await expect(picture).toBeVisible()
  const [above, below] = [await picture.boundingBox(), await title.boundingBox()]
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? Infinity) - 1)
  const borderOf = (name: string) =>
    dialog.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).borderTopWidth)
  expect([await borderOf('Like'), await borderOf('Comment'), await borderOf('Report')]).toEqual([
    '0px',
    '0px',
    '1px',
  ])
})
