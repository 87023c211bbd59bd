import type { Page } from '@playwright/test'
import { scaledLimit } from '../scripts/slowness.ts'
import { makePicture, postOf, share, unique, upload } from './community-maker.ts'
import { expect, logIn, type Member, test } from './fixtures.ts'
import { atRest } from './quiet-network.ts'

const words = (page: Page) => page.getByLabel('What would you like to share?')
const send = (page: Page) => page.getByRole('button', { name: 'Share', exact: true })

test('the bar and the dashboard lead to the community, whose address keeps the tab @phone-too', async ({
  page,
  member: _,
  isMobile,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Join Community' }).click()
  await expect(page).toHaveURL('/community')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  // On a phone, what its bar has not comes first.
  const rooms = isMobile
    ? ['Events', 'Journal', 'Health', 'Profile', 'Home', 'A-genda', 'Mood', 'Community']
    : ['Home', 'A-genda', 'Events', 'Mood', 'Journal', 'Health', 'Community', 'Profile']
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(rooms, {
    useInnerText: true,
  })
  if (isMobile) await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Member Gallery' }).click()
  await expect(page).toHaveURL('/community?tab=gallery')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Member Gallery' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Posts' }).click()
  await expect(page).toHaveURL('/community')
})

test('a post needs words, is shared with its type and picture, and the form is empty after it @phone', async ({
  page,
  member,
}) => {
  await page.goto('/community')
  await expect(page.getByRole('heading', { name: 'Share with Community' })).toBeVisible()
  await words(page).fill(' \n\u200b')
  await expect(page.getByRole('radio', { name: 'Art' })).toBeChecked()
  await send(page).click()
  await expect(page.getByText('Please add some content to your post').first()).toBeVisible()
  await expect(words(page)).toHaveAccessibleDescription('Please add some content to your post')
  await expect(words(page)).toBeFocused()

  const text = unique('First line.\nSecond line.')
  await words(page).fill(text)
  await page.getByRole('radio', { name: 'Achievement' }).check({ force: true })
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await makePicture() })
  await expect(page.getByRole('img', { name: 'The picture of your post' })).toBeVisible()
  await send(page).click()
  await expect(page.getByText('Post shared with the community!')).toBeVisible()
  await expect(words(page)).toHaveValue('')
  await expect(page.getByRole('img', { name: 'The picture of your post' })).toHaveCount(0)

  const mine = page.getByRole('article').first()
  await expect(mine.getByText('First line.')).toHaveText(text, { useInnerText: true })
  await expect(mine).toContainText(member.name)
  await expect(mine).toContainText('Achievement')
  await expect(mine).toContainText('just now')
  const picture = mine.getByRole('img', { name: `Picture by ${member.name}` })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.width])).toEqual([
    true,
    // A small picture is not enlarged.
    320,
  ])
  await page.reload()
  await expect(postOf(page, 'Second line.').first().getByRole('img')).toBeVisible()
})

test('what is being written survives a reload and a session that ended, and goes with signing out @thorough', async ({
  page,
  member,
  product,
  context,
  tolerate,
}) => {
  tolerate(/status of 401/)
  const text = unique('Not finished')
  await page.goto('/community')
  await words(page).fill(text)
  await page.getByRole('radio', { name: 'Reflection' }).check({ force: true })
  await page.reload()
  await expect(words(page)).toHaveValue(text)
  await expect(page.getByRole('radio', { name: 'Reflection' })).toBeChecked()

  await atRest(page)
  await member.call('POST /auth/logout')
  await send(page).click()
  await expect(page).toHaveURL('/')
  const session = await logIn(product, member)
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token ?? '')
      localStorage.setItem('user', user ?? '')
    },
    [session.token, JSON.stringify(session.user)],
  )
  await page.goto('/community')
  await expect(words(page)).toHaveValue(text)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Sign out without saving' }).click()
  await expect(page).toHaveURL('/')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft'))),
  ).toEqual([])
  expect(context.pages()).toHaveLength(1)
})

