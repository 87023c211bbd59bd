import { CalendarX, History } from 'lucide-react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { cx } from '../../ui/cx.ts'
import { whenInWords } from './event-words.ts'

/** When a moved date would have been, in words. */
export function movedFromInWords(event: GlobalEvent & { movedFrom: string }): string {
  const start = Date.parse(event.movedFrom)
  const end = start + Date.parse(event.end) - Date.parse(event.start)
  return whenInWords({ ...event, start: event.movedFrom, end: new Date(end).toISOString() }, zone())
}

/** That a date was cancelled, or from when to when it was moved; nothing for one that is as it was. */
export function DateNews({ event, className }: { event: GlobalEvent; className?: string }) {
  const { isCancelled, movedFrom } = event
  if (!isCancelled && !movedFrom) return null
  const Icon = isCancelled ? CalendarX : History
  return (
    <p
      className={cx(
        'flex items-start gap-2 rounded-sm px-3 py-2 text-sm',
        isCancelled ? 'bg-danger-soft text-danger' : 'bg-warn-soft text-warn',
        className,
      )}
    >
      <Icon className="mt-[0.2em] size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        {isCancelled
          ? t('This date was cancelled.')
          : movedFrom &&
            t('Moved from {before} to {after}.', {
              before: movedFromInWords({ ...event, movedFrom }),
              after: whenInWords(event, zone()),
            })}
      </span>
    </p>
  )
}
