import { storable } from './storable.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * The words of a note that its app keeps as HTML, with its line breaks and list marks. A note without markup stays as it
 * is.
 */
export function plainText(note: string): string {
  if (!/<\/?(?:br|div|p|b|i|u|s|em|strong|ul|ol|li|span|font|a|strike)\b[^<>]*>/i.test(note))
    return note.trim()
  const words = note
    .replace(/\r\n?/g, '\n')
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<br\b[^<>]*>|<\/(?:div|p|ul|ol)>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      // Some programs write each half of a character, so a half is one only beside the other.
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
    })
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return storable(words).text
}
