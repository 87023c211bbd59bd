import { t } from '../../../contract/t.ts'
import type { ScheduledWeek, Theme } from '../../../contract/themes.ts'
import { Cover } from '../../features/themes/cover.tsx'
import { readWeek } from '../../features/themes/week-content.ts'
import { weekLabel } from '../../lib/days.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'

type WeekCardProps = {
  monday: string
  /** Weeks before the current one are over, weeks after it are ahead. */
  time: 'over' | 'current' | 'ahead'
  entry: ScheduledWeek | undefined
  /** The theme of the entry, when it is among those at hand. */
  theme: Theme | undefined
  onOpen: () => void
}

/** A week and its theme. A press schedules a theme. A week without a theme has an empty card. */
export function WeekCard({ monday, time, entry, theme, onOpen }: WeekCardProps) {
  const week = theme && readWeek(theme)
  return (
    <button
      type="button"
      onClick={onOpen}
      {...(theme?.hue == null ? {} : { 'data-tint': '', style: { '--hue': theme.hue } })}
      className={cx(
        'flex h-full min-h-24 w-full items-center gap-3 overflow-hidden rounded-card border bg-surface p-3 text-start transition-colors hover:border-accent hover:bg-accent-soft md:flex-col md:items-stretch',
        !entry && 'border-dashed border-edge bg-transparent',
        entry && (time === 'current' ? 'border-accent' : 'border-line'),
      )}
    >
      {week?.coverImageUrl ? (
        <Cover
          week={{ ...week, coverImageUrl: week.coverImageUrl }}
          sizes="(min-width: 56.25rem) 16rem, 7rem"
          className="w-28 shrink-0 rounded-md md:w-full"
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
        <span className={cx('font-serif text-lg leading-snug wrap-anywhere', !entry && 'text-warn')}>
          {entry ? entry.themeTitle || theme?.title : t('Click to assign')}
        </span>
        {entry?.note && (
          <span className="line-clamp-2 text-xs text-ink-soft wrap-anywhere">{entry.note}</span>
        )}
      </span>
    </button>
  )
}
