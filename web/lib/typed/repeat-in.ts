import type { Repeat } from '../../../contract/repeat.ts'
import { anyOf, expressionOf, type Found, wordEnds } from './found.ts'
import { type EveryForm, fold, type TypedWords, typedWords } from './words.ts'

const begins = '(?<=^|\\s)'

/** Some weekdays in a form: 'every Monday', 'every Monday, Wednesday and Friday', 'on Mondays'. */
function weekdaysAs({ before, ending, behind }: EveryForm, { weekdays, and }: TypedWords): string {
  const name = `${anyOf(weekdays)}${ending}`
  const next = `(?:\\s*,\\s*|\\s+${anyOf(and)}\\s+)(?:${before})?${name}`
  return `${before}${name}(?:${next})*${behind}`
}

/** What a language says of how something comes again, the most telling first. */
function rhythmsOf(words: TypedWords): { pattern: string; repeat: (said: string) => Repeat }[] {
  const fixed = (forms: string[], repeat: Repeat) =>
    forms.map((pattern) => ({ pattern, repeat: () => repeat }))
  const onWeekdays = (forms: EveryForm[], interval: number) =>
    forms.map((form) => ({
      pattern: weekdaysAs(form, words),
      repeat: (said: string): Repeat => ({
        every: 'week',
        interval,
        weekdays: words.weekdays.flatMap((name, at) => (expressionOf(name).test(said) ? at + 1 : [])),
      }),
    }))
  return [
    ...onWeekdays(words.everyOtherWeekday, 2),
    ...onWeekdays(words.everyWeekday, 1),
    ...fixed(words.workdays, { every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5] }),
    ...fixed(words.everyOtherDay, { every: 'day', interval: 2 }),
    ...fixed(words.everyDay, { every: 'day', interval: 1 }),
    ...fixed(words.everyOtherWeek, { every: 'week', interval: 2 }),
    ...fixed(words.everyWeek, { every: 'week', interval: 1 }),
    ...fixed(words.everyMonth, { every: 'month', interval: 1 }),
  ]
}

/** How something comes again, as a text says it anywhere: 'every Monday', 'each day', 'every other week'. */
export function repeatIn(text: string): Found<Repeat> | undefined {
  const folded = fold(text)
  for (const { pattern, repeat } of typedWords().flatMap(rhythmsOf)) {
    const match = expressionOf(`${begins}${pattern}${wordEnds}`).exec(folded)
    if (match) return { value: repeat(match[0]), from: match.index, to: match.index + match[0].length }
  }
  return undefined
}
