import type { Page } from '@playwright/test'
import { weekOf } from '../contract/week.ts'
import { expect, forbid, makeTheme, test } from './admin-fixtures.ts'
import { expectClean } from './clean.ts'
import type { SignedIn } from './fixtures.ts'
import { toast } from './toast.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const more = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: `More for ${title}` })
const deleteButton = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: `Delete ${title}` })
/** Presses Delete, which a phone has in the menu of a card. */
async function remove(page: Page, title: string): Promise<void> {
  await expect(deleteButton(page, title).or(more(page, title)).first()).toBeVisible()
  if (await deleteButton(page, title).isVisible()) return deleteButton(page, title).click()
  await more(page, title).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}

test('the library shows each theme with cover, words and slug, and a search finds by Enter and by button @phone-too', async ({
  page,
  office,
}) => {
  const { slug } = await makeTheme(office, { title: 'Lantern Light', description: 'For the long evenings.' })
  await page.goto('/admin/themes')
  await expect(page.getByRole('heading', { name: 'Theme Management', level: 1 })).toBeVisible()
  await expect(card(page, 'Still Water').getByText('Slug: still-water')).toBeVisible()
  await expect(card(page, 'Still Water').locator('img')).toBeVisible()
  await expect(card(page, 'Lantern Light')).toContainText('For the long evenings.')

  const search = page.getByRole('searchbox', { name: 'Search themes' })
  await search.fill('LANTERN')
  await search.press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, 'Lantern Light')).toContainText(`Slug: ${slug}`)
  await search.fill('still water')
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(card(page, 'Still Water')).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue('still water')
  await expect(cards(page)).toHaveCount(1)
  await search.fill('')
  await expect(card(page, 'Lantern Light')).toBeVisible()
})

