import { comment, postOf, share, unique } from './community-maker.ts'
import { expect, join, test } from './fixtures.ts'

test('a like is given once, seen at once, and taken back when it fails', async ({
  page,
  member: _,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const neighbour = await join(product, 'Noor')
  const { content } = await share(neighbour, { content: unique('Likeable') })
  await page.goto('/community')
  const card = postOf(page, content)
  const seen = Promise.withResolvers<void>()
  await page.route('**/like', async (route) => {
    await seen.promise
    await route.fulfill({ status: 500, json: {} })
  })
  await card.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(card.getByRole('button', { name: '1 like' })).toHaveAttribute('aria-pressed', 'true')
  seen.resolve()
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
  await card.getByRole('button', { name: /like/i }).dblclick()
  await expect(card.getByRole('button', { name: '1 like' })).toBeVisible()
  await card.getByRole('button', { name: '1 like' }).click()
  await page.reload()
  await expect(card.getByRole('button', { name: '1 like' })).toBeVisible()
  // The button of a liked post has another color, also when the pointer is not on it.
  await page.mouse.move(0, 0)
  const colorOf = (name: RegExp) =>
    card.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color)
  await expect.poll(() => colorOf(/like/i)).not.toBe(await colorOf(/comments?$/i))
  expect(sent).toBe(1)
})

test('the comments of one post at a time, loaded when they are first opened', async ({ page, member }) => {
  const [first, second] = [unique('One'), unique('Two')]
  const { id } = await share(member, { content: first })
  await share(member, { content: second })
  await comment(member, id, 'A kind word\nin two lines')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/community/comments/')) asked.push(request.url())
  })
  await page.goto('/community')
  await expect(postOf(page, first)).toBeVisible()
  expect(asked).toEqual([])
  const open = (text: string) => postOf(page, text).getByRole('button', { name: /comments?$/i })
  await open(first).click()
  await expect(open(first)).toHaveAttribute('aria-expanded', 'true')
  await expect(open(first)).toHaveAccessibleName('1 comment')
  await expect(postOf(page, first).getByText('A kind word')).toHaveText('A kind word\nin two lines', {
    useInnerText: true,
  })
  await open(second).click()
  await expect(postOf(page, second).getByText('No comments yet.')).toBeVisible()
  await expect(open(first)).toHaveAttribute('aria-expanded', 'false')
  await open(first).click()
  await expect(postOf(page, first).getByText('A kind word')).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a comment: empty is ignored, Enter sends, a failure keeps the words @phone-too', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const { content } = await share(member, { content: unique('Talk to me') })
  await page.goto('/community')
  const card = postOf(page, content)
  await card.getByRole('button', { name: /comments?$/i }).click()
  const box = card.getByLabel('Write a comment')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/community/comments')) sent += 1
  })
  await box.fill('  ')
  await box.press('Enter')
  await card.getByRole('button', { name: 'Send' }).click()
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
  await card.getByRole('button', { name: /comments?$/i }).click()
  await expect(box).toHaveValue('First\nsecond')
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(box).toHaveValue('')
  await expect(card.getByRole('list', { name: 'Comments' }).getByText('First')).toBeVisible()
  await expect(card.getByRole('button', { name: '1 comment' })).toBeVisible()
  await expect(box).toBeFocused()
})

test("one's own post and comment can be deleted after a question that names them, others' cannot @thorough", async ({
  page,
  member,
  product,
}) => {
  const neighbour = await join(product, 'Noor')
  const theirs = await share(neighbour, { content: unique('Theirs') })
  const mine = await share(member, { content: unique('Mine') })
  await comment(neighbour, theirs.id, 'Not yours')
  await comment(member, theirs.id, 'Mine to take back')
  await page.goto('/community')
  await expect(postOf(page, mine.content).getByRole('button', { name: 'Delete post' })).toBeVisible()
  await expect(postOf(page, theirs.content).getByRole('button', { name: 'Delete post' })).toHaveCount(0)

  await postOf(page, theirs.content)
    .getByRole('button', { name: /comments?$/i })
    .click()
  await expect(page.getByRole('button', { name: /^Delete comment/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete comment “Mine to take back”' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toHaveAccessibleName('Delete “Mine to take back”?')
  await question.getByRole('button', { name: 'Delete comment' }).click()
  await expect(page.getByText('Comment deleted')).toBeVisible()
  await expect(postOf(page, theirs.content).getByRole('button', { name: '1 comment' })).toBeVisible()

  await postOf(page, mine.content).getByRole('button', { name: 'Delete post' }).click()
  await expect(question).toHaveAccessibleName(`Delete “${mine.content}”?`)
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(postOf(page, mine.content)).toBeVisible()
  await postOf(page, mine.content).getByRole('button', { name: 'Delete post' }).click()
  await question.getByRole('button', { name: 'Delete post' }).click()
  await expect(page.getByText('Post deleted')).toBeVisible()
  await expect(postOf(page, mine.content)).toHaveCount(0)
  await page.reload()
  await expect(postOf(page, theirs.content)).toBeVisible()
  await expect(postOf(page, mine.content)).toHaveCount(0)
})

test('the comments of a crowded post come a hundred at a time, and a new one is seen before the rest @thorough', async ({
  page,
  member,
}) => {
  const { id, content } = await share(member, { content: unique('Crowded') })
  for (let number = 1; number <= 101; number += 1) await comment(member, id, `Word ${number}.`)
  await page.goto('/community')
  const card = postOf(page, content)
  await card.getByRole('button', { name: '101 comments' }).click()
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
