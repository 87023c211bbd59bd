import type { Page } from '@playwright/test'
import { expect, makeTheme, test } from './admin-fixtures.ts'
import type { SignedIn } from './fixtures.ts'
import { toast } from './toast.ts'

const creating = (page: Page) => page.getByRole('dialog', { name: 'Create New Theme' })
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Theme' })
const preview = (page: Page) => page.frameLocator('iframe')

async function startNew(page: Page) {
  await page.goto('/admin/themes')
  await page.getByRole('button', { name: 'New Theme' }).click()
  return creating(page)
}
const themeCalled = async ({ call }: SignedIn, query: string) =>
  (await call('GET /themes/library', { query: { query } }))[0]

test('a new theme begins with one exercise of one step and seven empty days, in its sections', async ({
  page,
  office: _,
}) => {
  const form = await startNew(page)
  await expect(form.getByRole('heading', { level: 3 })).toHaveText([
    'Basic Information',
    'Theme Content',
    'Tarot Card',
    'Exercises',
    'Weekly Menu',
    'Song',
    'Art Activity',
    'Recipe',
  ])
  await expect(form.getByLabel('Title', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Exercise Title')).toHaveCount(1)
  await expect(form.getByLabel(/^Exercise \d+, step/)).toHaveCount(1)
  await expect(form.getByLabel(/^Dish on /)).toHaveCount(7)
  await expect(form.getByLabel('Dish on Sunday')).toHaveValue('')
})

test('a whole theme is written, seen beside the form while it is written, and created', async ({
  page,
  office,
}) => {
  const form = await startNew(page)
  const fill = (label: string, text: string) => form.getByLabel(label, { exact: true }).fill(text)
  await fill('Title', 'Salt and Wind')
  await expect(form.getByLabel('Slug')).toHaveValue('salt-and-wind')
  await form.getByLabel('Slug').clear()
  await form.getByLabel('Slug').pressSequentially('Salt  And Wind')
  await expect(form.getByLabel('Slug')).toHaveValue('salt--and-wind')
  await fill('Description', 'A week by the sea, or as if.')
  await fill('Affirmation', 'I let the tide do its part.')
  await fill('Journaling Prompt', 'What did the water bring?')
  await fill('Music URL', 'https://example.org/waves')
  await fill('Card Name', 'The Star')
  await fill('Interpretation', 'Hope, poured out.')
  await fill('Exercise Title', 'Draw the horizon')
  await fill('Exercise 1, step 1', 'Find a pencil.')
  await form.getByRole('button', { name: 'Add Step to exercise 1' }).click()
  await expect(form.getByLabel('Exercise 1, step 2')).toBeFocused()
  await fill('Exercise 1, step 2', 'One line, left to right.')
  await form.getByRole('button', { name: 'Move step 2 of exercise 1 up' }).click()
  await expect(form.getByLabel('Exercise 1, step 1')).toHaveValue('One line, left to right.')
  await form.getByRole('button', { name: 'Add Exercise' }).click()
  await fill('Dish on Friday', 'Baked fish with fennel')
  await fill('Recipe link for Friday', 'https://example.org/fish')
  await fill('Song Title', 'Sea Shanty')
  await fill('Artist', 'The Gulls')
  await fill('Activity Title', 'Shell rubbing')
  await fill('Materials', 'Paper\nWax crayon')
  await fill('Recipe Title', 'Fennel soup')
  await fill('Ingredients', 'Fennel\nSalt')
  await fill('Instructions', 'Cook it slowly.')

  const week = preview(page)
  await expect(week.getByRole('heading', { name: 'Salt and Wind' })).toBeVisible()
  await expect(week.getByText('I let the tide do its part.')).toBeVisible()
  await expect(week.getByRole('heading', { name: 'Draw the horizon' })).toBeVisible()
  await expect(week.getByText('Baked fish with fennel')).toBeVisible()

  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Theme created successfully')).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Salt and Wind' })).toBeVisible()
  expect(await themeCalled(office, 'Salt and Wind')).toMatchObject({
    slug: 'salt-and-wind',
    journalingPrompt: 'What did the water bring?',
    musicUrl: 'https://example.org/waves',
    tarotCard: { name: 'The Star', interpretation: 'Hope, poured out.', imageUrl: null },
    exercises: [
      { title: 'Draw the horizon', steps: ['One line, left to right.', 'Find a pencil.'], imageUrl: null },
    ],
    menu: [{ day: 'Friday', recipeTitle: 'Baked fish with fennel', link: 'https://example.org/fish' }],
    song: { title: 'Sea Shanty', artist: 'The Gulls', message: '' },
    artActivity: { title: 'Shell rubbing', materials: ['Paper', 'Wax crayon'] },
    recipe: { title: 'Fennel soup', ingredients: ['Fennel', 'Salt'], instructions: 'Cook it slowly.' },
  })
})

