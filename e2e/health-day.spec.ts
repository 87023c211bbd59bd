import { expect, test } from './fixtures.ts'
import { card, daysAgo, open, saveEntry, screen, storedEntry, today } from './health-day.ts'
import { atRest } from './quiet-network.ts'

test('days are walked through by the arrows, with the day in the address @phone-too', async ({
  page,
  member,
}) => {
  await saveEntry(member, { dateISO: daysAgo(1), waterMl: 800 })
  await saveEntry(member, { dateISO: daysAgo(2), waterMl: 900 })
  await page.goto('/health')
  const { label, next, previous, water } = screen(page)
  await expect(label).toHaveText('Today')
  await expect(next).toBeDisabled()
  await expect(page.getByRole('heading', { name: "Today's Progress" })).toBeVisible()
  await previous.click()
  await expect(label).toHaveText('Yesterday')
  await expect(page).toHaveURL(`/health?date=${daysAgo(1)}`)
  await expect(water).toHaveValue('800')
  await expect(page.getByRole('heading', { name: "Today's Progress" })).toHaveCount(0)
  await previous.click()
  await expect(label).toHaveText(/^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+$/)
  await expect(page.getByRole('navigation', { name: 'Day' }).getByRole('time')).toHaveText(
    /^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}$/,
  )
  await expect(water).toHaveValue('900')
  await page.reload()
  await expect(water).toHaveValue('900')
  await next.click()
  await expect(label).toHaveText('Yesterday')
  await page.goBack()
  await expect(water).toHaveValue('900')
  await page.getByRole('button', { name: 'Go to Today' }).click()
  await expect(label).toHaveText('Today')
  await expect(page).toHaveURL('/health')
  await expect(water).toHaveValue('')
})

test('an address with a day that has not come, or is none, shows today @thorough', async ({
  page,
  member: _,
}) => {
  for (const date of [daysAgo(-1), 'soon', '2026-02-30']) {
    await page.goto(`/health?date=${date}`)
    await expect(screen(page).label).toHaveText('Today')
  }
})

test('leaving a dirty day by an arrow asks once; staying keeps all, leaving gives it up @phone-too @thorough', async ({
  page,
  member,
}) => {
  await page.goto('/health')
  const { saved, notes, previous, next, question, label, unsaved } = screen(page)
  await expect(saved).toBeVisible()
  await open(page, 'Notes')
  await notes.fill('Half a thought')
  await previous.click()
  await expect(question).toBeVisible()
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(previous).toBeFocused()
  await expect(notes).toHaveValue('Half a thought')
  await previous.click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(label).toHaveText('Yesterday')
  await next.click()
  await expect(label).toHaveText('Today')
  await expect(notes).toHaveValue('')
  await expect(unsaved).toHaveCount(0)
  expect(await storedEntry(member, today())).toBeUndefined()
})

test('leaving a dirty day by the menu asks, a saved one does not @thorough', async ({ page, member: _ }) => {
  await page.goto('/health')
  const { saved, notes, save, question } = screen(page)
  await expect(saved).toBeVisible()
  await open(page, 'Notes')
  await notes.fill('Half a thought')
  await page.getByRole('link', { name: 'Mood', exact: true }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/health')
  await save.click()
  await expect(saved).toBeVisible()
  await page.getByRole('link', { name: 'Mood', exact: true }).click()
  await expect(page).toHaveURL('/mood')
})

test('closing the tab on a dirty day asks, and what was typed survives a reload @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/health')
  const { saved, notes, unsaved, save } = screen(page)
  await expect(saved).toBeVisible()
  await open(page, 'Notes')
  await notes.click()
  await page.keyboard.type('Not yet saved')
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await expect(page.getByText('What you had typed is back. It is not saved yet.')).toBeVisible()
  await expect(notes).toHaveValue('Not yet saved')
  await expect(unsaved).toBeVisible()
  await save.click()
  await expect(saved).toBeVisible()
  await page.reload()
  await expect(notes).toHaveValue('Not yet saved')
  await expect(saved).toBeVisible()
})

test('what was typed survives a session that ended @thorough', async ({ page, member, tolerate }) => {
  tolerate(/status of 401/)
  await saveEntry(member, { dateISO: today(), waterMl: 700 })
  await page.goto('/health')
  const { notes, save, water, saved } = screen(page)
  await expect(water).toHaveValue('700')
  await open(page, 'Notes')
  await notes.fill('Kept for later')
  await atRest(page)
  await member.call('POST /auth/logout')
  await save.click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('link', { name: 'Health', exact: true }).click()
  await expect(notes).toHaveValue('Kept for later')
  await expect(water).toHaveValue('700')
  // It waited on the device for its member, and is sent by itself.
  await expect(saved).toBeVisible()
})

test.describe('past midnight', () => {
  test('a clean page follows to the new day, a dirty one stays with its own @thorough', async ({
    page,
    member: _,
  }) => {
    await page.clock.install({ time: new Date('2026-11-20T23:58:00+01:00') })
    await page.goto('/health')
    const { saved, notes, label, save, next } = screen(page)
    await expect(saved).toBeVisible()
    await expect(page.getByText('Friday, November 20, 2026')).toBeVisible()
    await page.clock.fastForward('05:00')
    await expect(page.getByText('Saturday, November 21, 2026')).toBeVisible()
    await expect(label).toHaveText('Today')

    await open(page, 'Notes')
    await notes.fill('A long evening')
    await page.clock.fastForward('24:00:00')
    await expect(label).toHaveText('Yesterday')
    await expect(page).toHaveURL('/health?date=2026-11-21')
    await expect(notes).toHaveValue('A long evening')
    await save.click()
    await expect(saved).toBeVisible()
    await next.click()
    await expect(label).toHaveText('Today')
    await expect(notes).toHaveValue('')
  })
})

test('on a desk the fields of a row stand on one line @thorough', async ({ page, member: _ }) => {
  await page.goto('/health')
  await expect(screen(page).saved).toBeAttached()
  await open(page, 'Body Metrics')
  const body = card(page, 'Body Metrics')
  const tops = (parts: string) =>
    body.locator(parts).evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().y)))
  for (const parts of ['label', 'input']) expect(new Set(await tops(parts)).size, parts).toBe(1)
})
