/**
 * A text that a spreadsheet would run as a formula, also in the wide letters of East Asian keyboards. The pattern of
 * the library for CSV stops at the first line of a cell, so a formula of two lines would pass.
 */
export const formula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * How every CSV file is written (RFC 4180): a text that a spreadsheet would run as a formula gets an apostrophe before
 * it. Numbers stay numbers.
 */
export const csvRules = { escapeFormulae: formula, newline: '\r\n' }

/** The same for a spreadsheet program in whose language numbers have a decimal comma. `-3,5` is a number there. */
export const semicolonRules = {
  ...csvRules,
  delimiter: ';',
  escapeFormulae: new RegExp(`(?!-\\d+(?:,\\d+)?$)${formula.source}`),
}

/** The mark at the beginning of a file, which tells Excel that it is UTF-8. */
export const csvMark = '\ufeff'
