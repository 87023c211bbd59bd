import { create, expect, fillRequired, openNew, rule as openRule, test } from './admin-events-fixtures.ts'

test('a recurrence tells its next five dates as one types, and a wrong rule says so', async ({
  page,
  events: _,
  tolerate,
}) => {
  tolerate(/status of 400/)
  const form = await openNew(page)
  const rule = await openRule(page)
  await rule.fill('FREQ=WEEKLY;BYDAY=MO')
  await expect(form.getByText('Choose when it starts to see the next dates.')).toBeVisible()
  await fillRequired(page, 'Rose garden')
  const dates = form.getByText('Next dates').locator('xpath=..').getByRole('listitem')
  await expect(dates).toHaveText([
    /^Monday, May 12, 2031 at 6:00\sPM$/,
    /^Monday, May 19, 2031/,
    /^Monday, May 26, 2031/,
    /^Monday, June 2, 2031/,
    /^Monday, June 9, 2031/,
  ])
  await rule.fill('FREQ=WEEKLY;BYDAY=XX')
  await expect(form.getByText(/BYDAY of the recurrence should be/)).toBeVisible()
  await expect(rule).toHaveAttribute('aria-invalid', 'true')
  await expect(dates).toHaveCount(0)
  await create(page).click()
  await expect(rule).toBeFocused()
  await rule.fill('FREQ=MONTHLY;BYMONTHDAY=15')
  await expect(dates.nth(1)).toHaveText(/May 15, 2031/)
  await form.getByLabel('All day').check({ force: true })
  await expect(dates.nth(1)).toHaveText('Thursday, May 15, 2031')
  await rule.fill('')
  await expect(form.getByText('Next dates')).toHaveCount(0)
})

test('an answer about a rule that was changed meanwhile is not shown @thorough', async ({
  page,
  events: _,
}) => {
  await page.route('**/api/admin/recurrence-preview', async (route) => {
    const slow = route.request().postDataJSON().recurrence === 'FREQ=DAILY'
    await new Promise((go) => setTimeout(go, slow ? 1500 : 0))
    await route.fulfill({ json: { next: [slow ? '2031-01-01T12:00:00Z' : '2032-02-02T12:00:00Z'] } })
  })
  const form = await openNew(page)
  await fillRequired(page, 'Rose garden')
  const asked = page.waitForRequest('**/api/admin/recurrence-preview')
  const rule = await openRule(page)
  await rule.fill('FREQ=DAILY')
  await asked
  await rule.fill('FREQ=YEARLY')
  await expect(form.getByText('February 2, 2032')).toBeVisible()
  await page.waitForTimeout(1700)
  await expect(form.getByText('February 2, 2032')).toBeVisible()
  await expect(form.getByText('January 1, 2031')).toHaveCount(0)
})
