import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Chip } from '../../ui/fields/chip.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { monthInWords } from './day-words.ts'
import type { useFilterInAddress } from './filter-in-address.ts'
import { journalMonths, journalTags } from './queries.ts'

/** Tags that are on offer at first on a desk: those that are used most. A phone has a row of them to push along. */
const firstTags = 8
/** Tags that are on offer; whoever has more finds the others by searching. */
const mostTags = 24

/** Many of them stand below each other on a desk, where a pointer is exact. */
const low = 'md:pointer-fine:min-h-9!'

/** The filters of the journal: star, month and tag. One row on a phone, a column on a desk. */
export function Filters({ filter, change }: ReturnType<typeof useFilterInAddress>) {
  const months = useQuery(journalMonths).data ?? []
  const tags = useQuery(journalTags).data ?? []
  const isWide = useWide()
  const [areAllShown, setAllShown] = useState(false)
  const isChosen = (tag: string) => tag === filter.tag
  const offered = tags.slice(0, mostTags)
  const hasMore = isWide && offered.length > firstTags + 1
  const shown = hasMore && !areAllShown ? offered.slice(0, firstTags) : offered
  // One that an entry led to may be rarer than those.
  if (filter.tag && !shown.some(({ tag }) => isChosen(tag)))
    shown.unshift(tags.find(({ tag }) => isChosen(tag)) ?? { tag: filter.tag, count: 0 })
  return (
    <div className="flex items-center gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] sm:max-md:-mx-6 sm:max-md:px-6 md:grid md:gap-4">
      <Select
        aria-label={t('Month')}
        value={filter.month ?? ''}
        onChange={({ target }) => change({ month: target.value })}
        className="max-md:w-auto max-md:min-w-40 max-md:shrink-0"
      >
        <option value="">{t('All months')}</option>
        {filter.month && !months.some(({ month }) => month === filter.month) && (
          <option value={filter.month}>{monthInWords(filter.month)}</option>
        )}
        {months.map(({ month, count }) => (
          <option key={month} value={month}>{`${monthInWords(month)} (${count})`}</option>
        ))}
      </Select>
      <div className="flex gap-2 md:flex-wrap md:gap-y-0.5">
        <Chip
          pressed={filter.starred === 'true'}
          className={cx('shrink-0', low)}
          onClick={() => change({ starred: filter.starred ? undefined : 'true' })}
        >
          <Star className="size-4" aria-hidden="true" />
          {t('Starred')}
        </Chip>
        {shown.map(({ tag, count }) => (
          <Chip
            key={tag}
            pressed={isChosen(tag)}
            className={cx(
              'max-w-full shrink-0 px-3.5!',
              low,
              !isChosen(tag) && 'border-line! bg-transparent! text-ink-soft md:border-transparent! md:px-2!',
            )}
            onClick={() => change({ tag: isChosen(tag) ? undefined : tag })}
          >
            <span className="min-w-0 wrap-anywhere">{tag}</span>
            {count > 0 && <span className="numbers text-xs opacity-80">{count}</span>}
          </Chip>
        ))}
        {hasMore && (
          <Button
            look="link"
            className={cx('ms-1 text-sm', low)}
            aria-expanded={areAllShown}
            onClick={() => setAllShown(!areAllShown)}
          >
            {areAllShown
              ? t('Show less')
              : t('{count, plural, other {# more tags}}', {
                  count: offered.filter(({ tag }) => !shown.some((one) => one.tag === tag)).length,
                })}
          </Button>
        )}
      </div>
    </div>
  )
}
