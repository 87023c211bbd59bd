import { useState } from 'react'
import type { Image } from '../../../contract/images.ts'
import { cx } from '../../ui/cx.ts'
import { StoredImage } from '../images/stored-image.tsx'

/** Below this many pixels a picture stays as small as it is: larger, it would only be blurred. */
const leastAcross = 440
/** What is longer than this hangs whole on a mat; what is taller than the other is cropped to it until it is pressed. */
const widest = 3
const tallest = 4 / 3
/** On a desk the most height crops a little wider ones, too. */
const surelyWhole = 1.47

/** A post's picture across the card, so that it never fills the screen; a press shows all of one that is cropped. */
export function PostPicture({ image, alt }: { image: Image; alt: string }) {
  const [isWhole, setWhole] = useState(false)
  const ratio = image.width / image.height
  const isSmall = image.width < leastAcross
  const isMatted = isSmall || ratio > widest
  const isCropped = !isMatted && ratio < surelyWhole
  const picture = (
    <StoredImage
      image={image}
      alt={alt}
      sizes="(min-width: 72.5rem) 42rem, (min-width: 56.25rem) calc(100vw - 24rem), 100vw"
      {...(isCropped && !isWhole && { ratio: Math.max(ratio, tallest) })}
      // By night no picture is the lamp of the page.
      className={cx('w-full', isCropped && !isWhole && 'max-h-115')}
    />
  )
  return (
    <div className={cx('grid place-items-center bg-(--mat)', isMatted && 'p-4 sm:p-8')}>
      <div
        className={cx('w-full', isMatted && 'shadow-float')}
        style={{
          maxWidth:
            isMatted || isWhole
              ? `min(${isSmall ? `${image.width}px` : '100%'}, 78dvh * ${ratio})`
              : undefined,
        }}
      >
        {isCropped ? (
          <button
            type="button"
            aria-expanded={isWhole}
            className={cx(
              'block w-full focus-visible:-outline-offset-3',
              isWhole ? 'cursor-zoom-out' : 'cursor-zoom-in',
            )}
            onClick={() => setWhole(!isWhole)}
          >
            {picture}
          </button>
        ) : (
          picture
        )}
      </div>
    </div>
  )
}
