import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectFits, test } from './admin-fixtures.ts'
import { logIn } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'
import { memberScreens, officeScreens } from './screens.ts'

const rooms = [
  ['Dashboard', '/admin'],
  ['Themes', '/admin/themes'],
  ['Events', '/admin/events'],
  ['Health', '/admin/health'],
  ['Queue', '/admin/queue'],
  ['Banners', '/admin/banners'],
  ['Users', '/admin/users'],
  ['Audit', '/admin/audit'],
] as const

test('every room is in the menu, which marks where one is', async ({ page, office: _ }) => {
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Administration' })
  await expect(menu.getByRole('link')).toHaveText(rooms.map(([name]) => name))
  for (const [name, path] of rooms) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(menu.locator('[aria-current=page]')).toHaveText(name)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('on a phone the menu folds out, and closes on Esc and on the way to a room @phone @thorough', async ({
  page,
  office: _,
  isMobile,
}) => {
  test.skip(!isMobile, 'the menu stands open on a desk')
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Themes', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Themes', exact: true }).click()
  await expect(page).toHaveURL('/admin/themes')
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('Logout is at hand, ends the session and leads to the sign-in @phone-too', async ({ page, office }) => {
  await page.goto('/admin/themes')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => [localStorage.token, localStorage.user])).toEqual([undefined, undefined])
  // The browser is signed out at once. The server learns of it a moment later.
  await expect.poll(() => office.call('GET /themes/schedule').catch(String)).toContain('answered 401')
})

test('an address that leads nowhere says so @thorough', async ({ page, office: _ }) => {
  await page.goto('/admin/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('every room fits a screen of 320 pixels @thorough', async ({ page, office: _ }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/admin', '/admin/themes', '/admin/themes?tab=schedule', '/admin/themes?theme=new']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await quietNetwork(page)
    await expectFits(page)
  }
})

type Chunk = { file: string; src?: string; imports?: string[]; dynamicImports?: string[] }

/** Every file that some chunks of the build can load, except through a chunk for which `stop` is true. */
function reach(
  manifest: Record<string, Chunk>,
  from: string[],
  stop: (name: string) => boolean,
): Set<string> {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name) || stop(name)) return
    seen.add(name)
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
    for (const next of [...imports, ...dynamicImports]) visit(next)
  }
  for (const name of from) visit(name)
  return new Set([...seen].map((name) => manifest[name]?.file ?? ''))
}

test('a member downloads nothing of the back office, wherever they go, its own addresses too @thorough', async ({
  page,
  member: _,
}) => {
  const build = join(import.meta.dirname, '..', 'dist', 'web-manifest.json')
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(build, 'utf8'))
  // The sign-in page of the back office is public.
  const isOffice = (name: string) => name.startsWith('admin/') && !name.includes('login-page')
  const anybodys = reach(manifest, ['index.html'], isOffice)
  const office = reach(manifest, Object.keys(manifest).filter(isOffice), () => false)
  const onlyOffice = [...office].filter((file) => !anybodys.has(file))
  expect(onlyOffice.length).toBeGreaterThan(5)

  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)))
  for (const path of [...(await memberScreens()), ...(await officeScreens()), '/admin/login']) {
    await page.goto(path)
    await quietNetwork(page)
  }
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible()
  expect(fetched.length).toBeGreaterThan(20)
  expect(fetched.filter((file) => onlyOffice.includes(file))).toEqual([])
})

test('a member who mistypes at the door of the back office stays signed in', async ({
  page,
  member,
  tolerate,
  product,
}) => {
  tolerate(/status of 401/)
  await page.goto('/admin/login')
  await page.getByLabel('Admin email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill('not-this-one-1')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  expect(await page.evaluate(() => localStorage.token)).toBe(member.token)
  await page.getByRole('link', { name: 'Return to main site' }).click()
  await expect(page).toHaveURL('/dashboard')
  await logIn(product, member)
})

test('the sign-in says that it is busy, and says its own words when the server has none @thorough', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 500/)
  await page.route('**/api/auth/login', async (route) => {
    await new Promise((go) => setTimeout(go, 400))
    await route.fulfill({ status: 500, json: {} })
  })
  await page.goto('/admin/login')
  await page.getByLabel('Admin email').fill('somebody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('whatever-it-is-1')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeDisabled()
  await expect(page.getByText('Invalid admin credentials')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})
