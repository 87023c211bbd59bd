import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { momentInWords } from '../../lib/clock.ts'
import { reasonOf } from '../audit/audit-words.ts'
import { auditLines } from '../audit/queries.ts'
import { focusPage } from '../focus-page.ts'

/** How many members are named. */
const most = 3

/** Whose entries were read last, when and why, each a way back to them. Nothing as long as that is not known. */
export function ReadLately() {
  const id = useId()
  const { data } = useQuery({ ...auditLines({ kind: 'health-read' }, undefined), retry: false })
  // A deleted account has no entries to come back to.
  const read = data?.lines.filter(({ subject }) => subject?.id) ?? []
  const latest = [...Map.groupBy(read, ({ subject }) => subject?.id).values()]
    .slice(0, most)
    .flatMap(([line]) => (line ? [line] : []))
  if (latest.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6 w-full max-w-md text-start">
      <h3 id={id} className="pb-1.5 text-base">
        {t('Read lately')}
      </h3>
      <ul>
        {latest.map((line) => {
          const reason = reasonOf(line)
          return (
            <li key={line.id} className="border-t border-line">
              <Link
                to={`/admin/health?user=${line.subject?.id}`}
                // The link goes with the sentence that it stands below.
                onClick={focusPage}
                className="grid min-h-11 content-center gap-0.5 px-2 py-2 transition-colors hover:bg-hollow"
              >
                <span className="flex items-baseline justify-between gap-x-4">
                  <span className="font-medium wrap-anywhere">{line.subject?.name}</span>
                  <time dateTime={line.at} className="numbers text-xs whitespace-nowrap text-ink-soft">
                    {momentInWords(new Date(line.at), 'medium')}
                  </time>
                </span>
                {reason && (
                  <span className="line-clamp-2 font-serif text-base leading-snug wrap-anywhere">
                    {t('“{words}”', { words: reason })}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
