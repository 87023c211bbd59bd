import type * as z from 'zod/mini'
import type { bannerStats } from '../../../contract/admin.ts'
import { reportsThatHide } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { cx } from '../../ui/cx.ts'
import type { BannerFilter } from './queries.ts'

type Counts = z.infer<typeof bannerStats>

type BannerCountsProps = {
  /** Undefined when they could not be had. */
  counts: Counts | undefined
  filter: BannerFilter
  onFilter: (filter: BannerFilter) => void
}

/** Four counts. A press on one shows those banners. */
export function BannerCounts({ counts, filter, onFilter }: BannerCountsProps) {
  const most = reportsThatHide - 1
  const cards: [BannerFilter, string, number | undefined][] = [
    ['all', t('Total Banners'), counts?.count],
    ['hidden', t('Auto-Hidden ({least}+ reports)', { least: reportsThatHide }), counts?.autoHidden],
    ['reported', t('Reported (1-{most})', { most }), counts?.reported],
    ['shared', t('Currently Shared'), counts?.shared],
  ]
  return (
    <fieldset className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3">
      <legend className="sr-only">{t('Which banners to show')}</legend>
      {cards.map(([value, label, count]) => (
        <button
          key={value}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onFilter(value)}
          className={cx(
            'flex min-h-12 min-w-0 items-center justify-between gap-2 rounded-md border px-2.5 py-1 text-start text-xs leading-tight transition-colors sm:min-h-15 sm:gap-3 sm:rounded-card sm:px-4 sm:text-sm sm:leading-snug',
            filter === value
              ? 'border-accent bg-accent-soft forced-colors:outline-2'
              : 'border-line bg-surface hover:border-accent',
          )}
        >
          <span className={cx('text-balance', filter === value ? 'text-accent-strong' : 'text-ink-soft')}>
            {label}
          </span>
          <span className="numbers font-serif text-lg leading-none sm:text-xl sm:leading-none">
            {count?.toLocaleString(formatLocale()) ?? '–'}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
