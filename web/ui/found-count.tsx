import { t } from '../../contract/t.ts'

type FoundCountProps = {
  /** The number of results; undefined while there is no search, or no result yet. */
  count: number | undefined
  /** There are more than those. */
  more?: boolean
}

/** Tells a screen reader the result of a search or a filter, which others see (WCAG 4.1.3). */
export function FoundCount({ count, more }: FoundCountProps) {
  return (
    <p role="status" className="sr-only">
      {count !== undefined &&
        (more
          ? t('{count, plural, other {More than # found}}', { count })
          : t('{count, plural, other {# found}}', { count }))}
    </p>
  )
}
