import { artAt, type PackedTheme } from '../../../contract/theme-packs.ts'
import type { Theme } from '../../../contract/themes.ts'

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Whether a picture of a pack is the one that is here. One of our own is known by its address. An uploaded one is encoded
 * anew wherever it is brought in, so that there is one counts, not which.
 */
function isPicture(packed: string, here: string): boolean {
  if (!packed.startsWith('pictures/')) return false
  const art = artAt(packed)
  return art === undefined ? here.includes('/uploads/') : here === art
}

/** Whether everything that was packed stands in what is here, which may tell more. */
function holds(here: unknown, packed: unknown): boolean {
  if (isEmpty(packed) || isEmpty(here)) return isEmpty(packed) && isEmpty(here)
  if (typeof packed === 'string' && typeof here === 'string')
    return here === packed || isPicture(packed, here)
  if (typeof packed !== 'object' || typeof here !== 'object') return here === packed
  if (Array.isArray(packed) && (!Array.isArray(here) || here.length !== packed.length)) return false
  return Object.entries(packed ?? {}).every(([key, value]) => holds(here?.[key as keyof typeof here], value))
}

/** Whether a theme of a pack is in the library with the same words and pictures. Its address does not count. */
export function isHere({ slug: _, texts: __, ...packed }: PackedTheme, library: readonly Theme[]): boolean {
  return library.some((theme) => holds(theme, packed))
}
