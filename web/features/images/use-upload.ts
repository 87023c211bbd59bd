import { useEffect, useRef, useState } from 'react'
import type { UploadedImage } from '../../../contract/images.ts'
import { t, translate } from '../../../contract/t.ts'
import { ApiError, loadFailure } from '../../lib/api.ts'
import { mayPass } from '../../lib/query-client.ts'
import { sendFile } from '../../lib/send-file.ts'
import { imageFault } from './image-fault.ts'
import { shrunk } from './shrink.ts'

export type Upload = {
  /** The sent part of the picture, from 0 to 1; undefined if no upload is running. */
  sent: number | undefined
  /** Why the last upload failed, in a sentence. */
  fault: string | undefined
  send: (file: File) => Promise<void>
  /** Sends once more what could not be sent; undefined where the picture itself was at fault. */
  again: (() => void) | undefined
  cancel: () => void
  /** Removes the last failure from the screen. */
  forgive: () => void
}

/** Uploads one picture at a time. A second one replaces the first, and leaving cancels it. */
export function useUpload(onDone: (image: UploadedImage) => void): Upload {
  const [sent, setSent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const [unsent, setUnsent] = useState<File>()
  const current = useRef<AbortController>(undefined)

  const cancel = () => {
    current.current?.abort()
    setSent(undefined)
  }
  useEffect(() => () => current.current?.abort(), [])

  async function send(file: File) {
    cancel()
    const stop = new AbortController()
    const { signal } = stop
    current.current = stop
    setFault(undefined)
    setUnsent(undefined)
    setSent(0)
    try {
      const wrong = await imageFault(file)
      const small = wrong ? undefined : await shrunk(file)
      signal.throwIfAborted()
      if (wrong) setFault(translate(wrong))
      if (!small) return
      onDone(await sendFile('POST /upload/image', { file: small, signal, onProgress: setSent }))
    } catch (error) {
      if (signal.aborted) return
      setFault(loadFailure(error, t('The picture could not be uploaded.')))
      if (error instanceof ApiError && mayPass(error)) setUnsent(file)
    } finally {
      if (!signal.aborted) setSent(undefined)
    }
  }

  return {
    sent,
    fault,
    send,
    cancel,
    again: unsent && (() => void send(unsent)),
    forgive() {
      setFault(undefined)
      setUnsent(undefined)
    },
  }
}
