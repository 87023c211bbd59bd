import { imageWidths } from '../../../contract/images.ts'

/** The advice of specification, Member 9, followed for the member. */
const widest = Math.max(...imageWidths)
const quality = 0.82

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

/**
 * The picture at most 1600 pixels wide, upright, as WebP; as JPEG where the browser writes no WebP. Returns the file
 * itself when the result would not be smaller, or when the browser cannot draw the file. Then the server decides.
 */
export async function shrunk(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const scale = Math.min(1, widest / picture.width)
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(picture.width * scale))
      canvas.height = Math.max(1, Math.round(picture.height * scale))
      const context = canvas.getContext('2d')
      if (!context) return file
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
      let small = await encode(canvas, 'image/webp')
      // Asked for a type it does not know, a browser writes PNG. Only a JPEG has nothing transparent to lose.
      if (small?.type !== 'image/webp' && file.type === 'image/jpeg')
        small = await encode(canvas, 'image/jpeg')
      return small && small.size < file.size ? small : file
    } finally {
      picture.close()
    }
  } catch {
    return file
  }
}
