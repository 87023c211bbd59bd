import type { Image } from '../../../contract/images.ts'
import { StoredImage } from '../images/stored-image.tsx'

/** A picture is no taller than this share of its width and no lower: beyond, it hangs on its own blurred colors. */
const tallest = 4 / 5
const widest = 3
/** Below this many pixels a picture stays as small as it is: larger, it would only be blurred. */
const across = 640

type PostPictureProps = { image: Image; alt: string }

/** A post's picture, across the whole card and whole. */
export function PostPicture({ image, alt }: PostPictureProps) {
  const isSmall = image.width < across
  return (
    <div
      className="bg-hollow bg-cover bg-center"
      style={isSmall && image.lqip ? { backgroundImage: `url("${image.lqip}")` } : undefined}
    >
      <div className="mx-auto" style={isSmall ? { maxWidth: image.width } : undefined}>
        <StoredImage
          image={image}
          alt={alt}
          {...(!isSmall && { ratio: Math.min(widest, Math.max(tallest, image.width / image.height)) })}
          sizes="(min-width: 72.5rem) 44rem, (min-width: 56.25rem) calc(100vw - 26rem), 100vw"
          className="max-h-[80dvh] w-full [&_img]:object-contain"
        />
      </div>
    </div>
  )
}
