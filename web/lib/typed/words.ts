import { currentLanguage, t, translate } from '../../../contract/t.ts'
import { english, texts, withoutMeaning } from '../../../contract/texts.ts'
import { addDays } from '../../../contract/week.ts'
import { formatLocale } from '../locale.ts'
import { noonOf } from '../time/days.ts'

/**
 * A text with each letter in its plainest form, at the same place: 'Próximo SALI' is 'proximo sali', so that it is read
 * as it is typed on whichever keyboard. Turkish ı is i.
 */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at)
    const folded = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ı', 'i')
    return folded.length === 1 ? folded : letter
  }).join('')

/** What stands before and behind a value, as patterns of folded text. */
export type Around = { before: string; behind: string }

/** What stands around two times of day. */
type Pair = { before: string; middle: string; behind: string }

/** What stands around weekdays on which something comes again, as patterns; `ending` is of the weekday itself: 'on Mondays'. */
export type EveryForm = { before: string; ending: string; behind: string }

/** How days and times are typed in a language, as patterns of folded text. */
export type TypedWords = {
  today: string[]
  tomorrow: string[]
  dayAfterTomorrow: string[]
  /** From Monday on. */
  weekdays: string[]
  months: string[]
  /** The word between a day and its month: 'de' in '25 de diciembre'. */
  of: string
  /** A day in numbers as this locale writes it: '24.12.', '24/12' or '12/24'. */
  numbers: string
  on: Around[]
  next: Around[]
  /** Behind these words a name is no day: 'every Friday', 'por la mañana'. */
  notAfter: string[]
  everyWeekday: EveryForm[]
  everyOtherWeekday: EveryForm[]
  /** Between two weekdays. */
  and: string[]
  /** From Monday to Friday. */
  workdays: string[]
  everyDay: string[]
  everyOtherDay: string[]
  everyWeek: string[]
  everyOtherWeek: string[]
  everyMonth: string[]
  everyYear: string[]
  /** A day of a month beside 'every month': 'on the 1st'. */
  dayOfMonth: Around[]
  /** A day of every month in words of its own: 'her ayın 1'i'. */
  everyMonthOn: Around[]
  /** Before the first of two times of day, and between them, where it may stand before any number: 'to 20 people'. */
  from: string[]
  to: string[]
  /** Two times of day in words that say nothing else. */
  hours: Pair[]
  at: Around[]
  clock: Around[]
  morning: Around[]
  evening: Around[]
  /** Whether '18' and '18.30' are times by the words before them alone. */
  hasBareTimes: boolean
}

// Several forms are separated by a single stroke.
const lists = texts({
  today: 'today||a day that is typed; other forms behind a |',
  tomorrow: 'tomorrow||a day that is typed; other forms behind a |',
  dayAfterTomorrow: 'day after tomorrow|the day after tomorrow||days that are typed',
  on: 'on {day}|on the {day}||typed; other forms behind a |',
  next: 'next {day}|on next {day}||typed; a weekday',
  notAfter: 'every|each|first|second|third|fourth|last||typed; a day behind these words is none',
  everyWeekday: 'every {day}|each {day}|on {day}s||typed; a weekday of every week',
  everyOtherWeekday: 'every other {day}|every second {day}||typed; a weekday of every other week',
  and: 'and|&||typed; between two weekdays',
  workdays: 'every weekday|on weekdays||typed; from Monday to Friday',
  everyDay: 'every day|each day||typed; other forms behind a |',
  everyOtherDay: 'every other day|every second day||typed; other forms behind a |',
  everyWeek: 'every week|each week||typed; other forms behind a |',
  everyOtherWeek: 'every other week|every two weeks|every 2 weeks||typed; other forms behind a |',
  everyMonth: 'every month|each month||typed; other forms behind a |',
  everyYear: 'every year|of every year|each year||typed; other forms behind a |',
  dayOfMonth: 'on the {day}|on day {day}||typed; a day of every month, other forms behind a |',
  everyMonthOn: 'every {day} of the month||typed; a day of every month, such as: every 1st of the month',
  from: 'from||typed; before the first of two times of day',
  to: 'to||typed; between two times of day',
  hours: 'between {time} and {time}|{time} until {time}|{time} till {time}||typed; from one time to another',
  at: 'at {time}||typed; other forms behind a |',
  clock: "{time} o'clock||typed; other forms behind a |",
  morning: '{time} in the morning||typed; other forms behind a |',
  evening: '{time} in the evening|{time} in the afternoon|{time} at night||typed',
})

/** Words as a pattern. Between two of them may be more than one space. */
const pattern = (words: string): string =>
  fold(words.trim())
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+')

const formsOf = (text: string) =>
  text
    .split('|')
    .map(pattern)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)

