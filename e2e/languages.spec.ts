import { expectClean } from './clean.ts'
import { expectTranslated, listen, speak } from './pseudo.ts'
import { screens } from './screens.ts'
import { admin, expect, logIn, test } from './stage.ts'

/** A name that holds another text does so in words; of two pseudo texts none holds the other. */
const notAsked = ['label-content-name-mismatch']

/** The narrowest window, in which a page of 1280 is enlarged to 400 % (WCAG 1.4.10). */
const viewport = { width: 320, height: 640 }

const isOffice = (address: string) => address.startsWith('/admin') && address !== '/admin/login'
/** What most people see most of the time; the others are walked by `npm test -- --thorough`. */
const main = ['/dashboard', '/calendar', '/events', '/mood', '/health', '/community', '/profile']

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
        await page.waitForLoadState('networkidle')
        await expectTranslated(page, heard())
        await expectClean(page, notAsked)
      })
  })

test('in the pseudo-language, from right to left, the landing page and its card', async ({
  page,
  context,
}) => {
  await speak(context, 'ar-XB')
  const { heard } = listen(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')
  await page.waitForLoadState('networkidle')
  await expectTranslated(page, heard())
  await expectClean(page, notAsked)
  await page.locator('[data-begin]').first().click()
  await expect(page.locator('input[name=email]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectTranslated(page, heard())
  await expectClean(page, notAsked)
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
      await page.waitForLoadState('networkidle')
      await expectTranslated(page, heard())
      await expectClean(page, notAsked)
    })
})
