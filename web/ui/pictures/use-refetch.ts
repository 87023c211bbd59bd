import { useEffect, useEffectEvent } from 'react'

/** Pauses before a picture that failed is fetched again, in milliseconds. After the last, only a new connection helps. */
export const refetchPausesMs = [2_000, 10_000, 60_000] as const

type Source = { src: string; srcSet?: string | undefined; sizes?: string | undefined }

/**
 * Fetches a picture again while `isMissing`: after each pause, and as soon as the browser is back online. One dropped request
 * would otherwise leave a placeholder until the next visit. `onCome` is called once the browser has the picture.
 */
export function useRefetch(isMissing: boolean, { src, srcSet, sizes }: Source, onCome: () => void): void {
  const come = useEffectEvent(onCome)
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let tries = 0
    let image: HTMLImageElement | undefined
    function wait() {
      const pause = refetchPausesMs[tries]
      tries += 1
      if (pause !== undefined) timer = setTimeout(refetch, pause)
    }
    function refetch() {
      clearTimeout(timer)
      image = new Image()
      image.onload = () => come()
      image.onerror = wait
      if (sizes) image.sizes = sizes
      if (srcSet) image.srcset = srcSet
      image.src = src
    }
    wait()
    window.addEventListener('online', refetch)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', refetch)
      if (image) image.onload = image.onerror = null
    }
  }, [isMissing, src, srcSet, sizes])
}
