import type { Page } from '@playwright/test'
import { aName, expect, join, type Product, test } from './back-office.ts'
import { expectClean } from './clean.ts'
import { comment, share, shareBanner } from './community-maker.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Cases' }).getByRole('listitem')
const theCase = (page: Page) => page.getByRole('region', { name: 'Case', exact: true })

/** A member with a reported post, one with a reported comment below it, and who reported both. */
async function reported(product: Product) {
  const [author, other, reporter] = [
    await join(product, aName('Ida')),
    await join(product, aName('Cleo')),
    await join(product, aName('Rita')),
  ]
  const post = await share(author, { content: `Buy my snake oil, says ${author.name}.` })
  const said = await comment(other, post.id, `Ugly, says ${other.name}.`)
  const body = { reason: 'unkind' as const, words: 'It hurt me.' }
  await reporter.call('POST /community/posts/{id}/report', { params: { id: post.id }, body })
  await reporter.call('POST /community/comments/{id}/report', { params: { id: said.id }, body })
  return { author, other, reporter }
}

/** Decides whatever waits, so that a test has the queue for itself. */
async function empty({ call }: { call: Awaited<ReturnType<typeof join>>['call'] }) {
  for (const { kind, id } of await call('GET /admin/queue')) {
    const action = kind === 'banner' ? 'hide' : 'dismiss'
    await call('POST /admin/decisions', { body: { action, subjects: [{ kind, id }] } })
  }
}

test('a moderator walks the queue by keys, decides with a word, undoes it, notes something, and decides several at once', async ({
  page,
  product,
  keeper,
}) => {
  await empty(keeper)
  await page.goto('/admin/queue')
  await expect(page.getByText('Nothing waits for you. All is calm.')).toBeVisible()
  await expectClean(page)
  const { author, other, reporter } = await reported(product)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(theCase(page)).toContainText(`Buy my snake oil, says ${author.name}.`)
  await page.keyboard.press('j')
  await expect(theCase(page).getByRole('heading', { level: 2 })).toHaveText(other.name)
  await expect(theCase(page)).toContainText(`${author.name} posted:`)
  await expect(theCase(page)).toContainText(reporter.name)
  await expect(theCase(page)).toContainText('“It hurt me.”')
  await expect(theCase(page).getByRole('link', { name: 'All about this member' })).toHaveAttribute(
    'href',
    `/admin/users/${other.user.id}`,
  )
  await expectClean(page)
  await page.keyboard.press('k')
  await expect(theCase(page).getByRole('heading', { level: 2 })).toHaveText(author.name)

  await theCase(page).getByRole('textbox', { name: 'New note' }).fill('A j and a k are only letters here.')
  await theCase(page).getByRole('button', { name: 'Add note' }).click()
  await expect(theCase(page).getByText('A j and a k are only letters here.')).toBeVisible()
  await theCase(page).getByRole('button', { name: 'Add a reason' }).click()
  await expect(theCase(page).getByRole('textbox', { name: `To ${author.name}` })).toBeFocused()
  await page.keyboard.type('Please sell elsewhere.')
  await theCase(page).getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(theCase(page).getByRole('heading', { level: 2 })).toHaveText(other.name)
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(rows(page)).toHaveCount(2)

  await shareBanner(other, { caption: 'My desk' })
  const id = (await keeper.call('GET /admin/banners')).find((one) => one.user_name === other.name)?.id ?? ''
  await reporter.call('POST /banners/{id}/report', { params: { id }, body: { reason: 'Too dark' } })
  await page.reload()
  for (const name of [`what ${author.name} wrote`, `what ${other.name} wrote`, `the banner of ${other.name}`])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await page.getByRole('button', { name: 'Hide all' }).click()
  await expect(page.getByText('Nothing waits for you. All is calm.')).toBeVisible()
  await page.getByRole('tab', { name: 'Decided' }).click()
  await expect(rows(page).filter({ hasText: author.name })).toContainText('Hidden')
  await rows(page).filter({ hasText: author.name }).getByRole('button').click()
  await expect(theCase(page)).toContainText('Please sell elsewhere.')
  await theCase(page).getByRole('button', { name: 'Undo', exact: true }).first().click()
  await page.getByLabel('What', { exact: true }).selectOption('Banner')
  await rows(page).filter({ hasText: 'My desk' }).getByRole('button').click()
  await expect(theCase(page)).toContainText(`Decided by ${keeper.user.name}`)
  await expectClean(page)
  await theCase(page).getByRole('button', { name: 'Undo', exact: true }).first().click()
  await page.getByLabel('What', { exact: true }).selectOption('Everything')
  await page.getByRole('tab', { name: 'Open' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('appeals are answered, and the list of words brings posts into the queue, from a phone as well @phone-too @thorough', async ({
  page,
  product,
  keeper,
  isMobile,
}) => {
  await empty(keeper)
  await page.goto('/admin/queue')
  await page.getByRole('button', { name: 'Words that flag' }).click()
  const list = page.getByRole('textbox', { name: 'One word or phrase in each line' })
  await list.fill('Snake oil\ngrifter')
  await expectClean(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Words saved')).toBeVisible()
  const { author } = await reported(product)
  await page.reload()
  const row = rows(page).filter({ hasText: `Buy my snake oil, says ${author.name}.` })
  await expect(row).toContainText('Snake oil')
  await row.getByRole('button').click()
  if (isMobile) {
    await expect(page.getByRole('list', { name: 'Cases' })).toHaveCount(0)
    await expectClean(page)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'Previous', exact: true }).click()
  }
  await expect(theCase(page)).toContainText('It holds: Snake oil')
  await theCase(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Removed').first()).toBeVisible()
  const decisions = () => author.call('GET /user/decisions')
  await expect.poll(decisions).toHaveLength(1)
  const [decision] = await decisions()
  await author.call('POST /appeals', { body: { decision_id: decision?.id ?? '', words: 'It is a joke.' } })
  await page.goto('/admin/queue?tab=appeals')
  const appeal = page.getByRole('article', { name: author.name })
  await expect(appeal).toContainText('“It is a joke.”')
  await expectClean(page)
  await appeal.getByRole('button', { name: 'Accept, and undo the decision' }).click()
  await expect(page.getByText('Appeal answered')).toBeVisible()
  await expect(appeal).toHaveCount(0)
  expect((await author.call('GET /user/decisions'))[0]).toMatchObject({ holds: false })
  await keeper.call('PATCH /admin/flagged-words', { body: { remove: ['Snake oil', 'grifter'] } })
})
