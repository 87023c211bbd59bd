import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'

type EventTagsProps = {
  tags: readonly string[]
  label?: string
  /** Words without a rim, where room is short. */
  plain?: boolean
}

/** The tags of an event, as the organizer wrote them. */
export function EventTags({ tags, label = t('Tags'), plain }: EventTagsProps) {
  if (tags.length === 0) return null
  return (
    <ul
      aria-label={label}
      className={cx('flex flex-wrap text-ink-soft', plain ? 'gap-x-1.5' : 'gap-1.5 text-xs')}
    >
      {[...new Set(tags)].map((tag) => (
        <li
          key={tag}
          className={cx(
            'max-w-full wrap-anywhere',
            plain
              ? 'not-last:after:ms-1.5 not-last:after:text-edge not-last:after:content-["·"]'
              : 'rounded-pill border border-line px-2.5 py-0.5',
          )}
        >
          {tag}
        </li>
      ))}
    </ul>
  )
}
