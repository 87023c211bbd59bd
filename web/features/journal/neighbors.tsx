import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListedEntry } from '../../../contract/journal.ts'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { nameOf } from './name-of.ts'
import { entries } from './queries.ts'

type SideProps = { entry: ListedEntry | undefined; label: string; isEnd?: boolean; children: ReactNode }

function Side({ entry, label, isEnd, children }: SideProps) {
  if (!entry) return <span />
  return (
    <Link
      to={`/journal/${entry.id}`}
      className={cx(
        'group flex min-h-14 min-w-0 items-center gap-3 rounded-md px-2 py-1.5 text-ink-soft transition-colors hover:bg-accent-soft hover:text-ink',
        isEnd && 'flex-row-reverse text-end',
      )}
    >
      {children}
      <span className="grid min-w-0">
        <span className="text-xs">{label}</span>
        <span className="line-clamp-2 font-serif leading-snug text-ink wrap-anywhere">{nameOf(entry)}</span>
      </span>
    </Link>
  )
}

/** The ways to the entry before and the one after, as far as the journal was leafed through. */
export function Neighbors({ id }: { id: string }) {
  const { data } = useInfiniteQuery({ ...entries({}), enabled: false })
  const all = data?.pages.flat() ?? []
  const at = all.findIndex((entry) => entry.id === id)
  if (at < 0 || all.length < 2) return null
  return (
    <nav aria-label={t('Other entries')} className="mt-2 flex justify-between gap-3 print:hidden *:max-w-3/5">
      <Side entry={all[at + 1]} label={t('Earlier')}>
        <ArrowLeft className="size-4.5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
      </Side>
      <Side entry={all[at - 1]} label={t('Later')} isEnd>
        <ArrowRight className="size-4.5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
      </Side>
    </nav>
  )
}
