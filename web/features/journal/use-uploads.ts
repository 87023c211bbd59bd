import { useRef, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t, translate } from '../../../contract/t.ts'
import { errorText } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { sendFile } from '../../lib/send-file.ts'
import { notify } from '../../ui/notify.ts'
import { imageFault } from '../images/image-fault.ts'
import { shrunk } from '../images/shrink.ts'
import type { EntryImage } from './entry-text.ts'

/** A picture on its way. One that did not arrive keeps its place, its words and its file. */
export type Upload = {
  id: string
  file: Blob
  alt: string
  /** How much of it was sent, from 0 to 1. */
  part: number
  /** Why it did not arrive, in a sentence. */
  why?: string | undefined
}

/** The pictures of an entry that are being uploaded. `onArrived` is called with each that has been. */
export function useUploads(onArrived: (image: EntryImage) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const all = useRef(uploads)
  const arrived = useRef(onArrived)
  arrived.current = onArrived

  function update(next: readonly Upload[]) {
    all.current = next
    setUploads(next)
  }
  const change = (id: string, part: Partial<Upload>) =>
    update(all.current.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const remove = (id: string) => update(all.current.filter((one) => one.id !== id))

  async function send(id: string) {
    const upload = all.current.find((one) => one.id === id)
    if (!upload) return
    change(id, { part: 0, why: undefined })
    try {
      const file = await shrunk(upload.file)
      const image = await sendFile('POST /journal/images', {
        file,
        query: { id },
        onProgress: (part) => change(id, { part }),
      })
      const alt = all.current.find((one) => one.id === id)?.alt
      // It was taken out of the entry meanwhile.
      if (alt === undefined) return
      arrived.current({ ...image, alt })
      remove(id)
    } catch (error) {
      change(id, { why: errorText(error, t('This picture could not be uploaded.')) })
    }
  }

  return {
    uploads,
    change,
    remove,
    retry: (id: string) => void send(id),
    /**
     * Takes files, as many as there is room for, and returns the ids of those that are on their way. What is no picture
     * is said in a toast.
     */
    async add(files: readonly File[], room: number): Promise<string[]> {
      if (files.length > room)
        notify.error(
          t('An entry holds at most {max, plural, other {# pictures}}.', { max: lengths.journalImages }),
        )
      const ids: string[] = []
      for (const file of files.slice(0, Math.max(0, room))) {
        const fault = await imageFault(file)
        if (fault) {
          notify.error(translate(fault))
          continue
        }
        const id = newId()
        update([...all.current, { id, file, alt: '', part: 0 }])
        ids.push(id)
        void send(id)
      }
      return ids
    },
    /** Gives a place that lost its picture, such as by a reload, another one. */
    async replace(id: string, file: File): Promise<void> {
      const fault = await imageFault(file)
      if (fault) return notify.error(translate(fault))
      update([...all.current.filter((one) => one.id !== id), { id, file, alt: '', part: 0 }])
      await send(id)
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>
