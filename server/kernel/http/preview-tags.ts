const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What a chat shows of a link. `image` has an absolute address and a size in pixels. */
export type Preview = {
  title: string
  description?: string
  url?: string
  locale?: string
  image: { url: string; type: string; width: number; height: number; alt?: string }
}

/** The tags of a preview (ogp.me), for the end of a page's head. */
export function previewTags({ title, description, url, locale, image }: Preview): string {
  const told = Object.entries({
    'og:type': 'website',
    'og:site_name': 'A-genda',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': locale,
    'og:image': image.url,
    'og:image:type': image.type,
    'og:image:width': image.width,
    'og:image:height': image.height,
    'og:image:alt': image.alt,
  }).filter(([, content]) => content !== undefined)
  return `${told
    .map(([name, content]) => `<meta property="${name}" content="${escaped(String(content))}">`)
    .join('')}<meta name="twitter:card" content="summary_large_image">`
}
