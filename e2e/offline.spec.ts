import { expect, join, test } from './fixtures.ts'
import { picture, store, today, write } from './journal-fixtures.ts'
import { daysAgo, saveAt } from './mood-days.ts'
import {
  asOf,
  cut,
  isKeptFile,
  keptAnswers,
  lineIsCut,
  openAndKeep,
  untilKept,
  whatIsKept,
} from './offline-fixtures.ts'
import { openRow } from './profile-rows.ts'
import { memberScreens } from './screens.ts'
import { toast } from './toast.ts'

test.use({ serviceWorkers: 'allow' })

const notKept = 'this is not kept on this device'

/** A life of a few lines, each of another page. */
async function live(member: Parameters<typeof saveAt>[0]): Promise<string> {
  await saveAt(member, daysAgo(1), '18:00', { mood: 'calm', note: 'The lake was still.' })
  await member.call('POST /health', { body: { dateISO: today(), waterMl: 750, notes: 'Slept well.' } })
  await member.call('POST /daily-notes', {
    body: {
      date: today(),
      notes: [{ id: 'walk', text: 'Walk to the lake', type: 'task', createdAt: new Date().toISOString() }],
    },
  })
  const { id } = await store(member, { title: 'Pears', body: 'The pears are ripe.' })
  return id
}