const aroundOf = (text: string): Around[] =>
  text
    .split('|')
    .toSorted((one, other) => other.length - one.length)
    .flatMap((form) => {
      const [before, behind, more] = form.split(/\{\w+\}/)
      if (before === undefined || behind === undefined || more !== undefined) return []
      return [{ before: pattern(before), behind: pattern(behind) }]
    })

/** Words as a pattern, with the spaces around them. */
const spaced = (words: string) =>
  words.trim()
    ? `${words.startsWith(' ') ? '\\s+' : ''}${pattern(words)}${words.endsWith(' ') ? '\\s+' : ''}`
    : words && '\\s+'

const pairsOf = (text: string): Pair[] =>
  text.split('|').flatMap((form) => {
    const [before, middle, behind] = form.split('{time}')
    if (before === undefined || !middle || behind === undefined) return []
    return [{ before: spaced(before), middle: spaced(middle), behind: spaced(behind) }]
  })

const everyOf = (text: string): EveryForm[] =>
  text.split('|').flatMap((form) => {
    const [before = '', after] = form.split('{day}')
    if (after === undefined) return []
    const [ending = '', ...behind] = after.split(' ')
    return [
      {
        before: before.trim() ? `${pattern(before)}\\s+` : '',
        ending: pattern(ending),
        behind: behind.length > 0 ? `\\s+${pattern(behind.join(' '))}` : '',
      },
    ]
  })

/** The letters between a day and its month, as this language writes them. */
function ofIn(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).formatToParts(0)
  return pattern(
    parts
      .map(({ type, value }) => (type === 'literal' ? value : ''))
      .join('')
      .replace(/\P{L}/gu, ''),
  )
}

/** A day and a month in numbers, in the order and with the sign between them of this locale. */
function numbersIn(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'literal')?.value.trim()
  const isDayFirst =
    parts.findIndex(({ type }) => type === 'day') < parts.findIndex(({ type }) => type === 'month')
  const [day, month] = ['(?<day>\\d{1,2})', '(?<month>\\d{1,2})']
  if (sign === '.') return `${day}\\.\\s?${month}\\.(?:\\s?(?<year>\\d{4}))?`
  return `${isDayFirst ? `${day}/${month}` : `${month}/${day}`}(?:/(?<year>\\d{4}))?`
}

function read(locale: string, say: (text: (typeof lists)[keyof typeof lists]) => string): TypedWords {
  const monday = '2026-11-23'
  const name = (day: string, options: Intl.DateTimeFormatOptions) =>
    pattern(noonOf(day).toLocaleDateString(locale, options))
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  return {
    today: formsOf(say(lists.today)),
    tomorrow: formsOf(say(lists.tomorrow)),
    dayAfterTomorrow: formsOf(say(lists.dayAfterTomorrow)),
    weekdays: Array.from({ length: 7 }, (_, at) => name(addDays(monday, at), { weekday: 'long' })),
    months: Array.from({ length: 12 }, (_, at) =>
      name(`2026-${String(at + 1).padStart(2, '0')}-15`, { month: 'long' }),
    ),
    of: ofIn(locale),
    numbers: numbersIn(locale),
    on: aroundOf(say(lists.on)),
    next: aroundOf(say(lists.next)),
    notAfter: formsOf(say(lists.notAfter)),
    everyWeekday: everyOf(say(lists.everyWeekday)),
    everyOtherWeekday: everyOf(say(lists.everyOtherWeekday)),
    and: formsOf(say(lists.and)),
    workdays: formsOf(say(lists.workdays)),
    everyDay: formsOf(say(lists.everyDay)),
    everyOtherDay: formsOf(say(lists.everyOtherDay)),
    everyWeek: formsOf(say(lists.everyWeek)),
    everyOtherWeek: formsOf(say(lists.everyOtherWeek)),
    everyMonth: formsOf(say(lists.everyMonth)),
    everyYear: formsOf(say(lists.everyYear)),
    dayOfMonth: aroundOf(say(lists.dayOfMonth)),
    everyMonthOn: aroundOf(say(lists.everyMonthOn)),
    from: formsOf(say(lists.from)),
    to: formsOf(say(lists.to)),
    hours: pairsOf(say(lists.hours)),
    at: aroundOf(say(lists.at)),
    clock: aroundOf(say(lists.clock)),
    morning: aroundOf(say(lists.morning)),
    evening: aroundOf(say(lists.evening)),
    hasBareTimes: hourCycle === 'h23' && !locale.startsWith(english),
  }
}

let known: { of: string; words: TypedWords[] } | undefined

/** The words of the reader's language, and then the English ones, which are understood everywhere. */
export function typedWords(): TypedWords[] {
  const [language, locale] = [currentLanguage(), formatLocale()]
  const of = `${language} ${locale} ${t('today')}`
  if (known?.of !== of) {
    const own = language === english ? [] : [read(locale, translate)]
    known = { of, words: [...own, read(english, withoutMeaning)] }
  }
  return known.words
}
