import { isElsewhere } from './elsewhere.ts'
import { fold } from './fold.ts'
import { anyOf, expressionOf, type Found, oncePer, ordinalEnds, wordBegins, wordEnds } from './found.ts'
import { numberPattern } from './patterns.ts'
import type { TypedWords } from './words.ts'

/** Books of the Bible that are names of people, too, in folded letters. */
const books =
  '(?:john|mark|luke|matthew|james|peter|samuel|daniel|johannes|markus|lukas|matthaus|juan|marcos|lucas|mateo|yuhanna|markos|luka|matta)'

type Kind = 'day' | 'time' | 'rhythm'

/** The words for a part of a day, as patterns: 'morning', 'in the morning', 'por la tarde'. */
const dayPartsOf = ({ morning, evening, night }: TypedWords): string[] =>
  [...morning, ...evening, ...night].flatMap(
    ({ before, behind }) => before.replace('\\+', '') || behind || [],
  )

const expressionsOf = oncePer((words: readonly TypedWords[]) => {
  const all = (pick: (one: TypedWords) => string[]) => anyOf(words.flatMap(pick))
  const before = (list: string) => expressionOf(`${wordBegins}${list}\\s+$`)
  const behind = (list: string) => expressionOf(`^,?\\s+\\(?${list}${wordEnds}`)
  const through = anyOf(words.flatMap((one) => [...one.through, ...one.to]))
  return {
    before: before(all((one) => one.unclearBefore)),
    behind: behind(all((one) => one.unclearBehind)),
    numbered: before(`${all((one) => one.numbered)}\\.?(?:\\s+${books})?`),
    counted: behind(all((one) => one.counted)),
    // 'December 1 to 5', 'Friday the 13th', 'Sunday 29'
    number: expressionOf(
      `^,?(?:\\s+${through}|\\s+(?:${all((one) => one.article)}))?\\s+\\d{1,2}${ordinalEnds}?(?![\\d:])`,
    ),
    ordinal: behind(`(?:\\p{L}{2,3}\\s+){0,2}${all((one) => one.notAfter)}`),
    unit: behind(all((one) => one.units)),
    // 'Monday morning', 'el lunes por la tarde'
    part: behind(anyOf(words.flatMap(dayPartsOf))),
    // 'every 3rd Thursday', 'the fifth Friday', 'cada 3.er jueves'
    nth: before(
      `(?:${all((one) => one.everyWord)}(?:\\s+[^\\s]+)?|${all((one) => [...one.notAfter, ...one.indefinite])}|\\d(?:${ordinalEnds}|\\.?er))`,
    ),
    starting: behind(all((one) => one.startingOn)),
    is: behind('(?:is|was|ist|war|es|era)'),
    scheduled: behind(all((one) => one.scheduled)),
    // 'every Mon Wed Fri'
    weekday: expressionOf(
      `^\\s+(?:${all((one) => one.weekdays)}|(?=\\p{L}{3})${all((one) => one.anyWeekdays)})${wordEnds}`,
    ),
  }
})

