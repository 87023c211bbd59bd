import { fold } from './fold.ts'
import { anyOf, expressionOf, oncePer, wordEnds } from './found.ts'
import { pattern } from './patterns.ts'
import type { TypedWords } from './words.ts'

/** Zones are capitals, so that 'et' or 'ist' is none. */
const zone =
  /^\s*\(?(?:[A-Z]{1,3}[SD]T|UTC|GMT|CES?T|MES?Z|[EW]ES?T|MSK|TSİ|TRT|BST|IST|JST|KST|ET|PT|CT|MT|Z)(?!\p{L})|^\s*(?:in )?(?:\p{Lu}\p{L}+ ){1,2}(?:time|Zeit|saati)(?!\p{L})/u

/** Cities that are given names or ordinary words, too. */
const alsoNames = ['adelaide', 'casey', 'center', 'davis', 'easter', 'sofia', 'troll']

/** The cities after which time zones are named, folded: 'Europe/London' and 'America/Argentina/Buenos_Aires'. */
const zoneCities = (): string[] =>
  Intl.supportedValuesOf('timeZone')
    .map((name) => pattern(name.split('/').slice(1).at(-1)?.replaceAll('_', ' ') ?? ''))
    .filter((city) => city && !alsoNames.includes(city))

const placeOf = oncePer((words: readonly TypedWords[]) => {
  const places = [...zoneCities(), ...words.flatMap((one) => one.places)]
  return expressionOf(`^,?\\s+\\(?(?:de\\s+)?(?<place>${anyOf(places)})${wordEnds}`)
})

/** Whether what follows a time of day puts it on another clock: '3 pm PST', '15 Uhr Londoner Zeit', '5 pm New York'. */
export function isElsewhere(behind: string, words: readonly TypedWords[]): boolean {
  if (zone.test(behind)) return true
  const match = placeOf(words).exec(fold(behind))
  if (!match) return false
  const place = match.groups?.place ?? ''
  // Short ones are words as well, such as 'male' and 'rome'.
  return place.length > 4 || /^\p{Lu}/u.test(behind.slice(match[0].length - place.length))
}
