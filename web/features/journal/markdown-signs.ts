/** A text and what is selected in it. */
export type Selection = { text: string; from: number; to: number }
export type Sign = 'bold' | 'list' | 'quote' | 'link'

/** Whether the caret stands right before the signs that end what it is in. */
function isAtEnd({ text, from, to }: Selection, sign: string): boolean {
  if (from !== to || !text.startsWith(sign, to)) return false
  const paragraph = text.slice(text.lastIndexOf('\n\n', from) + 1, from)
  return paragraph.split(sign).length % 2 === 0
}

/** Puts a sign on both sides of what is selected, or takes it away. What ends is left instead. */
const around = ({ text, from, to }: Selection, sign: string): Selection => {
  const size = sign.length
  const isInside = text.slice(from - size, from) === sign && text.slice(to, to + size) === sign
  if (isInside)
    return {
      text: text.slice(0, from - size) + text.slice(from, to) + text.slice(to + size),
      from: from - size,
      to: to - size,
    }
  if (isAtEnd({ text, from, to }, sign)) return { text, from: to + size, to: to + size }
  return {
    text: text.slice(0, from) + sign + text.slice(from, to) + sign + text.slice(to),
    from: from + size,
    to: to + size,
  }
}

/** Where the line of a place begins. */
const lineAt = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1)

/** Puts a sign before every selected line; where all have it, it is taken away. */
function beforeLines({ text, from, to }: Selection, sign: string): Selection {
  const begin = lineAt(text, from)
  const next = text.indexOf('\n', to)
  const end = next < 0 ? text.length : next
  const lines = text.slice(begin, end).split('\n')
  const isThere = lines.every((line) => line.startsWith(sign))
  const changed = lines.map((line) => (isThere ? line.slice(sign.length) : sign + line))
  const by = isThere ? -sign.length : sign.length
  return {
    text: text.slice(0, begin) + changed.join('\n') + text.slice(end),
    from: Math.max(begin, from + by),
    to: Math.max(begin, to + by * lines.length),
  }
}

/** The selected words become a link whose address is selected; an address becomes the link's own. */
function asLink({ text, from, to }: Selection): Selection {
  const chosen = text.slice(from, to)
  const isAddress = /^https?:\/\/\S+$/.test(chosen)
  const [words, address] = isAddress ? ['', chosen] : [chosen, 'https://']
  const begin = from + (isAddress || !chosen ? 1 : words.length + 3)
  return {
    text: `${text.slice(0, from)}[${words}](${address})${text.slice(to)}`,
    from: begin,
    to: isAddress || !chosen ? begin : begin + address.length,
  }
}

/** What a button of the editor does to a text. What it marks stays selected. */
export function withSign(sign: Sign, selection: Selection): Selection {
  if (sign === 'bold') return around(selection, '**')
  if (sign === 'link') return asLink(selection)
  return beforeLines(selection, sign === 'list' ? '- ' : '> ')
}

/** Puts a paragraph of its own where the selection is; the caret follows it. */
export function withParagraph({ text, from, to }: Selection, paragraph: string): Selection {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const at = before.length + lead.length + paragraph.length + tail.length
  return { text: before + lead + paragraph + tail + after, from: at, to: at }
}

/** Enter within a list or a quote goes on with it, and ends it on a line with nothing else. Undefined elsewhere. */
export function afterEnter({ text, from, to }: Selection): Selection | undefined {
  if (from !== to) return undefined
  const begin = lineAt(text, from)
  const line = text.slice(begin, from)
  const [sign, , number] = /^\s{0,3}([-*+] |> |(\d{1,4})[.)] )/.exec(line) ?? []
  if (sign === undefined) return undefined
  // An empty line ends a list; without it, the next words would belong to its last row.
  if (line === sign)
    return { text: `${text.slice(0, begin)}\n${text.slice(from)}`, from: begin + 1, to: begin + 1 }
  const next = `\n${number === undefined ? sign : sign.replace(number, String(Number(number) + 1))}`
  const at = from + next.length
  return { text: text.slice(0, from) + next + text.slice(from), from: at, to: at }
}

/** The smallest part of a text that another one replaces. */
export function replacedPart(before: string, after: string): { from: number; to: number; by: string } {
  let from = 0
  while (from < before.length && from < after.length && before[from] === after[from]) from++
  let end = 0
  const most = Math.min(before.length, after.length) - from
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { from, to: before.length - end, by: after.slice(from, after.length - end) }
}
