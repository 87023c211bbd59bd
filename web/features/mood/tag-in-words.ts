import { emotionTags } from '../../../contract/moods.ts'
import { translate } from '../../../contract/t.ts'

/** A tag of a check-in: one of ours in the reader's language, and one of the member's own as they wrote it. */
export function tagInWords(tag: string): string {
  const ours = emotionTags.find((one) => one === tag)
  return ours ? translate(ours) : tag
}
