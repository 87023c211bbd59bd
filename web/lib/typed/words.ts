import { currentLanguage, t, translate } from '../../../contract/t.ts'
import { english, withoutMeaning } from '../../../contract/texts.ts'
import { addDays } from '../../../contract/week.ts'
import { formatLocale } from '../locale.ts'
import {
  type Around,
  aroundOf,
  beginningsOf,
  countsOf,
  type DateNumbers,
  type EveryForm,
  everyOf,
  formsOf,
  type MinutesForm,
  minutesOf,
  namesIn,
  numbersIn,
  numbersOf,
  ofIn,
  type Pair,
  pairsOf,
  pattern,
} from './patterns.ts'
import { typedLists as lists } from './typed-lists.ts'

/** How days and times are typed in a language, as patterns of folded text. */
export type TypedWords = {
  today: string[]
  tomorrow: string[]
  dayAfterTomorrow: string[]
  /** From Monday on. */
  weekdays: string[]
  /** The same, or shortened. */
  anyWeekdays: string[]
  months: string[]
  /** The same, as they stand before the number of the day: 'Dec 25'. */
  leadingMonths: string[]
  /** The word between a day and its month: 'de' in '25 de diciembre'. */
  of: string
  /** A day in numbers as this locale writes it: '24.12.', '24/12' or '12/24'. */
  numbers: DateNumbers
  on: Around[]
  next: Around[]
  /** Behind these words a name is no day: 'every Friday', 'por la mañana'. */
  notAfter: string[]
  /** Before any one of some weekdays: 'one Monday'. */
  indefinite: string[]
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
  /** Before a part of today: 'this evening at 8'. */
  thisPart: string[]
  /** Before a part of the day that comes every day: 'every evening at 8'. */
  everyPart: string[]
  everyDays: string[]
  everyWeeks: string[]
  everyMonths: string[]
  inDays: string[]
  inWeeks: string[]
  /** Before so many days: 'in', 'dentro de'. */
  inWords: string[]
  /** Weekdays that a rhythm leaves out. */
  except: Around[]
  /** How long something comes again: 'for 4 weeks', '10 times'. */
  lasting: Around[]
  /** What leaves out some of a rhythm: 'unless it rains', 'only in summer'. */
  conditions: string[]
  /** Between the first and the last of some weekdays. */
  through: string[]
  /** Before the first day of a rhythm. */
  startingOn: string[]
  /** Between a weekday and its date. */
  article: string[]
  /** What can end a weekday, such as the s of 'Fridays'. */
  dayEndings: string[]
  /** Before the first of two times of day, and between them, where it may stand before any number: 'to 20 people'. */
  from: string[]
  to: string[]
  /** Two times of day in words that say nothing else. */
  hours: Pair[]
  at: Around[]
  clock: Around[]
  morning: Around[]
  evening: Around[]
  night: Around[]
  minutesInWords: MinutesForm[]
  /** The value of each number in words. */
  numberWords: Map<string, number>
  /** Words that make a day, a time or a rhythm beside them something else. */
  unclearBefore: string[]
  unclearBehind: string[]
  /** Before an hour that only limits a day: 'before 10'. */
  limits: string[]
  /** Words before and behind a number that is no time. */
  numbered: string[]
  counted: string[]
  /** What has a time of its own, such as a train. */
  scheduled: string[]
  /** Places whose clock a time may be on: '5 pm New York'. */
  places: string[]
  /** Words behind a weekday that make it a name, and whether any single word does. */
  dayNames: string[]
  hasNames: boolean
  everyWord: string[]
  units: string[]
  /** Days and rhythms that nothing here reads. */
  unread: string[]
  /** Whether '18' and '18.30' are times by the words before them alone. */
  hasBareTimes: boolean
  /** Whether the reader's clock goes to twelve, so that '3:30' is one of two times. */
  isTwelveHour: boolean
}

const hourCycleOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle

function read(locale: string, say: (text: (typeof lists)[keyof typeof lists]) => string): TypedWords {
  const hourCycle = hourCycleOf(locale)
  const isEnglish = locale.startsWith(english)
  const days = Array.from({ length: 7 }, (_, at) => addDays('2026-11-23', at))
  const weekdays = namesIn(locale, days, 'weekday')
  const middles = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-15`)
  const months = namesIn(locale, middles, 'month')
  const numberWords = numbersOf(say(lists.numbers))
  const names = formsOf(say(lists.dayNames))
  return {
    today: formsOf(say(lists.today)),
    tomorrow: formsOf(say(lists.tomorrow)),
    dayAfterTomorrow: formsOf(say(lists.dayAfterTomorrow)),
    weekdays: weekdays.long,
    anyWeekdays: weekdays.any,
    months: months.any,
    leadingMonths: isEnglish ? months.any : months.long,
    of: ofIn(locale),
    numbers: numbersIn(isEnglish ? formatLocale() : locale),
    on: aroundOf(say(lists.on)),
    next: aroundOf(say(lists.next)),
    notAfter: formsOf(say(lists.notAfter)),
    indefinite: formsOf(say(lists.indefinite)),
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
    thisPart: formsOf(say(lists.thisPart)),
    everyPart: formsOf(say(lists.everyPart)),
    everyDays: countsOf(say(lists.everyDays), numberWords),
    everyWeeks: countsOf(say(lists.everyWeeks), numberWords),
    everyMonths: countsOf(say(lists.everyMonths), numberWords),
    inDays: countsOf(say(lists.inDays), numberWords),
    inWeeks: countsOf(say(lists.inWeeks), numberWords),
    inWords: [
      ...new Set(
        say(lists.inDays)
          .split('|')
          .flatMap((form) => pattern(form.split('{n}')[0] ?? '') || []),
      ),
    ],
    except: aroundOf(say(lists.except)),
    lasting: aroundOf(say(lists.lasting)),
    conditions: beginningsOf(say(lists.conditions)),
    through: formsOf(say(lists.through)),
    startingOn: formsOf(say(lists.startingOn)),
    article: formsOf(say(lists.article)),
    dayEndings: formsOf(say(lists.dayEndings)),
    from: formsOf(say(lists.from)),
    to: formsOf(say(lists.to)),
    hours: pairsOf(say(lists.hours)),
    at: aroundOf(say(lists.at)),
    clock: aroundOf(say(lists.clock)),
    morning: aroundOf(say(lists.morning)),
    evening: aroundOf(say(lists.evening)),
    night: aroundOf(say(lists.night)),
    minutesInWords: minutesOf(say(lists.minutesInWords), numberWords),
    numberWords,
    unclearBefore: formsOf(say(lists.unclearBefore)),
    unclearBehind: formsOf(say(lists.unclearBehind)),
    limits: formsOf(say(lists.limits)),
    numbered: formsOf(say(lists.numbered)),
    counted: formsOf(say(lists.counted)),
    scheduled: formsOf(say(lists.scheduled)),
    places: formsOf(say(lists.places)),
    dayNames: names.filter((one) => one !== '\\*'),
    hasNames: names.includes('\\*'),
    everyWord: formsOf(say(lists.everyWord)),
    units: formsOf(say(lists.units)),
    unread: formsOf(say(lists.unread)),
    hasBareTimes: hourCycle === 'h23' && !isEnglish,
    isTwelveHour: hourCycleOf(formatLocale()) === 'h12',
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