test('a library without themes says what to do', async ({ page, office: _ }) => {
  await page.goto('/admin/themes')
  await page.getByRole('searchbox').fill('no theme is called this')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No themes found. Create your first theme!')).toBeVisible()
  // Who leaves by the menu and comes back finds the search as it was.
  const menu = page.getByRole('navigation', { name: 'Administration' })
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await menu.getByRole('link', { name: 'Themes' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('no theme is called this')
  await expect(page.getByText('No themes found. Create your first theme!')).toBeVisible()
})

test('a library that takes its time says so, and one that fails says it and can be asked again @thorough', async ({
  page,
  office: _,
  tolerate,
}) => {
  tolerate(/status of (400|500)/)
  let fails = true
  let release = () => {}
  const seen = new Promise<void>((go) => {
    release = go
  })
  await page.route('**/api/themes/library*', async (route) => {
    await seen
    await (fails ? route.fulfill({ status: 500, json: {} }) : route.continue())
  })
  await page.goto('/admin/themes')
  await expect(page.getByText('Loading themes...')).toBeVisible()
  release()
  await expect(toast(page).getByText('Failed to load themes')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Still Water')).toBeVisible()
  fails = true
  await page.getByRole('searchbox').fill('rain')
  await page.keyboard.press('Enter')
  await expect(toast(page).getByText('Search failed')).toBeVisible()
})

test('deleting asks by name, with the safe choice first, and says how it went', async ({ page, office }) => {
  const { id } = await makeTheme(office, { title: 'Paper Cranes' })
  await page.goto('/admin/themes')
  await remove(page, 'Paper Cranes')
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this theme?' })
  await expect(question).toContainText('“Paper Cranes”')
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(deleteButton(page, 'Paper Cranes')).toBeFocused()
  await remove(page, 'Paper Cranes')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Theme deleted successfully')).toBeVisible()
  await expect(card(page, 'Paper Cranes')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New Theme' })).toBeFocused()
  const left = await office.call('GET /themes/library')
  expect(left.map((theme) => theme.id)).not.toContain(id)
})

/** Makes a theme that of the running week. */
async function makeRunning(office: SignedIn, title: string) {
  const { id } = await makeTheme(office, { title })
  const weekStartISO = weekOf(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }))
  await office.call('POST /themes/schedule', { body: { weekStartISO, themeId: id } })
}
const current = async ({ call }: SignedIn) => (await call('GET /themes/current')).title

test('deleting the theme of the running week says so and asks what comes instead @phone-too', async ({
  page,
  office,
}) => {
  await makeRunning(office, 'Half a Week')
  await makeTheme(office, { title: 'The Other Half' })
  await page.goto('/admin/themes')
  await remove(page, 'Half a Week')
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this theme?' })
  await expect(question).toContainText('“Half a Week” is the theme of this week')
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  const next = question.getByRole('radio', { name: 'The next in turn' })
  await expect(next).toBeChecked()
  await expect(question.locator('img')).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Escape')
  await expect(
    deleteButton(page, 'Half a Week').or(more(page, 'Half a Week')).and(page.locator(':focus')),
  ).toBeVisible()
  expect(await current(office)).toBe('Half a Week')

  await remove(page, 'Half a Week')
  await question.getByRole('radio', { name: 'Another theme' }).check()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByText('Please select a theme')).toBeVisible()
  await expect(question.getByLabel('Theme', { exact: true })).toBeFocused()
  await expect(question.getByRole('option', { name: 'Half a Week' })).toHaveCount(0)
  await question.getByLabel('Theme', { exact: true }).selectOption('The Other Half')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Theme deleted successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Theme' })).toBeFocused()
  expect(await current(office)).toBe('The Other Half')
})

test('without another choice the week goes on with the theme that the question names @thorough', async ({
  page,
  office,
}) => {
  await makeRunning(office, 'Short Visit')
  await page.goto('/admin/themes')
  await remove(page, 'Short Visit')
  const question = page.getByRole('alertdialog')
  const named = await question.getByRole('radio').first().locator('..').locator('.font-serif').textContent()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Theme deleted successfully')).toBeVisible()
  expect(await current(office)).toBe(named)
})

test('where it cannot be told which week shows a theme, deleting asks as ever @thorough', async ({
  page,
  office,
  tolerate,
}) => {
  tolerate(/status of 404/)
  await makeRunning(office, 'Before All This')
  await page.route('**/running-week', (route) => route.fulfill({ status: 404, json: { detail: 'No.' } }))
  await page.goto('/admin/themes')
  await remove(page, 'Before All This')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Weeks and members that have it go back to the default.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Theme deleted successfully')).toBeVisible()
  expect(await current(office)).not.toBe('Before All This')
})

test("a deletion that is refused shows the server's words, without any the specified ones; one done before is done @thorough", async ({
  page,
  office,
  tolerate,
}) => {
  tolerate(/status of (404|409|500)/)
  const { id } = await makeTheme(office, { title: 'Sea Glass' })
  await page.goto('/admin/themes')
  const removeIt = async () => {
    await remove(page, 'Sea Glass')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  }
  await expect(card(page, 'Sea Glass')).toBeVisible()
  await page.route('**/api/themes/library/*', (route) => route.fulfill({ status: 500, json: {} }))
  await removeIt()
  await expect(page.getByText('Failed to delete theme')).toBeVisible()
  const detail = 'It is in use.'
  await page.route('**/api/themes/library/*', (route) => route.fulfill({ status: 409, json: { detail } }))
  await removeIt()
  await expect(page.getByText(detail)).toBeVisible()
  await page.unroute('**/api/themes/library/*')
  await office.call('DELETE /themes/library/{id}', { params: { id } })
  await removeIt()
  await expect(page.getByText('Theme deleted successfully')).toBeVisible()
  await expect(card(page, 'Sea Glass')).toHaveCount(0)
})

test('who is no administrator any more is told so, and finds the way to another account', async ({
  page,
  office: _,
  tolerate,
}) => {
  tolerate(/status of 403/)
  await forbid(page, '/themes/library*')
  await page.goto('/admin/themes')
  await expect(page.getByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible()
  await expect(page.getByText('This page is only accessible to administrators.')).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in with another account' }).click()
  await expect(page).toHaveURL('/admin/login')
})
