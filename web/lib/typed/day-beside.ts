import { isNth, isUnclear } from './beside.ts'
import { dated, dayFrom, grouped, metIn } from './day-in.ts'
import { fold } from './fold.ts'
import { anyOf, expressionOf, type Found, oncePer, type Reading, wordEnds } from './found.ts'
import { type TypedWords, typedWords } from './words.ts'

const besideOf = oncePer((words: TypedWords) => {
  const weekday = grouped(words.anyWeekdays, 'w')
  const row = `${anyOf(words.anyWeekdays)}(?:\\s*[,/&+]\\s*|\\s+(?:${anyOf(words.and)}\\s+)?)`
  return [
    {
      before: expressionOf(`(?<=^|\\s)(?<!${row})${weekday},?\\s*$`),
      behind: expressionOf(`^,?\\s*${weekday}${wordEnds}(?!\\s*[,/&+]\\s*${anyOf(words.anyWeekdays)})`),
    },
    ...words.numbers
      .filter(({ isOnlyTold }) => isOnlyTold)
      .map(({ pattern }) => ({
        before: expressionOf(`(?<=^|\\s)${pattern},?\\s*$`),
        behind: expressionOf(`^,?\\s+${pattern}${wordEnds}(?![/.:-]\\d)`),
      })),
  ]
})

/**
 * A day right beside a time of day, which is too short to be one elsewhere: 'Sat 10:00', '9 Uhr Mo', '1/12 at 3 pm'. Its
 * place is that of both.
 */
export function dayBeside(text: string, today: string, time: Found<unknown>): Reading<string> {
  const folded = fold(text)
  const all = typedWords()
  for (const words of all)
    for (const { before, behind } of besideOf(words)) {
      const isBefore = before.exec(folded.slice(0, time.from))
      const match = isBefore ?? behind.exec(folded.slice(time.to))
      if (!match) continue
      const from = isBefore ? match.index : time.to + match.index
      const to = from + match[0].length
      const typed = text.slice(from, to).replace(/[\s,.]/g, '')
      // 'The cat sat at 10:00' may be as much of a day as 'party sat 10:00'.
      if (/^\p{Ll}{3,}$/u.test(typed)) return 'unclear'
      // 'SAT prep' and 'sun cream' are none.
      if (!/^(?:\p{Lu}\p{Ll}+|\d.*)$/u.test(typed)) continue
      const both = { from: Math.min(from, time.from), to: Math.max(to, time.to) }
      if (isUnclear(folded, both, 'day', all) || isNth(folded, from, all)) return 'unclear'
      const said = match.groups ?? {}
      const value = said.day ? dated(today, said) : dayFrom(today, metIn(words.anyWeekdays, 'w', said))
      if (value) return { value, ...both }
    }
  return undefined
}
