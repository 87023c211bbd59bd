import { useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { copyOf } from './queries.ts'
import { type Copy, type ImportedImage, useCopy } from './use-copy.ts'
import { type Upload, useUpload } from './use-upload.ts'

export type PictureField = {
  /** An upload's address, one from elsewhere, or empty. */
  address: string
  change: (address: string) => void
  copy: Copy
  upload: Upload
  /** Whether a file is being dragged over the area. */
  isOver: boolean
  /** For the element that accepts dropped and pasted pictures, such as the whole form. */
  area: {
    onPaste: (event: ClipboardEvent) => void
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
  }
}

type PictureOptions = {
  address: string
  onAddress: (address: string) => void
  known?: ImportedImage | undefined
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** One picture of a form: its address, our copy of it, and every way to change it. */
export function usePicture({ address, onAddress, known }: PictureOptions): PictureField {
  const client = useQueryClient()
  const [isOver, setOver] = useState(false)
  const copy = useCopy(address.trim(), known)
  const upload = useUpload(({ palette, ...image }) => {
    client.setQueryData(copyOf(image.url).queryKey, { palette, image })
    onAddress(image.url)
  })

  const area: PictureField['area'] = {
    onPaste(event) {
      const [file] = event.clipboardData.files
      // An office program copies a picture beside the copied text. Then the text is meant.
      if (!file || event.clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      void upload.send(file)
    },
    onDragOver(event) {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop(event) {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) void upload.send(file)
    },
  }

  return {
    address,
    change(next) {
      upload.cancel()
      upload.forgive()
      onAddress(next)
    },
    copy,
    upload,
    isOver,
    area,
  }
}