test('every page of a member opens without a connection, by its address and by a reload, with what is kept @phone-too', async ({
  page,
  context,
  member,
  tolerate,
}) => {
  // Every page twice, after all of them were kept.
  test.slow()
  tolerate(lineIsCut)
  const entry = await live(member)
  await openAndKeep(page, member.id)
  await cut(context)
  const shown: [path: string, text: string | RegExp][] = [
    ['/dashboard', 'Walk to the lake'],
    ['/mood', 'The lake was still.'],
    ['/health', 'Slept well.'],
    ['/journal', 'The pears are ripe.'],
    ['/calendar', 'Walk to the lake'],
  ]
  for (const [path, text] of shown) {
    await page.goto(path)
    await expect(
      page
        .getByText(text)
        .filter({ visible: true })
        .or(page.locator('textarea', { hasText: text }))
        .first(),
    ).toBeVisible()
    await expect(asOf(page)).toBeVisible()
    await expect(page.getByText('Offline. What you write is kept here.')).toBeVisible()
    await expect(toast(page)).toHaveCount(0)
    await page.reload()
    await expect(asOf(page)).toBeVisible()
  }
  await page.goto(`/journal/${entry}`)
  await expect(page.getByText('The pears are ripe.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/calendar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const path of await memberScreens()) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  }
})

test('a picture of the journal that was seen on this device is seen without a line', async ({
  page,
  context,
  member,
  tolerate,
}) => {
  tolerate(lineIsCut)
  await write(page)
  await page.keyboard.type('By the water.')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture())
  const shelf = page.getByRole('list', { name: 'Pictures of this entry' })
  await shelf.getByLabel('What this picture shows').first().fill('A heron')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect
    .poll(async () => (await member.call('GET /journal'))[0]?.images)
    .toMatchObject([{ alt: 'A heron' }])
  const [entry] = await member.call('GET /journal')
  const isDrawn = () =>
    page.getByRole('img', { name: 'A heron' }).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await page.goto(`/journal/${entry?.id}`)
  await expect.poll(isDrawn).toBe(640)
  await untilKept(page, member.id)
  await cut(context)
  await page.reload()
  await expect.poll(isDrawn, { timeout: 20_000 }).toBe(640)
})

test('a page whose data is not kept says so, and shows it when the connection is back', async ({
  page,
  context,
  member,
  tolerate,
}) => {
  tolerate(lineIsCut)
  await member.call('POST /community/posts', {
    body: { post_type: 'reflection', content: 'Hello from the hill.' },
  })
  await openAndKeep(page, member.id)
  await cut(context)
  await page.getByRole('link', { name: 'Community' }).first().click()
  await expect(page.getByText(notKept).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(asOf(page)).toHaveCount(0)
  await cut(context, false)
  await expect(page.getByText('Hello from the hill.')).toBeVisible()
  await expect(page.getByText(notKept)).toHaveCount(0)
})

test('as soon as the connection is back, what is shown is fresh and says so no more', async ({
  page,
  context,
  member,
  tolerate,
}) => {
  tolerate(lineIsCut)
  await live(member)
  await openAndKeep(page, member.id, '/mood')
  await cut(context)
  await page.reload()
  await expect(page.getByText('The lake was still.')).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await saveAt(member, daysAgo(0), '00:01', { mood: 'happy', note: 'Told by the telephone.' })
  await cut(context, false)
  await expect(page.getByText('Told by the telephone.')).toBeVisible()
  await expect(asOf(page)).toHaveCount(0)
})

test('what was saved a moment ago is there without a connection @thorough', async ({
  page,
  context,
  member,
  tolerate,
}) => {
  tolerate(lineIsCut)
  await openAndKeep(page, member.id, '/mood')
  await page.getByRole('radio', { name: 'Calm' }).first().check({ force: true })
  await page.getByLabel(/note/i).first().fill('Written just now.')
  await page.getByRole('button', { name: /Save/ }).first().click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Written just now.' }).first()).toBeVisible()
  // It is read again two seconds after a change.
  await page.waitForTimeout(4_000)
  await cut(context)
  await page.goto('/dashboard')
  await page.goto('/mood')
  await expect(page.getByText('Written just now.').first()).toBeVisible()
})

test.describe('a product that is stopped', () => {
  test('is read as without a connection, and asked again @thorough', async ({
    page,
    product,
    member,
    tolerate,
  }) => {
    tolerate(lineIsCut)
    await live(member)
    await openAndKeep(page, member.id)
    await product.stop()
    try {
      await page.goto('/journal')
      await expect(page.getByText('The pears are ripe.')).toBeVisible()
      await expect(asOf(page)).toBeVisible()
    } finally {
      await product.restart()
    }
    // Unless it has asked by itself already.
    const again = page.getByRole('status').getByRole('button', { name: 'Try again' })
    await again.click({ timeout: 2_000 }).catch(() => undefined)
    await expect(asOf(page)).toHaveCount(0)
  })
})

test('nothing of one member is there for another in the same browser', async ({
  page,
  context,
  product,
  member,
  signIn,
  tolerate,
}) => {
  tolerate(lineIsCut, /status of 401/)
  await live(member)
  await openAndKeep(page, member.id, '/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  // What waits to be sent goes as well, which nothing does here.
  await expect.poll(async () => (await whatIsKept(page, { outbox: true })).databases).toEqual([])

  const ben = await join(product, 'Ben Oak')
  await signIn(context, ben)
  await openAndKeep(page, ben.id)
  await cut(context)
  for (const path of ['/dashboard', '/mood', '/health', '/journal', '/calendar']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const text of ['The lake was still.', 'Slept well.', 'The pears are ripe.', 'Walk to the lake'])
      await expect(page.getByText(text)).toHaveCount(0)
  }
  expect((await whatIsKept(page)).databases).toEqual([`agenda-${ben.id}`])
})

test('signing out without a connection says what would be lost, and leads to the landing page @thorough', async ({
  page,
  context,
  member,
  tolerate,
}) => {
  tolerate(lineIsCut)
  await openAndKeep(page, member.id, '/mood')
  await expect.poll(() => isKeptFile(page, /landing-page/), { timeout: 30_000 }).toBe(true)
  await cut(context)
  await page.goto('/journal/write')
  await page.getByRole('textbox', { name: 'Title' }).fill('Only here so far')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' })
  await expect(question).toContainText('1 change is not saved yet and would be lost: 1 entry of the journal.')
  await question.getByRole('button', { name: 'Sign out without saving' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Begin Your Journey' }).first()).toBeVisible()
})

test('a session that was ended elsewhere leaves nothing on this device @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 401/)
  await openAndKeep(page, member.id)
  await member.call('POST /auth/logout')
  await page.goto('/mood')
  await expect(page).toHaveURL('/')
  await expect.poll(async () => (await whatIsKept(page)).databases).toEqual([])
})

test('a visitor of the landing page downloads none of it @thorough', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await page.getByLabel('Email').fill('somebody@example.org')
  await page.waitForTimeout(4_000)
  expect(fetched.filter((path) => /service-worker|connection-notice/.test(path))).toEqual([])
  expect(await whatIsKept(page)).toEqual({ caches: [], databases: [], workers: 0 })
})

test('one press on the profile removes it from this device, another brings it back', async ({
  page,
  member,
}) => {
  await openAndKeep(page, member.id, '/profile')
  await openRow(page, 'data')
  const choice = page.getByRole('switch', { name: 'Keep a copy on this device' })
  await choice.click()
  const nothing = { caches: [], databases: [], workers: 0 }
  await expect.poll(() => whatIsKept(page)).toEqual(nothing)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(3_000)
  expect(await whatIsKept(page)).toEqual(nothing)
  await page.goto('/profile')
  await expect(choice).not.toBeChecked()
  await choice.click()
  await untilKept(page, member.id)
})

test('SERVICE_WORKER=off removes it from every browser, and what waits to be sent stays @thorough', async ({
  page,
  product,
  member,
}) => {
  await openAndKeep(page, member.id)
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('changes', { keyPath: 'id' })
          opening.result.createObjectStore('lease')
        }
        opening.onsuccess = () => {
          opening.result.close()
          resolve(undefined)
        }
      }),
    `agenda-outbox-${member.id}`,
  )
  await product.restart({ SERVICE_WORKER: 'off' })
  try {
    await page.goto('/mood')
    const left = { caches: [], databases: [`agenda-outbox-${member.id}`], workers: 0 }
    await expect.poll(() => whatIsKept(page, { outbox: true }), { timeout: 45_000 }).toEqual(left)
    await page.goto('/dashboard')
    await page.waitForTimeout(3_000)
    await expect.poll(() => whatIsKept(page, { outbox: true })).toEqual(left)
  } finally {
    await product.restart({ SERVICE_WORKER: 'on' })
  }
  await page.goto('/dashboard')
  await untilKept(page, member.id)
  expect(await keptAnswers(page, member.id)).toBeGreaterThan(0)
})
