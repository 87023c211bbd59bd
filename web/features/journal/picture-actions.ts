import { lengths } from '../../../contract/limits.ts'
import { t, translate } from '../../../contract/t.ts'
import { newId } from '../../lib/new-id.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { imageFault } from '../images/image-fault.ts'
import { shrunk } from '../images/shrink.ts'
import type { EntryEditing } from './entry-editing.ts'
import { withoutPlace } from './entry-pictures.ts'
import type { EntryImage } from './entry-text.ts'
import { forgetPictures, keepPicture } from './kept-pictures.ts'

/** Pixels. Of a file that only the server can read, nothing is known; it is shown as most photos are. */
const unknownSize = { width: 800, height: 600 }

async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return unknownSize
  }
}

/** What the writer of an entry does with its pictures. Each is kept on this device at once, and sent with the entry. */
export function pictureActions(editing: EntryEditing, memberId: string) {
  const images = () => editing.get().typed.images
  const change = (next: EntryImage[]) => editing.change({ images: next })
  const set = (id: string, part: Partial<EntryImage>) =>
    change(images().map((image) => (image.id === id ? { ...image, ...part } : image)))

  /** A file as a picture of the entry, made small. Undefined if it is no picture, which is said in a toast. */
  async function made(id: string, chosen: File): Promise<{ image: EntryImage; file: Blob } | undefined> {
    const fault = await imageFault(chosen)
    if (fault) return void notify.error(translate(fault))
    const file = await shrunk(chosen)
    return { image: { id, alt: '', ...(await sizeOf(file)), widths: [], here: 'waits' }, file }
  }
  const others = (id: string) => images().filter((image) => image.id !== id)

  return {
    /** Adds files, as many as there is room for. `place` is called with the id of each, to put it into the text. */
    async add(files: readonly File[], place: (id: string) => void): Promise<void> {
      for (const chosen of files) {
        const picture = await made(newId(), chosen)
        if (!picture) continue
        if (images().length >= lengths.journalImages) {
          notify.error(
            t('An entry holds at most {max, plural, other {# pictures}}.', { max: lengths.journalImages }),
          )
          break
        }
        const { image, file } = picture
        const kept = keepPicture(memberId, image.id, file)
        change([...images(), image])
        place(image.id)
        await kept
      }
      void editing.save()
    },
    /** Gives a place that lost its picture another one. */
    async replace(id: string, chosen: File): Promise<void> {
      const picture = await made(id, chosen)
      if (!picture) return
      const kept = keepPicture(memberId, id, picture.file)
      change([...others(id), picture.image])
      await kept
      void editing.save()
    },
    setAlt: (id: string, alt: string) => set(id, { alt }),
    /** Sends a picture now that waits or was refused. */
    retry(id: string) {
      set(id, { here: 'waits', why: '' })
      void editing.save()
    },
    /** Takes a picture out of the entry and its text. */
    remove(id: string) {
      const removed = images().filter((image) => image.id === id)
      const { body } = editing.get().typed
      editing.change({ images: others(id), body: withoutPlace(body, id) })
      void forgetPictures(memberId, removed)
    },
  }
}

export type PictureActions = ReturnType<typeof pictureActions>
