import { expectClean } from './clean.ts'
import { comment, postOf, share, shareBanner, unique } from './community-maker.ts'
import { expect, join, test } from './fixtures.ts'
import { openProfile, rowButton } from './profile-rows.ts'

test('somebody is blocked from their post and unblocked on the profile, by keyboard alone @phone-too', async ({
  page,
  member: _,
  product,
}) => {
  const [noor, third] = [await join(product, 'Noor Vale'), await join(product, 'Third')]
  const theirs = await share(noor, { content: unique('From Noor') })
  const other = await share(third, { content: unique('From somebody else') })
  const remark = unique('Noor says')
  await comment(noor, other.id, remark)
  const caption = unique('Shared by Noor')
  await shareBanner(noor, { caption, show_name: true })

  await page.goto('/community')
  const post = postOf(page, theirs.content)
  await postOf(page, other.content)
    .getByRole('button', { name: /comments?$/i })
    .press('Enter')
  await expect(page.getByText(remark)).toBeVisible()
  const menu = post.getByRole('button', { name: 'More about Noor Vale' })
  await menu.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Report post' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Block Noor Vale' })).toBeFocused()
  await expectClean(page)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Block Noor Vale?' })
  await expect(dialog).toContainText('Noor Vale is not told')
  await expectClean(page)
  // Esc is no.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(post).toBeVisible()
  await menu.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Report post' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Block Noor Vale' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Block', exact: true }).press('Enter')
  await expect(page.getByText('Noor Vale is blocked.')).toBeVisible()
  await expect(post).toBeHidden()
  await expect(page.getByRole('list', { name: 'Posts' })).toBeFocused()
  // One thing at a time: the post of somebody else stays with its count, and what was said below it is gone.
  await expect(page.getByText(remark)).toBeHidden()
  await expect(postOf(page, other.content).getByRole('button', { name: '1 comment' })).toBeVisible()
  await page.reload()
  await expect(postOf(page, other.content)).toBeVisible()
  await expect(post).toBeHidden()
  await page.goto('/community?tab=gallery')
  await expect(page.getByRole('heading', { name: 'Member Gallery' })).toBeAttached()
  await expect(page.getByText(caption)).toBeHidden()

  await page.goto('/profile')
  const row = rowButton(page, 'blocked')
  await expect(row).toHaveAccessibleDescription('1 person')
  await row.press('Enter')
  await expectClean(page)
  await page.getByRole('button', { name: 'Unblock Noor Vale' }).press('Enter')
  await expect(page.getByText('Noor Vale is no longer blocked')).toBeVisible()
  await expect(row).toHaveAccessibleDescription('Nobody')
  await expect(page.getByText('You have not blocked anybody.')).toBeVisible()
  await page.goto('/community')
  await expect(post).toBeVisible()
})

test('from a comment and from the gallery; who looks after the community is refused in a sentence @thorough', async ({
  page,
  member: _,
  product,
  tolerate,
}) => {
  tolerate(/status of 409/, /status of 500/)
  const [ina, third] = [await join(product, 'Ina Moss'), await join(product, 'Third')]
  const { id, content } = await share(third, { content: unique('Talk below') })
  const remark = unique('Ina says')
  await comment(ina, id, remark)
  await page.goto('/community')
  await postOf(page, content)
    .getByRole('button', { name: /comments?$/i })
    .click()
  const block = async () => {
    await page.getByRole('button', { name: 'More about Ina Moss' }).click()
    await page.getByRole('menuitem', { name: 'Block Ina Moss' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  }
  const detail = 'Administrators look after the community, so they cannot be blocked.'
  await page.route('**/block', (route) => route.fulfill({ status: 409, json: { detail } }))
  await block()
  await expect(page.getByText(detail)).toBeVisible()
  await expect(page.getByText(remark)).toBeVisible()
  await page.unroute('**/block')
  await block()
  await expect(page.getByText('Ina Moss is blocked.')).toBeVisible()
  await expect(page.getByText(remark)).toBeHidden()

  const caption = unique('Shared by Bo')
  await shareBanner(await join(product, 'Bo Reed'), { caption, show_name: true })
  const anonymous = unique('Shared by nobody')
  await shareBanner(await join(product, 'Nobody'), { caption: anonymous })
  await page.goto('/community?tab=gallery')
  // Who shares without a name is not named by a block either.
  await page.getByRole('button', { name: anonymous }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Report' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^More about/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: caption }).click()
  await page.getByRole('button', { name: 'More about Bo Reed' }).click()
  await page.getByRole('menuitem', { name: 'Block Bo Reed' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText('Bo Reed is blocked.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(caption)).toBeHidden()
  await expect(page.getByText(anonymous)).toBeVisible()
  const row = await openProfile(page, 'blocked')
  await expect(row.getByRole('listitem')).toHaveText([/Bo Reed/, /Ina Moss/])
  await page.route('**/block', (route) => route.fulfill({ status: 500, json: {} }))
  await row.getByRole('button', { name: 'Unblock Bo Reed' }).click()
  await expect(page.getByText('Bo Reed could not be unblocked.')).toBeVisible()
  await expect(row.getByRole('listitem')).toHaveCount(2)
})
