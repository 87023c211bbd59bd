import { Plus } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import type { PlannedWeek, ScheduledWeek } from '../../../contract/theme-schedule.ts'
import type { Theme } from '../../../contract/themes.ts'
import { weekLabel } from '../../lib/time/days.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { ShelfCover } from './shelf-cover.tsx'
import { ranBefore } from './weeks.ts'

type WeekCardProps = {
  monday: string
  /** Weeks before the current one are over, weeks after it are ahead. */
  time: 'over' | 'current' | 'ahead'
  entry: ScheduledWeek | undefined
  /** The theme of the entry, when it is among those at hand. */
  theme: Theme | undefined
  /** What members see in it, once that is known. */
  planned: PlannedWeek | undefined
  onOpen: () => void
}

/** All covers of a desk are equally high. In a low window they leave room for those to drag, which stick below. */
const cover = 'w-28 shrink-0 rounded-md md:h-22 md:w-full md:[@media(height>=60rem)]:h-29'

/**
 * A week and its theme. A press schedules a theme, or tells what a week showed that is over. A week without one shows
 * more quietly what its turn brings, or is an empty card.
 */
export function WeekCard({ monday, time, entry, theme, planned, onOpen }: WeekCardProps) {
  // What was scheduled a moment ago is not its turn, and what was its turn is not what was scheduled.
  const isKnown = entry ? planned?.theme?.id === entry.themeId : planned?.why !== 'scheduled'
  const isOver = time === 'over'
  const told = isKnown ? planned?.theme : undefined
  const turn = entry || isOver ? undefined : told
  const shown = entry ? (theme ?? told) : told
  const title = entry ? entry.themeTitle || theme?.title : isOver ? told?.title : undefined
  const isSettled = Boolean(entry || title)
  const since = isOver ? null : planned?.weeksSince
  return (
    <button
      type="button"
      onClick={onOpen}
      {...(!isSettled || shown?.hue == null ? {} : { 'data-tint': '', style: { '--hue': shown.hue } })}
      className={cx(
        'flex h-full min-h-24 w-full items-center gap-3 overflow-hidden rounded-card border bg-surface p-3 text-start transition-colors hover:border-accent hover:bg-accent-soft group-data-over:border-accent group-data-over:bg-accent-soft md:flex-col md:items-stretch',
        !isSettled && 'border-dashed border-edge bg-transparent',
        isSettled && (time === 'current' ? 'border-accent' : 'border-line'),
      )}
    >
      {shown ? (
        <ShelfCover
          theme={shown}
          sizes="(min-width: 56.25rem) 16rem, 7rem"
          className={cx(cover, turn && 'opacity-45 grayscale')}
        />
      ) : (
        <span
          aria-hidden="true"
          className={cx(cover, 'aspect-[1.6]', entry || isOver ? 'bg-accent-soft' : 'bg-hollow')}
        />
      )}
      <span className="grid min-w-0 flex-1 content-center gap-0.5 md:w-full md:flex-none md:content-start md:px-1">
        <span className="numbers flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
          {weekLabel(monday)}
          {time === 'current' && (
            // No higher than the line of its neighbours.
            <span className="-my-1 flex">
              <Badge tone="accent">{t('Current')}</Badge>
            </span>
          )}
        </span>
        {turn && (
          <span className="leading-snug text-ink-soft wrap-anywhere md:leading-6.25">
            {t('By its turn: {title}', { title: turn.title })}
          </span>
        )}
        {isSettled && <span className="font-serif text-lg leading-snug wrap-anywhere">{title}</span>}
        {!isSettled && isOver && planned && (
          <span className="leading-snug text-ink-soft">{t('Nothing recorded')}</span>
        )}
        {entry?.note && (
          <span className="line-clamp-2 text-xs text-ink-soft wrap-anywhere">{entry.note}</span>
        )}
        {!!since && (
          <span className={cx('text-xs leading-snug', isSettled ? 'text-warn' : 'text-ink-soft')}>
            {ranBefore(since)}
          </span>
        )}
        {!isSettled && !isOver && (
          <span className="mt-0.5 inline-flex items-center gap-1 justify-self-start rounded-pill border border-dashed border-edge px-2.5 py-0.5 text-xs leading-tight font-medium text-warn max-md:min-h-11 max-md:px-4 max-md:text-sm">
            <Plus className="size-3.5 shrink-0" aria-hidden="true" />
            {t('Click to assign')}
          </span>
        )}
      </span>
    </button>
  )
}
