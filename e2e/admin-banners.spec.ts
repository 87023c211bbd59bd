import type { Page } from '@playwright/test'
import { scaledLimit } from '../scripts/slowness.ts'
import type { Body } from './api.ts'
import {
  aName,
  bannerOf,
  changeUser,
  expect,
  join,
  logIn,
  type Product,
  report,
  type SignedIn,
  test,
} from './back-office.ts'
import { expectClean, expectFits } from './clean.ts'
import { shareBanner } from './community-maker.ts'
import { atRest } from './quiet-network.ts'

const aColor = () => `#${crypto.randomUUID().slice(0, 6)}`

/** A member with a shared banner, which has one report for each of the reasons. */
async function banner(
  product: Product,
  keeper: SignedIn,
  { reasons = [], ...wish }: { reasons?: string[] } & Body<'PATCH /me/banner/share'> = {},
) {
  const owner = await join(product, aName('Bea'))
  await shareBanner(owner, { colors: [aColor(), aColor()], ...wish })
  const made = await bannerOf(keeper, owner)
  if (!made) throw new Error('The banner is not there.')
  await report(product, made.id, reasons)
  return { id: made.id, owner, name: owner.name }
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })
const act = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action} the banner of ${name}` })
const question = (page: Page, action: string, name: string) =>
  page.getByRole('alertdialog', { name: `${action} the banner of ${name}?` })

/** The number on a card. */
const count = (page: Page, card: string) => page.getByRole('button', { name: card }).locator('span').last()

test('every banner is there, newest first, with all there is to know of it', async ({
  page,
  product,
  keeper,
}) => {
  const first = await banner(product, keeper, { caption: 'After the rain', show_name: true })
  const second = await banner(product, keeper, { reasons: ['An advertisement.'], is_shared: true })
  await page.goto('/admin/banners')
  await expect(page.getByRole('heading', { level: 1, name: 'Moderate reported banners' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'All Banners (Newest First)' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(second.name)
  await expect(page.getByRole('heading', { level: 3 }).nth(1)).toHaveText(first.name)
  for (const words of [
    'Shared',
    '0 reports',
    'After the rain',
    'Shows their name',
    String(new Date().getFullYear()),
  ])
    await expect(rowOf(page, first.name)).toContainText(words)
  await expect(rowOf(page, second.name)).toContainText('1 report')
  await expect(rowOf(page, second.name)).toContainText('Does not show their name')
  await expect(rowOf(page, first.name).getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)

  const why = page.getByRole('button', { name: `reports on the banner of ${second.name}` })
  const reason = rowOf(page, second.name).getByText('“An advertisement.”')
  await expect(why).toHaveAttribute('aria-expanded', 'false')
  await expect(reason).toBeVisible()
  await why.click()
  await expect(why).toHaveAttribute('aria-expanded', 'true')
  await expect(
    rowOf(page, second.name).getByRole('listitem').filter({ hasText: 'An advertisement.' }),
  ).toBeVisible()
  await why.click()
  await expect(rowOf(page, second.name).getByRole('listitem')).toHaveCount(0)
  await expect(reason).toBeVisible()
})

test('the four cards count, and filter the list @thorough', async ({ page, product, keeper }) => {
  const hidden = await banner(product, keeper, { reasons: ['One.', 'Two.', 'Three.'] })
  const reported = await banner(product, keeper, { reasons: ['One.', 'Two.'] })
  const kept = await banner(product, keeper, { is_shared: false })
  const counted = await keeper.call('GET /admin/stats/banners')
  await page.goto('/admin/banners')
  for (const [card, number] of [
    ['Total Banners', counted.count],
    ['Auto-Hidden (3+ reports)', counted.autoHidden],
    ['Reported (1-2)', counted.reported],
    ['Currently Shared', counted.shared],
  ] as const)
    await expect(count(page, card)).toHaveText(String(number))
  const shows = async (card: string, heading: string, shown: string[], absent: string[]) => {
    await page.getByRole('button', { name: card }).click()
    await expect(page.getByRole('button', { name: card })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    for (const name of shown) await expect(rowOf(page, name)).toBeVisible()
    for (const name of absent) await expect(rowOf(page, name)).toHaveCount(0)
  }
  await shows('Auto-Hidden', 'Auto-Hidden Banners (Newest First)', [hidden.name], [reported.name, kept.name])
  await expect(rowOf(page, hidden.name).getByText('Auto-hidden', { exact: true })).toBeVisible()
  await expect(rowOf(page, hidden.name).getByText('Shared', { exact: true })).toHaveCount(0)
  await shows('Reported (1-2)', 'Reported Banners (Newest First)', [reported.name], [hidden.name, kept.name])
  await page.reload()
  await expect(rowOf(page, reported.name)).toBeVisible()
  await shows('Currently Shared', 'Shared Banners (Newest First)', [reported.name], [kept.name])
  await shows('Total Banners', 'All Banners (Newest First)', [hidden.name, reported.name, kept.name], [])
  // What was decided on counts as reported, and is told below what waits.
  await keeper.call('POST /admin/banners/{id}/action', {
    params: { id: reported.id },
    body: { action: 'unshare' },
  })
  await page.reload()
  await expect(page.getByText(/reported (is|are) private already\.$/)).toBeVisible()
})

test('a banner is unshared, reinstated and deleted, each after its question', async ({
  page,
  product,
  keeper,
}) => {
  const { id, owner, name } = await banner(product, keeper, { reasons: ['One.', 'Two.', 'Three.'] })
  const now = () => bannerOf(keeper, owner)
  await page.goto('/admin/banners')
  const total = Number(await count(page, 'Total Banners').textContent())

  await act(page, 'Unshare', name).click()
  await expect(question(page, 'Unshare', name)).toContainText('Are you sure you want to unshare this banner?')
  await expect(question(page, 'Unshare', name).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(act(page, 'Unshare', name)).toBeFocused()
  expect((await now())?.is_shared).toBe(true)
  await act(page, 'Unshare', name).click()
  await question(page, 'Unshare', name).getByRole('button', { name: 'Unshare' }).click()
  await expect(page.getByText('Banner unshared successfully')).toBeVisible()
  await expect(rowOf(page, name)).toContainText('Private')
  await expect(act(page, 'Unshare', name)).toBeDisabled()
  expect((await now())?.is_shared).toBe(false)

  await act(page, 'Reinstate', name).click()
  await expect(question(page, 'Reinstate', name)).toContainText(
    'Are you sure you want to reinstate this banner and clear all reports?',
  )
  await question(page, 'Reinstate', name).getByRole('button', { name: 'Reinstate' }).click()
  await expect(page.getByText('Banner reinstated successfully')).toBeVisible()
  await expect(rowOf(page, name)).toContainText('0 reports')
  expect(await now()).toMatchObject({ id, is_shared: true, report_count: 0 })

  await act(page, 'Delete', name).click()
  await expect(question(page, 'Delete', name)).toContainText(
    'Are you sure you want to permanently delete this banner? This action cannot be undone.',
  )
  await question(page, 'Delete', name).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Banner deleted successfully')).toBeVisible()
  await expect(rowOf(page, name)).toHaveCount(0)
  await expect(count(page, 'Total Banners')).toHaveText(String(total - 1))
  expect(await now()).toBeUndefined()
})

test('only what moderation took away is given back', async ({ page, product, keeper, tolerate }) => {
  tolerate(/status of 409/)
  const own = await banner(product, keeper, { is_shared: false })
  const { owner, name } = await banner(product, keeper)
  await page.goto('/admin/banners')
  await expect(act(page, 'Reinstate', own.name)).toBeDisabled()
  await expect(act(page, 'Unshare', own.name)).toBeDisabled()

  await act(page, 'Unshare', name).click()
  await question(page, 'Unshare', name).getByRole('button', { name: 'Unshare' }).click()
  await expect(act(page, 'Reinstate', name)).toBeEnabled()
  // Its member withdraws it while the screen still shows the earlier state.
  await shareBanner(owner, { is_shared: false })
  await act(page, 'Reinstate', name).click()
  await question(page, 'Reinstate', name).getByRole('button', { name: 'Reinstate' }).click()
  await expect(page.getByText('Its member does not share this banner.')).toBeVisible()
  await expect(act(page, 'Reinstate', name)).toBeDisabled()
  expect((await bannerOf(keeper, owner))?.is_shared).toBe(false)
})

test('an action that fails says why where the server does @thorough', async ({
  page,
  product,
  keeper,
  tolerate,
}) => {
  tolerate(/status of (404|500)/)
  const { name } = await banner(product, keeper, { reasons: ['One.'] })
  await page.goto('/admin/banners')
  for (const action of ['Unshare', 'Reinstate', 'Delete']) {
    await page.route('**/action', (route) => route.fulfill({ status: 500, json: {} }))
    await act(page, action, name).click()
    await question(page, action, name).getByRole('button', { name: action }).click()
    await expect(page.getByText(`Failed to ${action.toLowerCase()} banner`)).toBeVisible()
  }
  await page.route('**/action', (route) =>
    route.fulfill({ status: 404, json: { detail: 'Banner not found' } }),
  )
  await act(page, 'Unshare', name).click()
  await question(page, 'Unshare', name).getByRole('button', { name: 'Unshare' }).click()
  await expect(page.getByText('Banner not found')).toBeVisible()
})

test('a picture that is gone has a place of its own instead', { tag: '@thorough' }, async ({
  page,
  product,
  keeper,
  tolerate,
}) => {
  tolerate(/status of 404/)
  const { name } = await banner(product, keeper, { alt_text: 'Rain on a window' })
  await page.route('**/api/uploads/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/admin/banners')
  await expect(rowOf(page, name).getByRole('img', { name: 'Rain on a window' })).toBeVisible()
  await expect(rowOf(page, name).locator('img')).toHaveCount(0)
})

test('who is no administrator any more is told so and led to the dashboard @thorough', async ({
  page,
  product,
  keeper,
  context,
  signIn,
  tolerate,
}) => {
  tolerate(/status of 403/)
  const former = await join(product, aName('Cleo'))
  await changeUser(keeper, former, { role: 'admin' })
  const session = await logIn(product, former)
  await signIn(context, session)
  await page.goto('/admin/banners')
  await expect(page.getByRole('heading', { level: 1, name: 'Moderate reported banners' })).toBeVisible()
  await atRest(page)
  await changeUser(keeper, former, { role: 'member' })
  await page.reload()
  await expect(page.getByText('Access denied. Admin role required.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(former.name)
  // From now on, the guard of the route keeps them out.
  await page.goto('/admin/banners')
  await expect(page).toHaveURL('/admin/login')
})

test('nothing to moderate, what takes its time, and what cannot be loaded', { tag: '@thorough' }, async ({
  page,
  keeper: _,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/admin\/banners\?/, async (route) => {
    await isAnswered
    await route.fulfill({ json: [] })
  })
  await page.goto('/admin/banners')
  await expect(page.getByText('Loading admin panel...')).toBeVisible()
  answer()
  await expect(page.getByText('No banners to moderate')).toBeVisible()
  await page.unroute(/\/api\/admin\/banners\?/)
  await page.route(/\/api\/admin\/banners\?/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Failed to load banners')).toBeVisible({ timeout: scaledLimit(15_000) })
})

test('many banners are paged through', {
  tag: '@thorough',
}, async ({ page, keeper: _ }) => {
  const image = { url: '/uploads/none.webp', width: 8, height: 2, lqip: '', sizes: [] }
  const banners = Array.from({ length: 25 }, (_, at) => ({
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    url: image.url,
    image,
    user_name: `Person ${at}`,
    show_name: false,
    is_shared: true,
    report_count: 0,
    caption: null,
    alt_text: 'Member banner',
    created_at: `2026-01-01T00:00:${String(59 - at)}.000000Z`,
  }))
  await page.route('**/api/uploads/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.route(/\/api\/admin\/banners\?/, (route) => {
    const { searchParams } = new URL(route.request().url())
    const before = searchParams.get('before_at')
    const rest = banners.filter(({ created_at }) => before === null || created_at < before)
    return route.fulfill({ json: rest.slice(0, Number(searchParams.get('limit'))) })
  })
  await page.goto('/admin/banners')
  const names = page.getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(20)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(names).toHaveCount(5)
  await expect(names.first()).toHaveText('Person 20')
  await page.reload()
  await expect(names.first()).toHaveText('Person 20')
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(names.first()).toHaveText('Person 0')
})

test('axe finds nothing, and it fits a phone @phone', {
  tag: '@thorough',
}, async ({ page, product, keeper }) => {
  const { name } = await banner(product, keeper, {
    reasons: ['One.', 'Two.', 'Three.'],
    caption: 'Rain',
  })
  await page.goto('/admin/banners')
  await page.getByRole('button', { name: `Show reports on the banner of ${name}` }).click()
  await expect(rowOf(page, name).getByText('“Three.”')).toBeVisible()
  await expectClean(page)
  await act(page, 'Delete', name).click()
  await expect(question(page, 'Delete', name)).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page, 320)
})
