import type { Image } from '../../../contract/images.ts'
import { Picture } from '../../ui/picture.tsx'

/** Where the browser finds what the API names. */
const found = (url: string) => `/api${url}`

type KeptImageProps = {
  image: Image
  alt: string
  /** How wide it is shown, as the `sizes` of an `<img>`. */
  sizes: string
  /** Its own proportions unless said otherwise, such as 4 / 1. */
  ratio?: number
  priority?: boolean
  className?: string
}

/** One of our pictures, in no more pixels than the screen needs, fading in from its LQIP. */
export function KeptImage({ image, alt, sizes, ratio, priority, className }: KeptImageProps) {
  return (
    <Picture
      src={found(image.url)}
      srcSet={image.sizes.map(({ url, width }) => `${found(url)} ${width}w`).join(', ') || undefined}
      sizes={sizes}
      lqip={image.lqip}
      alt={alt}
      width={image.width}
      height={ratio ? Math.round(image.width / ratio) : image.height}
      priority={priority}
      className={className}
    />
  )
}