test('title and slug are needed, and the fields say so', async ({ page, office: _ }) => {
  const form = await startNew(page)
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Title and slug are required')).toBeVisible()
  await expect(form.getByLabel('Title', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Title', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Title', { exact: true }).fill('Only a title')
  await expect(form.getByLabel('Slug')).not.toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Slug').clear()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByLabel('Slug')).toBeFocused()
})

test("what the server refuses stands at its field, past what was left empty; the toast has the server's words", async ({
  page,
  office,
  tolerate,
}) => {
  tolerate(/status of (400|409)/)
  const { slug } = await makeTheme(office, { title: 'Taken Already' })
  const form = await startNew(page)
  await form.getByLabel('Title', { exact: true }).fill('Wrong links')
  await form.getByLabel('Slug').fill(slug)
  await form.getByRole('button', { name: 'Add Exercise' }).click()
  // The first exercise stays empty and is not sent.
  await form.getByLabel('Exercise Title').nth(1).fill('Look up')
  await form.getByLabel('Exercise Link').nth(1).fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByLabel('Exercise Link').nth(1)).toBeFocused()
  await expect(form.getByLabel('Exercise Link').nth(1)).toHaveAttribute('aria-invalid', 'true')
  await expect(toast(page)).toContainText('A link should start with https://')

  await form.getByLabel('Exercise Link').nth(1).fill('')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('A theme with this slug already exists')).toBeVisible()
  await expect(form.getByLabel('Slug')).toBeFocused()
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Wrong links')
})

test('a save that fails for no reason given says so in the specified words, and everything is still there @thorough', async ({
  page,
  office: _,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const form = await startNew(page)
  await form.getByLabel('Title', { exact: true }).fill('Still here')
  await form.getByLabel('Slug').fill('still-here')
  await page.route('**/api/themes/library', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await new Promise((go) => setTimeout(go, 400))
    await route.fulfill({ status: 500, json: {} })
  })
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(page.getByText('Failed to save theme')).toBeVisible()
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Still here')
})

test('a theme is edited with all it has, and only what was changed is changed', async ({ page, office }) => {
  const { id } = await makeTheme(office, {
    title: 'Two Hands',
    affirmation: 'Mine',
    exercises: [{ title: 'Knead', steps: ['Flour', 'Water'] }],
    menu: [{ day: 'Sunday', recipeTitle: 'Bread' }],
  })
  await page.goto('/admin/themes')
  await page.getByRole('button', { name: 'Edit Two Hands' }).click()
  const form = editing(page)
  await expect(form.getByLabel('Exercise 1, step 2')).toHaveValue('Water')
  await expect(form.getByLabel('Dish on Sunday')).toHaveValue('Bread')
  await form.getByRole('button', { name: 'Remove step 1 of exercise 1' }).click()
  // Meanwhile another administrator changes another part of it.
  await office.call('PATCH /themes/library/{id}', { params: { id }, body: { affirmation: 'Theirs' } })
  await form.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Theme updated successfully')).toBeVisible()
  expect(await themeCalled(office, 'Two Hands')).toMatchObject({
    affirmation: 'Theirs',
    exercises: [{ title: 'Knead', steps: ['Water'] }],
  })
})

