import { t } from '../../../contract/t.ts'
import type { PlannedWeek, ScheduledWeek, Theme } from '../../../contract/themes.ts'
import { weekLabel } from '../../lib/days.ts'
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

/**
 * A week and its theme. A press schedules a theme. A week without one shows more quietly what its turn brings, or is an
 * empty card.
 */
export function WeekCard({ monday, time, entry, theme, planned, onOpen }: WeekCardProps) {
  // What was scheduled a moment ago is not its turn, and what was its turn is not what was scheduled.
  const isKnown = entry ? planned?.theme?.id === entry.themeId : planned?.why !== 'scheduled'
  const turn = entry || !isKnown ? undefined : planned?.theme
  const shown = entry ? (theme ?? (isKnown ? planned?.theme : undefined)) : turn
  const since = time === 'over' ? null : planned?.weeksSince
  return (
    <button
      type="button"
      onClick={onOpen}
      {...(!entry || shown?.hue == null ? {} : { 'data-tint': '', style: { '--hue': shown.hue } })}
      className={cx(
        'flex h-full min-h-24 w-full items-center gap-3 overflow-hidden rounded-card border bg-surface p-3 text-start transition-colors hover:border-accent hover:bg-accent-soft group-data-over:border-accent group-data-over:bg-accent-soft md:flex-col md:items-stretch',
        !entry && 'border-dashed border-edge bg-transparent',
        entry && (time === 'current' ? 'border-accent' : 'border-line'),
      )}
    >
      {shown ? (
        <ShelfCover
          theme={shown}
          sizes="(min-width: 56.25rem) 16rem, 7rem"
          className={cx('w-28 shrink-0 rounded-md md:w-full', turn && 'opacity-45 grayscale')}
        />
      ) : (
        <span
          aria-hidden="true"
          className={cx(
            'grid aspect-[1.6] w-28 shrink-0 place-items-center rounded-md font-serif text-2xl md:w-full',
            entry ? 'bg-accent-soft text-accent' : 'bg-honey-soft text-warn',
          )}
        >
          {entry ? '' : '+'}
        </span>
      )}
      <span className="grid min-w-0 flex-1 content-center gap-0.5 md:w-full md:content-start md:px-1">
        <span className="numbers flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
          {weekLabel(monday)}
          {time === 'current' && <Badge tone="accent">{t('Current')}</Badge>}
        </span>
        {turn && (
          <span className="leading-snug text-ink-soft wrap-anywhere">
            {t('By its turn: {title}', { title: turn.title })}
          </span>
        )}
        <span
          className={cx(
            'leading-snug wrap-anywhere',
            entry ? 'font-serif text-lg' : turn ? 'text-warn' : 'font-serif text-lg text-warn',
          )}
        >
          {entry ? entry.themeTitle || theme?.title : t('Click to assign')}
        </span>
        {entry?.note && (
          <span className="line-clamp-2 text-xs text-ink-soft wrap-anywhere">{entry.note}</span>
        )}
        {!!since && <span className="text-xs text-warn">{ranBefore(since)}</span>}
      </span>
    </button>
  )
}
