import type { Page } from '@playwright/test'
import type { GlobalEvent } from '../contract/events.ts'
import { editor, expect, field, fillRequired, openNew, test, toast } from './admin-events-fixtures.ts'

const save = async (page: Page) => {
  await editor(page)
    .getByRole('button', { name: /^(Create|Update)$/ })
    .click()
  await expect(toast(page, 'successfully')).toBeVisible()
}

for (const [zone, instant, midnight] of [
  ['Asia/Kathmandu', '2031-05-12T12:15:00.000Z', '2031-05-11T18:15:00.000Z'],
  ['America/St_Johns', '2031-05-12T20:30:00.000Z', '2031-05-12T02:30:00.000Z'],
] as const)
  test.describe(zone, { tag: zone === 'Asia/Kathmandu' ? [] : '@thorough' }, () => {
    test.use({ timezoneId: zone })

    test('a time is meant on the clocks of the zone, which is one’s own unless another is chosen', async ({
      page,
      events,
    }) => {
      await openNew(page)
      await fillRequired(page, 'Here')
      await expect(field(page, 'Time zone').locator('option:checked')).toHaveText(/your own/)
      await save(page)
      const [here] = (await events.all()) as [GlobalEvent]
      expect(here.start).toBe(instant)
      await page.goto(`/admin/events?edit=${here.id}`)
      await expect(field(page, 'Start')).toHaveValue('2031-05-12T18:00')

      await field(page, 'Time zone').selectOption('Asia/Tokyo')
      await expect(field(page, 'Start')).toHaveValue('2031-05-12T18:00')
      await expect(editor(page).getByText(/^Where you are: Mon, May 12, 2031/)).toBeVisible()
      await save(page)
      const [there] = (await events.all()) as [GlobalEvent]
      expect([there.start, there.timezone]).toEqual(['2031-05-12T09:00:00.000Z', 'Asia/Tokyo'])
      const when = page.getByRole('article').getByRole('paragraph').filter({ hasText: 'your time' })
      await expect(when).toHaveText(/6:00.+ your time\)$/)
    })

    test('whole days are days of the zone, the last one included @thorough', async ({ page, events }) => {
      await openNew(page)
      await fillRequired(page, 'Retreat')
      await editor(page).getByLabel('All day').check({ force: true })
      await expect(field(page, 'Start')).toHaveAttribute('type', 'date')
      await field(page, 'End').fill('2031-05-13')
      await save(page)
      const [made] = (await events.all()) as [GlobalEvent]
      expect([made.start, made.allDay]).toEqual([midnight, true])
      expect(Date.parse(made.end) - Date.parse(made.start)).toBe(48 * 3_600_000)
      expect(made.timezone).not.toBeNull()
      await expect(page.getByText('Mon, May 12 – Tue, May 13, 2031, all day')).toBeVisible()
      await page.goto(`/admin/events?edit=${made.id}`)
      await expect(field(page, 'Start')).toHaveValue('2031-05-12')
      await expect(field(page, 'End')).toHaveValue('2031-05-13')
    })
  })

test('a time that a change of the clocks skips is told as what it will be @thorough', async ({
  page,
  events,
}) => {
  await openNew(page)
  await fillRequired(page, 'Night')
  await field(page, 'Start').fill('2031-03-30T02:30')
  await expect(editor(page).getByText('Clocks change then: it will be 03:30.')).toBeVisible()
  await save(page)
  expect((await events.all())[0]?.start).toBe('2031-03-30T01:30:00.000Z')
})
