import type { Page } from '@playwright/test'
import { scaledLimit } from '../scripts/slowness.ts'
import type { Body } from './api.ts'
import { expect, join, logIn, type Member, type SignedIn, test } from './fixtures.ts'
import { atRest } from './quiet-network.ts'
import { toast } from './toast.ts'

const history = (page: Page) => page.getByRole('list', { name: 'Recent Check-ins' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Mood' })
const choose = (page: Page, mood: string) => page.getByRole('radio', { name: mood }).check({ force: true })

/** Saves moods through the API, the oldest first. */
async function given({ call }: Member, moods: Body<'POST /mood'>[]) {
  for (const body of moods) await call('POST /mood', { body })
}
const daysAgo = (days: number) => Temporal.Now.plainDateISO('Europe/Berlin').subtract({ days }).toString()

test('five moods with their emoji and name, one at a time, by arrow keys too @phone-too', async ({
  page,
  member: _,
}) => {
  await page.goto('/mood')
  for (const name of ['How are you feeling?', 'Recent Check-ins'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(5)
  for (const [name, emoji] of [
    ['Happy', '😊'],
    ['Calm', '😌'],
    ['Anxious', '😰'],
    ['Sad', '😢'],
    ['Energetic', '⚡'],
  ] as const) {
    await choose(page, name)
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(name)
    await expect(page.locator('label', { hasText: name })).toContainText(emoji)
  }
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('Happy')
})

test('ten emotions can be pressed and let go', async ({ page, member: _ }) => {
  await page.goto('/mood')
  await choose(page, 'Calm')
  const tags = page.getByRole('group', { name: 'What else is there?' }).getByRole('button')
  await expect(tags).toHaveText(
    'grateful hopeful creative tired overwhelmed peaceful excited lonely content inspired'.split(' '),
  )
  await tags.first().click()
  await expect(tags.first()).toHaveAttribute('aria-pressed', 'true')
  await tags.first().press('Enter')
  await expect(tags.first()).toHaveAttribute('aria-pressed', 'false')
})

test('a save resets the form, blooms once, and the check-in stands on top with its time', async ({
  page,
  member,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await given(member, [{ date: daysAgo(1), mood: 'sad', emotion_tags: ['lonely'] }])
  await page.goto('/mood')
  await choose(page, 'Energetic')
  await page.getByRole('button', { name: 'inspired' }).click()
  await page.getByLabel('Note').fill('First line.\nSecond line.')
  await save(page).click()
  await expect(page.locator('.bloom')).toHaveCount(1)
  await expect(page.getByText('Mood saved successfully!')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(page.getByLabel('Note')).toHaveCount(0)
  await choose(page, 'Sad')
  await expect(page.getByLabel('Note')).toHaveValue('')
  await expect(history(page).getByRole('heading')).toHaveText(['Today', 'Yesterday'])
  const newest = history(page).getByRole('listitem').filter({ hasText: 'Energetic' }).last()
  await expect(newest).toContainText('inspired')
  await expect(newest).toContainText(/\d{1,2}:\d\d [AP]M/)
  await expect(newest.getByText('First line.')).toHaveText('First line.\nSecond line.', {
    useInnerText: true,
  })
  await expect(page.locator('.bloom')).toHaveCount(0)
})

test('who asks for less motion sees no bloom', {
  tag: '@thorough',
}, async ({ page, member: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/mood')
  await choose(page, 'Calm')
  await save(page).click()
  await expect(page.getByText('Mood saved successfully!')).toBeVisible()
  await expect(page.locator('.bloom')).toHaveCount(0)
})

test('without a mood nothing is sent, and the focus goes to the moods', async ({ page, member: _ }) => {
  await page.goto('/mood')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  await save(page).click()
  await expect(page.getByText('Please select a mood')).toBeVisible()
  await toast(page, 'Please select a mood').getByRole('button', { name: 'Close notification' }).click()
  await save(page).click()
  await expect(page.getByText('Please select a mood')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Happy' })).toBeFocused()
  expect(sent).toBe(0)
})

test('several on one day keep their order, and a mood of another client has a generic face', async ({
  page,
  member,
}) => {
  await given(member, [
    { date: daysAgo(0), mood: 'wistful' },
    { date: daysAgo(0), mood: 'calm' },
    { date: daysAgo(0), mood: 'happy' },
    { date: '2024-02-29', mood: 'sad', note: 'A leap day.' },
  ])
  await page.goto('/mood')
  await expect(history(page).getByRole('heading')).toHaveText(['Today', 'Thu, Feb 29, 2024'])
  const today = history(page).getByRole('listitem').first().getByRole('listitem')
  await expect(today).toHaveCount(3)
  for (const [at, mood] of ['Happy', 'Calm', 'wistful'].entries())
    await expect(today.nth(at)).toContainText(mood)
  await expect(today.nth(2)).toContainText('🙂')
})

test('a note tells near its limit how much room is left, and too long a one is not cut @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/mood')
  await choose(page, 'Calm')
  const note = page.getByLabel('Note')
  await note.fill('a'.repeat(1599))
  await expect(page.getByText('/ 2000')).toHaveCount(0)
  await note.fill('a'.repeat(1600))
  await expect(page.getByText('1600 / 2000')).toBeVisible()
  await note.fill('a'.repeat(2003))
  await expect(page.getByText('A note holds 2000 characters; please shorten it by 3.')).toBeVisible()
  await save(page).click()
  await expect(note).toBeFocused()
  await expect(note).toHaveValue('a'.repeat(2003))
  await note.fill('a'.repeat(2000))
  await save(page).click()
  await expect(page.getByText('Mood saved successfully!')).toBeVisible()
  const saved = history(page).getByText('a'.repeat(2000))
  const height = async () => (await saved.boundingBox())?.height ?? 0
  await expect(saved).toBeVisible()
  const few = await height()
  await history(page).getByRole('button', { name: 'Read on' }).click()
  expect(await height()).toBeGreaterThan(few * 2)
  await history(page).getByRole('button', { name: 'Show less' }).click()
  expect(await height()).toBe(few)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})

test('what was being entered survives a reload and an expired session, and is nobody else’s @thorough', async ({
  page,
  member,
  product,
  tolerate,
}) => {
  tolerate(/status of 401/)
  await page.goto('/mood')
  await choose(page, 'Anxious')
  await page.getByRole('button', { name: 'tired' }).click()
  await page.getByLabel('Note').fill('Half a thou')
  await page.reload()
  await expect(page.getByLabel('Note')).toHaveValue('Half a thou')
  await expect(page.getByRole('radio', { name: 'Anxious' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'tired' })).toHaveAttribute('aria-pressed', 'true')

  await atRest(page)
  await member.call('POST /auth/logout')
  await save(page).click()
  await expect(page).toHaveURL('/')
  const enter = async ({ token, user }: SignedIn) => {
    await page.evaluate(
      ([token, stored]) => {
        localStorage.token = token
        localStorage.user = stored
      },
      [token, JSON.stringify(user)],
    )
    await page.goto('/mood')
  }
  // It waited for the same member, and was sent when they came back.
  await enter(await logIn(product, member))
  await expect(history(page).getByText('Half a thou')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'Anxious' })).not.toBeChecked()

  await enter(await join(product, 'Bo'))
  await expect(page.getByText('Half a thou')).toHaveCount(0)
  await choose(page, 'Calm')
  await expect(page.getByLabel('Note')).toHaveValue('')
})

test('signing out on purpose leaves no draft behind, and neither does a save @thorough', async ({
  page,
  member: _,
}) => {
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
  await page.goto('/mood')
  await choose(page, 'Calm')
  await page.getByLabel('Note').fill('Between us.')
  expect(await drafts()).toHaveLength(1)
  await save(page).click()
  await expect(page.getByText('Mood saved successfully!')).toBeVisible()
  await expect.poll(drafts).toEqual([])
  await choose(page, 'Calm')
  await page.getByLabel('Note').fill('Between us again.')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out without saving' }).click()
  await expect(page).toHaveURL('/')
  expect(await drafts()).toEqual([])
})

test('a failed save says so and keeps everything', async ({ page, member: _, tolerate }) => {
  tolerate(/status of 500|ERR_/)
  await page.goto('/mood')
  await page.route('**/api/mood', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await choose(page, 'Happy')
  await page.getByLabel('Note').fill('Kept.')
  await save(page).click()
  await expect(page.getByText('Failed to save mood')).toBeVisible()
  const told = toast(page, 'Failed to save mood')
  await expect(told).toHaveCount(1)
  await expect(page.getByLabel('Note')).toHaveValue('Kept.')
  await expect(page.getByRole('radio', { name: 'Happy' })).toBeChecked()
  await expect(page.locator('.bloom')).toHaveCount(0)

  await page.unroute('**/api/mood')
  await save(page).click()
  await expect(page.getByText('Mood saved successfully!')).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('a history that cannot be loaded says so and offers another try', {
  tag: '@thorough',
}, async ({ page, member: _, tolerate }) => {
  tolerate(/status of 500/)
  await page.route('**/api/mood/history?limit=100', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/mood')
  await expect(page.getByText('Your check-ins could not be loaded.')).toBeVisible({
    timeout: scaledLimit(15_000),
  })
  await page.unroute('**/api/mood/history?limit=100')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your first check-in will appear here.')).toBeVisible()
})

test('a long history scrolls in its card and is read on to its first entry @phone-too @thorough', async ({
  page,
  member,
}) => {
  await given(
    member,
    Array.from({ length: 230 }, (_, n) => ({ date: daysAgo(229 - n), mood: 'calm', note: `Entry ${n}.` })),
  )
  await page.goto('/mood')
  const window = history(page).locator('..')
  await expect(history(page).getByText('Entry 229.')).toBeVisible()
  // At first the last days that there is room for, and nothing to scroll.
  const { width } = page.viewportSize() ?? { width: 0 }
  const first = width > 900 ? 7 : 5
  await expect(history(page).getByText(/^Entry/)).toHaveCount(first)
  const isScrolled = () => window.evaluate((list) => list.scrollHeight > list.clientHeight)
  if (width > 900) expect(await isScrolled()).toBe(false)
  const more = page.getByRole('button', { name: 'Show earlier check-ins' })
  await more.click()
  await expect(
    history(page)
      .getByRole('listitem')
      .nth(2 * first),
  ).toBeFocused()
  await expect(history(page).getByText(/^Entry/)).toHaveCount(100)
  expect((await window.boundingBox())?.height).toBe(600)
  await more.click()
  await expect(history(page).getByText('Entry 30.')).toBeAttached()
  await more.click()
  await expect(page.getByText('This is where your journal begins.')).toBeAttached()
  await expect(more).toHaveCount(0)
  const entries = await history(page)
    .getByText(/^Entry \d+\.$/)
    .allTextContents()
  expect(entries).toEqual(Array.from({ length: 230 }, (_, n) => `Entry ${229 - n}.`))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
})
