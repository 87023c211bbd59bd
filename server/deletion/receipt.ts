import { randomInt } from 'node:crypto'

/** Crockford's Base32: no letter that is misread as a digit, or as another letter. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** A new number of a receipt, such as `7KQ2-9XWM-3FTD`. Nobody can guess one, and it can be read out. */
export const newReceiptNumber = (): string =>
  Array.from({ length }, () => digits[randomInt(digits.length)])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')