// A hyphen between spaces is a dash, behind which something else begins.
const signBefore = /(?:\d\s*[-–—/+]\s*|\p{L}[-–—/+]|[~<>≤≥@#_])$/u
const signBehind = /^(?:[-–—/+&._@][\p{L}\p{N}]|\s*[-–—/+]\s*\d|%|\s*\?)/u

/** Whether what stands beside the words of a day, a time or a rhythm makes them something that is not understood. */
export function isUnclear(
  folded: string,
  { from, to }: Omit<Found<unknown>, 'value'>,
  kind: Kind,
  words: readonly TypedWords[],
  typed = folded,
): boolean {
  const [before, behind] = [folded.slice(0, from), folded.slice(to)]
  const is = expressionsOf(words)
  const isStart = kind === 'rhythm' && is.starting.test(behind)
  if (is.before.test(before) || (is.behind.test(behind) && !isStart)) return true
  if (kind !== 'time' && (is.weekday.test(behind) || is.unit.test(behind))) return true
  if (kind === 'rhythm') return is.is.test(behind)
  if (signBefore.test(before) || signBehind.test(behind)) return true
  const isBare = /^\d/.test(folded.slice(from, to).trim())
  if (isBare && is.numbered.test(before)) return true
  // 'John 3:16': hardly anything begins at such a minute.
  if (
    /^\d{1,2}:\d?[1-46-9]$/.test(folded.slice(from, to)) &&
    expressionOf(`${wordBegins}${books}\\s+$`).test(before)
  )
    return true
  if (kind === 'day') return is.number.test(behind) || is.part.test(behind)
  const own = folded.slice(from, to)
  // '14 Uhr 20' may be minutes or the number of what follows.
  if (!/[:.]\d|[ap]\.?\s?m\.?$/.test(own) && /\p{L}$/u.test(own) && /^\s+[0-5]\d(?!\d)/.test(behind))
    return true
  if (isBare && before.trim() && is.scheduled.test(behind)) return true
  // A case that nothing here reads: 20:00'ye, and 14:30a.
  return is.counted.test(behind) || isElsewhere(typed.slice(to), words) || /^(?:['’]?\p{L})/u.test(behind)
}

/** Whether the words before a weekday say which of several it is: 'every 3rd', 'some'. */
export const isNth = (folded: string, from: number, words: readonly TypedWords[]): boolean =>
  expressionsOf(words).nth.test(folded.slice(0, from))

const leftOf = oncePer((words: readonly TypedWords[]) => {
  const all = (pick: (one: TypedWords) => string[]) => anyOf(words.flatMap(pick))
  const weekday = `${all((one) => one.weekdays)}${all((one) => one.dayEndings)}?`
  const unit = `(?:${all((one) => one.units)}|${weekday})`
  const date = `${anyOf(
    words.flatMap((one) => [
      `\\d{1,2}${ordinalEnds}?(?:\\s+${one.of || 'of'})?\\s+${anyOf(one.months)}`,
      `${anyOf(one.leadingMonths)}\\s+\\d{1,2}(?!\\d)`,
    ]),
  )}(?:['’]\\p{L}{1,4})?`
  const any = all((one) => one.anyWeekdays)
  const and = all((one) => [...one.and, ...one.through, ...one.to])
  const month = all((one) => one.months)
  const part = '(?:0?[1-9]|[12]\\d|3[01])'
  const hasDots = words.some((one) => one.numbers.some(({ pattern }) => pattern.includes('\\.')))
  const rest = [
    // 'Mon, Wed and Fri', 'in 2 months', 'from March', 'Aralık ayında'
    `${any}(?:\\s*[,/&+–-]\\s*|\\s+${and}\\s+)${any}`,
    `(?=\\p{L}{3})${any}\\s+(?=\\p{L}{3})${any}`,
    `${all((one) => one.inWords)}\\s+(?:\\d{1,3}|\\p{L}+)\\s+${all((one) => one.units)}`,
    `${all((one) => [...one.startingOn, ...one.inWords])}\\s+${month}`,
    `${month}(?:['’]?[dt][ae]|\\s+ayi\\p{L}*)`,
    // '12/1', '30.11', '30/11/2026', 'on the 4th'
    `(?<![\\d.,/:])${part}${hasDots ? '[./]' : '/'}${part}\\.?(?![.,/:]?\\d)`,
    `(?<![\\d.,/:])${part}(?<sign>[./])${part}\\k<sign>\\d{2,4}(?![.,/:]?\\d)`,
    // 'every 3rd', 'every last Thu'
    `${all((one) => one.everyWord)}\\s+[\\p{L}\\d.]+\\s+${any}`,
    `${all((one) => one.everyWord)}\\s+\\d{1,2}${ordinalEnds}`,
    // 'M/W/F'
    '[mtwfs](?:/(?:[mtwfs]|th))+',
    // 'Dienstagabend'
    `${all((one) => one.weekdays)}${anyOf(words.flatMap(dayPartsOf).filter((one) => !one.includes('\\s')))}s?`,
    ...words.flatMap((one) =>
      one.dayOfMonth.map(
        ({ before, behind }) =>
          `${before}\\s+\\d{1,2}(?![.,]?\\d)(?:${ordinalEnds}|['’]\\p{L}{1,5})?${behind ? `\\s+${behind}` : ''}`,
      ),
    ),
  ]
  return expressionOf(
    `${wordBegins}(?:${weekday}|${date}|${anyOf(rest)}|\\d{4}-\\d\\d-\\d\\d|${all((one) => one.unread)}|${all(
      (one) => one.everyWord,
    )}\\s+(?:[\\p{L}\\d.]+\\s+){0,2}?${unit})${wordEnds}`,
  )
})

/**
 * Whether a text still names a day or a rhythm after what was read is taken out. Then it said more than was understood:
 * 'Sport Monday to Friday', 'every 8 hours'.
 */
export function saysMore(text: string, words: readonly TypedWords[]): boolean {
  const folded = fold(text)
  if (leftOf(words).test(folded)) return true
  // 'Guten Morgen' and 'Tomorrow Never Dies' name no day.
  const { index } = wordForDayOf(words).exec(folded) ?? {}
  return index !== undefined && /^\p{Ll}/u.test(text.slice(index))
}

const wordForDayOf = oncePer((words: readonly TypedWords[]) => {
  const all = (pick: (one: TypedWords) => string[]) => anyOf(words.flatMap(pick))
  const names = all((one) => [...one.today, ...one.tomorrow, ...one.dayAfterTomorrow])
  return expressionOf(`${wordBegins}(?<!${all((one) => one.notAfter)}\\s{1,9})${names}${wordEnds}`)
})

const lastingOf = oncePer((words: readonly TypedWords[]) => {
  const forms = words.flatMap((one) =>
    one.lasting.map(
      ({ before, behind }) =>
        `${before ? `${before}\\s+` : ''}${numberPattern('n', one.numberWords).replace('?<n>', '?:')}${behind ? `\\s*${behind}` : ''}`,
    ),
  )
  return expressionOf(`${wordBegins}${anyOf(forms)}${wordEnds}`)
})

/** Whether a text limits a rhythm or leaves out some of it: 'for 4 weeks', '10 times', 'unless it rains'. */
export const isLimited = (folded: string, words: readonly TypedWords[]): boolean =>
  lastingOf(words).test(folded) ||
  expressionOf(`${wordBegins}${anyOf(words.flatMap((one) => one.conditions))}${wordEnds}`).test(folded)

const openHourOf = oncePer((words: readonly TypedWords[]) => {
  const all = (pick: (one: TypedWords) => string[]) => anyOf(words.flatMap(pick))
  const at = all((one) => one.at.flatMap(({ before }) => before || []))
  const before = `(?:${at}\\s+|${all((one) => one.limits)}\\s+(?:${at}\\s+|\\p{L}{1,3}\\s+)?)`
  const told = all((one) => [
    ...one.units,
    ...one.counted,
    ...one.clock.flatMap(({ behind }) => behind || []),
  ])
  const isEither = words.some(({ isTwelveHour }) => isTwelveHour)
  const named = `(?<!${wordBegins}(?:${all((one) => one.numbered)}|${books})\\s+)`
  return expressionOf(
    `${wordBegins}(?:${before}\\d{1,2}(?::[0-5]\\d)?${isEither ? `|${named}(?<!:)[1-6]:[0-5]\\d` : ''})(?![\\p{L}\\d]|[.,:/]\\d|\\s*${told})`,
  )
})

/** Whether a text still names an hour that may be one of two, or that only limits a day: 'at 7', 'before 10'. */
export const hasOpenHour = (folded: string, words: readonly TypedWords[]): boolean =>
  openHourOf(words).test(folded)
