import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'
import { searchForm } from '../../../contract/search-form.ts'

/** The tags in what was typed, which are separated by commas. */
const typedTags = (typed: string): string[] =>
  typed.split(/[,\n]/).map((part) => part.trim().replace(/^#+/, '').trim())

/** The first tag in what was typed that is too long to be one. */
export const tooLongTag = (typed: string): string | undefined =>
  typedTags(typed).find((tag) => tag.length > lengths.tag)

/**
 * Tags and those that were typed: none that is too long, and no more than an entry holds. Two that differ in capitals or
 * accents alone are one, as on the server.
 */
export function withTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags]
  for (const tag of typedTags(typed)) {
    if (tag.length > lengths.tag) continue
    if (!isBlank(tag) && !all.some((one) => searchForm(one) === searchForm(tag))) all.push(tag)
  }
  return all.slice(0, lengths.tags)
}