test('a post whose answer was lost is tried again and stays one; other words are another', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  const text = unique('Only once')
  await page.goto('/community')
  await words(page).fill(text)
  await page.route('**/api/community/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await send(page).click()
  await expect(page.getByText('Failed to create post')).toBeVisible()
  await expect(words(page)).toHaveValue(text)
  await page.unroute('**/api/community/posts')
  // The draft keeps its idempotency key over a reload too.
  await page.reload()
  await send(page).click()
  await expect(page.getByText('Post shared with the community!')).toBeVisible()
  const feed = await member.call('GET /community/posts')
  expect(feed.filter(({ content }) => content === text)).toHaveLength(1)
  await expect(postOf(page, text)).toHaveCount(1)
})

test('near its limit a post says how much room is left, and too long a one is not cut @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/community')
  await words(page).fill('a'.repeat(4499))
  // The first line has become the whole form, and handed over what was typed.
  await expect(page.getByRole('radio', { name: 'Art' })).toBeAttached()
  await expect(page.getByText('/ 5000')).toHaveCount(0)
  await words(page).fill('a'.repeat(4500))
  await expect(page.getByText('4500 / 5000')).toBeVisible()
  await words(page).fill('a'.repeat(5002))
  await expect(page.getByText('A post holds 5000 characters; please shorten it by 2.')).toBeVisible()
  await send(page).click()
  await expect(words(page)).toBeFocused()
  await expect(words(page)).toHaveValue('a'.repeat(5002))
})

test('links in a post lead out safely, and nothing else becomes one @thorough', async ({ page, member }) => {
  const text = unique('See https://example.org/a?b=1. Not javascript:alert(1) or example.com')
  await share(member, { content: text })
  await page.goto('/community')
  const link = postOf(page, text.slice(-8)).getByRole('link')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', 'https://example.org/a?b=1')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(link).toHaveAttribute('target', '_blank')
})

/** Shares numbered posts, the first one first. */
async function shareMany(member: Member, name: string, count: number) {
  for (let number = 1; number <= count; number += 1) await share(member, { content: `${name} ${number}.` })
}

test('fifty posts are fetched and shown ten at a time, then the earlier ones, also when some were deleted meanwhile', async ({
  page,
  member,
}) => {
  const name = unique('Number')
  await shareMany(member, name, 53)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/community/posts?')) asked.push(request.url())
  })
  await page.goto('/community')
  for (const count of [10, 20, 30, 40]) {
    await expect(page.getByRole('article')).toHaveCount(count)
    await page.getByRole('button', { name: 'Earlier', exact: true }).click()
  }
  await expect(page.getByRole('article')).toHaveCount(50)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('limit=50')
  // The very post after which the next page begins.
  await postOf(page, `${name} 4.`).getByRole('button', { name: 'Delete post' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete post' }).click()
  await expect(postOf(page, `${name} 4.`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Earlier', exact: true }).click()
  for (const number of [1, 2, 3, 5, 53]) await expect(postOf(page, `${name} ${number}.`)).toHaveCount(1)
})

test('a quiet feed, one that cannot be loaded, and a way to try again @thorough', async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 500/, /ERR_FAILED/)
  await page.route('**/api/community/posts?*', (route) => route.fulfill({ json: [] }))
  await page.goto('/community')
  await expect(page.getByText('It is quiet here. The first post could be yours.')).toBeVisible()
  await page.unroute('**/api/community/posts?*')
  await page.route('**/api/community/posts?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('The posts could not be loaded.')).toBeVisible({ timeout: scaledLimit(15_000) })
  await page.unroute('**/api/community/posts?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The posts could not be loaded.')).toHaveCount(0)
})

test('a picture of a post that is gone leaves its words @thorough', async ({ page, member, tolerate }) => {
  tolerate(/status of 404/)
  const { url } = await upload(member, makePicture({ colors: ['#123456', '#654321'] }))
  const { content } = await share(member, { content: unique('Torn'), image_url: url })
  await page.route('**/api/uploads/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/community')
  await expect(postOf(page, content)).toBeVisible()
  await expect(postOf(page, content).getByRole('img', { name: /^Picture by/ })).toBeVisible()
})
