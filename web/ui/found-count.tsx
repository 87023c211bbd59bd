import { t } from '../../contract/t.ts'

type FoundCountProps = {
  /** How many are shown; undefined while nothing is sought, or not found yet. */
  count: number | undefined
  /** There are more than those. */
  more?: boolean
}

/** Tells a screen reader what a search or a filter has led to, which the eye sees (WCAG 4.1.3). */
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
