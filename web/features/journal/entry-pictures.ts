import { imageIdOf } from './image-id.ts'

// What a picture shows is at most 1000 characters here, so that a text of opened brackets is not read again from each.

/** The ids of the pictures that a text places, each once, in their order. */
export const placedIds = (body: string): string[] => [
  ...new Set(
    [...body.matchAll(/!\[[^\]\n]{0,1000}\]\((image:[^)\s]{1,100})\)/g)].flatMap(
      ([, address]) => imageIdOf(address ?? '') ?? [],
    ),
  ),
]

/** A text without the places of a picture, and without the empty line that it leaves. */
export const withoutPlace = (body: string, id: string): string =>
  body.replace(new RegExp(`!\\[[^\\]\\n]{0,1000}\\]\\(image:${id}\\)(?:\\n\\n)?`, 'gi'), '')

/** The short numbers by which an open editor names pictures: an id is no sight for somebody who writes. */
export type PictureNumbers = {
  shown: (body: string) => string
  stored: (typed: string) => string
  numberOf: (id: string) => number
  placeOf: (id: string) => string
}

/**
 * Numbers pictures in the order in which they are met, from 1. A number stays with its picture. So whatever is shown
 * comes back as it was stored, and the caret stays where it is.
 */
export function pictureNumbers(): PictureNumbers {
  const ids: string[] = []
  const numberOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) + 1 : ids.push(id))
  return {
    numberOf,
    shown: (body) =>
      body.replace(/(!\[[^\]\n]{0,1000}\]\()(image:[^)\s]{1,100})\)/g, (place, before, address) => {
        const id = imageIdOf(address)
        return id ? `${before}image:${numberOf(id)})` : place
      }),
    stored: (typed) =>
      typed.replace(/(!\[[^\]\n]{0,1000}\]\()image:(\d{1,3})\)/g, (place, before, number) => {
        const id = ids[Number(number) - 1]
        return id ? `${before}image:${id})` : place
      }),
    placeOf: (id) => `![](image:${numberOf(id)})`,
  }
}
