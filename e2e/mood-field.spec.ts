import { readFileSync } from 'node:fs'
import { expectClean, expectFits } from './clean.ts'
import { expect, type Member, test } from './fixtures.ts'
import { cell, daysAgo, field, history, saveAt, slip } from './mood-days.ts'
import { atRest } from './quiet-network.ts'

/** A calm mood the day before yesterday, with a second mood in the evening, and a sad day a month ago. */
async function fewDays(member: Member) {
  await saveAt(member, daysAgo(2), '08:15', { mood: 'calm', emotion_tags: ['hopeful'], note: 'Fog.' })
  await saveAt(member, daysAgo(2), '21:30', { mood: 'sad', emotion_tags: ['tired'] })
  await saveAt(member, daysAgo(30), '12:00', { mood: 'energetic' })
}

test('a year by mouse: a pebble lays its faces, hours, tags and note beside it, an empty day blames nobody', async ({
  page,
  member,
}) => {
  await fewDays(member)
  await page.goto('/mood')
  await expect(field(page).getByRole('row')).toHaveCount(13)
  await expect(cell(page, daysAgo(2))).toHaveAccessibleName(/, Calm, Sad$/)
  await expect(cell(page, daysAgo(2)).locator('path.pebble')).toHaveCount(2)
  await expect(cell(page, daysAgo(30)).locator('path.pebble')).toHaveAttribute('data-mood', 'energetic')
  await expect(cell(page, daysAgo(0))).toHaveAttribute('aria-current', 'date')

  await cell(page, daysAgo(2)).click()
  const told = slip(page).getByRole('listitem')
  await expect(told).toHaveCount(2)
  await expect(told.nth(0)).toContainText('Calm8:15 AM')
  await expect(told.nth(0)).toContainText('hopeful')
  await expect(told.nth(0)).toContainText('Fog.')
  await expect(told.nth(1)).toContainText('Sad9:30 PM')
  await expectClean(page)
  // Pressing another pebble shows its slip instead.
  await cell(page, daysAgo(30)).click()
  await expect(told).toHaveText(/Energetic/)
  await slip(page).getByRole('button', { name: 'Close' }).click()
  await expect(slip(page)).toHaveCount(0)

  await cell(page, daysAgo(3)).click()
  await expect(slip(page)).toContainText('Nothing was noted, and that is fine.')
  await slip(page).getByRole('button', { name: 'Add a check-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a check-in' })
  await expect(dialog.getByLabel('Day', { exact: true })).toHaveValue(daysAgo(3).toString())
  await dialog.getByRole('radio', { name: 'Happy' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save Mood' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cell(page, daysAgo(3))).toHaveAccessibleName(/, Happy$/)
})

test('by keyboard: arrows walk the days, Home and End a row, the page keys a month, Enter opens and Escape leads back', async ({
  page,
  member,
}) => {
  await fewDays(member)
  await page.goto('/mood')
  await expect(cell(page, daysAgo(2))).toHaveAccessibleName(/Calm/)
  await page.getByRole('button', { name: 'Earlier' }).focus()
  await page.keyboard.press('Tab')
  await expect(cell(page, daysAgo(0))).toBeFocused()
  const today = daysAgo(0)
  const goes = async (key: string, day: Temporal.PlainDate) => {
    await page.keyboard.press(key)
    await expect(cell(page, day)).toBeFocused()
  }
  await goes('ArrowRight', today)
  await goes('ArrowLeft', daysAgo(1))
  await goes('ArrowUp', daysAgo(1).subtract({ months: 1 }))
  await goes('ArrowDown', daysAgo(1).subtract({ months: 1 }).add({ months: 1 }))
  await goes('PageUp', daysAgo(1).subtract({ months: 1 }))
  await goes('Home', daysAgo(1).subtract({ months: 1 }).with({ day: 1 }))
  await goes('PageDown', daysAgo(1).with({ day: 1 }))
  await goes('End', today)
  await goes('ArrowLeft', daysAgo(1))
  await goes('ArrowLeft', daysAgo(2))
  await page.keyboard.press('Enter')
  await expect(slip(page)).toContainText('Fog.')
  await expect(slip(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(slip(page)).toHaveCount(0)
  await expect(cell(page, daysAgo(2))).toBeFocused()
})

test('twelve weeks on a phone, by touch, and on a screen of 320 pixels @phone-too @thorough', async ({
  browser,
  product,
  member,
  signIn,
}) => {
  await fewDays(member)
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  await signIn(context, member)
  const page = await context.newPage()
  await page.goto('/mood')
  await expect(field(page).getByRole('row')).toHaveCount(13)
  await expect(field(page).getByRole('columnheader')).toHaveCount(8)
  expect((await cell(page, daysAgo(9)).boundingBox())?.width).toBeGreaterThan(36)
  await cell(page, daysAgo(2)).tap()
  await expect(slip(page)).toContainText('Fog.')
  await expectClean(page)
  // With reduced motion, nothing moves.
  expect(
    await page.evaluate(() =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1),
    ),
  ).toEqual([])
  // It lies beneath its row, and scrolls with it.
  const beneath = async () => {
    const [row, paper] = [await cell(page, daysAgo(2)).boundingBox(), await slip(page).boundingBox()]
    return Math.round((paper?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0))
  }
  expect(await beneath()).toBeGreaterThanOrEqual(0)
  expect(await beneath()).toBeLessThan(16)
  const gap = await beneath()
  for (const by of [160, -320]) {
    await page.evaluate((y) => window.scrollBy(0, y), by)
    expect(await beneath()).toBe(gap)
  }
  await slip(page).getByRole('button', { name: 'The day after' }).tap()
  await expect(slip(page)).toContainText('Nothing was noted, and that is fine.')
  await page.keyboard.press('ArrowLeft')
  await expect(slip(page)).toContainText('Fog.')
  await page.getByRole('button', { name: 'Close', exact: true }).tap()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(cell(page, daysAgo(2))).toBeVisible()
  await expectFits(page, 320)
  await context.close()
})

test('the years before, and the same days as a table', {
  tag: '@thorough',
}, async ({ page, member }) => {
  await fewDays(member)
  const lastYear = daysAgo(400)
  await saveAt(member, lastYear, '10:00', { mood: 'happy' })
  await page.goto('/mood')
  await page.getByText('Show as table').click()
  const rows = page.getByRole('table', { name: 'Moods by day' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Calm, Sad')
  await expectClean(page)
  await page.getByRole('button', { name: 'Earlier' }).click()
  await expect(cell(page, lastYear)).toHaveAccessibleName(/, Happy$/)
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(cell(page, daysAgo(2))).toHaveAccessibleName(/Calm/)
  await expect(page.getByRole('button', { name: 'Later' })).toBeDisabled()
})

test('the year is saved as a picture that is named by it, and asks for nothing private @thorough', async ({
  page,
  member,
}) => {
  await fewDays(member)
  await page.goto('/mood')
  await expect(cell(page, daysAgo(2))).toHaveAccessibleName(/Calm/)
  await atRest(page)
  const asked: string[] = []
  let lastAt = Date.now()
  page.on('request', (request) => {
    asked.push(request.url())
    lastAt = Date.now()
  })
  // What a page asks for once it rests comes one after the other.
  await expect.poll(() => Date.now() - lastAt).toBeGreaterThan(2_000)
  asked.length = 0
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a picture' }).click()
  const file = await download
  const [from, to] = [daysAgo(0).with({ day: 1 }).subtract({ months: 11 }).year, daysAgo(0).year]
  expect(file.suggestedFilename()).toBe(`a-genda-${from === to ? to : `${from}-${to}`}.png`)
  const picture = readFileSync(await file.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1600, 940])
  // The week's cover may be on its way still, and a press fetches code.
  expect(asked.filter((url) => !/^blob:|\/(art|assets)\//.test(url))).toEqual([])
})

test('a new member has a ring around today, and from fourteen days on a few quiet words', async ({
  page,
  member,
}) => {
  await page.goto('/mood')
  await expect(page.getByText('Your first pebble will lie in the ring.')).toBeVisible()
  await expect(field(page).locator('.field-ring')).toHaveCount(1)
  await expect(cell(page, daysAgo(0)).locator('.field-ring')).toHaveCount(1)
  for (let day = 1; day <= 13; day += 1) await saveAt(member, daysAgo(day), '09:00', { mood: 'calm' })
  await page.reload()
  await expect(
    page.getByText('From 14 days with a check-in on, a few quiet words about them stand here.'),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'Calm' }).check({ force: true })
  await page.getByRole('button', { name: 'Save Mood' }).click()
  await expect(cell(page, daysAgo(0))).toHaveAccessibleName(/, today, Calm$/)
  await expect(page.getByText('Mostly calm.')).toBeVisible()
})

test('days that cannot be loaded say so in their place, and come at another try', {
  tag: '@thorough',
}, async ({ page, member, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  await fewDays(member)
  await page.goto('/mood')
  await expect(history(page)).toBeVisible()
  await expect(cell(page, daysAgo(2))).toHaveAccessibleName(/Calm/)
  await page.route('**/api/mood/days?*', (route) => route.abort('internetdisconnected'))
  await page.reload()
  const said = page.getByText('You seem to be offline, and this is not kept on this device.')
  await expect(said).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/mood/days?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cell(page, daysAgo(2))).toHaveAccessibleName(/Calm/)
})

test('the last six weeks stand on the profile and lead to the whole @thorough', async ({ page, member }) => {
  await fewDays(member)
  await page.goto('/profile')
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'The weather you came through' }),
  })
  await expect(card.locator('path.pebble')).toHaveCount(3)
  await card.getByRole('link', { name: 'See the whole year' }).click()
  await expect(page).toHaveURL('/mood')
})
