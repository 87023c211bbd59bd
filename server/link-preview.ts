import { english } from '../contract/texts.ts'
import { type Preview, previewTags } from './kernel/http/preview-tags.ts'

const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** The picture, which `lab/art/share` draws and `scripts/icons.ts` renders. */
const card = { path: '/share.jpg', type: 'image/jpeg', width: 1200, height: 630 }

/**
 * What a chat shows of the link of any page that has no preview of its own: the desk of the landing page, with the title
 * and the description that the page's head has in its own language. Whoever may see a page is asked by none of it.
 */
export function productPreview(publicUrl: string, html: string): string {
  const title = unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? 'A-genda')
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1]
  const { path, ...picture } = card
  return previewTags({
    title,
    ...(description && { description: unescaped(description) }),
    url: `${publicUrl}/`,
    image: { url: publicUrl + path, ...picture, alt: title },
  } satisfies Preview)
}

/** The address of the landing page in a language. English is at `/`, which answers each browser in its own. */
const landingAddress = (language: string): string => (language === english ? '/' : `/${language}`)

/**
 * Tells search engines where the landing page is in each language. Nothing for another page, and nothing where there is
 * English alone.
 */
export function landingLinks(page: {
  publicUrl: string
  languages: readonly string[]
  /** The path and query of the page that is asked for. */
  address: string
  html: string
}): string {
  const { publicUrl, languages, html } = page
  const path = page.address.split('?')[0] ?? ''
  const addresses = ['/', ...languages.map((language) => `/${language}`)]
  if (languages.length < 2 || !addresses.includes(path)) return ''
  const shown = /<html [^>]*lang="([\w-]+)"/.exec(html)?.[1] ?? english
  const link = (rel: string, language: string, hreflang?: string) =>
    `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${publicUrl}${landingAddress(language)}">`
  return [
    link('canonical', shown),
    link('alternate', english, 'x-default'),
    ...languages.map((language) => link('alternate', language, language)),
  ].join('')
}
