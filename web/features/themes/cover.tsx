import { Picture } from '../../ui/picture.tsx'
import type { WeekContent } from './week-content.ts'

type CoverProps = {
  week: Pick<WeekContent, 'coverSizes' | 'coverLqip'> & { coverImageUrl: string }
  /** How wide it is shown, as the `sizes` of an `<img>`. */
  sizes: string
  priority?: boolean
  className: string
}

/** A theme's cover, in no more pixels than the screen needs. The title describes it. */
export function Cover({ week, sizes, priority, className }: CoverProps) {
  const { coverImageUrl, coverSizes, coverLqip } = week
  return (
    <Picture
      src={coverImageUrl}
      srcSet={coverSizes.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
      sizes={sizes}
      lqip={coverLqip}
      alt=""
      width={1600}
      height={1000}
      priority={priority}
      className={className}
    />
  )
}
