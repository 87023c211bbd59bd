import { scaledLimit } from '../scripts/slowness.ts'
import { aName, expect, join, test } from './back-office.ts'
import { auditOf, screen, usersCall } from './health-viewer.ts'

/** Invented members, by name, as the server would page them. */
const invented = Array.from({ length: 1050 }, (_, at) => ({
  id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  name: `Person ${String(at).padStart(3, '0')}`,
  email: `person${at}@example.org`,
  role: 'member',
  suspended_at: null,
  created_at: '2026-01-01T00:00:00.000000Z',
}))

test('by keyboard: the arrows lead from the search through the users, and only Enter picks one', async ({
  page,
  product,
  keeper,
}) => {
  const people = [await join(product, aName('Rui A')), await join(product, aName('Rui B'))]
  await page.goto('/admin/health')
  const { search, user } = screen(page)
  await search.focus()
  await page.keyboard.type('Rui')
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await expect(user('Rui A')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(user('Rui B')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  await expect(user('Rui B')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'No User Selected' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No health data found for this period')).toBeVisible()
  await expect(user('Rui B')).toHaveAttribute('aria-selected', 'true')
  await user('Rui B').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(search).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(user('Rui B')).toBeFocused()
  const [first, second] = await Promise.all(people.map((person) => auditOf(keeper, person)))
  expect([first?.length, second?.length]).toEqual([0, 1])
})

test('the list grows as it is scrolled and by its button, and says so when it cannot', {
  tag: '@thorough',
}, async ({ page, keeper: _, tolerate }) => {
  tolerate(/status of 500/)
  let isDown = false
  await page.route(usersCall, (route) => {
    const after = new URL(route.request().url()).searchParams.get('after')
    const start = after === null ? 0 : invented.findIndex(({ id }) => id === after) + 1
    return isDown && after !== null
      ? route.fulfill({ status: 500, json: {} })
      : route.fulfill({ json: invented.slice(start, start + 100) })
  })
  await page.goto('/admin/health')
  const options = page.getByRole('option')
  const more = page.getByRole('button', { name: 'Show more users' })
  await expect(options).toHaveCount(100)
  await options.last().scrollIntoViewIfNeeded()
  await expect(options).toHaveCount(200)
  isDown = true
  await options.last().scrollIntoViewIfNeeded()
  await expect(page.getByText('Failed to load users')).toBeVisible({ timeout: scaledLimit(15_000) })
  isDown = false
  await more.click()
  await expect(options).toHaveCount(300)
  // Scrolled to its end, the list loads on until it has all members.
  const list = page.getByRole('listbox', { name: 'Users' })
  await expect
    .poll(
      async () => {
        await list.evaluate(({ parentElement: box }) => box?.scrollTo(0, box.scrollHeight))
        return options.count()
      },
      { intervals: [50], timeout: scaledLimit(20_000) },
    )
    .toBe(1050)
  await expect(more).toHaveCount(0)
  await expect(options.last()).toContainText('Person 1049')
  const box = await page
    .getByRole('listbox', { name: 'Users' })
    .evaluate((list) => list.parentElement?.clientHeight)
  expect(box).toBeLessThanOrEqual(600)
})

test('what takes its time says what is loading', async ({ page, keeper: _ }) => {
  let answer = () => {}
  await page.route(usersCall, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await page.goto('/admin/health')
  await expect(page.getByText('Loading users...')).toBeVisible()
  answer()
  await expect(page.getByRole('option').first()).toBeVisible()
})
