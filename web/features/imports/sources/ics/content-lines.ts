import { largestText, type TextReader, tooLargeText } from '../whole-text.ts'

/** One property of iCalendar: `NAME;PARAM=value:value`. Names are in capitals, the value is as it stands in the file. */
export type ContentLine = { name: string; params: Readonly<Record<string, string>>; value: string }

const [lf, cr, space, tab] = [0x0a, 0x0d, 0x20, 0x09]

/**
 * Joins folded lines. RFC 5545 (3.1) folds bytes, so a fold can stand in the middle of a letter, which is whole again
 * only before the text is decoded.
 */
export function unfolded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    let end = at
    while (bytes[end] === cr) end += 1
    if (bytes[end] === lf) end += 1
    const next = bytes[end]
    if (end > at && (next === space || next === tab)) {
      at = end
      continue
    }
    joined[length] = bytes[at] ?? 0
    length += 1
  }
  return joined.subarray(0, length)
}

/** UTF-16, in which a byte is not a letter: it has a byte order mark, or a zero in every other byte. */
const isWide = (bytes: Uint8Array) =>
  bytes.subarray(0, 64).includes(0) || ['255,254', '254,255'].includes(bytes.subarray(0, 2).join())

/** Returns the text of a calendar without its folds. Throws an `Unreadable`. */
export async function calendarText(reader: TextReader, blob: Blob, name: string): Promise<string> {
  if (blob.size > largestText) throw tooLargeText(name)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  if (!isWide(bytes)) return reader.decode(unfolded(bytes))
  return reader.decode(bytes).replace(/(?:\r*\n|\r)[ \t]/g, '')
}

const parameter = /;([^;:="]+)=((?:"[^"]*"|[^;"])*)/g
/** Properties with times, whose unquoted zone names may hold colons. */
const timed =
  /^\s*(DTSTART|DTEND|DUE|COMPLETED|RECURRENCE-ID|EXDATE|RDATE)\s*(;.*)?:\s*(\d{4}-?\d\d-?\d\d.*)$/i

/** Where the value begins: behind the first colon that is not within quotes, or behind the first if quotes stay open. */
function valueAt(text: string): number {
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === ':' && !isQuoted) return at + 1
  }
  return text.indexOf(':') + 1
}

function lineOf(text: string): ContentLine | undefined {
  const [, start, zoned, time] = timed.exec(text) ?? []
  const name = start ?? /^\s*([a-z0-9-]+)\s*[;:]/i.exec(text)?.[1]
  const from = valueAt(text)
  if (name === undefined || from === 0) return undefined
  const params = time === undefined ? text.slice(0, from - 1) : (zoned ?? '')
  return {
    name: name.toUpperCase(),
    params: Object.fromEntries(
      [...params.matchAll(parameter)].map(([, key = '', given = '']) => [
        key.trim().toUpperCase(),
        given.replaceAll('"', '').trim(),
      ]),
    ),
    value: time ?? text.slice(from),
  }
}

/**
 * The properties of a calendar whose folds are undone. A line that is none continues the text before it: programs that do
 * not escape line breaks write descriptions so.
 */
export function contentLines(text: string): ContentLine[] {
  const lines: ContentLine[] = []
  for (const one of text.replace(/^\ufeff/, '').split(text.includes('\n') ? /\r*\n/ : /\r/)) {
    const line = lineOf(one)
    const last = lines.at(-1)
    if (line) lines.push(line)
    else if (last && /^(?:DESCRIPTION|COMMENT|SUMMARY|LOCATION|X-.*)$/.test(last.name))
      last.value += `\\n${one}`
  }
  return lines
}

/** A text without the escapes of iCalendar. */
export const plainText = (value: string): string =>
  value.replace(/\\([nN;,:"\\])/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark))
