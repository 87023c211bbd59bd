import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'
import { searchForm } from '../../../contract/search-form.ts'

/** Two tags that differ in capitals or accents alone are one, as the server takes them. */
const formOf = searchForm

/** The tags in what was typed, which are separated by commas. */
const typedTags = (typed: string): string[] =>
  typed.split(/[,\n]/).map((part) => part.trim().replace(/^#+/, '').trim())

/** The first tag in what was typed that is too long to be one. */
export const tooLongTag = (typed: string): string | undefined =>
  typedTags(typed).find((tag) => tag.length > lengths.tag)

/** Tags and those that were typed; each once, none that is too long, and no more than an entry holds. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags]
  for (const tag of typedTags(typed)) {
    if (tag.length > lengths.tag) continue
    if (!isBlank(tag) && !all.some((one) => formOf(one) === formOf(tag))) all.push(tag)
  }
  return all.slice(0, lengths.tags)
}
