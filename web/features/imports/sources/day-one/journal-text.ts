/** `![words](dayone-moment://ID)`; other things than photos have a kind: `dayone-moment:/video/ID`. */
const moment = /!\[([^\]]{0,1000})\]\(dayone-moment:\/*(?:\w+\/)*([\w-]+)\)/g

/** A first heading, with the photos above it. */
const headed =
  /^(?:((?:\s*!\[[^\]]{0,1000}\]\(image:[^)]*\))+)[ \t]*\n)?\s*#\s+(.+?)[ \t]*#*[ \t]*(?:\n([\s\S]*))?$/

/**
 * An entry's text as our Markdown: a first heading is the title, also below photos, and a photo stands where it stood, as
 * `image:` with its own id. `pictures` has the own ids by the identifiers that the text uses. What is no picture leaves
 * no mark.
 */
export function readText(
  text: string,
  pictures: ReadonlyMap<string, string>,
): { title: string; body: string; alts: Map<string, string> } {
  const alts = new Map<string, string>()
  const marked = text.replace(/\r\n?/g, '\n').replace(moment, (_, words: string, identifier: string) => {
    const own = pictures.get(identifier)
    if (own === undefined) return ''
    if (words) alts.set(own, words)
    return `![${words}](image:${own})`
  })
  const [, above = '', heading, rest = ''] = headed.exec(marked) ?? []
  const isTitle = heading !== undefined && heading.length <= 200 && !heading.includes('](')
  return {
    // Day One escapes more than it has to.
    title: isTitle ? heading.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim() : '',
    body: (isTitle ? `${above}\n\n${rest}` : marked).replace(/\n{3,}/g, '\n\n').trim(),
    alts,
  }
}
