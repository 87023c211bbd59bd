import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'
import { writeEverywhere } from './words-everywhere.ts'

/** Hebrew with a mark at its end, which follows the direction of the whole text and so stands at the left. */
const words = 'שלום לכולם!'

const pages = [
  '/dashboard',
  '/calendar',
  '/calendar?tab=day',
  '/calendar?tab=planner',
  '/events',
  '/mood',
  '/journal',
  '/community',
  '/community?tab=gallery',
  '/profile',
]

/** Every place that shows the words, and whether their mark stands where a reader of Hebrew looks for it. */
const places = (page: Page) =>
  page.evaluate((words) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { where: string; isRight: boolean }[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      // A sentence of ours that names the member keeps its own direction.
      if (
        !node.nodeValue?.trimStart().startsWith(words) ||
        !parent?.checkVisibility() ||
        parent.closest('.sr-only, title, svg')
      )
        continue
      const from = node.nodeValue.indexOf(words)
      const boxOf = (at: number) => {
        const range = document.createRange()
        range.setStart(node, from + at)
        range.setEnd(node, from + at + 1)
        return range.getBoundingClientRect()
      }
      const [first, mark] = [boxOf(0), boxOf(words.length - 1)]
      if (first.width === 0 || Math.abs(first.top - mark.top) > first.height / 2) continue
      found.push({ where: `${parent.tagName} ${parent.className}`, isRight: mark.left < first.left })
    }
    for (const field of document.querySelectorAll('input, textarea')) {
      if (!(field as HTMLInputElement).value.includes(words)) continue
      const isRight = getComputedStyle(field).unicodeBidi === 'plaintext'
      found.push({ where: `${field.tagName} ${field.id}`, isRight })
    }
    return found
  }, words)

test('what a member wrote in Hebrew reads from right to left on every page, and in the fields', async ({
  page,
  member,
  product,
}) => {
  test.slow()
  const user = await writeEverywhere(product, member, words)
  await page.goto('/nowhere')
  await page.evaluate((stored) => localStorage.setItem('user', stored), user)
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await quietNetwork(page)
      await expect.poll(async () => (await places(page)).length).toBeGreaterThan(0)
      const wrong = (await places(page)).filter(({ isRight }) => !isRight)
      expect(wrong).toEqual([])
    })
  // Comments, and the fields of the profile.
  await page.goto('/community')
  await page
    .getByRole('button', { name: /comments?$/i })
    .first()
    .click()
  await expect(page.getByRole('list', { name: 'Comments' }).getByText(words).first()).toBeVisible()
  expect((await places(page)).filter(({ isRight }) => !isRight)).toEqual([])
  await page.goto('/profile#banner')
  await expect(page.getByLabel('Caption')).toHaveValue(words)
  expect((await places(page)).filter(({ isRight }) => !isRight)).toEqual([])
  await page.goto('/events')
  await page
    .getByRole('article')
    .filter({ hasText: words })
    .first()
    .getByRole('heading')
    .getByRole('button')
    .click()
  await expect(page.getByRole('dialog')).toContainText(words)
  expect((await places(page)).filter(({ isRight }) => !isRight)).toEqual([])
})
