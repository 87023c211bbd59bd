import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openRow } from './profile-rows.ts'
import { writeEverywhere } from './words-everywhere.ts'

/** Each payload marks the window if it runs. */
const payloads = {
  script: '<script>window.ran=1</script>',
  attribute: `"><img src=x onerror="window.ran=1">'`,
  drawing: '<svg/onload=window.ran=1><iframe srcdoc="<b>1">',
  scheme: 'javascript:window.ran=1//[link](javascript:window.ran=1)',
  template: "{{constructor.constructor('window.ran=1')()}} {name} #{1+1} <%= 1 %> %s",
  entity: '&lt;b&gt;bold&lt;/b&gt; &amp;amp; &#x3c;i&#x3e; \\u003cu\\u003e',
  direction: 'a\u202etxt.exe <b>\u200f</b> 👩‍👩‍👧 ﷺ Z̴a̶l̸g̵o',
}

const shown = (within: Page | Locator, text: string) => within.getByText(text, { exact: true }).first()
const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first()

/** Every screen that shows the texts, and their place on it. */
const screens: [path: string, check: (page: Page, text: string) => Promise<void>][] = [
  [
    '/dashboard',
    async (page, text) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text)
      await expect(shown(page.getByRole('main'), text)).toBeVisible()
    },
  ],
  [
    '/calendar?tab=day',
    async (page, text) => {
      await expect(shown(page.getByRole('main'), text)).toBeVisible()
      await page.getByRole('button', { name: 'Open Daily Planner' }).click()
      await expect(shown(page.getByRole('dialog'), text)).toBeVisible()
    },
  ],
  ['/calendar', async (page, text) => expect(page.getByRole('main')).toContainText(text)],
  [
    '/calendar?tab=planner',
    async (page, text) => {
      await expect(page.getByRole('checkbox', { name: text })).toBeAttached()
      await expect(page.getByRole('main')).toContainText(text)
    },
  ],
  [
    '/events',
    async (page, text) => {
      await expect(article(page, text)).toContainText(text)
      await expect(page.getByRole('heading', { name: text, exact: true }).first()).toBeVisible()
    },
  ],
  [
    '/mood',
    async (page, text) => {
      const history = page.getByRole('list', { name: 'Recent Check-ins' })
      await expect(shown(history, text)).toBeVisible()
      await expect(shown(history, text.slice(0, 40))).toBeVisible()
    },
  ],
  [
    '/health',
    async (page, text) => {
      await expect(page.getByLabel('Notes')).toHaveValue(text)
      expect(
        await page
          .locator('input')
          .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)),
      ).toContain(text)
    },
  ],
  [
    '/community',
    async (page, text) => {
      const post = page.getByRole('article').first()
      await expect(post.getByRole('heading', { name: text, exact: true })).toBeVisible()
      await expect(post.getByText(text, { exact: true })).toHaveCount(2)
      await expect(post.getByRole('link')).toHaveCount(0)
      await post.getByRole('button', { name: /comments?$/i }).click()
      const said = post.getByRole('list', { name: 'Comments' })
      await expect(said.getByText(text, { exact: true })).toHaveCount(2)
      await post.getByRole('button', { name: 'Delete post' }).click()
      await expect(page.getByRole('alertdialog')).toContainText(text.slice(0, 20))
    },
  ],
  [
    '/community?tab=gallery',
    async (page, text) => {
      await expect(article(page, text)).toContainText(`${text} (you)`)
      await expect(article(page, text).getByRole('img')).toHaveAttribute('alt', text)
      await page.getByRole('button', { name: text, exact: true }).first().click()
      await expect(page.getByRole('dialog', { name: text, exact: true })).toContainText(`Shared by ${text}`)
    },
  ],
  [
    '/profile',
    async (page, text) => {
      await expect(shown(page.getByRole('main'), text)).toBeVisible()
      await openRow(page, 'banner')
      await expect(page.getByLabel('Alt text')).toHaveValue(text)
      await expect(page.getByLabel('Caption')).toHaveValue(text)
      await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('alt', text)
    },
  ],
]

/** The effects of a text on a page: marks of executed code, added elements and attributes. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const brought =
      'body script:not([src]), [src="x"], iframe, [onerror], [onload], #root b, #root i, #root u'
    return [
      (window as { ran?: unknown }).ran ?? null,
      ...[...document.querySelectorAll(brought)].map((element) => element.outerHTML),
      ...[...document.querySelectorAll('a[href^="javascript:" i]')].map((element) => element.outerHTML),
    ]
  })

for (const [kind, text] of Object.entries(payloads))
  test(`a ${kind} stays the text that it is, wherever it is shown`, {
    tag: kind === 'attribute' ? [] : '@thorough',
  }, async ({ page, member, product }) => {
    test.slow()
    const user = await writeEverywhere(product, member, text)
    page.on('dialog', (dialog) => {
      throw new Error(`A dialog came up: ${dialog.message()}`)
    })
    await page.goto('/nowhere')
    await page.evaluate((stored) => localStorage.setItem('user', stored), user)
    for (const [path, check] of screens)
      await test.step(path, async () => {
        await page.goto(path)
        await check(page, text)
        expect(await traces(page)).toEqual([null])
      })
  })
