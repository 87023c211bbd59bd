import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { opens } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { buttonClass } from '../../ui/button.tsx'
import { sentenceOf } from '../audit/audit-words.ts'
import { lastAuditLines } from '../audit/queries.ts'

/** The last lines of the audit log, for administrators, above the specified note (specification, Admin 2). */
export function RecentActivity() {
  const administers = opens(useUser().role, 'admin')
  const { data: lines = [] } = useQuery({ ...lastAuditLines, enabled: administers })
  return (
    <section aria-labelledby="recent-activity" className="mt-8">
      <header className="flex items-baseline justify-between gap-x-4">
        <h2 id="recent-activity" className="text-lg">
          {t('Recent Activity')}
        </h2>
        {administers && (
          <Link to="/admin/audit" className={buttonClass('link', 'text-sm')}>
            {t('Audit log')}
          </Link>
        )}
      </header>
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <p className="min-w-0 text-sm wrap-anywhere">{sentenceOf(line)}</p>
            <time dateTime={line.at} className="numbers text-xs text-ink-soft">
              {momentInWords(new Date(line.at), 'medium')}
            </time>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-soft">{t('Activity tracking will be available soon')}</p>
    </section>
  )
}
