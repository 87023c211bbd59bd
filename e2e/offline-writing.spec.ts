import type { Page, Route } from '@playwright/test'
import { expectClean } from './clean.ts'
import { expect, type Member, test } from './fixtures.ts'
import { open, saveEntry, screen, storedEntry, today } from './health-day.ts'

const kept = 'Kept on this device. It will be sent when A-genda can be reached.'
const task = (id: string, text: string) => ({
  id,
  text,
  type: 'task' as const,
  createdAt: '2026-11-18T12:00:00Z',
})
const plan = (member: Member, ...items: ReturnType<typeof task>[]) =>
  member.call('POST /daily-notes', { body: { date: today(), notes: items } })
const planned = async (member: Member) =>
  (await member.call('GET /daily-notes/{date}', { params: { date: today() } })).notes
const waiting = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 1 ? '1 change waiting' : `${count} changes waiting` })
const water = (page: Page) => page.getByRole('button', { name: '+250ml' })
const line = (page: Page) => page.getByRole('textbox', { name: 'Add to today' })

/** What changes something; sign-in and reading go on. */
const writes = (handle: (route: Route) => Promise<unknown>) => (route: Route) =>
  route.request().method() === 'GET' ? route.continue() : handle(route)
const noLine = writes((route) => route.abort('internetdisconnected'))

test('a tick that is followed at once by a reload is not lost', async ({ page, member, tolerate }) => {
  tolerate(/ERR_/)
  await plan(member, task('1', 'Water the fern'))
  await page.goto('/dashboard')
  const box = page.getByRole('checkbox', { name: 'Water the fern' })
  await expect(box).toBeVisible()
  // The code of the outbox has not been fetched, and the press is the first of this page.
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    location.reload()
  })
  await expect(box).toBeChecked()
  await expect.poll(async () => (await planned(member))[0]?.completed).toBe(true)
})

test('without a line everything of home is kept, over a reload too, and sent in order when it is back @phone-too', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/ERR_/)
  await plan(member, task('1', 'Water the fern'))
  await page.goto('/dashboard')
  await expect(page.getByRole('checkbox', { name: 'Water the fern' })).toBeVisible()
  await page.route('**/api/**', noLine)
  await page.getByRole('checkbox', { name: 'Water the fern' }).click({ force: true })
  await expect(page.getByText(kept)).toBeVisible()
  await water(page).click()
  await line(page).fill('Buy milk')
  await line(page).press('Enter')
  await expect(line(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Calm' }).click()
  await expect(waiting(page, 4)).toBeVisible()
  await expectClean(page)
  expect(await planned(member)).toHaveLength(1)

  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Water the fern' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Buy milk' })).toBeVisible()
  await expect(page.getByText('250 of 2,000 ml')).toBeVisible()
  await expect(waiting(page, 4)).toBeVisible()
  await waiting(page, 4).click()
  const list = page.getByRole('dialog', { name: 'On this device' })
  await expect(list.getByRole('listitem')).toHaveCount(4)
  await expect(list).toContainText('Done: Water the fern')
  await expectClean(page)
  await page.unroute('**/api/**')
  const sendNow = list.getByRole('button', { name: 'Send now' })
  // On a slow machine all may be sent by itself before the press.
  await sendNow.click({ timeout: 5_000 }).catch(() => expect(sendNow).toBeHidden())
  await expect(list).toContainText('Everything is sent.')
  expect((await planned(member)).map(({ text, completed }) => [text, completed])).toEqual([
    ['Water the fern', true],
    ['Buy milk', false],
  ])
  expect((await storedEntry(member, today()))?.waterMl).toBe(250)
  expect(await member.call('GET /mood/history')).toMatchObject([{ mood: 'calm', date: today() }])
})

test('answers that are lost make nothing twice', async ({ page, member, tolerate }) => {
  tolerate(/ERR_/)
  await page.goto('/dashboard')
  await expect(line(page)).toBeVisible()
  const cut = writes(async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route('**/api/**', cut)
  await water(page).click()
  await line(page).fill('Buy milk')
  await line(page).press('Enter')
  await page.getByRole('button', { name: 'Calm' }).click()
  await expect(waiting(page, 3)).toBeVisible()
  await page.unroute('**/api/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('button', { name: /waiting/ })).toHaveCount(0)
  expect((await storedEntry(member, today()))?.waterMl).toBe(250)
  expect((await planned(member)).map(({ text }) => text)).toEqual(['Buy milk'])
  expect(await member.call('GET /mood/history')).toHaveLength(1)
})

test('a server that never answers keeps nobody from going on, and what was said before and after it arrives once', async ({
  page,
  member,
  tolerate,
}) => {
  test.slow()
  tolerate(/ERR_/)
  const tell = async (mood: string, note: string) => {
    await page.getByRole('radio', { name: mood }).check({ force: true })
    await page.getByLabel('Note').fill(note)
    await page.getByRole('button', { name: 'Save Mood' }).click()
  }
  await page.goto('/mood')
  await page.route(
    '**/api/**',
    writes(() => new Promise(() => undefined)),
  )
  await tell('Calm', 'Before the rain')
  // Left before anything is said, as people do.
  await page.goto('/health')
  await expect(waiting(page, 1)).toBeVisible()
  await page.goto('/mood')
  await expect(page.getByRole('button', { name: 'Save Mood' })).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveCount(0)
  await tell('Happy', 'After the rain')
  await expect(page.getByText(kept)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByLabel('Note')).toHaveCount(0)
  await expect(waiting(page, 2)).toBeVisible()
  await page.unroute('**/api/**')
  // The silence of the line ends by itself.
  await expect(page.getByRole('button', { name: /waiting/ })).toHaveCount(0, { timeout: 60_000 })
  const stored = await member.call('GET /mood/history')
  expect(stored.map(({ note }) => note).toSorted()).toEqual(['After the rain', 'Before the rain'])
})

test('two tabs send what waits once @thorough', async ({ page, context, member, tolerate }) => {
  tolerate(/ERR_/)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/dashboard')
    await expect(water(tab)).toBeVisible()
  }
  await context.route('**/api/**', noLine)
  await water(page).click()
  await water(other).click()
  for (const tab of [page, other]) await expect(waiting(tab, 2)).toBeVisible()
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(String(request.postDataJSON().id))
  })
  await context.unroute('**/api/**')
  await Promise.all([page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))))
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: /waiting/ })).toHaveCount(0)
    await expect(tab.getByText('500 of 2,000 ml')).toBeVisible()
  }
  expect((await storedEntry(member, today()))?.waterMl).toBe(500)
  expect(sent).toHaveLength(2)
})

