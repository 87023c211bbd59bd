import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { readExport } from '../server/test/read-export.ts'
import { expectClean, expectFits } from './clean.ts'
import { makePicture, share, shareBanner, upload } from './community-maker.ts'
import { expect, logIn, type SignedIn, test } from './fixtures.ts'
import { store } from './journal-fixtures.ts'
import { openProfile } from './profile-rows.ts'

const card = (page: Page) => page.locator('#data')
const button = (page: Page) => card(page).getByRole('button', { name: 'Take everything out' })

/** Presses, and opens what the browser has downloaded. Every file is held to its checksum. */
async function taken(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await press()
  return open(await download)
}

async function open(download: Download) {
  expect(download.suggestedFilename()).toMatch(/^a-genda-\d{4}-\d\d-\d\d\.zip$/)
  return readExport(await readFile(await download.path()))
}

/** Something of each kind, with pictures in the journal, in a post and in the banner. */
async function live(member: SignedIn) {
  const date = '2026-11-18'
  for (const mood of ['calm', 'happy']) await member.call('POST /mood', { body: { date, mood } })
  await member.call('POST /health', { body: { dateISO: date, steps: 4000, weightKg: 70.5 } })
  await member.call('POST /daily-notes', {
    body: {
      date,
      notes: [{ id: 'one', text: 'Buy bread', type: 'task', time: '09:00', createdAt: `${date}T08:00:00Z` }],
    },
  })
  const images = [crypto.randomUUID(), crypto.randomUUID()]
  for (const [at, id] of images.entries()) {
    const file = new Blob([new Uint8Array(await makePicture({ width: 200 + at }))])
    await member.call('POST /journal/images', { query: { id }, file })
  }
  await store(member, {
    date,
    title: 'By the lake',
    body: `![a heron](image:${images[0]})\n\nQuiet.`,
    images: images.map((id) => ({ id, alt: 'a heron' })),
  })
  const { url } = await upload(member, makePicture({ width: 300 }))
  await share(member, { content: 'The pears are ripe.', image_url: url })
  await shareBanner(member, { caption: 'Morning' })
}

test('everything is taken out by one press, as a file whose checksums hold @phone-too', async ({
  page,
  member,
}) => {
  await live(member)
  await openProfile(page, 'data')
  await expect(card(page).getByText('2 check-ins')).toBeVisible()
  await expect(card(page).getByText(/^About .+, before it is packed\.$/)).toBeVisible()
  await expect(card(page).getByText('It was never taken out.')).toBeVisible()
  const { files, manifest, json } = await taken(page, () => button(page).press('Enter'))
  await expect(card(page).getByText('All of it was sent.', { exact: false })).toBeVisible()
  await expect(card(page).getByText(/^Last taken out on /)).toBeVisible()
  await expect(button(page)).toBeFocused()

  expect(manifest).toMatchObject({ member: { id: member.user.id }, missing: [] })
  expect(json('moods/2026.json')).toHaveLength(2)
  expect(json('health/2026.json')).toMatchObject([{ dateISO: '2026-11-18', steps: 4000, weightKg: 70.5 }])
  const pictures = [...files].filter(([path]) => path.endsWith('.webp'))
  expect(pictures.map(([path]) => path.split('/').slice(0, -1).join('/'))).toEqual([
    ...['journal/images', 'journal/images'],
    ...['images', 'images'],
  ])
  for (const [, bytes] of pictures) expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  expect(files.get('journal/2026/11/2026-11-18-by-the-lake.md')?.toString()).toContain('Quiet.')
})

test('only what is chosen is taken out, by keyboard @thorough', async ({ page, member }) => {
  await live(member)
  await openProfile(page, 'data')
  const choose = card(page).getByRole('button', { name: 'Choose what' })
  await choose.press('Enter')
  const kinds = card(page).getByRole('group', { name: 'What to take out' }).getByRole('checkbox')
  await expect(kinds).toHaveCount(12)
  for (const kind of await kinds.all()) await kind.press('Space')
  await expect(card(page).getByText('Choose at least one kind.')).toBeVisible()
  await expect(button(page)).toBeDisabled()
  await card(page).getByRole('checkbox', { name: 'Moods 2' }).press('Space')
  await card(page)
    .getByRole('checkbox', { name: /^Goals/ })
    .press('Space')
  const { manifest } = await taken(page, () =>
    card(page).getByRole('button', { name: 'Take 2 kinds out' }).press('Enter'),
  )
  expect(manifest.kinds).toEqual(['moods', 'goals'])
  // Folded again, everything is meant.
  await choose.press('Enter')
  await expect(button(page)).toBeEnabled()
})

