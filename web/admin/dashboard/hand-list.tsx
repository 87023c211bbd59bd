import {
  ArrowRight,
  ChevronDown,
  DatabaseBackup,
  Flag,
  HardDrive,
  type LucideIcon,
  MailWarning,
  Palette,
  Quote,
  Scale,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { cx } from '../../ui/cx.ts'
import { Shore } from '../../ui/scenes/shore.tsx'
import { type Hand, handsOf } from './hands.ts'
import type { WholeOverview } from './queries.ts'

const icons: Record<Hand['kind'], LucideIcon> = {
  stopped: HardDrive,
  reports: Flag,
  flagged: Quote,
  appeals: Scale,
  weeks: Palette,
  letters: MailWarning,
  backup: DatabaseBackup,
}
const tones: Record<Hand['kind'], string> = {
  stopped: 'bg-danger-soft text-danger',
  reports: 'bg-danger-soft text-danger',
  flagged: 'bg-warn-soft text-warn',
  appeals: 'bg-danger-soft text-danger',
  weeks: 'bg-accent-soft text-accent-strong',
  letters: 'bg-warn-soft text-warn',
  backup: 'bg-warn-soft text-warn',
}

const row =
  'group relative grid min-h-17 grid-cols-[2.25rem_minmax(0,1fr)_1.25rem] items-center gap-x-3.5 px-4 py-3 transition-colors hover:bg-hollow sm:px-5'

function Words({ kind, title, children }: { kind: Hand['kind']; title: ReactNode; children?: ReactNode }) {
  const Icon = icons[kind]
  return (
    <>
      <span className={cx('grid size-9 place-items-center rounded-pill', tones[kind])}>
        <Icon className="size-4.5" aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <span className="numbers block text-base leading-snug font-medium">{title}</span>
        {children && <span className="block text-ink-soft">{children}</span>}
      </span>
    </>
  )
}

function Row({ hand }: { hand: Hand }) {
  if ('to' in hand)
    return (
      <div className={row}>
        <Words
          kind={hand.kind}
          title={
            <Link
              to={hand.to}
              className="outline-none after:absolute after:inset-0 focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {hand.title}
            </Link>
          }
        >
          {hand.about}
        </Words>
        <ArrowRight
          className="size-4.5 justify-self-end text-ink-soft transition group-hover:text-accent"
          aria-hidden="true"
        />
      </div>
    )
  return (
    <details className="group/more">
      <summary
        className={cx(row, 'list-none focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden')}
      >
        <Words kind={hand.kind} title={hand.title} />
        <ChevronDown
          className="size-4.5 justify-self-end text-ink-soft transition-transform group-open/more:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-2 px-4 pb-4 ps-[4.125rem] sm:px-5 sm:ps-[4.375rem]">
        <p className="text-ink-soft">{hand.about}</p>
        <code className="justify-self-start rounded-sm bg-hollow px-2.5 py-1.5 font-mono text-xs wrap-anywhere">
          {hand.command}
        </code>
      </div>
    </details>
  )
}

const backupInWords = (backup: NonNullable<WholeOverview['backup']>): string =>
  backup.at === null
    ? t('The first backup is made tonight.')
    : t('Last backup: {moment}', { moment: momentInWords(new Date(backup.at), 'medium') })

/** What waits for an administrator, each row leading there; a quiet shore when nothing does. */
export function HandList({ overview }: { overview: WholeOverview }) {
  const hands = handsOf(overview)
  const { backup } = overview
  return (
    <section aria-labelledby="hands" className="flex flex-col rounded-card border border-line bg-surface">
      <h2 id="hands" className="px-4 pt-4 pb-2 text-lg sm:px-5">
        {t('Needs a hand')}
      </h2>
      {hands.length === 0 ? (
        <div className="grid flex-1 place-content-center justify-items-center gap-2 px-4 pb-6 text-center">
          <Shore />
          <p className="font-serif text-lg text-ink-soft">{t('Nothing needs you')}</p>
        </div>
      ) : (
        <ul className="flex-1">
          {hands.map((hand) => (
            <li key={hand.kind} className="border-t border-line first:border-t-0">
              <Row hand={hand} />
            </li>
          ))}
        </ul>
      )}
      {backup && !backup.isOverdue && (
        <p className="numbers border-t border-line px-4 py-2.5 text-xs text-ink-soft sm:px-5">
          {backupInWords(backup)}
        </p>
      )}
    </section>
  )
}
