/**
 * The pseudo-language (scripts/texts/pseudo.ts) in a browser. The page gets it as it gets any language of the build, so
 * the product contains nothing of it.
 */
import { dirname } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { directionOf } from '../contract/texts.ts'
import { collectTexts, isOfOffice } from '../scripts/texts/collect.ts'
import { closing, opening, pseudo, pseudoCatalogue, type pseudoLanguages } from '../scripts/texts/pseudo.ts'

let sources: { members: string; office: string } | undefined

/** The pseudo-catalogue, in two parts as the build has them. */
function inParts() {
  const { office = [], members = [] } = Object.groupBy(
    collectTexts(dirname(import.meta.dirname)).texts,
    ([, places]) => (isOfOffice(places) ? 'office' : 'members'),
  )
  const asModule = (texts: typeof office) =>
    `export default ${JSON.stringify(pseudoCatalogue(texts.map(([text]) => text)))}`
  return { members: asModule(members), office: asModule(office) }
}

const escaped = (text: string) => text.replaceAll('"', '&quot;')

/** Shows every page of a context in a pseudo-language, as if the member had chosen it. */
export async function speak(
  context: BrowserContext,
  language: (typeof pseudoLanguages)[number],
): Promise<void> {
  await offer(context, language)
  await context.addInitScript((chosen) => {
    // Not in the empty frames that axe makes.
    if (window.location.protocol.startsWith('http')) localStorage.setItem('language', chosen)
  }, language)
}

/** Adds a pseudo-language to those that can be chosen. */
export async function offer(
  context: BrowserContext,
  language: (typeof pseudoLanguages)[number],
): Promise<void> {
  sources ??= inParts()
  const address = `/texts/${language}.js`
  const office = `/office-texts/${language}.js`
  const loading = pseudo('Loading...')
  const more = JSON.stringify({ language, direction: directionOf(language), address, office, loading })
  for (const [at, body] of [
    [address, sources.members],
    [office, sources.office],
  ] as const)
    await context.route(`**${at}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('<meta name="languages" content="[', (meta) => `${meta}${escaped(more)},`),
    })
  })
}

/** Collects the texts of the API's answers. They are content and are not translated. */
export function listen(page: Page): { heard(): string } {
  const said: string[] = []
  const hear = (value: unknown): void => {
    if (typeof value === 'string') said.push(value)
    else if (value && typeof value === 'object') for (const each of Object.values(value)) hear(each)
  }
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    response.json().then(hear, () => undefined)
  })
  return { heard: () => said.join('\n').replace(/\s+/g, ' ') }
}

/** The texts that a person reads or hears on a page, each with its element. */
function readings(): { text: string; where: string }[] {
  const where = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 60) ?? ''}">`
  const found: { text: string; where: string }[] = []
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || element.closest('script, style, noscript, template, [hidden]')) continue
    // Elements that declare their own language.
    if (element.closest('body [lang]')) continue
    // If there are several titles, the browser shows the first.
    if (element instanceof HTMLTitleElement && element !== document.querySelector('title')) continue
    found.push({ text: node.textContent ?? '', where: where(element) })
  }
  for (const element of document.querySelectorAll('body *'))
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'])
      found.push({ text: element.getAttribute(name) ?? '', where: `${name} of ${where(element)}` })
  return found
}

const innermost = new RegExp(`${opening}[^${opening}${closing}]*${closing}`, 'g')
const withoutPseudo = (text: string): string => {
  const left = text.replace(innermost, ' ')
  return left === text ? text : withoutPseudo(left)
}

/** Names that are the same in every language: the product's, zones, devices, and addresses. */
const names =
  /A-genda|https?:\/\/\S*|\b[A-Z]\w+\/[A-Z][\w/]+|\bUTC\b|\b(Chrome|Linux)\b|\S+@\S+|#[0-9a-f]{6}\b|\bRRULE\b|\balt\+T\b/gi

/** Whether a text contains these words, as whole words. */
const says = (text: string, words: string): boolean =>
  new RegExp(`${/^\p{L}/u.test(words) ? '(?<!\\p{L})' : ''}${RegExp.escape(words)}(?!\\p{L})`, 'u').test(text)

/** Texts of a page that are neither pseudo, nor content in `heard`, nor a name. They did not go through `t`. */
async function untranslated(page: Page, heard: string): Promise<string[]> {
  const all = await page.evaluate(readings)
  const content = `${heard} ${await page.evaluate(() => localStorage.getItem('user') ?? '')}`
  return all.flatMap(({ text, where }) => {
    const left = withoutPseudo(text.replace(/\s+/g, ' ')).replace(names, ' ')
    const pieces = left.split(/[·•|,;:()“”"→…]| {2,}/).map((piece) => piece.trim())
    // Two capitals are a person's initials.
    const strange = pieces.filter(
      (piece) => /[a-z]{2,}/i.test(piece) && !/^[A-Z]{2}$/.test(piece) && !says(content, piece),
    )
    return strange.map((piece) => `“${piece}” in ${where}`)
  })
}

/**
 * Texts of the product that do not fit: cut off by their box, or outside the window in a place that does not scroll.
 */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate((mark) => {
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.slice(0, 60)}`
    const isHidden = (element: Element) =>
      !element.checkVisibility() || element.closest('.sr-only, [inert]') !== null
    const scrolls = (element: Element | null): boolean => {
      if (!element) return false
      const { overflowX } = getComputedStyle(element)
      return overflowX === 'auto' || overflowX === 'scroll' || scrolls(element.parentElement)
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.includes(mark) || isHidden(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, width } of range.getClientRects())
        if (width > 1 && (left < -1 || right > window.innerWidth + 1) && !scrolls(element)) {
          found.push(`beyond the window: ${name(element)}`)
          break
        }
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      // Hidden from sight at this width alone.
      if (clipPath !== 'none') continue
      if (clips(overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${name(element)}`)
      else if (clips(overflowY) && element.scrollHeight > element.clientHeight + 2)
        found.push(`cut: ${name(element)}`)
    }
    if (document.documentElement.scrollWidth > window.innerWidth)
      for (const element of document.querySelectorAll('body *')) {
        const { left, right } = element.getBoundingClientRect()
        if ((left < -1 || right > window.innerWidth + 1) && !isHidden(element) && !scrolls(element))
          found.push(`beyond the window: ${name(element)}`)
      }
    return found
  }, opening)
}

/** Checks that every text fits, however long it is. */
export async function expectRoom(page: Page): Promise<void> {
  expect.soft(await cutOff(page), page.url()).toEqual([])
}

/** Reports all faults of a page in the pseudo-language. Its dates use other letters than its texts. */
export async function expectTranslated(page: Page, heard: string): Promise<void> {
  expect.soft(await untranslated(page, heard), page.url()).toEqual([])
  await expectRoom(page)
}