test('what two devices changed of a day is shown with both values, and chosen by keyboard @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/ERR_|status of 409/)
  await saveEntry(member, { dateISO: today(), weightKg: 70, notes: 'Before.' })
  await page.goto('/health')
  await open(page, 'Body Metrics')
  const { weight, save } = screen(page)
  await expect(weight).toHaveValue('70')
  await page.route('**/api/**', noLine)
  await weight.fill('71')
  await save.click()
  await expect(page.getByText(kept)).toBeVisible()
  await expect(waiting(page, 1)).toBeVisible()
  await member.call('PATCH /health/{date}', {
    params: { date: today() },
    body: { id: crypto.randomUUID(), set: { weightKg: 72 } },
  })
  await page.unroute('**/api/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const pill = page.getByRole('button', { name: '1 change could not be saved' })
  await expect(pill).toBeVisible()
  const list = page.getByRole('dialog', { name: 'On this device' })
  await expect(page.getByText('• A change could not be saved')).toHaveCount(1)
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(list).toBeVisible()
  await list.getByRole('button', { name: 'Close' }).last().click()
  await pill.focus()
  await page.keyboard.press('Enter')
  const field = list.getByRole('group', { name: 'Weight' })
  await expect(field).toContainText('71')
  await expect(field).toContainText('72')
  await expectClean(page)
  await field.getByRole('button', { name: 'Keep this: Yours' }).focus()
  await page.keyboard.press('Enter')
  await expect(list).toContainText('Everything is sent.')
  const focus = () => page.evaluate(() => document.activeElement?.closest('dialog, main')?.tagName)
  await expect.poll(focus).toBe('DIALOG')
  await expect.poll(async () => (await storedEntry(member, today()))?.weightKg).toBe(71)
  await page.keyboard.press('Escape')
  // What opened the list is gone.
  await expect.poll(focus).toBe('MAIN')
  await expect(page.getByText('✓ All changes saved')).toHaveCount(1)
})

test('the words of what was refused are written anew and sent, by keyboard, and a reload loses none @phone-too', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 400/)
  await page.goto('/dashboard')
  await expect(line(page)).toBeVisible()
  // As a version that allowed longer words has left it.
  await page.evaluate(
    ([memberId, date, text]) => {
      const change = {
        name: 'POST /daily-notes/{date}/items',
        things: [`day:${date}`],
        params: { date },
        body: { id: 'old', text, type: 'task', createdAt: new Date().toISOString() },
        id: crypto.randomUUID(),
        seq: 1,
        at: Date.now(),
        tries: 0,
      }
      localStorage.setItem(`outbox:${memberId}`, '1')
      localStorage.setItem(`outbox:${memberId}:1`, JSON.stringify(change))
    },
    [member.id, today(), `Milk ${'and bread '.repeat(120)}`] as const,
  )
  await page.reload()
  const pill = page.getByRole('button', { name: '1 change could not be saved' })
  await expect(pill).toBeVisible()
  await pill.press('Enter')
  const list = page.getByRole('dialog', { name: 'On this device' })
  const anew = list.getByRole('button', { name: /^Change the words: Planner/ })
  await anew.press('Enter')
  const field = list.getByLabel('Text')
  await expect(field).toHaveValue(/^Milk and bread/)
  await expectClean(page)
  await field.fill('Milk and bread')
  await list.getByRole('button', { name: 'Close' }).last().press('Enter')
  await page.reload()
  await pill.press('Enter')
  await anew.press('Enter')
  await expect(field).toHaveValue('Milk and bread')
  expect(await planned(member)).toEqual([])
  await field.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' today')
  await list.getByRole('button', { name: 'Send again' }).press('Enter')
  await expect(list).toContainText('Everything is sent.')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await expectClean(page)
  expect((await planned(member)).map(({ text }) => text)).toEqual(['Milk and bread today'])
})

test('signing out with something waiting asks first @thorough', async ({ page, member: _, tolerate }) => {
  tolerate(/ERR_/)
  await page.goto('/dashboard')
  await expect(water(page)).toBeVisible()
  await page.route('**/api/**', noLine)
  await water(page).click()
  await expect(waiting(page, 1)).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' })
  await expect(question).toContainText(
    '1 change is not saved yet and would be lost: 1 change of your health data.',
  )
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(waiting(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await question.getByRole('button', { name: 'Sign out without saving' }).click()
  await expect(page).toHaveURL('/')
  const left = await page.evaluate(async () => [
    Object.keys(localStorage).filter((key) => key.startsWith('outbox')),
    (await indexedDB.databases()).filter(({ name }) => name?.startsWith('agenda-outbox')),
  ])
  expect(left).toEqual([[], []])
})
