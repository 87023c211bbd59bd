import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'

/** Two tags that differ in capitals or accents alone are one, as the server takes them. */
const formOf = (tag: string): string => tag.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()

/** Tags and those that were typed, separated by commas; each once, and no more than an entry holds. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags]
  for (const part of typed.split(/[,\n]/)) {
    const tag = part.trim().replace(/^#+/, '').trim().slice(0, lengths.tag)
    if (!isBlank(tag) && !all.some((one) => formOf(one) === formOf(tag))) all.push(tag)
  }
  return all.slice(0, lengths.tags)
}
