import { type ReactNode, useState } from 'react'
import { cx } from './cx.ts'
import { Leaf } from './leaf.tsx'

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
  /** For pictures that are seen first: they load at once and do not fade. */
  priority?: boolean | undefined
  /** Drawn for the night: it is not dimmed by night as others are. */
  isOfNight?: boolean | undefined
  /** Replaces a picture that cannot be shown; a leaf by default. */
  fallback?: ReactNode
  className?: string | undefined
}

/** A picture that never moves the page, fades in from its LQIP and may fail with grace. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, lqip, srcSet, sizes, priority, isOfNight, fallback, className } = props
  const [state, setState] = useState<{ src: string; is: 'loaded' | 'failed' }>()
  const is = priority ? 'loaded' : state?.src === src ? state.is : 'loading'
  const failed = state?.src === src && state.is === 'failed'
  return (
    <div
      className={cx('relative overflow-hidden bg-hollow bg-cover bg-center', className)}
      style={{ aspectRatio: `${width} / ${height}`, backgroundImage: lqip ? `url("${lqip}")` : undefined }}
    >
      {failed ? (
        <div
          className="absolute inset-0 grid place-items-center p-4 text-ink-soft backdrop-blur-xl"
          role="img"
          aria-label={alt}
        >
          {fallback ?? (lqip ? null : <Leaf className="size-10 opacity-60" />)}
        </div>
      ) : (
        <img
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && is === 'loading') setState({ src, is: 'loaded' })
          }}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setState({ src, is: 'loaded' })}
          onError={() => setState({ src, is: 'failed' })}
          className={cx(
            'absolute inset-0 size-full object-cover transition-opacity duration-200',
            !isOfNight && 'lamplit',
            is === 'loading' && 'opacity-0',
          )}
        />
      )}
    </div>
  )
}
