import { anyOf, expressionOf, oncePer, type Reading, wordBegins, wordEnds } from './found.ts'
import { type MinutesForm, numberPattern, numberTyped } from './patterns.ts'
import {
  ends,
  type Half,
  type Hours,
  halfLetters,
  hourOf,
  partBefore,
  partDay,
  partsOf,
  two,
} from './time-in.ts'
import type { TypedWords } from './words.ts'

type Form = MinutesForm & { expression: RegExp; half?: Half }

const formsOf = oncePer((words: TypedWords): { has: RegExp; forms: Form[] } => {
  const at = words.at.flatMap((form) => form.before || [])
  const clock = words.clock.flatMap((form) => form.behind || [])
  const core = ({ before, behind }: MinutesForm) =>
    `${before}${numberPattern('hour', words.numberWords)}${behind}`
  const forms = words.minutesInWords.flatMap((form): Form[] => {
    const told = `(?:(?<at>${anyOf(at)})\\s+)?${core(form)}(?:\\s?(?<clock>${anyOf(clock)}))?`
    return [
      ...partsOf(words).map(({ form: part, half }) => ({
        ...form,
        half,
        expression: expressionOf(
          `${wordBegins}${partBefore(part, words)}${told}${part.behind ? `\\s+${part.behind}` : ''}${wordEnds}${ends}`,
        ),
      })),
      {
        ...form,
        expression: expressionOf(`${wordBegins}${told}(?:${halfLetters('half')})?${wordEnds}${ends}`),
      },
    ]
  })
  return { has: expressionOf(anyOf(words.minutesInWords.map(core))), forms }
})

/** The minutes of a day that a match says; undefined if it may be anything else, such as '8 y media docenas'. */
function minutesOf(said: Partial<Record<string, string>>, form: Form, words: TypedWords): number | undefined {
  const minutes =
    typeof form.minutes === 'number'
      ? form.minutes
      : numberTyped(said.minutes ?? '', words) * (form.minutes === '-' ? -1 : 1)
  const half = said.half ? (`${said.half}m` as Half) : form.half
  const hour = hourOf(numberTyped(said.hour ?? '', words), half, said.half !== undefined)
  if (hour === undefined || Math.abs(minutes) > 59) return undefined
  const sum = (hour * 60 + minutes + 1440) % 1440
  if (half || said.clock) return sum
  // A bare hour before seven may be one of the afternoon, and an English one always.
  return words.hasBareTimes && (form.isTold || said.at) && sum >= 7 * 60 ? sum : undefined
}

/** The end of a span whose beginning is in words, which is not read: 'half past 8 pm to 10 pm'. */
const endOf = oncePer((words: TypedWords) =>
  expressionOf(`^(?:\\s*[–—-]\\s*|\\s+${anyOf([...words.to, ...words.through])}\\s+)\\d`),
)

/** A time of day with its minutes in words: 'half past 8 pm', 'Viertel nach 8', '9 menos cuarto', '8 buçukta'. */
export function minutesIn(folded: string, all: readonly TypedWords[]): Reading<Hours> {
  for (const words of all) {
    const { has, forms } = formsOf(words)
    if (!has.test(folded)) continue
    for (const form of forms) {
      const match = form.expression.exec(folded)
      if (!match?.groups) continue
      const sum = minutesOf(match.groups, form, words)
      if (sum === undefined) continue
      const time = `${two(Math.floor(sum / 60))}:${two(sum % 60)}`
      const to = match.index + match[0].length
      if (endOf(words).test(folded.slice(to))) return 'unclear'
      const value = { time, ...partDay(match.groups) }
      return { value, from: match.index, to }
    }
  }
  return undefined
}
