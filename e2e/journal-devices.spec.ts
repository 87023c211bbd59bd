import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { picture, store, titles, words, write } from './journal-fixtures.ts'

test('without a line it is kept and said, and sent from any page when the line is back', async ({
  page,
  member,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/, /could not be loaded/)
  const list = page.waitForResponse(/journal-page/)
  await page.goto('/journal/write')
  await expect(words(page)).toBeFocused()
  await list
  await page.keyboard.type('In the tunnel.')
  await context.setOffline(true)
  await page.keyboard.type(' Still in it.')
  await expect(
    page.getByText('Kept on this device. It will be sent when A-genda can be reached.'),
  ).toBeVisible()
  await expectClean(page)
  await page.getByRole('link', { name: 'Journal', exact: true }).first().click()
  const kept = page.getByRole('region', { name: 'Kept on this device, not sent yet' })
  await expect(kept.getByRole('link', { name: 'In the tunnel. Still in it.' })).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await member.call('GET /journal')).map(({ excerpt }) => excerpt))
    .toEqual(['In the tunnel. Still in it.'])
})

test('what another device wrote stays beside it, and one keeps either', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 409/)
  const { id } = await store(member, { title: 'Fog', body: 'Grey.' })
  await page.goto(`/journal/${id}`)
  await page.getByRole('button', { name: 'Write on' }).click()
  await expect(words(page)).toBeFocused()
  await member.call('PATCH /journal/{id}', { params: { id }, body: { version: 1, body: 'Grey. Theirs.' } })
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Mine.')
  await expect(page.getByText('Both versions are kept.')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(words(page)).toBeFocused()
  await page.keyboard.type(' And on.')
  await page.getByRole('button', { name: 'See both' }).click()
  const versions = page.getByRole('dialog', { name: 'Two versions' })
  await expect(versions.getByRole('region', { name: 'This version' })).toContainText('Grey. Mine. And on.')
  await expect(versions.getByRole('region', { name: 'The other version' })).toContainText('Grey. Theirs.')
  await expectClean(page)
  await versions.getByRole('button', { name: 'Keep both' }).click()
  expect(await member.call('GET /journal')).toHaveLength(2)
  await page.getByRole('button', { name: 'See both' }).click()
  await versions.getByRole('button', { name: 'Keep only that one' }).click()
  await expect(page).toHaveURL(`/journal/${id}`)
  await expect(versions).toHaveCount(0)
  await expect(page.locator('article')).toContainText('Grey. Theirs.')
  expect(await member.call('GET /journal')).toHaveLength(1)
  expect(await member.call('GET /journal/bin')).toHaveLength(1)
})

