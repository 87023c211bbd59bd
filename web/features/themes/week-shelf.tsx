import { cx } from '../../ui/cx.ts'
import type { WeekContent } from './week-content.ts'
import { WeeklyMenu } from './weekly-menu.tsx'
import { WeeklyMusic } from './weekly-music.tsx'

type WeekShelfProps = {
  week: WeekContent
  /** Two small tiles beside each other, which open; else two cards with all that they say. */
  isSmall: boolean
}

/** The week's music and meals. */
export function WeekShelf({ week: { song, musicUrl, menu, recipe }, isSmall }: WeekShelfProps) {
  const hasMusic = song || musicUrl
  const hasMeals = menu.length > 0 || recipe
  if (!hasMusic && !hasMeals) return null
  return (
    <div
      className={cx(
        'grid',
        isSmall && hasMusic && hasMeals ? 'grid-cols-2 gap-3 max-[22.5rem]:grid-cols-1' : 'gap-6',
      )}
    >
      {hasMusic && <WeeklyMusic song={song} musicUrl={musicUrl} isSmall={isSmall} />}
      {hasMeals && <WeeklyMenu menu={menu} recipe={recipe} isSmall={isSmall} />}
    </div>
  )
}
