import { imageIdOf } from './image-id.ts'

/** The ids of the pictures that a text places, each once, in their order. */
export const placedIds = (body: string): string[] => [
  ...new Set(
    [...body.matchAll(/!\[[^\]\n]*\]\((image:[^)\s]+)\)/g)].flatMap(
      ([, address]) => imageIdOf(address ?? '') ?? [],
    ),
  ),
]

/** How a text places a picture. */
export const placeOf = (id: string): string => `![](image:${id})`

/** A text without the places of a picture, and without the empty line that it leaves. */
export const withoutPlace = (body: string, id: string): string =>
  body.replace(new RegExp(`!\\[[^\\]\\n]*\\]\\(image:${id}\\)(?:\\n\\n)?`, 'gi'), '')
