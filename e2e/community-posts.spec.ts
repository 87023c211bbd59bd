import type { Page } from '@playwright/test'
import { comment, makeNeighbour, makePicture, share, upload } from './community-maker.ts'
import { api } from './events-maker.ts'
import { expect, logIn, type Member, type Product, test } from './stage.ts'

const words = (page: Page) => page.getByLabel('What would you like to share?')
const send = (page: Page) => page.getByRole('button', { name: 'Share', exact: true })
const post = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Posts' }).getByRole('article').filter({ hasText: text })
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`

test('the bar and the dashboard lead to the community, whose address keeps the tab @phone', async ({
  page,
  member,
  isMobile,
}) => {
  expect(member.token).toBeTruthy()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Join Community' }).click()
  await expect(page).toHaveURL('/community')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
    ['Home', 'A-genda', 'Events', 'Mood', 'Health', 'Community', 'Profile'],
    { useInnerText: true },
  )
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
  await expect(page.getByRole('radio', { name: 'Art' })).toBeChecked()
  await words(page).fill(' \n\u200b')
  await send(page).click()
  await expect(page.getByText('Please add some content to your post')).toBeVisible()
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
    // A small picture is not blown up.
    320,
  ])
  await page.reload()
  await expect(post(page, 'Second line.').first().getByRole('img')).toBeVisible()
})

test('what is being written survives a reload and a session that ended, and goes with signing out', async ({
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

  await api(product, member.token, 'POST', '/auth/logout')
  await send(page).click()
  await expect(page).toHaveURL('/')
  const session = await logIn(product, member)
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token ?? '')
      localStorage.setItem('user', user ?? '')
    },
    [session.access_token, JSON.stringify({ ...session.user, location_requested: true })],
  )
  await page.goto('/community')
  await expect(words(page)).toHaveValue(text)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft'))),
  ).toEqual([])
  expect(context.pages()).toHaveLength(1)
})

test('a post whose answer was lost is tried again and stays one; other words are another', async ({
  page,
  member,
  product,
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
  // The draft remembers its try over a reload too.
  await page.reload()
  await send(page).click()
  await expect(page.getByText('Post shared with the community!')).toBeVisible()
  const feed = await api<{ content: string }[]>(product, member.token, 'GET', '/community/posts?limit=50')
  expect(feed.filter(({ content }) => content === text)).toHaveLength(1)
  await expect(post(page, text)).toHaveCount(1)
})

test('near its limit a post says how much room is left, and too long a one is not cut', async ({
  page,
  member,
}) => {
  expect(member.token).toBeTruthy()
  await page.goto('/community')
  await words(page).fill('a'.repeat(4499))
  await expect(page.getByText('/ 5000')).toHaveCount(0)
  await words(page).fill('a'.repeat(4500))
  await expect(page.getByText('4500 / 5000')).toBeVisible()
  await words(page).fill('a'.repeat(5002))
  await expect(page.getByText('A post holds 5000 characters; please shorten it by 2.')).toBeVisible()
  await send(page).click()
  await expect(words(page)).toBeFocused()
  await expect(words(page)).toHaveValue('a'.repeat(5002))
})

test('links in a post lead out safely, and nothing else becomes one', async ({ page, member, product }) => {
  const text = unique('See https://example.org/a?b=1. Not javascript:alert(1) or example.com')
  await share(product, member, { content: text })
  await page.goto('/community')
  const link = post(page, text.slice(-8)).getByRole('link')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', 'https://example.org/a?b=1')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('a like is given once, seen at once, and taken back when it fails', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  expect(member.token).toBeTruthy()
  const neighbour = await makeNeighbour(product, 'Noor')
  const { content } = await share(product, neighbour, { content: unique('Likeable') })
  await page.goto('/community')
  const card = post(page, content)
  await page.route('**/like', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fulfill({ status: 500, json: {} })
  })
  await card.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(card.getByRole('button', { name: 'Liked 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Failed to like post')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await page.unroute('**/like')

  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/like')) sent += 1
  })
  await card.getByRole('button', { name: /^Like/ }).dblclick()
  await expect(card.getByRole('button', { name: 'Liked 1' })).toBeVisible()
  await card.getByRole('button', { name: 'Liked 1' }).click()
  await page.reload()
  await expect(card.getByRole('button', { name: 'Liked 1' })).toBeVisible()
  // A given like has a colour of its own, also when nothing points at it.
  await page.mouse.move(0, 0)
  const colorOf = (name: RegExp) =>
    card.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color)
  await expect.poll(() => colorOf(/^Liked/)).not.toBe(await colorOf(/^Comments/))
  expect(sent).toBe(1)
})

test('the comments of one post at a time, loaded when they are first opened', async ({
  page,
  member,
  product,
}) => {
  const [first, second] = [unique('One'), unique('Two')]
  const { id } = await share(product, member, { content: first })
  await share(product, member, { content: second })
  await comment(product, member, id, 'A kind word\nin two lines')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/community/comments/')) asked.push(request.url())
  })
  await page.goto('/community')
  await expect(post(page, first)).toBeVisible()
  expect(asked).toEqual([])
  const open = (text: string) => post(page, text).getByRole('button', { name: /^Comments/ })
  await open(first).click()
  await expect(open(first)).toHaveAttribute('aria-expanded', 'true')
  await expect(open(first)).toHaveAccessibleName('Comments 1')
  await expect(post(page, first).getByText('A kind word')).toHaveText('A kind word\nin two lines', {
    useInnerText: true,
  })
  await open(second).click()
  await expect(post(page, second).getByText('No comments yet.')).toBeVisible()
  await expect(open(first)).toHaveAttribute('aria-expanded', 'false')
  await open(first).click()
  await expect(post(page, first).getByText('A kind word')).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a comment: empty is ignored, Enter sends, a failure keeps the words @phone', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const { content } = await share(product, member, { content: unique('Talk to me') })
  await page.goto('/community')
  const card = post(page, content)
  await card.getByRole('button', { name: /^Comments/ }).click()
  const box = card.getByLabel('Write a comment')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/community/comments')) sent += 1
  })
  await box.fill('  ')
  await box.press('Enter')
  await card.getByRole('button', { name: 'Submit' }).click()
  expect(sent).toBe(0)

  await page.route('**/api/community/comments', (route) => route.fulfill({ status: 500, json: {} }))
  await box.fill('First')
  await box.press('Shift+Enter')
  await box.pressSequentially('second')
  await box.press('Enter')
  await expect(page.getByText('Failed to add comment')).toBeVisible()
  await expect(box).toHaveValue('First\nsecond')
  await page.unroute('**/api/community/comments')
  await page.reload()
  await card.getByRole('button', { name: /^Comments/ }).click()
  await expect(box).toHaveValue('First\nsecond')
  await card.getByRole('button', { name: 'Submit' }).click()
  await expect(box).toHaveValue('')
  await expect(card.getByRole('list', { name: 'Comments' }).getByText('First')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Comments 1' })).toBeVisible()
  await expect(box).toBeFocused()
})

test("one's own post and comment can be deleted after a question that names them, others' cannot", async ({
  page,
  member,
  product,
}) => {
  const neighbour = await makeNeighbour(product, 'Noor')
  const theirs = await share(product, neighbour, { content: unique('Theirs') })
  const mine = await share(product, member, { content: unique('Mine') })
  await comment(product, neighbour, theirs.id, 'Not yours')
  await comment(product, member, theirs.id, 'Mine to take back')
  await page.goto('/community')
  await expect(post(page, theirs.content).getByRole('button', { name: 'Delete post' })).toHaveCount(0)

  await post(page, theirs.content)
    .getByRole('button', { name: /^Comments/ })
    .click()
  await expect(page.getByRole('button', { name: /^Delete comment/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete comment “Mine to take back”' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toHaveAccessibleName('Delete “Mine to take back”?')
  await question.getByRole('button', { name: 'Delete comment' }).click()
  await expect(page.getByText('Comment deleted')).toBeVisible()
  await expect(post(page, theirs.content).getByRole('button', { name: 'Comments 1' })).toBeVisible()

  await post(page, mine.content).getByRole('button', { name: 'Delete post' }).click()
  await expect(question).toHaveAccessibleName(`Delete “${mine.content}”?`)
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(post(page, mine.content)).toBeVisible()
  await post(page, mine.content).getByRole('button', { name: 'Delete post' }).click()
  await question.getByRole('button', { name: 'Delete post' }).click()
  await expect(page.getByText('Post deleted')).toBeVisible()
  await expect(post(page, mine.content)).toHaveCount(0)
  await page.reload()
  await expect(post(page, theirs.content)).toBeVisible()
  await expect(post(page, mine.content)).toHaveCount(0)
})

/** Shares numbered posts, the first one first. */
async function shareMany(product: Product, member: Member, name: string, count: number) {
  for (let number = 1; number <= count; number += 1)
    await share(product, member, { content: `${name} ${number}.` })
}

test('fifty posts, and the earlier ones on demand, also when some were deleted meanwhile', async ({
  page,
  member,
  product,
}) => {
  const name = unique('Number')
  await shareMany(product, member, name, 53)
  await page.goto('/community')
  await expect(page.getByRole('article')).toHaveCount(50)
  // The very post that the next page goes on from.
  await post(page, `${name} 4.`).getByRole('button', { name: 'Delete post' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete post' }).click()
  await expect(post(page, `${name} 4.`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show earlier posts' }).click()
  for (const number of [1, 2, 3, 5, 53]) await expect(post(page, `${name} ${number}.`)).toHaveCount(1)
})

test('the comments of a crowded post come a hundred at a time, and a new one is seen before the rest', async ({
  page,
  member,
  product,
}) => {
  const { id, content } = await share(product, member, { content: unique('Crowded') })
  for (let number = 1; number <= 101; number += 1) await comment(product, member, id, `Word ${number}.`)
  await page.goto('/community')
  const card = post(page, content)
  await card.getByRole('button', { name: 'Comments 101' }).click()
  const said = card.getByRole('list', { name: 'Comments' }).getByRole('listitem')
  await expect(said).toHaveCount(100)
  await card.getByLabel('Write a comment').fill('The newest')
  await card.getByLabel('Write a comment').press('Enter')
  await expect(said).toHaveCount(101)
  await expect(said.last()).toContainText('The newest')
  await card.getByRole('button', { name: 'Show more comments' }).click()
  await expect(said).toHaveCount(102)
  await expect(said.last()).toContainText('The newest')
})

test('a quiet feed, one that cannot be loaded, and a way to try again', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 500/, /ERR_FAILED/)
  expect(member.token).toBeTruthy()
  await page.route('**/api/community/posts?*', (route) => route.fulfill({ json: [] }))
  await page.goto('/community')
  await expect(page.getByText('It is quiet here. The first post could be yours.')).toBeVisible()
  await page.unroute('**/api/community/posts?*')
  await page.route('**/api/community/posts?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('The posts could not be loaded.')).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/api/community/posts?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The posts could not be loaded.')).toHaveCount(0)
})

test('a picture of a post that is gone leaves its words', async ({ page, member, product, tolerate }) => {
  tolerate(/status of 404/)
  const { url } = await upload(product, member.token, makePicture({ colors: ['#123456', '#654321'] }))
  const { content } = await share(product, member, { content: unique('Torn'), image_url: url })
  await page.route('**/api/uploads/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/community')
  await expect(post(page, content)).toBeVisible()
  await expect(post(page, content).getByRole('img', { name: /^Picture by/ })).toBeVisible()
})
