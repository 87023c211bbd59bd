import type { Image } from '../../../contract/images.ts'
import { cx } from '../../ui/cx.ts'
import { StoredImage } from '../images/stored-image.tsx'

/** Below this many pixels a picture stays as small as it is: larger, it would only be blurred. */
const leastAcross = 440
/** The proportions between which a picture reaches the edges of its card. */
const [tallest, widest] = [2 / 3, 3]

/**
 * A post's picture, whole and across the card, as far as that leaves all of it on the screen. What is too small or too
 * long for that hangs on a mat of the paper of its kind.
 */
export function PostPicture({ image, alt }: { image: Image; alt: string }) {
  const ratio = image.width / image.height
  const isSmall = image.width < leastAcross
  const isMatted = isSmall || ratio < tallest || ratio > widest
  return (
    <div className={cx('grid place-items-center bg-(--mat)', isMatted && 'p-4 sm:p-8')}>
      <div
        className={cx('w-full', isMatted && 'shadow-float')}
        style={{ maxWidth: `min(${isSmall ? `${image.width}px` : '100%'}, 78dvh * ${ratio})` }}
      >
        <StoredImage
          image={image}
          alt={alt}
          sizes="(min-width: 72.5rem) 42rem, (min-width: 56.25rem) calc(100vw - 24rem), 100vw"
          className="w-full"
        />
      </div>
    </div>
  )
}
