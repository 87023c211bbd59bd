import { Picture } from '../../ui/pictures/picture.tsx'
import { useDark } from '../../ui/use-dark.ts'
import type { WeekContent } from './week-content.ts'

type CoverProps = {
  week: Pick<WeekContent, 'coverSizes' | 'coverAvif' | 'coverLqip' | 'coverNight'> & { coverImageUrl: string }
  /** How wide it is shown, as the `sizes` of an `<img>`. */
  sizes: string
  priority?: boolean
  /** By night wherever it is shown on a dark page, and where this says so. */
  isNight?: boolean
  className: string
}

const srcSetOf = (files: { url: string; width: number }[] = []) =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined

/** A theme's cover, in no more pixels than the screen needs. The title describes it. */
export function Cover({ week, sizes, priority, isNight = false, className }: CoverProps) {
  const isDark = useDark()
  const night = isNight || isDark ? week.coverNight : undefined
  return (
    <Picture
      src={night?.sizes[0]?.url ?? week.coverImageUrl}
      srcSet={srcSetOf(night?.sizes ?? week.coverSizes)}
      avif={srcSetOf(night ? night.avif : week.coverAvif)}
      sizes={sizes}
      lqip={night?.lqip ?? week.coverLqip}
      alt=""
      width={1600}
      height={1000}
      priority={priority}
      isOfNight={night !== undefined}
      className={className}
    />
  )
}