test('what was taken out of the list of exercises comes back by Undo', {
  tag: '@thorough',
}, async ({ page, office: _ }) => {
  const form = await startNew(page)
  await form.getByLabel('Exercise Title').fill('Breathe')
  await form.getByRole('button', { name: 'Remove exercise 1' }).click()
  await expect(form.getByLabel('Exercise Title')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(form.getByLabel('Exercise Title')).toHaveValue('Breathe')
})

test('a picture without words is not thrown away in silence', {
  tag: '@thorough',
}, async ({ page, office: _ }) => {
  const form = await startNew(page)
  await form.getByLabel('Title', { exact: true }).fill('Wordless')
  await form.getByLabel('Slug').fill('wordless')
  await form.getByLabel('Recipe link for Monday').fill('https://example.org/soup')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('A picture or a link still needs its words')).toBeVisible()
  await expect(form.getByLabel('Dish on Monday')).toBeFocused()
})

/** A picture of one color, as a PNG that Chromium draws. */
const png = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(320, 200)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = '#2f7d6d'
    pen.fillRect(0, 0, 320, 200)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })

test('a cover is uploaded, previewed and kept; what is no picture is refused @thorough', async ({
  page,
  office,
}) => {
  const form = await startNew(page)
  const cover = form.getByRole('group', { name: 'Cover Image' })
  const choose = cover.locator('input[type=file]')
  await expect(cover.getByText('Max 10MB • JPG, PNG, WebP')).toBeVisible()
  await choose.setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  })
  await expect(cover.getByText('Invalid file type. Allowed: JPG, PNG, WebP')).toBeVisible()
  await expect(page.getByText('Failed to upload image')).toBeVisible()

  await choose.setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await png(page)),
  })
  await expect(page.getByText('Image uploaded successfully')).toBeVisible()
  await expect(cover.locator('img')).toHaveAttribute('src', /^\/api\/uploads\//)
  await expect(preview(page).locator('section[aria-labelledby=week] img')).toHaveAttribute(
    'src',
    /^\/api\/uploads\//,
  )
  await form.getByLabel('Title', { exact: true }).fill('Jade')
  await form.getByLabel('Slug').fill('jade')
  await form.getByRole('button', { name: 'Create' }).click()
  const card = page.getByRole('article', { name: 'Jade' })
  await expect(card.locator('img')).toHaveAttribute('src', /^\/api\/uploads\//)

  // When it is opened again it shows the same picture, and saving another field keeps it.
  await card.getByRole('button', { name: 'Edit' }).click()
  await expect(editing(page).getByRole('group', { name: 'Cover Image' }).locator('img')).toBeVisible()
  await editing(page).getByLabel('Description', { exact: true }).fill('A green one.')
  await editing(page).getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Theme updated successfully')).toBeVisible()
  await expect(card).toContainText('A green one.')
  await expect(card.locator('img')).toHaveAttribute('src', /^\/api\/uploads\//)
  expect(await themeCalled(office, 'Jade')).toMatchObject({
    coverImageUrl: expect.stringContaining('/uploads/'),
  })
})

test('on a phone the preview takes the place of the form, and gives it back @phone @thorough', async ({
  page,
  office: _,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a desk it stands beside the form')
  const form = await startNew(page)
  await form.getByLabel('Title', { exact: true }).fill('Pocket Size')
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(preview(page).getByRole('heading', { name: 'Pocket Size' })).toBeVisible()
  await expect(form.getByLabel('Title', { exact: true })).toBeHidden()
  await form.getByRole('button', { name: 'Back to form' }).click()
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Pocket Size')
})
