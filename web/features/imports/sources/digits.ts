/** The zeros of scripts with digits of their own: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** A text with the digits 0 to 9, plain spaces, and without the marks of writing from right to left. */
export function plainDigits(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII.
  if (/^[\x00-\x7f]*$/.test(text)) return text
  return text
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u00a0\u2007\u2009\u202f\u3000]/g, ' ')
    .replace(/\p{Nd}/gu, (digit) => {
      const point = digit.codePointAt(0) ?? 0
      const zero = zeros.find((one) => point >= one && point < one + 10)
      return zero === undefined ? digit : String(point - zero)
    })
}
