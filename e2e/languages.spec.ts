import { scaledLimit } from '../scripts/slowness.ts'
import { expectClean } from './clean.ts'
import { admin, expect, logIn, test } from './fixtures.ts'
import { openProfile } from './profile-rows.ts'
import { expectRoom, expectTranslated, listen, offer, speak } from './pseudo.ts'
import { quietNetwork } from './quiet-network.ts'
import { screens } from './screens.ts'

/** The rule that a name contains its visible text. It cannot hold here: no pseudo text contains another one. */
const notAsked = ['label-content-name-mismatch']

/** The narrowest window, which is a page of 1280 px enlarged to 400 % (WCAG 1.4.10). */
const viewport = { width: 320, height: 640 }

const isOffice = (address: string) => address.startsWith('/admin') && address !== '/admin/login'
/** The most used screens. `npm test -- --thorough` walks the others. */
const main = ['/dashboard', '/calendar', '/mood', '/journal', '/profile']

test.use({ viewport, locale: 'en-US' })

for (const [which, isWalked] of [
  ['the main screens', (address: string) => main.includes(address)],
  ['every other screen of members and visitors @thorough', (address: string) => !main.includes(address)],
] as const)
  test(`in the pseudo-language, from right to left, ${which}`, async ({ page, context, member: _ }) => {
    test.slow()
    await speak(context, 'ar-XB')
    const { heard } = listen(page)
    const walked = (await screens()).filter((address) => isWalked(address) && !isOffice(address))
    expect(walked.length).toBeGreaterThanOrEqual(5)
    for (const address of walked)
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        await quietNetwork(page)
        await expectTranslated(page, heard())
        await expectClean(page, notAsked)
      })
  })

test('in the pseudo-language, from right to left, the landing page and its card @thorough', async ({
  page,
  context,
}) => {
  await speak(context, 'ar-XB')
  const { heard } = listen(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')
  await quietNetwork(page)
  await expectTranslated(page, heard())
  await expectClean(page, notAsked)
  await page.locator('[data-begin]').first().click()
  await expect(page.locator('input[name=email]')).toBeVisible()
  await quietNetwork(page)
  await expectTranslated(page, heard())
  await expectClean(page, notAsked)
})

test('in the pseudo-language, from left to right, the main screens @thorough', async ({
  page,
  context,
  member: _,
}) => {
  test.slow()
  await speak(context, 'en-XA')
  for (const address of main)
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
      await quietNetwork(page)
      await expectRoom(page)
      await expectClean(page, notAsked)
    })
})

test('in the pseudo-language, from right to left, the back office @thorough', async ({
  page,
  context,
  product,
  signIn,
}) => {
  test.slow()
  await speak(context, 'ar-XB')
  await signIn(context, await logIn(product, admin))
  const { heard } = listen(page)
  for (const address of (await screens()).filter(isOffice))
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await quietNetwork(page)
      await expectTranslated(page, heard())
      await expectClean(page, notAsked)
    })
})

for (const [language, locale] of [
  ['de', 'de-DE'],
  ['es', 'es-ES'],
  ['tr', 'tr-TR'],
] as const)
  test.describe(() => {
    test.use({ locale })

    test(`every screen says that it is in ${language}, and has room for it @thorough`, async ({
      page,
      context,
      product,
      signIn,
      member: _,
    }) => {
      test.setTimeout(scaledLimit(600_000))
      const all = await screens()
      const walk = async (addresses: string[]) => {
        for (const address of addresses)
          await test.step(address, async () => {
            await page.goto(address)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
            await expectClean(page)
          })
      }
      await walk(all.filter((address) => !isOffice(address)))
      await signIn(context, await logIn(product, admin))
      await walk(all.filter(isOffice))
    })
  })

test('what only the back office says comes with it, and to no member', async ({
  page,
  context,
  product,
  signIn,
  member: _,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/((?:office-)?texts-de)-/.exec(request.url()) ?? []
    if (name) fetched.push(name)
  })
  await context.addInitScript(() => localStorage.setItem('language', 'de'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Willkommen')
  await quietNetwork(page)
  expect([...new Set(fetched)]).toEqual(['texts-de'])
  await signIn(context, await logIn(product, admin))
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mitglieder verwalten')
  expect(fetched).toContain('office-texts-de')
})

test('each language of the product is offered by its own name, and spoken at once @thorough', async ({
  page,
  member: _,
}) => {
  await openProfile(page, 'appearance')
  const language = page.getByLabel('Language')
  await expect(language.getByRole('option')).toContainText(['', 'English', 'Deutsch', 'Español', 'Türkçe'])
  await language.selectOption('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('radio', { name: 'Dunkel' })).toBeAttached()
})

test('a visitor chooses the language of the landing page at its end, and it stays when they come again @thorough', async ({
  page,
}) => {
  const choose = (language: string) => page.locator('footer').getByRole('link', { name: language }).click()
  await page.goto('/')
  await choose('Deutsch')
  await expect(page).toHaveURL(/\/de$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein achtsamer Weg')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein achtsamer Weg')
  await choose('English')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Mindful Journey')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Mindful Journey')
  await expectClean(page)
})

test('a language is chosen on the profile, and follows the member to another browser @thorough', async ({
  page,
  browser,
  context,
  member,
}) => {
  await offer(context, 'ar-XB')
  await openProfile(page, 'appearance')
  await page.getByLabel('Language').selectOption('ar-XB')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-XB')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('⟦')

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-US' })
  await offer(elsewhere, 'ar-XB')
  const other = await elsewhere.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Begin Your Journey' }).first().click()
  await other.getByLabel('Email').fill(member.email)
  await other.getByLabel('Password', { exact: true }).fill(member.password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(other).toHaveURL(/dashboard/)
  await expect(other.locator('html')).toHaveAttribute('lang', 'ar-XB')
  await elsewhere.close()

  // The browser's language again.
  await page.locator('select').selectOption('')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible()
})
