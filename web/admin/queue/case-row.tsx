import { EyeOff, Flag, Pencil, Tag } from 'lucide-react'
import type { QueueEntry } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { StoredImage } from '../../features/images/stored-image.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Day } from '../users/user-words.tsx'
import { nameOf } from './queries.ts'
import { actionInWords, isWordless, kindInWords } from './words.ts'

/** Why a case is there, in a few marks. */
export function CaseMarks({ row }: { row: QueueEntry }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <span className="text-xs text-ink-soft">{kindInWords(row.kind)}</span>
      {row.reports > 0 && (
        <Badge tone="warn">
          {t('{count, plural, one {# report} other {# reports}}', { count: row.reports })}
        </Badge>
      )}
      {row.flagged.length > 0 && (
        <Badge tone="clay">
          <Tag aria-hidden="true" />
          {row.flagged.slice(0, 2).join(', ')}
        </Badge>
      )}
      {row.edited && (
        <Badge tone="accent">
          <Pencil aria-hidden="true" />
          {t('Changed')}
        </Badge>
      )}
      {row.decision && row.decision.action !== 'message' ? (
        <Badge tone={row.decision.action === 'dismiss' ? 'good' : 'danger'}>
          {row.decision.actor ? actionInWords(row.decision.action) : t('Hidden by reports')}
        </Badge>
      ) : row.decision ? (
        <Badge tone="accent">{actionInWords(row.decision.action)}</Badge>
      ) : (
        row.hidden && (
          <Badge tone="danger">
            <EyeOff aria-hidden="true" />
            {t('Hidden')}
          </Badge>
        )
      )}
    </span>
  )
}

type CaseRowProps = {
  row: QueueEntry
  isCurrent: boolean
  isSelected: boolean
  /** Undefined for what cannot be decided together with others. */
  onSelect: (() => void) | undefined
  onShow: () => void
}

const chooseInWords = ({ kind, author: { name } }: QueueEntry): string =>
  kind === 'banner'
    ? t('Choose the banner of {name}', { name })
    : kind === 'member'
      ? t('Choose {name}', { name })
      : t('Choose what {name} wrote', { name })

/** One case in the list. */
export function CaseRow({ row, isCurrent, isSelected, onSelect, onShow }: CaseRowProps) {
  const wordless = isWordless(row.kind, row.excerpt)
  return (
    <li
      className={cx(
        'relative border-line not-first:border-t',
        isCurrent ? 'bg-accent-soft' : 'hover:bg-hollow',
      )}
    >
      {onSelect && (
        <Checkbox
          className="absolute start-0 top-0 z-1 ps-3"
          checked={isSelected}
          onChange={onSelect}
          label={<span className="sr-only">{chooseInWords(row)}</span>}
        />
      )}
      <button
        type="button"
        data-case={nameOf(row)}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onShow}
        className={cx(
          'grid w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-2 p-3 text-start focus-visible:-outline-offset-3',
        )}
      >
        <span className={cx('flex min-w-0 items-center gap-2', onSelect && 'ps-9.5')}>
          <Avatar name={row.author.name} avatar={row.author.avatar} size="tiny" />
          <span className="min-w-0 truncate font-medium">{row.author.name}</span>
          <span className="ms-auto flex shrink-0 items-center gap-1 text-xs text-ink-soft">
            {/* The day of the reports, not of what they are about. */}
            {row.reports > 0 && !row.decision && <Flag className="size-3" aria-hidden="true" />}
            <Day at={row.at} />
          </span>
        </span>
        <span className="flex min-w-0 gap-3">
          <span className="grid min-w-0 grow content-between gap-2">
            <span
              className={cx(
                'line-clamp-3 wrap-anywhere font-serif text-base leading-snug md:line-clamp-2',
                wordless && 'text-ink-soft',
              )}
            >
              {row.kind === 'member'
                ? t('Reported as a member')
                : wordless
                  ? t('Without words')
                  : row.excerpt}
            </span>
            <CaseMarks row={row} />
          </span>
          {row.image && (
            <StoredImage
              image={row.image}
              alt=""
              sizes="6rem"
              ratio={1.5}
              className="w-24 shrink-0 self-start rounded-sm"
            />
          )}
        </span>
      </button>
    </li>
  )
}
