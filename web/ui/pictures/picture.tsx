import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { cx } from '../cx.ts'
import { Leaf } from '../leaf.tsx'
import { isFirstLoading, onFirstLoaded, waitForFirst } from './picture-order.ts'
import { useRefetch } from './use-refetch.ts'

type PictureProps = {
  src: string
  /** Empty for ornament. */
  alt: string
  /** Intrinsic size in pixels. It reserves the place while the picture loads. */
  width: number
  height: number
  /** A tiny data: URI of the same picture, shown until it has loaded. */
  lqip?: string | null | undefined
  srcSet?: string | undefined
  sizes?: string | undefined
  /** A `srcSet` of the same picture as AVIF. */
  avif?: string | undefined
  /** For pictures that are seen first: they load at once and do not fade, and all others load after them. */
  priority?: boolean | undefined
  /** Drawn for the night: it is not dimmed by night as others are. */
  isOfNight?: boolean | undefined
  /** Replaces a picture that cannot be shown; a leaf by default. */
  fallback?: ReactNode
  className?: string | undefined
}

/** A picture that never moves the page, fades in from its LQIP and may fail with grace. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, lqip, srcSet, sizes, avif, priority, isOfNight, fallback, className } =
    props
  const [state, setState] = useState<{ src: string; is: 'loaded' | 'failed' }>()
  const is = priority ? 'loaded' : state?.src === src ? state.is : 'loading'
  const failed = state?.src === src && state.is === 'failed'
  const hasCome = state?.src === src
  // Its LQIP stands there meanwhile.
  const mayLoad = !useSyncExternalStore(onFirstLoaded, isFirstLoading, () => false) || priority || hasCome
  useEffect(() => (priority && !hasCome ? waitForFirst() : undefined), [priority, hasCome])
  useRefetch(failed, { src, srcSet, sizes }, () => setState({ src, is: 'loaded' }))
  return (
    <div
      className={cx(
        'relative overflow-hidden bg-hollow bg-cover bg-center',
        !isOfNight && 'lamplit',
        className,
      )}
      style={{ aspectRatio: `${width} / ${height}`, backgroundImage: lqip ? `url("${lqip}")` : undefined }}
    >
      {/* A picture of some pixels shows its grid, however smoothly it is enlarged. */}
      {lqip && (
        <div
          aria-hidden="true"
          className={cx(
            'absolute inset-0 backdrop-blur-lg transition-[opacity,visibility] duration-200',
            hasCome && 'invisible opacity-0',
          )}
        />
      )}
      {failed ? (
        <div
          className="absolute inset-0 grid place-items-center p-4 text-ink-soft backdrop-blur-xl"
          role="img"
          aria-label={alt}
        >
          {fallback ?? (lqip ? null : <Leaf className="size-10 opacity-60" />)}
        </div>
      ) : (
        <picture>
          {avif && mayLoad && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          <img
            ref={(image) => {
              // Not at once: React would run all effects of the page before its first paint.
              if (image?.complete && image.naturalWidth > 0 && !hasCome)
                startTransition(() => setState({ src, is: 'loaded' }))
            }}
            src={mayLoad ? src : undefined}
            srcSet={mayLoad ? srcSet : undefined}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            // One that is seen first comes with the words around it.
            decoding={priority ? 'sync' : 'async'}
            onLoad={() => setState({ src, is: 'loaded' })}
            onError={() => setState({ src, is: 'failed' })}
            className={cx(
              'absolute inset-0 size-full object-cover transition-opacity duration-200',
              is === 'loading' && 'opacity-0',
            )}
          />
        </picture>
      )}
    </div>
  )
}
