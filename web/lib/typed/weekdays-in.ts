import { anyOf, expressionOf, oncePer, wordBegins, wordEnds } from './found.ts'
import type { TypedWords } from './words.ts'

type Form = { ending?: string; before?: string; group?: string }

/** Weekdays in a row: 'Monday', 'Monday, Wednesday and Friday', 'Mon–Fri', as a pattern. */
export function daysList(words: TypedWords, { ending = '', before = '', group }: Form = {}): string {
  const { anyWeekdays, article, and, through } = words
  const name = `${article.length > 0 && !before ? `(?:${anyOf(article)}\\s+)?` : ''}${anyOf(anyWeekdays)}${ending}`
  const next = `(?:\\s*[,/&+–—-]\\s*|,?\\s+${anyOf([...and, ...through])}\\s+)(?:${before || '(?!)'})?(?:${anyOf(article)}\\s+)?${name}`
  const list = `${name}(?:${next})*`
  return group ? `(?<${group}>${list})` : list
}

/** Weekdays as they stand beside a rhythm: 'on Monday and Thursday', 'dienstags', 'los martes', 'from Monday to Friday'. */
export const daysOf = oncePer((words: TypedWords): string => {
  const on = [...words.on, ...words.everyWeekday].flatMap(({ before }) =>
    before ? before.replace(/\\s\+$/, '') : [],
  )
  const before = anyOf([...on, ...words.from])
  const behind = [...words.on, ...words.everyWeekday].flatMap((form) =>
    form.behind ? form.behind.replace(/^\\s\+/, '') : [],
  )
  const ending = `(?:${anyOf(words.dayEndings)})?`
  return `(?:${before}\\s+)?${daysList(words, { ending })}(?:\\s+${anyOf(behind)})?`
})

const readerOf = oncePer((words: TypedWords) => {
  const name = anyOf(words.anyWeekdays.map((pattern, at) => `(?<w${at}>${pattern})`))
  const ending = `${anyOf(words.dayEndings)}?`
  const through = `\\s*[–—-]\\s*|\\s+${anyOf(words.through)}\\s+(?:${anyOf(words.article)}\\s+)?`
  return {
    day: expressionOf(`${wordBegins}${name}${ending}${wordEnds}`, 'gu'),
    through: expressionOf(`^(?:${through})$`),
  }
})

/** The weekdays of such a row, from 1 for Monday, in their order. Those from one to another are all that lie between. */
export function daysIn(said: string, words: TypedWords): number[] {
  const days = new Set<number>()
  let last: { day: number; to: number } | undefined
  for (const match of said.matchAll(readerOf(words).day)) {
    const day = words.anyWeekdays.findIndex((_, at) => match.groups?.[`w${at}`] !== undefined) + 1
    if (last && readerOf(words).through.test(said.slice(last.to, match.index)))
      for (let next = last.day; next !== day; next = (next % 7) + 1) days.add(next)
    days.add(day)
    last = { day, to: match.index + match[0].length }
  }
  return [...days].toSorted((one, other) => one - other)
}
