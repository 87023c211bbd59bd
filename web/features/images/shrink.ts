import { imageWidths } from '../../../contract/images.ts'

/** The advice of specification, Member 9, followed for the member. */
const widest = Math.max(...imageWidths)
const quality = 0.82

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

/**
 * The picture at most 1600 pixels wide, upright, as WebP, or as JPEG if the browser writes no WebP. Returns the file
 * itself if the result would not be smaller, or if the browser cannot draw the file. Then the server decides.
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
      // If a browser does not know the type, it writes PNG. Only a JPEG has no transparency to lose.
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
