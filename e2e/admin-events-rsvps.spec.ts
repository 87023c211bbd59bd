import { readFile } from 'node:fs/promises'
import { answer, expect, fail, test, toast } from './admin-events-fixtures.ts'
import { rsvp } from './events-maker.ts'

test('RSVPs are told for eight seconds, with all their parts', async ({ page, events, product }) => {
  const { id } = await events.make({ title: 'Rose garden', capacity: 4 })
  await answer(product, id, 'Mira Holm', 'going')
  const second = await answer(product, id, 'Jun Sato', 'interested')
  await page.clock.install()
  await page.goto('/admin/events')
  const rsvps = page.getByRole('button', { name: 'RSVPs for Rose garden' })
  await rsvps.click()
  const told = toast(page, 'Going: 1')
  await expect(told).toContainText('Going: 1 · Interested: 1 · Total: 2')
  await expect(told).toContainText('Capacity: 4 · Available: 3 · 25% full')
  await page.clock.runFor(7000)
  await expect(told).toBeVisible()
  await page.clock.runFor(2500)
  await expect(told).toHaveCount(0)

  await rsvp(second, id, 'not_going')
  await rsvps.click()
  await expect(toast(page, 'Going: 1')).toContainText('Going: 1 · Interested: 0 · Not going: 1 · Total: 2')
})

test('RSVPs that there are none of, or that cannot be loaded, are told so @thorough', async ({
  page,
  events,
  product,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await events.make({ title: 'Rose garden' })
  const { id } = await events.make({ title: 'Full house', capacity: 4 })
  await answer(product, id, 'Mira Holm', 'going')
  await page.goto('/admin/events')
  await page.getByRole('button', { name: 'RSVPs for Full house' }).click()
  await expect(toast(page, 'Capacity: 4')).toBeVisible()
  await page.getByRole('button', { name: 'RSVPs for Rose garden' }).click()
  await expect(toast(page, 'No RSVPs yet for this event')).toBeVisible()
  // It replaces the list of the event before, and keeps nothing of it.
  await expect(page.getByText('Capacity: 4')).toHaveCount(0)
  await page.route('**/rsvps', fail(500))
  await page.getByRole('button', { name: 'RSVPs for Rose garden' }).click()
  await expect(toast(page, 'Failed to load RSVPs')).toBeVisible()
})

test('who comes is listed, those who go first, and exported without formulas @thorough', async ({
  page,
  events,
  product,
}) => {
  const { id } = await events.make({ title: 'Rose garden' })
  const jun = await answer(product, id, 'Jun, Sato', 'interested')
  await answer(product, id, '=HYPERLINK(A1)', 'going')
  await page.goto('/admin/events')
  const rsvps = page.getByRole('button', { name: 'RSVPs for Rose garden' })
  await rsvps.click()
  await page.getByRole('button', { name: 'Who comes', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Who comes' })
  const people = dialog.getByRole('region', { name: 'Answers' }).getByRole('listitem')
  await expect(people).toHaveCount(2)
  await expect(people.first()).toContainText('=HYPERLINK(A1)')
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Going 1', 'Interested 1'])
  await expect(people.last()).toContainText(jun.email)

  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^rsvps-rose-garden-[\d-]+\.csv$/)
  const [heads, ...rows] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(heads).toBe('\ufeffName,Email,RSVP,Answered')
  expect(rows[0]).toMatch(/^"'=HYPERLINK\(A1\)","'-hyperlink-[^,]+",Going,20\d\d-/)
  expect(rows[1]).toContain(`"Jun, Sato",${jun.email},Interested,`)
  const [line] = await events.call('GET /admin/audit', { query: { kind: 'rsvp-list-export' } })
  expect(line?.details).toEqual({ title: 'Rose garden', entries: 2 })
  await page.keyboard.press('Escape')
  await expect(rsvps).toBeFocused()
  await page.goto(`/admin/events?attendees=${id}`)
  await page.reload()
  await expect(people).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/events')
})

test('a long list of who comes is paged, and exported whole @thorough', async ({ page, events }) => {
  const { id } = await events.make({ title: 'Rose garden' })
  const people = Array.from({ length: 130 }, (_, at) => ({
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    name: `Person ${at}`,
    email: `p${at}@example.org`,
    status: 'going',
    answered_at: '2026-11-01T10:00:00.000000Z',
  }))
  await page.route('**/attendees?*', (route) => {
    const after = new URL(route.request().url()).searchParams.get('after')
    const from = after ? people.findIndex((one) => one.id === after) + 1 : 0
    return route.fulfill({ json: people.slice(from, from + 100) })
  })
  await page.goto(`/admin/events?attendees=${id}`)
  const rows = page.getByRole('region', { name: 'Answers' }).getByRole('listitem')
  await expect(rows).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(130)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(131)
  await expect(toast(page, '130 answers exported')).toBeVisible()
})
