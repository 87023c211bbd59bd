import type { PlannedWeek } from '../../../contract/theme-schedule.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Cover } from '../../features/themes/cover.tsx'
import { readWeek } from '../../features/themes/week-content.ts'
import { cx } from '../../ui/cx.ts'
import { Leaf } from '../../ui/leaf.tsx'

type ShelfCoverProps = {
  theme: Theme | NonNullable<PlannedWeek['theme']>
  /** How wide it is shown, as the `sizes` of an `<img>`. */
  sizes: string
  className: string
}

/** The cover of a theme, or a leaf in its place. */
export function ShelfCover({ theme, sizes, className }: ShelfCoverProps) {
  const week = readWeek(theme)
  if (week.coverImageUrl)
    return <Cover week={{ ...week, coverImageUrl: week.coverImageUrl }} sizes={sizes} className={className} />
  return (
    <span
      aria-hidden="true"
      className={cx('grid aspect-[1.6] place-items-center bg-accent-soft text-accent', className)}
    >
      <Leaf className="size-8" />
    </span>
  )
}
