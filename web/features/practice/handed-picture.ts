/*
 * A picture on its way from the end of a practice to the page where it is kept: a file, which no address can hold. It is
 * gone after a reload, when the other page has stored it.
 */
type Place = 'feed' | 'journal'
let handed: { place: Place; file: File } | undefined

/** Hands a picture to the page that is opened next. */
export function handPicture(place: Place, file: File): void {
  handed = { place, file }
}

/** Takes the picture that was handed to this place, once. */
export function takePicture(place: Place): File | undefined {
  if (handed?.place !== place) return undefined
  const { file } = handed
  handed = undefined
  return file
}
