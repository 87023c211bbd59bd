import type { Page } from '@playwright/test'
import { addDays, weekOf } from '../contract/week.ts'
import { expect, expectFits, makeTheme, test } from './admin-fixtures.ts'
import { expectClean } from './clean.ts'
import { makePicture, upload } from './community-maker.ts'
import { join, type SignedIn } from './fixtures.ts'
import { toast } from './toast.ts'

const thisWeek = () => weekOf(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }))
const weeks = (page: Page) => page.getByRole('list', { name: 'Weeks' }).getByRole('listitem')
const cover = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Covers' }).getByRole('button', { name: title, exact: true })
/** Where they hide no week they are open by themselves. */
/** Opens the covers where a window has no room for them beside its weeks. */
const openCovers = (page: Page) =>
  page.getByRole('region', { name: 'Covers' }).getByRole('button', { name: 'Covers', exact: true }).click()
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const more = async (page: Page, title: string, item: string) => {
  await card(page, title)
    .getByRole('button', { name: `More for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}
const scheduleFrom = (weeksAhead: number) => addDays(thisWeek(), 7 * weeksAhead)
const planned = async ({ call }: SignedIn, from: string) =>
  (await call('GET /themes/schedule')).flatMap(({ weekStartISO, themeTitle }) =>
    weekStartISO >= from && weekStartISO < addDays(from, 56) ? [themeTitle] : [],
  )

test('every week tells what members will see and why, half a year of them @phone-too', async ({
  page,
  office,
}) => {
  const from = scheduleFrom(104)
  const [first] = await office.call('GET /themes/library')
  for (const weekStartISO of [from, addDays(from, 21)])
    await office.call('POST /themes/schedule', { body: { weekStartISO, themeId: first?.id ?? '' } })
  await page.goto(`/admin/themes?tab=schedule&from=${from}`)
  await expect(weeks(page)).toHaveCount(8)
  await expect(weeks(page).first()).toContainText(first?.title ?? '?')
  await expect(weeks(page).first()).not.toContainText('By its turn')
  const turns = await office.call('GET /themes/weeks', { query: { from, weeks: 2 } })
  await expect(weeks(page).nth(1)).toContainText(`By its turn: ${turns[1]?.theme?.title}`)
  await expect(weeks(page).nth(1)).toContainText('Click to assign')
  await expect(weeks(page).nth(3)).toContainText('Also 3 weeks before')
  await expectClean(page)
  await page.getByRole('button', { name: 'Show more weeks' }).click()
  await expect(weeks(page)).toHaveCount(26)
  await page.reload()
  await expect(weeks(page)).toHaveCount(26)
  await page.getByRole('button', { name: 'Show eight weeks' }).click()
  await expect(weeks(page)).toHaveCount(8)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
})

test('a cover is dragged onto a week, put there by keyboard, or pressed, and each can be undone', async ({
  page,
  office,
}) => {
  const from = scheduleFrom(112)
  await page.goto(`/admin/themes?tab=schedule&from=${from}`)
  await expect(weeks(page).nth(1)).toContainText('By its turn')
  // It is open by itself where it hides no week.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await expect(cover(page, 'First Light')).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 700 })
  await openCovers(page)
  await cover(page, 'First Light').dragTo(weeks(page).nth(1))
  await expect(weeks(page).nth(1).locator('.font-serif')).toHaveText('First Light')
  expect(await planned(office, from)).toEqual(['First Light'])
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(weeks(page).nth(1)).toContainText('Click to assign')

  await cover(page, 'Still Water').focus()
  await page.keyboard.press('Space')
  const said = page.locator('body > [data-announcer]')
  await expect(said).toContainText('Still Water is picked up.')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(weeks(page).nth(2)).toHaveAttribute('data-over')
  await page.keyboard.press('Escape')
  await expect(said).toContainText('Still Water stays where it was')
  await expect(weeks(page).nth(2)).not.toHaveAttribute('data-over')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(weeks(page).nth(3).locator('.font-serif')).toHaveText('Still Water')
  await expect(cover(page, 'Still Water')).toBeFocused()

  await cover(page, 'Slow Bread').click()
  await expect(cover(page, 'Slow Bread')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Choose a week for “Slow Bread”')).toBeVisible()
  await page.getByRole('region', { name: 'Covers' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(cover(page, 'Slow Bread')).toBeFocused()
  await cover(page, 'Slow Bread').click()
  await weeks(page).nth(3).getByRole('button').click()
  await expect(weeks(page).nth(3).locator('.font-serif')).toHaveText('Slow Bread')
  expect(await planned(office, from)).toEqual(['Slow Bread'])
})

test('a finger drags a cover after a long press @phone @thorough', async ({ page, office, isMobile }) => {
  const from = scheduleFrom(120)
  await page.goto(`/admin/themes?tab=schedule&from=${from}`)
  await expect(weeks(page).first()).toContainText('By its turn')
  if (isMobile) await openCovers(page)
  const middle = async (box: Promise<{ x: number; y: number; width: number; height: number } | null>) => {
    const { x, y, width, height } = (await box) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }
  const start = await middle(cover(page, 'Still Water').boundingBox())
  const end = await middle(weeks(page).first().boundingBox())
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [start])
  await expect(cover(page, 'Still Water')).toHaveAttribute('data-held')
  await send('touchMove', [end])
  await expect(weeks(page).first()).toHaveAttribute('data-over')
  await send('touchEnd', [])
  await expect(weeks(page).first().locator('.font-serif')).toHaveText('Still Water')
  expect(await planned(office, from)).toEqual(['Still Water'])
})

test('the empty weeks are filled at once, and one of them is emptied again', async ({ page, office }) => {
  const from = scheduleFrom(128)
  await page.goto(`/admin/themes?tab=schedule&from=${from}`)
  await page.getByRole('button', { name: 'Fill the empty weeks' }).click()
  await expect(toast(page).getByText('8 weeks were filled.')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('8 weeks have no theme.')).toBeVisible()
  expect(await planned(office, from)).toEqual([])
  await page.getByRole('button', { name: 'Fill the empty weeks' }).click()
  await expect(page.getByText('Every week has its theme.')).toBeVisible()
  const filled = await planned(office, from)
  expect(new Set(filled).size).toBe(8)

  await weeks(page).nth(2).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Empty this week' }).click()
  await expect(weeks(page).nth(2)).toContainText('Click to assign')
  expect(await planned(office, from)).toEqual(filled.toSpliced(2, 1))
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(weeks(page).nth(2)).not.toContainText('Click to assign')
  await expect.poll(() => planned(office, from)).toEqual(filled)
})

test('the library is put in order by mouse and by keyboard, and members find it so', async ({
  page,
  office,
}) => {
  const titles = async () => (await office.call('GET /themes/library')).map(({ title }) => title)
  const before = await titles()
  const [a = '', b = '', c = '', d = ''] = before
  const handle = (title: string) => card(page, title).getByRole('button', { name: `Move ${title}` })
  await page.goto('/admin/themes')
  await handle(a).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(cards(page).nth(2)).toHaveAccessibleName(a)
  await page.keyboard.press('Escape')
  await expect(cards(page).first()).toHaveAccessibleName(a)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('body > [data-announcer]')).toContainText(`${a}: number 2 of`)
  await expect(handle(a)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.locator('body > [data-announcer]')).toContainText(`${a} is number 2 of`)
  await expect.poll(async () => (await titles()).slice(0, 4)).toEqual([b, a, c, d])

  await handle(c).dragTo(card(page, b))
  await expect(cards(page).first()).toHaveAccessibleName(c)
  await expect.poll(async () => (await titles()).slice(0, 4)).toEqual([c, b, a, d])
  await page.reload()
  await expect(cards(page).first()).toHaveAccessibleName(c)

  const ids = new Map((await office.call('GET /themes/library')).map(({ id, title }) => [title, id]))
  for (const title of before)
    await office.call('PATCH /themes/library/{id}/position', {
      params: { id: ids.get(title) ?? '' },
      body: { before: null },
    })
  expect(await titles()).toEqual(before)
})

test('a theme is copied as a draft that members see when it is shown to them @phone-too @thorough', async ({
  page,
  office,
  product,
}) => {
  const member = await join(product, 'Mira Lind')
  const seen = async () => (await member.call('GET /themes/library')).map(({ title }) => title)
  await makeTheme(office, { title: 'Chestnut Week', season: 'autumn' })
  await page.goto('/admin/themes')
  await expect(card(page, 'Chestnut Week')).toContainText('Autumn · Not shown yet')
  await more(page, 'Chestnut Week', 'Duplicate')
  await expect(card(page, 'Chestnut Week (2)')).toContainText('Draft')
  expect(await seen()).toEqual(expect.arrayContaining(['Chestnut Week']))
  expect(await seen()).not.toContain('Chestnut Week (2)')
  await expectClean(page)
  await more(page, 'Chestnut Week (2)', 'Show it to members')
  await expect(toast(page).getByText('Members see “Chestnut Week (2)” now')).toBeVisible()
  expect(await seen()).toContain('Chestnut Week (2)')
  await more(page, 'Chestnut Week (2)', 'Make it a draft')
  await expect(card(page, 'Chestnut Week (2)')).toContainText('Draft')
  expect(await seen()).not.toContain('Chestnut Week (2)')
})

test('the slug follows the title of a new theme until it is touched', {
  tag: '@thorough',
}, async ({ page, office: _ }) => {
  await page.goto('/admin/themes?theme=new')
  const [title, slug] = [page.getByLabel('Title', { exact: true }), page.getByLabel('Slug')]
  await title.fill('Café  im Mai!')
  await expect(slug).toHaveValue('cafe-im-mai')
  await slug.fill('may')
  await title.fill('Something Else')
  await expect(slug).toHaveValue('may')
})

test('a theme pack is taken out, looked at, and comes in beside what is there @phone-too @thorough', async ({
  page,
  office,
}) => {
  const { url } = await upload(office, makePicture())
  const pictures = { coverImageUrl: url, exercises: [{ title: 'Peel', steps: ['Slowly.'], imageUrl: url }] }
  const attic = await makeTheme(office, { title: 'Apple Attic', slug: 'apple-attic', ...pictures })
  await page.goto('/admin/themes')
  await page.getByRole('button', { name: 'Theme packs' }).click()
  const packs = page.getByRole('dialog', { name: 'Theme packs' })
  await packs.getByRole('button', { name: 'Choose none' }).click()
  await packs.getByRole('checkbox', { name: 'Still Water' }).check()
  await packs.getByRole('checkbox', { name: 'Apple Attic' }).check()
  await expectClean(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    packs.getByRole('button', { name: 'Take out 2 themes' }).click(),
  ])
  const before = await office.call('GET /themes/library')
  const file = await download.path()

  await packs.getByLabel('Theme pack').setInputFiles({
    name: 'holiday.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no zip at all'),
  })
  await expect(packs.getByRole('alert')).toContainText('This is no theme pack.')
  await packs.getByLabel('Theme pack').setInputFiles(file)
  await expect(packs.getByText('Nothing is stored yet, and nothing is overwritten.')).toBeVisible()
  await expect(packs.getByText('The same is here already.')).toHaveCount(2)
  for (const name of ['Still Water', 'Apple Attic'])
    await expect(packs.getByRole('checkbox', { name })).not.toBeChecked()
  await packs.getByRole('checkbox', { name: 'Still Water' }).check()
  await expect(packs.getByText('It comes in beside it, as “Still Water (2)”.')).toBeVisible()
  await expect(packs.locator('img')).toHaveCount(2)
  await expectClean(page)
  expect(await office.call('GET /themes/library'), 'looking stores nothing').toEqual(before)
  await packs.getByRole('button', { name: 'Bring in one theme' }).click()
  await expect(toast(page).getByText('One theme came in')).toBeVisible()
  const after = await office.call('GET /themes/library')
  const came = after.find(({ title }) => title === 'Still Water (2)')
  const original = before.find(({ title }) => title === 'Still Water')
  expect({ ...came, id: '', slug: '', title: '', isDraft: true }).toEqual({
    ...original,
    id: '',
    slug: '',
    title: '',
    isDraft: true,
  })
  expect(came?.isDraft).toBe(true)
  expect(after).toHaveLength(before.length + 1)

  // What is here no more comes back under its own name, with its pictures.
  await office.call('DELETE /themes/library/{id}', { params: { id: attic.id } })
  await page.reload()
  await page.getByRole('button', { name: 'Theme packs' }).click()
  await packs.getByLabel('Theme pack').setInputFiles(file)
  await expect(packs.getByRole('checkbox', { name: 'Apple Attic' })).toBeChecked()
  await packs.getByRole('button', { name: 'Bring in one theme' }).click()
  await expect(toast(page).getByText('One theme came in')).toBeVisible()
  const back = (await office.call('GET /themes/library')).find(({ slug }) => slug === 'apple-attic')
  expect(back).toMatchObject({ title: 'Apple Attic', isDraft: true })
  for (const address of [back?.coverImageUrl, back?.exercises[0]?.imageUrl])
    expect((await page.request.get(address ?? '')).status(), address ?? undefined).toBe(200)
})

test('the writing help fills what is empty and marks it until it is touched; nothing is saved by itself @thorough', async ({
  page,
  office,
}) => {
  let sent: unknown
  const suggested = {
    title: 'Lantern Week',
    description: 'Small lights.',
    affirmation: 'I carry a light.',
    journalingPrompt: 'What lights your way?',
    tarotCard: { name: 'The Hermit', interpretation: 'He walks slowly.' },
    exercises: [{ title: 'Fold a lantern', steps: ['Fold.', 'Cut.'] }],
  }
  const before = await office.call('GET /themes/library')
  await page.goto('/admin/themes?theme=new')
  const form = page.getByRole('dialog', { name: 'Create New Theme' })
  await expect(form.getByLabel('Title', { exact: true })).toBeVisible()
  await expect(form.getByText('Writing help'), 'without a service').toHaveCount(0)
  await page.route('**/api/themes/words', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { isThere: true } })
    sent = route.request().postDataJSON()
    return route.fulfill({ json: suggested })
  })
  await page.reload()
  await form.getByLabel('Affirmation').fill('My own words.')
  await form.getByText('Writing help').click()
  await form.getByLabel('What could the week be about?').fill('Evenings with lanterns')
  await form.getByRole('button', { name: 'Suggest words' }).click()
  await expect(toast(page).getByText('Please read them over.')).toBeVisible()
  expect(sent).toEqual({ idea: 'Evenings with lanterns' })
  await expect(form.getByLabel(/^Title/)).toHaveValue('Lantern Week')
  await expect(form.getByLabel('Slug')).toHaveValue('lantern-week')
  await expect(form.getByLabel('Affirmation')).toHaveValue('My own words.')
  await expect(form.getByLabel('Exercise 1, step 2')).toHaveValue('Cut.')
  await expect(form.getByRole('checkbox', { name: 'Draft' })).toBeChecked()
  await expectClean(page)
  const marked = form.getByText('Suggested', { exact: true })
  const count = await marked.count()
  expect(count).toBeGreaterThan(5)
  await form.getByLabel(/^Title/).fill('Lantern Weeks')
  await expect(marked).toHaveCount(count - 1)
  expect(await office.call('GET /themes/library')).toEqual(before)
})