test('the same link twice gives one file, and a stranger cannot ask for one @thorough', async ({
  page,
  member,
  product,
  request,
}) => {
  await openProfile(page, 'data')
  const asked = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/me/export') && answer.request().method() === 'POST',
  )
  const download = page.waitForEvent('download')
  await button(page).click()
  const { url } = await (await asked).json()
  await open(await download)
  const again = await request.get(`/api${url}`)
  expect([again.status(), (await again.json()).detail]).toEqual([
    404,
    'This link was used already, or it is too old. Please ask for a new one.',
  ])
  expect((await request.post('/api/me/export', { data: {} })).status()).toBe(401)

  // A link of a session that has ended since is still that of the member.
  const phone = await logIn(product, member)
  const { url: later } = await phone.call('POST /me/export', { body: {} })
  await phone.call('POST /auth/logout')
  expect((await request.get(`/api${later}`)).status()).toBe(200)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/profile')
  await expect(page).toHaveURL('/')
})

test('a download that waits can be started by hand; one that ran to no end is offered again @thorough', async ({
  page,
  member,
}) => {
  // The browser blocks what a page starts by itself.
  await page.addInitScript(() => {
    HTMLAnchorElement.prototype.click = () => {}
  })
  await openProfile(page, 'data')
  await button(page).click()
  const byHand = card(page).getByRole('link', { name: 'Start it by hand' })
  await expect(card(page).getByText('Your browser is about to download it.', { exact: false })).toBeVisible()
  await expect(byHand).toBeVisible()
  await page.route('**/api/me/export', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), download: 'running' } })
  })
  await expect(card(page).getByText('It is being downloaded.', { exact: false })).toBeVisible()
  await expect(byHand).toHaveCount(0)
  await page.unroute('**/api/me/export')
  await expect(byHand).toBeVisible()
  await page.route('**/api/me/export', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), download: null } })
  })
  await expect(
    card(page).getByText('The download did not come to its end. Please start it again.'),
  ).toBeVisible()
  await page.unroute('**/api/me/export')
  expect(member.user.id).toBeTruthy()
})

test('a second download beside the first, a busy server, a full rate and no line are told in sentences', async ({
  page,
  member: _,
  context,
  tolerate,
}) => {
  tolerate(/status of (409|429|503)/, /ERR_INTERNET_DISCONNECTED/)
  await openProfile(page, 'data')
  await expect(card(page).getByText('It was never taken out.')).toBeVisible()
  const running = 'Your data is being downloaded already. Please wait until that has ended.'
  const busy = 'The server is busy. Please try again in a moment.'
  for (const [status, detail, headers, told] of [
    [409, running, {}, running],
    [503, busy, {}, busy],
    [429, '', { 'retry-after': '7200' }, 'That was a little too often. Please try again in 2 hours.'],
  ] as const) {
    await page.route('**/api/me/export', (route) => route.fulfill({ status, json: { detail }, headers }))
    await button(page).click()
    await expect(page.getByText(told)).toBeVisible()
    await expect(button(page)).toBeEnabled()
    await page.unroute('**/api/me/export')
  }
  await context.setOffline(true)
  await button(page).click()
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await context.setOffline(false)
})

test('who leaves can take everything out first: before the choice, and after it @phone-too', async ({
  page,
  member,
}) => {
  await live(member)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  const first = (at: typeof dialog | Page) => at.getByRole('button', { name: 'Take everything out first' })
  const before = await taken(page, () => first(dialog).press('Enter'))
  expect(before.json('moods/2026.json')).toHaveLength(2)
  await expect(dialog.getByText('All of it was sent.', { exact: false })).toBeVisible()
  await expectClean(page)
  await dialog.getByRole('radio', { name: 'Hide it now, and delete it in seven days' }).check()
  await dialog.getByLabel('Your password').fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You are leaving A-genda' })).toBeVisible()
  const after = await taken(page, () => first(page).press('Enter'))
  expect(after.json('moods/2026.json')).toEqual(before.json('moods/2026.json'))
  await expectClean(page)
})

for (const width of [1280, 390, 320])
  test(`the member’s data at ${width} pixels, its choice and its failure are clean`, {
    tag: '@thorough',
  }, async ({ page, member: _, tolerate }) => {
    tolerate(/status of 500/)
    await page.setViewportSize({ width, height: 900 })
    await openProfile(page, 'data')
    await card(page).getByRole('button', { name: 'Choose what' }).click()
    await expect(card(page).getByText('It was never taken out.')).toBeVisible()
    await taken(page, () => button(page).click())
    await expect(card(page).getByText('All of it was sent.', { exact: false })).toBeVisible()
    await expectClean(page)
    await page.route('**/api/me/export', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(card(page).getByText('How much there is could not be loaded.')).toBeVisible({
      timeout: 15_000,
    })
    await expectFits(page, width)
    await button(page).click()
    await expect(page.getByText('Your data could not be taken out. Please try again.')).toBeVisible()
    await page.unroute('**/api/me/export')
    await card(page).getByRole('button', { name: 'Try again' }).click()
    await expect(card(page).getByText(/^About .+, before it is packed\.$/)).toBeVisible()
  })
