import { ArrowRight } from 'lucide-react'
import type { AuditChange } from '../../../contract/audit.ts'
import { t } from '../../../contract/t.ts'
import { fieldInWords, valueInWords } from './audit-words.ts'

const value = 'line-clamp-3 min-w-0 wrap-anywhere'

/** What stood in each changed field before, and what stands there since. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <dl className="mt-1.5 grid gap-x-4 gap-y-1.5 border-s-2 border-line ps-3 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-ink-soft max-sm:-mb-1.5 max-sm:text-[0.75rem]">{fieldInWords(field)}</dt>
          <dd className="flex min-w-0 items-baseline gap-x-2 max-sm:flex-wrap">
            <span className={`${value} text-ink-soft`}>
              <span className="sr-only">{t('Before:')} </span>
              {valueInWords(before, field)}
            </span>
            <span className="flex min-w-0 items-baseline gap-x-2">
              <ArrowRight
                className="size-3.5 shrink-0 self-center text-ink-soft rtl:-scale-x-100"
                aria-hidden="true"
              />
              <span className={value}>
                <span className="sr-only">{t('After:')} </span>
                {valueInWords(after, field)}
              </span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
