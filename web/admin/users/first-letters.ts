import { searchForm } from '../../../contract/search-form.ts'

/** The letter of each name of a list in alphabetical order where a new one begins, without its accent. */
export function firstLetters(names: readonly string[]): (string | undefined)[] {
  const letters = names.map((name) => {
    const [first = ''] = searchForm(name.trim())
    return first.toLocaleUpperCase()
  })
  return letters.map((letter, at) =>
    letter === letters[at - 1] || !/\p{L}/u.test(letter) ? undefined : letter,
  )
}
