import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { roundPictureOf } from '../../features/banners/rules.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { cx } from '../../ui/cx.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { reasonOf } from '../audit/audit-words.ts'
import { auditLines } from '../audit/queries.ts'
import { focusPage } from '../focus-page.ts'
import { usersByName } from '../users/queries.ts'

/** How many members are named. */
const most = 3

/** The round picture of a member, as the list beside has it if it reaches so far. Nothing is asked for it. */
function RoundPicture({ id, name }: { id: string; name: string }) {
  const { data } = useInfiniteQuery({ ...usersByName(''), enabled: false })
  const listed = data?.pages.flat().find((user) => user.id === id)
  return <Avatar name={name} avatar={listed?.avatar ?? roundPictureOf(id)} size="small" />
}

/** Whose entries were read last, when and why, each a way back to them. Nothing as long as that is not known. */
export function ReadLately({ className }: { className: string }) {
  const id = useId()
  const { data } = useQuery({ ...auditLines({ kind: 'health-read' }, undefined), retry: false })
  // A deleted account has no entries to come back to.
  const read = data?.lines.filter(({ subject }) => subject?.id) ?? []
  const latest = [...Map.groupBy(read, ({ subject }) => subject?.id).values()]
    .slice(0, most)
    .flatMap(([line]) => (line ? [line] : []))
  if (latest.length === 0) return null
  return (
    <section aria-labelledby={id} className={cx('min-w-0 text-start', className)}>
      <h3 id={id} className="pb-1.5 text-base">
        {t('Read lately')}
      </h3>
      <ul>
        {latest.map((line) => {
          const userId = line.subject?.id ?? ''
          const name = line.subject?.name ?? ''
          const reason = reasonOf(line)
          return (
            <li key={line.id} className="border-t border-line">
              <Link
                to={`/admin/health?user=${userId}`}
                // The link goes with the sentence that it stands below.
                onClick={focusPage}
                // What it is told by when pointed at reaches beyond the words, which begin where the line above does.
                className="-mx-2 grid min-h-11 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-3 gap-y-0.5 rounded-md px-2 py-2 transition-colors hover:bg-hollow"
              >
                <span className="row-span-2 grid">
                  <RoundPicture id={userId} name={name} />
                </span>
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-medium wrap-anywhere">{name}</span>
                  <time dateTime={line.at} className="numbers text-xs whitespace-nowrap text-ink-soft">
                    {momentInWords(new Date(line.at), 'medium')}
                  </time>
                </span>
                {reason && (
                  <span className="col-start-2 line-clamp-2 font-serif text-base leading-snug wrap-anywhere">
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
