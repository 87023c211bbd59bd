import { t } from '../../contract/t.ts'

type FoundCountProps = {
  /** The number of results; undefined while there is no search, or no result yet. */
  count: number | undefined
  /** There are more than those. */
  more?: boolean
  /** Whether it is seen too, where the results do not show by themselves how many they are. */
  isSeen?: boolean
}

/** Says how many a search or a filter found; by default to a screen reader alone (WCAG 4.1.3). */
export function FoundCount({ count, more, isSeen }: FoundCountProps) {
  return (
    <p role="status" className={isSeen && count !== undefined ? 'text-sm text-ink-soft' : 'sr-only'}>
      {count !== undefined &&
        (more
          ? t('{count, plural, other {More than # found}}', { count })
          : t('{count, plural, other {# found}}', { count }))}
    </p>
  )
}
