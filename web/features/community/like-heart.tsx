import { Heart } from 'lucide-react'
import { useState } from 'react'
import { lessMotion } from '../../lib/less-motion.ts'
import { cx } from '../../ui/cx.ts'

const petal = 'M0 0C7-5 8-16 0-22-8-16-7-5 0 0Z'

/**
 * The heart of a post. It opens like a flower when the reader likes the post, once, and not for members who asked for
 * less motion. A post that was liked before is still.
 */
export function LikeHeart({ liked }: { liked: boolean }) {
  const [was, setWas] = useState(liked)
  const [isOpening, setOpening] = useState(false)
  if (was !== liked) {
    setWas(liked)
    setOpening(liked && !lessMotion())
  }
  return (
    <span className="like-heart" data-opening={isOpening || undefined}>
      {isOpening && (
        <svg
          viewBox="-24 -24 48 48"
          className="petals"
          aria-hidden="true"
          onAnimationEnd={() => setOpening(false)}
        >
          {[0, 60, 120, 180, 240, 300].map((turn) => (
            <path key={turn} d={petal} transform={`rotate(${turn})`} />
          ))}
        </svg>
      )}
      <Heart className={cx('heart relative size-4.5', liked && 'fill-current')} aria-hidden="true" />
    </span>
  )
}
