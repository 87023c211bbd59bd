import { t } from '../../../contract/t.ts'

type EventTagsProps = { tags: readonly string[]; label?: string }

/** The tags of an event, as the organizer wrote them. */
export function EventTags({ tags, label = t('Tags') }: EventTagsProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5 text-xs text-ink-soft">
      {[...new Set(tags)].map((tag) => (
        <li key={tag} className="max-w-full rounded-pill border border-line px-2.5 py-0.5 wrap-anywhere">
          {tag}
        </li>
      ))}
    </ul>
  )
}
