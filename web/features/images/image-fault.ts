import { imageFaults } from '../../../contract/images.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Text } from '../../../contract/texts.ts'

/** Whether the first bytes are those of a JPG, PNG or WebP. The file's name does not matter. */
function isImage(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start)
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.endsWith('WEBP'))
  )
}

/** Why a file cannot be uploaded, in the specified words; undefined if it can. */
export async function imageFault(file: Blob): Promise<Text | undefined> {
  // Something unreadable, such as a dropped folder, is no image.
  const start = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  if (!isImage(new Uint8Array(start))) return imageFaults.type
  return file.size > lengths.image ? imageFaults.size : undefined
}
