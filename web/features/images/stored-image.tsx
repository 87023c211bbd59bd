import type { Image } from '../../../contract/images.ts'
import { pictureAddress } from '../../lib/picture-address.ts'
import { Picture } from '../../ui/pictures/picture.tsx'

type StoredImageProps = {
  image: Image
  alt: string
  /** How wide it is shown, as the `sizes` of an `<img>`. */
  sizes: string
  /** The image's own proportions by default, else such as 4 / 1. */
  ratio?: number
  priority?: boolean
  isOfNight?: boolean | undefined
  className?: string
}

/** A stored image, in no more pixels than the screen needs. It fades in from its LQIP. */
export function StoredImage({ image, alt, sizes, ratio, priority, isOfNight, className }: StoredImageProps) {
  return (
    <Picture
      src={pictureAddress(image.url)}
      srcSet={image.sizes.map(({ url, width }) => `${pictureAddress(url)} ${width}w`).join(', ') || undefined}
      sizes={sizes}
      lqip={image.lqip}
      alt={alt}
      width={image.width}
      height={ratio ? Math.round(image.width / ratio) : image.height}
      priority={priority}
      isOfNight={isOfNight}
      className={className}
    />
  )
}
