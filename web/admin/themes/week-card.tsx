import { t } from '../../../contract/t.ts'
import type { ScheduleEntry, Theme } from '../../../contract/themes.ts'
import { Cover } from '../../features/themes/cover.tsx'
import { readWeek } from '../../features/themes/week-content.ts'
import { weekLabel } from '../../lib/days.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'

type WeekCardProps = {
  monday: string
  /** The present week is current; one before it is over. */
  time: 'over' | 'current' | 'ahead'
  entry: ScheduleEntry | undefined
  /** The theme of the entry, as far as it is known. */
  theme: Theme | undefined
  onOpen: () => void
}

/** A week and its theme; a press schedules it. One without a theme is an empty place on the desk. */
export function WeekCard({ monday, time, entry, theme, onOpen }: WeekCardProps) {
  const cover = theme?.coverImageUrl
  return (
    <button
      type="button"
      onClick={onOpen}
      {...(theme?.hue == null ? {} : { 'data-tint': '', style: { '--hue': theme.hue } })}
      className={cx(
        'flex h-full min-h-24 w-full items-stretch gap-3 overflow-hidden rounded-card border bg-surface p-3 text-left transition-colors hover:border-accent hover:bg-accent-soft',
        !entry && 'border-dashed border-edge bg-transparent',
        entry && (time === 'current' ? 'border-accent' : 'border-line'),
      )}
    >
      {theme && cover ? (
        <Cover
          week={{ ...readWeek(theme), coverImageUrl: cover }}
          sizes="7rem"
          className="w-28 shrink-0 self-center rounded-md"
        />
      ) : (
        <span
          aria-hidden="true"
          className={cx(
            'grid aspect-[1.6] w-28 shrink-0 place-items-center self-center rounded-md font-serif text-xl',
            entry ? 'bg-accent-soft text-accent' : 'bg-honey-soft text-warn',
          )}
        >
          {entry ? '' : '+'}
        </span>
      )}
      <span className="grid min-w-0 flex-1 content-center gap-0.5">
        <span className="numbers flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
          {weekLabel(monday)}
          {time === 'current' && <Badge tone="accent">{t('Current')}</Badge>}
        </span>
        <span className={cx('font-serif text-lg leading-snug wrap-anywhere', !entry && 'text-warn')}>
          {entry ? (theme?.title ?? t('A theme of the library')) : t('Click to assign')}
        </span>
        {entry?.note && (
          <span className="line-clamp-2 text-xs text-ink-soft wrap-anywhere">{entry.note}</span>
        )}
      </span>
    </button>
  )
}
