import * as z from 'zod/mini'
import { flag, list, whole, words } from '../lenient.ts'

const line = z.object({
  header: z.catch(whole, 0),
  listStyle: words,
  indentLevel: z.catch(whole, 1),
  quote: flag,
  checked: flag,
})
const part = z.object({
  text: words,
  attributes: z.catch(
    z.optional(z.object({ line: z.catch(z.optional(line), undefined), bold: flag, italic: flag })),
    undefined,
  ),
  embeddedObjects: list(z.object({ type: words, identifier: words })),
})
const rich = z.object({ contents: list(part) })
type Part = z.output<typeof part>

/** What stands before a line of a kind. */
function markOf({ attributes }: Part): string {
  const {
    header = 0,
    listStyle = '',
    indentLevel = 1,
    quote = false,
    checked = false,
  } = attributes?.line ?? {}
  const indent = '  '.repeat(Math.min(Math.max(indentLevel - 1, 0), 8))
  if (header > 0) return `${'#'.repeat(Math.min(header, 6))} `
  if (listStyle === 'checkbox') return `${indent}- [${checked ? 'x' : ' '}] `
  if (listStyle === 'numbered') return `${indent}1. `
  if (listStyle) return `${indent}- `
  return quote ? '> ' : ''
}

/** The text of a part with what makes it bold or italic, without the spaces around it. */
function marked(text: string, { attributes }: Part): string {
  const sign = attributes?.bold ? '**' : attributes?.italic ? '*' : ''
  return sign ? text.replace(/\S(?:.*\S)?/, (inner) => `${sign}${inner}${sign}`) : text
}

/**
 * The words of Day One's rich text as its Markdown, with the pictures where they stand. Undefined for what is none:
 * entries of some versions have no other text. `json` reads JSON.
 */
export function plainOf(richText: unknown, json: (text: string) => unknown): string | undefined {
  let raw = richText
  try {
    if (typeof raw === 'string') raw = json(raw)
  } catch {
    return undefined
  }
  const { data } = rich.safeParse(raw)
  if (!data) return undefined
  let text = ''
  for (const one of data.contents.good) {
    for (const { type, identifier } of one.embeddedObjects.good)
      if (identifier)
        text += `![](dayone-moment:/${type === 'photo' || !type ? '' : `${type}/`}${identifier})\n\n`
    // The mark of a line stands before its first part.
    for (const [at, words] of one.text.split('\n').entries()) {
      if (at > 0) text += '\n'
      if (words) text += `${text === '' || text.endsWith('\n') ? markOf(one) : ''}${marked(words, one)}`
    }
  }
  return text.trim()
}
