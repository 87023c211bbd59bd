import { plainName } from './plain-name.ts'

/** Whose months are known. Where two languages differ, the first one counts: those of the product stand first. */
const locales = 'en de es tr de-AT fr it pt nl sv da nb fi ro hu el ru uk pl'.split(' ')
/** Whose weekdays, and halves of the day, are known besides. */
const others = 'ja ko zh zh-TW ar fa he hi th vi ms ta bn cs hr sk sl sr bg lt lv ca fr-CA es-MX sq'.split(
  ' ',
)

const plain = (name: string) => plainName(name).replace(/[.\s]/g, '')

/** The months of a language by their plain names, full and short, alone and beside a day. */
export function monthsIn(locale: string): Map<string, number> {
  const names = new Map<string, number>()
  for (const month of ['long', 'short'] as const)
    for (const day of [undefined, 'numeric'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month, day, timeZone: 'UTC', calendar: 'gregory' })
      for (let at = 1; at <= 12; at += 1) {
        const name = format
          .formatToParts(Date.UTC(2026, at - 1, 15))
          .find(({ type }) => type === 'month')?.value
        if (name && /\p{L}/u.test(name)) names.set(plain(name), at)
      }
    }
  return names
}

let months: Map<string, number> | undefined
/** Months of all known languages, and what programs write for them. */
function knownMonths(): Map<string, number> {
  if (months) return months
  months = new Map([
    ['mrz', 3],
    ['sept', 9],
    ['set', 9],
    ['setiembre', 9],
    ['janner', 1],
  ])
  for (const locale of locales)
    for (const [name, month] of monthsIn(locale)) if (!months.has(name)) months.set(name, month)
  return months
}

/** The month of a name, or of a beginning of at least three letters that no other month has. */
export function monthOf(word: string): number | undefined {
  const name = plain(word)
  const exact = knownMonths().get(name)
  if (exact !== undefined || name.length < 3) return exact
  const begun = new Set([...knownMonths()].flatMap(([known, month]) => (known.startsWith(name) ? month : [])))
  return begun.size === 1 ? [...begun][0] : undefined
}

let weekdays: Set<string> | undefined
/** Whether a word is a day of the week. */
export function isWeekday(word: string): boolean {
  if (!weekdays) {
    weekdays = new Set()
    for (const locale of [...locales, ...others])
      for (const weekday of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
        for (let at = 0; at < 7; at += 1) weekdays.add(plain(format.format(Date.UTC(2026, 10, 23 + at))))
      }
  }
  return weekdays.has(plain(word))
}

/** A text without the day of the week before or behind it: `Mo., 10.11.2026` and `10 Kasım 2026 Salı`. */
export function withoutWeekday(text: string): string {
  const first = /^(\p{L}[\p{L}\p{M}]*)(?:\.?,?\s+|[.,]+\s*)(?=.)/u.exec(text)
  if (first?.[1] && isWeekday(first[1])) return text.slice(first[0].length)
  const last = /[\s,]*\(?(\p{L}[\p{L}\p{M}-]*)\.?\)?$/u.exec(text)
  return last?.[1] && last.index > 0 && isWeekday(last[1]) ? text.slice(0, last.index) : text
}

const plainHalf = (mark: string) =>
  mark
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.\u00a0\u202f]/g, '')

let halves: Map<string, 0 | 12> | undefined
/** The hours that a mark such as p.m., ÖS or 오후 adds; undefined for what is no such mark. */
export function halfOf(mark: string): 0 | 12 | undefined {
  if (!halves) {
    halves = new Map()
    for (const [early, late] of [
      'a p',
      'am pm',
      'öö ös',
      'पूर्वाह्न अपराह्न',
      'oo os',
      '早上 晚上',
      '凌晨 中午',
      'vorm nachm',
      '上午 下午',
      '午前 午後',
      '오전 오후',
    ].map((pair) => pair.split(' ')))
      halves.set(early ?? '', 0).set(late ?? '', 12)
    for (const locale of [...locales, ...others]) {
      const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
      const [early = '', late = ''] = [8, 20].map((hour) =>
        plainHalf(
          format.formatToParts(Date.UTC(2026, 0, 1, hour)).find(({ type }) => type === 'dayPeriod')?.value ??
            '',
        ),
      )
      if (early && late && early !== late) halves.set(early, 0).set(late, 12)
    }
  }
  return halves.get(plainHalf(mark))
}
