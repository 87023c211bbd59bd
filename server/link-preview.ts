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
