import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import type { EntryImage } from './entry-text.ts'
import { imageFile, keptFile } from './image-file.ts'
import { useObjectUrl } from './use-object-url.ts'

type PrivatePictureProps = {
  image: Pick<EntryImage, 'id' | 'width' | 'height' | 'here'>
  alt: string
  /** What it is told as where nobody described it. */
  unnamed?: string | undefined
  /** How wide it is shown at most, in CSS pixels. */
  shownWidth: number
  /** A small square, cut to fit, that cannot be asked for again. */
  isSquare?: boolean
  className?: string
}

/** Whether an element has come near the window. */
function useNear() {
  const ref = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current || isNear) return
    const observer = new IntersectionObserver(([one]) => one?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return { ref, isNear }
}

/**
 * A picture of the journal. Its place is as large as the picture from the start. It comes from this device while it is
 * kept here, else it is fetched when it comes near.
 */
export function PrivatePicture(props: PrivatePictureProps) {
  return props.image.here ? <KeptPicture {...props} /> : <StoredPicture {...props} />
}

function StoredPicture(props: PrivatePictureProps) {
  const { image, alt, shownWidth, isSquare } = props
  const { ref, isNear } = useNear()
  const pixels = Math.min(image.width, Math.round(shownWidth * Math.min(devicePixelRatio, 2)))
  const file = useQuery({ ...imageFile(image.id, pixels), enabled: isNear })
  return (
    <Frame {...props} ref={ref} file={file.data}>
      {file.isError && (
        <span className="absolute inset-0 grid content-center justify-items-center gap-1 p-2 text-center text-sm text-ink-soft">
          {isSquare ? (
            <ImageOff className="size-5" aria-hidden="true" />
          ) : (
            <>
              {alt || t('This picture could not be loaded.')}
              <Button look="link" onClick={() => void file.refetch()}>
                {t('Try again')}
              </Button>
            </>
          )}
        </span>
      )}
    </Frame>
  )
}

function KeptPicture(props: PrivatePictureProps) {
  const file = useQuery(keptFile(useUser().id, props.image.id))
  return <Frame {...props} file={file.data ?? undefined} />
}

type FrameProps = PrivatePictureProps & {
  ref?: Ref<HTMLSpanElement>
  file: Blob | undefined
  children?: ReactNode
}

function Frame({ ref, image, alt, unnamed = '', isSquare, className, file, children }: FrameProps) {
  const url = useObjectUrl(file)
  return (
    <span
      ref={ref}
      className={cx('relative block overflow-hidden bg-hollow', className)}
      style={
        isSquare
          ? { aspectRatio: '1' }
          : { aspectRatio: `${image.width} / ${image.height}`, maxWidth: image.width }
      }
    >
      {url && (
        <img
          src={url}
          alt={alt || unnamed}
          width={image.width}
          height={image.height}
          className="lamplit absolute inset-0 size-full object-cover transition-opacity duration-200 starting:opacity-0"
        />
      )}
      {children}
    </span>
  )
}
