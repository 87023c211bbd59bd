import { isBlank } from '../../../../contract/blank.ts'
import { lengths } from '../../../../contract/limits.ts'
import { texts, type Wording, wording } from '../../../../contract/texts.ts'

const reasons = texts({
  many: '{most, plural, one {# tag is} other {# tags are}} kept of one entry.',
  long: 'A tag has at most {most, plural, one {# character} other {# characters}}.',
})

/** The names that can be tags, each once, and those that cannot with the reason. */
export function tagsOf(names: Iterable<string>): {
  tags: string[]
  refused: { name: string; reason: Wording }[]
} {
  const tags = new Map<string, string>()
  const refused: { name: string; reason: Wording }[] = []
  for (const name of names) {
    const tag = name.trim()
    const key = tag.toLowerCase()
    if (isBlank(tag) || tags.has(key)) continue
    if (tag.length > lengths.tag)
      refused.push({ name: tag, reason: wording(reasons.long, { most: lengths.tag }) })
    else if (tags.size >= lengths.tags)
      refused.push({ name: tag, reason: wording(reasons.many, { most: lengths.tags }) })
    else tags.set(key, tag)
  }
  return { tags: [...tags.values()], refused }
}
