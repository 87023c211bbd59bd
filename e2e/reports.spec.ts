import { expectClean } from './clean.ts'
import { comment, postOf, share, unique } from './community-maker.ts'
import { admin, expect, join, logIn, test } from './fixtures.ts'

test('what a member reports vanishes for them at once, a post with a content note is folded, and whoever wrote it sees both @phone', async ({
  page,
  product,
  member: _,
}) => {
  const author = await join(product, unique('Ida'))
  const words = unique('Buy my snake oil.')
  await share(author, { content: words })
  const post = await share(author, { content: unique('A hard week'), content_note: 'About loss' })
  const said = await comment(author, post.id, unique('Ugly'))
  await page.goto('/community')
  await postOf(page, words)
    .getByRole('button', { name: `More about ${author.name}` })
    .click()
  await page.getByRole('menuitem', { name: 'Report post' }).click()
  const dialog = page.getByRole('dialog', { name: `Report the post of ${author.name}?` })
  await dialog.getByRole('radio', { name: 'Something else' }).check()
  await dialog.getByRole('button', { name: 'Report post' }).click()
  await expect(dialog.getByText('Please say in a few words what is wrong.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'In your words' }).fill('It sells something.')
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Report post' }).click()
  await expect(page.getByText('Post reported. You won’t see it again.')).toBeVisible()
  await expect(postOf(page, words)).toHaveCount(0)
  await page.reload()

  const folded = postOf(page, 'About loss')
  await expect(folded.getByText('A hard week')).toHaveCount(0)
  await folded.getByRole('button', { name: 'Show the post' }).click()
  await expect(folded.getByText('A hard week')).toBeVisible()
  await folded.getByRole('button', { name: '1 comment' }).click()
  const about = folded.getByRole('listitem').filter({ hasText: said.content })
  await about.getByRole('button', { name: `More about ${author.name}` }).click()
  await page.getByRole('menuitem', { name: 'Report comment' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Report comment' }).click()
  await expect(folded.getByText(said.content)).toHaveCount(0)
  await expect(postOf(page, words)).toHaveCount(0)
})

test('an author is told what happened, changes the post once, answers, and sees what came of it @phone', async ({
  page,
  product,
  member,
}) => {
  const keeper = await logIn(product, admin)
  const words = unique('Buy my snake oil.')
  const { id } = await share(member, { content: words })
  const reporter = await join(product, unique('Rita'))
  const report = { params: { id }, body: { reason: 'spam' as const } }
  await reporter.call('POST /community/posts/{id}/report', report)
  const hidden = await keeper.call('POST /admin/decisions', {
    body: { action: 'hide', words: 'Please sell elsewhere.', subjects: [{ kind: 'post', id }] },
  })
  await page.goto('/community')
  await expect(postOf(page, words)).toContainText('Only you see this.')
  await page
    .getByRole('complementary', { name: 'About what you shared' })
    .getByRole('link', { name: 'See what happened' })
    .click()
  await expect(page).toHaveURL('/community/decisions')
  const card = page.getByRole('article', { name: /^An administrator (hid|had hidden) this post\./ })
  await expect(card).toContainText('“Please sell elsewhere.”')
  await expectClean(page)
  await card.getByRole('button', { name: 'Change the post' }).click()
  await card.getByRole('textbox', { name: 'Your post' }).fill('I make soap.')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Post changed. An administrator will look at it again.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Change the post' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Answer' }).click()
  await card.getByRole('textbox', { name: 'Why should it be otherwise?' }).fill('It is a gift.')
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card).toContainText('An administrator will read it.')
  await keeper.call('POST /admin/appeals/{id}', {
    params: { id: hidden.decisions[0] ?? '' },
    body: { granted: true, words: 'You are right.' },
  })
  await page.reload()
  await expect(card).toContainText('Your answer was accepted.')
  await expect(card).toContainText('It is shown again.')
  await page.goto('/community')
  await expect(page.getByRole('complementary', { name: 'About what you shared' })).toHaveCount(0)
  await expect(postOf(page, 'I make soap.')).not.toContainText('Only you see this.')
})
