import { lengths } from '../../../contract/limits.ts'
import { changeable, type EntryImage, type EntryText, isAlike } from './entry-text.ts'

/** Both changes of a list: theirs, then what this device added, without what it took away. */
function joinLists<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (one: T) => string,
) {
  const keys = (list: readonly T[]) => new Set(list.map(keyOf))
  const [before, own, other] = [keys(base), keys(mine), keys(theirs)]
  return [
    ...theirs.filter((one) => own.has(keyOf(one)) || !before.has(keyOf(one))),
    ...mine.filter((one) => !before.has(keyOf(one)) && !other.has(keyOf(one))),
  ]
}

function joinImages(base: EntryText, mine: EntryText, theirs: EntryText): EntryImage[] {
  const images = joinLists(base.images, mine.images, theirs.images, ({ id }) => id)
  const altIn = ({ images }: EntryText, id: string) => images.find((image) => image.id === id)?.alt
  return images.map((image) => {
    const own = altIn(mine, image.id)
    return own !== undefined && own !== altIn(base, image.id) ? { ...image, alt: own } : image
  })
}

/**
 * What this device wrote, based on what another has stored meanwhile. A field that one of them changed is taken from
 * that one; tags and pictures are put together. Undefined if both wrote other words: prose is never merged, both
 * versions stay.
 */
export function joinVersions(base: EntryText, mine: EntryText, theirs: EntryText): EntryText | undefined {
  const joined = { ...theirs }
  for (const name of changeable) {
    if (isAlike(mine, base, name) || isAlike(mine, theirs, name)) continue
    const isTheirs = !isAlike(theirs, base, name)
    if (isTheirs && (name === 'title' || name === 'body')) return undefined
    if (isTheirs && name === 'tags') joined.tags = joinLists(base.tags, mine.tags, theirs.tags, (tag) => tag)
    else if (isTheirs && name === 'images') joined.images = joinImages(base, mine, theirs)
    else Object.assign(joined, { [name]: mine[name] })
  }
  return joined.tags.length > lengths.tags || joined.images.length > lengths.journalImages
    ? undefined
    : joined
}
