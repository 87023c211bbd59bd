import { expectClean, expectFits } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { store, titles, today, words, write } from './journal-fixtures.ts'

test('what is written is saved by itself, and a reload finds it @phone-too', async ({ page, member }) => {
  await page.goto('/journal')
  await expect(page.getByText('The first page is still white.')).toBeVisible()
  await expectClean(page)
  await write(page)
  await page.keyboard.type('Fog over the harbour.')
  await page.getByLabel('Title').fill('The long way')
  await page.getByLabel('Add a tag').fill('sea')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const [entry] = await member.call('GET /journal')
  expect(entry).toMatchObject({ title: 'The long way', tags: ['sea'], date: today() })
  await expectClean(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The long way' })).toBeVisible()
  await expect(page.getByText('Fog over the harbour.')).toBeVisible()
  await expectClean(page)
  await page.getByRole('link', { name: '#sea' }).click()
  await expect(titles(page)).toHaveText(['The long way'])
})

test('what was typed a moment ago is there after a reload, before it was saved', async ({ page, member }) => {
  await write(page)
  await page.keyboard.type('Half a')
  await page.reload()
  await expect(words(page)).toHaveValue('Half a')
  await page.keyboard.press('Escape')
  await expect(words(page)).toHaveValue('Half a')
  await page.getByRole('link', { name: 'Journal', exact: true }).first().click()
  // The link of an entry without a title lies over its words.
  await expect(page.getByRole('link', { name: 'Half a' })).toBeAttached()
  // Once it is saved, its name for screen readers stands before its words.
  await expect(page.getByRole('main').getByText('Half a').last()).toBeVisible()
  await expect.poll(async () => (await member.call('GET /journal')).length).toBe(1)
})

test('an entry without a title is opened by pressing anywhere on it @phone-too @thorough', async ({
  page,
  member,
}) => {
  const entry = await store(member, { body: 'Every spring we painted the boat.' })
  await page.goto('/journal')
  // The link lies over the whole row, its words included.
  await page.getByText('Every spring we painted').last().click({ force: true })
  await expect(page).toHaveURL(new RegExp(entry.id))
})

test('the week’s question goes along to the sheet, and stays with the entry', async ({ page, member }) => {
  await page.goto('/dashboard')
  await page.getByText('Journaling Prompt').click()
  await page.getByRole('link', { name: 'Write about this' }).click()
  await expect(words(page)).toBeFocused()
  await page.keyboard.type('Not much.')
  const theme = await member.call('GET /themes/current')
  await expect(page.getByText(theme.journalingPrompt)).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const [entry] = await member.call('GET /journal')
  expect(entry).toMatchObject({
    prompt: theme.journalingPrompt,
    theme_id: theme.id,
    theme_title: theme.title,
  })
})

test('one writes after a check-in, on any day, and from the palette @thorough', async ({ page, member }) => {
  const id = crypto.randomUUID()
  await member.call('POST /mood', { body: { id, date: today(), mood: 'calm' } })
  await page.goto('/dashboard')
  await page
    .getByRole('region', { name: 'How are you feeling?' })
    .getByRole('link', { name: 'Write' })
    .click()
  await words(page).fill('After the bath.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect((await member.call('GET /journal'))[0]?.mood_id).toBe(id)
  await expect(page.getByText('Calm', { exact: true })).toBeVisible()

  await page.goto('/journal/write')
  await expect(words(page)).toBeFocused()
  await page.goto('/calendar?tab=day&date=2026-01-05')
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await words(page).fill('That winter day.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/calendar?tab=week&date=2026-01-05')
  await page.getByRole('link', { name: '1 journal entry' }).click()
  await page.getByRole('link', { name: 'That winter day.' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Monday, January 5, 2026' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('write')
  await page.keyboard.press('Enter')
  await expect(words(page)).toBeFocused()
})

test('words are found as they are typed, in Turkish too, and elsewhere @phone-too', async ({
  page,
  member,
}) => {
  await store(member, { title: 'Bahçede', body: 'Ağacın altında **ışık** vardı.', tags: ['ağaç'] })
  await store(member, { title: 'The pier', body: 'Nobody was there.' })
  await member.call('POST /mood', { body: { date: today(), mood: 'calm', note: 'Işıklar söndü.' } })
  await page.goto('/journal')
  await expect(titles(page)).toHaveCount(2)
  for (const typed of ['IŞIK', 'isik', 'ağac']) {
    await page.getByLabel('Search the journal').fill(typed)
    await expect(titles(page)).toHaveText(['Bahçede'])
  }
  await page.getByLabel('Search the journal').fill('ışık')
  await expect(page.locator('mark')).toHaveText(['ışık'])
  await page.getByRole('button', { name: 'In check-ins and plans too' }).click()
  await expect(page.getByRole('region', { name: 'In check-ins and plans' })).toContainText('Işıklar söndü.')
  await expectClean(page)
  await page.getByLabel('Search the journal').fill('nowhere')
  await expect(page.getByText('No entry fits that.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect(titles(page)).toHaveCount(2)
  await expect(page.getByLabel('Search the journal')).toHaveValue('')
})

test('tags, stars and months narrow the list, and the address keeps them', async ({ page, member }) => {
  await store(member, { title: 'One', tags: ['sea', 'home'], starred: true })
  await store(member, { title: 'Two', tags: ['sea'] })
  await store(member, { title: 'Old', date: '2025-03-04' })
  await page.goto('/journal')
  await page.getByRole('button', { name: 'sea 2' }).click()
  await expect(titles(page)).toHaveText(['Two', 'One'])
  await page.getByRole('button', { name: 'Starred' }).click()
  await expect(titles(page)).toHaveText(['One'])
  await page.reload()
  await expect(titles(page)).toHaveText(['One'])
  await page.goto('/journal')
  await page.getByLabel('Month').selectOption('March 2025 (1)')
  await expect(titles(page)).toHaveText(['Old'])
})

test('from an entry one leafs to the one before it and the one after', async ({ page, member }) => {
  for (const [title, date] of [
    ['The oldest', '2026-01-01'],
    ['The middle', '2026-02-01'],
    ['The newest', '2026-03-01'],
  ] as const)
    await store(member, { title, date })
  await page.goto('/journal')
  await page.getByRole('link', { name: 'The middle' }).click()
  const others = page.getByRole('navigation', { name: 'Other entries' })
  await expect(others.getByRole('link')).toHaveText(['EarlierThe oldest', 'LaterThe newest'])
  await expectClean(page)
  await others.getByRole('link', { name: 'The oldest' }).click()
  await expect(page.getByRole('heading', { name: 'The oldest' })).toBeVisible()
  await expect(others.getByRole('link')).toHaveText(['LaterThe middle'])
})

test('the bin keeps what was deleted, gives it back, and deletes it for good after a question @phone-too @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 404/)
  const { id } = await store(member, { title: 'To the landlord' })
  await page.goto(`/journal/${id}`)
  // By keyboard, because a reminder of an event may lie over it.
  await page.getByRole('button', { name: 'More' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('The entry is in the bin for 30 days.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveText(['To the landlord'])

  await member.call('DELETE /journal/{id}', { params: { id } })
  await page.goto('/journal/bin')
  await expect(page.getByText('30 days left')).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'Delete for good: To the landlord' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Put back To the landlord' }).click()
  await expect(page.getByText('The bin is empty.')).toBeVisible()

  await member.call('DELETE /journal/{id}', { params: { id } })
  await page.reload()
  await page.getByRole('button', { name: 'Delete for good: To the landlord' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The bin is empty.')).toBeVisible()
  await page.goto(`/journal/${id}`)
  await expect(page.getByText('Nothing is written on this page')).toBeVisible()
})

test('an entry is written and formed by keyboard alone', async ({ page, member: _ }) => {
  await write(page)
  await page.keyboard.type('so ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('quiet')
  await expect(words(page)).toHaveValue('so **quiet**')
  await page.keyboard.press('End')
  await page.keyboard.type('\n\n- bread\nsalt\n\nand home')
  await expect(words(page)).toHaveValue('so **quiet**\n\n- bread\n- salt\n\nand home')
  await page.keyboard.press('Control+z')
  await expect(words(page)).not.toHaveValue('so **quiet**\n\n- bread\n- salt\n\nand home')
  await page.keyboard.press('Control+Shift+z')
  for (const name of ['What you write', 'Add a tag', 'Bold', 'List', 'Quote', 'Link', 'Add a picture']) {
    await expect(page.getByLabel(name, { exact: true }).locator('visible=true')).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.locator('article strong')).toHaveText('quiet')
  await expect(page.locator('article li')).toHaveText(['bread', 'salt'])
})

test('earlier pages of the day are shown to who wants them, and no more when they do not @thorough', async ({
  page,
  member,
}) => {
  const [year, ...rest] = today().split('-')
  const ago = `${Number(year) - 1}-${rest.join('-')}`.replace('-02-29', '-02-28')
  await store(member, { title: 'The same fog', date: ago })
  await page.goto('/journal')
  const memories = page.getByRole('region', { name: 'On this day' })
  await expect(memories).not.toContainText('The same fog')
  await memories.getByRole('button', { name: 'Of all days' }).click()
  await expect(memories).toContainText('The same fog')
  await memories.getByRole('button', { name: 'What is shown on this day' }).click()
  await page.getByRole('menuitem', { name: 'Show nothing' }).click()
  await expect(memories).not.toContainText('The same fog')
})

test('a long journal is read on as one scrolls, and fits 320 pixels @thorough', async ({ page, member }) => {
  for (let at = 0; at < 40; at++) await store(member, { title: `Page ${at}`, body: 'w'.repeat(300) })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/journal')
  await expect(titles(page)).toHaveCount(30)
  // For who asked for less motion, nothing grows by itself.
  await page.getByRole('button', { name: 'Show earlier entries' }).press('Enter')
  await expect(titles(page)).toHaveCount(40)
  await expect(page.locator('body')).not.toBeFocused()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await expect(titles(page)).toHaveCount(30)
  // The button leaves as soon as it is near.
  await page
    .getByRole('button', { name: 'Show earlier entries' })
    .evaluate((button) => button.scrollIntoView())
  await expect(titles(page)).toHaveCount(40)
  await expectFits(page, 320)
  await titles(page).first().getByRole('link').click()
  await page.getByRole('button', { name: 'Write on' }).click()
  await expect(words(page)).toBeFocused()
  await expectFits(page, 320)
})