test('another tab sends nothing of what is being written in this one @thorough', async ({
  page,
  member,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/dashboard')
  await write(page)
  await page.keyboard.type('One.')
  await other.evaluate(() => window.dispatchEvent(new Event('online')))
  await other.waitForTimeout(1000)
  await page.keyboard.type(' Two.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect((await member.call('GET /journal')).map(({ excerpt }) => excerpt)).toEqual(['One. Two.'])
})

test('a picture that did not arrive keeps its place, and is shown to nobody but its member @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/journal\/images/)
  await write(page)
  await page.keyboard.type('Look:')
  await page.route('**/api/journal/images?*', (route) => route.abort())
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture())
  const shelf = page.getByRole('list', { name: 'Pictures of this entry' })
  await expect(shelf.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(words(page)).toHaveValue(/^Look:\n\n!\[\]\(image:1\)\n\n$/)
  await shelf.getByLabel('What this picture shows').fill('A heron')
  await expectClean(page)
  await page.unroute('**/api/journal/images?*')
  await shelf.getByRole('button', { name: 'Try again' }).click()
  await expect(shelf.getByRole('progressbar')).toHaveCount(0)
  await expect(shelf.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  const shown = page.getByRole('img', { name: 'A heron' })
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await expectClean(page)
  const [entry] = await member.call('GET /journal')
  expect(entry?.images).toMatchObject([{ alt: 'A heron', width: 640, height: 480 }])
  const alone = await page.request.get(`/api/journal/images/${entry?.images[0]?.id}`)
  expect(alone.status()).toBe(401)
  await page.goto('/journal')
  await expect(titles(page)).toHaveCount(1)
})

test('HTML stays text, and nothing is fetched from elsewhere @thorough', async ({ page, member }) => {
  const { id } = await store(member, {
    body: '<img src="https://example.org/a.png" onerror="alert(1)"> ![x](https://example.org/b.png) [run](javascript:alert(1))',
  })
  await page.goto(`/journal/${id}`)
  const text = page.locator('article')
  await expect(text).toContainText('onerror="alert(1)"')
  await expect(text).toContainText('[run](javascript:alert(1))')
  await expect(text.locator('img')).toHaveCount(0)
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.org/b.png')
})

test('one entry in two tabs: both versions are kept, once each, and nothing waits @thorough', async ({
  page,
  member,
  context,
  tolerate,
}) => {
  tolerate(/status of 409/)
  const { id } = await store(member, { body: 'Grey.' })
  const other = await context.newPage()
  for (const tab of [other, page]) {
    await tab.goto(`/journal/${id}`)
    await tab.getByRole('button', { name: 'Write on' }).click()
    await expect(words(tab)).toBeFocused()
  }
  const saved = (tab: Page) => expect(tab.getByText('Saved', { exact: true })).toBeVisible()
  await words(other).press('Control+End')
  await words(other).pressSequentially(' Theirs.')
  await saved(other)
  await words(page).press('Control+End')
  await words(page).pressSequentially(' Mine.')
  await expect(page.getByText('Both versions are kept.')).toBeVisible()
  await saved(page)
  await page.getByRole('link', { name: 'Journal', exact: true }).first().click()
  await expect(titles(page)).toHaveCount(2)
  // As long as the pill and the sender take at most.
  for (const tab of [page, other]) await tab.evaluate(() => window.dispatchEvent(new Event('send-now')))
  await page.waitForTimeout(6000)
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: /change.? waiting/ })).toHaveCount(0)
  await expect(page.getByText('Kept on this device, not sent yet')).toHaveCount(0)
  await other.getByRole('link', { name: 'Journal', exact: true }).first().click()
  await other.waitForTimeout(1000)
  expect((await member.call('GET /journal')).map(({ excerpt }) => excerpt).sort()).toEqual([
    'Grey. Mine.',
    'Grey. Theirs.',
  ])
})

test('the list of what waits shows how an entry begins, and discards it when its member is sure @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/ERR_|could not be loaded/)
  await write(page)
  await page.route('**/api/journal**', (route) => route.abort('internetdisconnected'))
  await page.keyboard.type('A heron stood in the reeds.')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture())
  await expect(page.getByRole('list', { name: 'Pictures of this entry' })).toContainText(
    'Kept on this device.',
  )
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '1 change waiting' }).click()
  const list = page.getByRole('dialog', { name: 'On this device' })
  const line = list.getByRole('listitem')
  await expect(line).toContainText(
    /Journal: Today\s*Today, \d+:\d\d [AP]M\s*A heron stood in the reeds\.\s*1 picture/,
  )
  await expect(line.getByRole('button', { name: 'Copy Today' })).toHaveText('Copy')
  await expectClean(page)
  const discard = line.getByRole('button', { name: 'Discard: Today' })
  const question = page.getByRole('alertdialog', { name: 'Discard this change?' })
  await discard.click()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(line).toHaveCount(1)
  await discard.click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(list).toContainText('Everything is sent.')
  await expect(list.locator(':focus')).toHaveCount(1)
  const left = await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => {
          const db = (target as IDBOpenDBRequest).result
          const count = db.transaction('pictures').objectStore('pictures').count()
          count.onsuccess = () => resolve([count.result, Object.keys(localStorage).join()])
        }
      }),
    `agenda-outbox-pictures-${member.id}`,
  )
  expect(left).toEqual([0, expect.not.stringContaining('draft:journal')])
  await page.unroute('**/api/journal**')
  expect(await member.call('GET /journal')).toEqual([])
})
