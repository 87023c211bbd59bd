import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MemberReport, MemberReports as Reports } from '../../../contract/member-page.ts'
import { t } from '../../../contract/t.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Lantern } from '../../ui/scenes/lantern.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { actionInWords, kindInWords, reasonInWords, saidInWords } from '../queue/words.ts'
import { Said } from '../said.tsx'
import { reportsOfMember } from './queries.ts'

/** Reports about what a member shares, what was decided about it, and reports by the member, each newest first. */
export function MemberReports({ id }: { id: string }) {
  const reports = useQuery(reportsOfMember(id))
  return (
    <Loaded query={reports} failed={<LoadFailed query={reports}>{t('Failed to load reports')}</LoadFailed>}>
      {({ withheld = false, about, by, decisions }) =>
        !withheld && about.length + by.length + decisions.length === 0 ? (
          <EmptyState scene={<Lantern />}>{t('No reports about them, and none from them.')}</EmptyState>
        ) : (
          <div className="grid gap-8">
            {withheld && (
              <p className="measure text-ink-soft">
                {t('Reports about this account and decisions on it are for another administrator to see.')}
              </p>
            )}
            {!withheld && (
              <>
                <Part title={t('Reports about them')} none={t('No reports about them.')}>
                  {about.map((report) => (
                    <Row key={`${report.subject_id}${report.at}${report.other.id}`} at={report.at}>
                      <Report report={report} about />
                    </Row>
                  ))}
                </Part>
                <Part title={t('Decided about theirs')} none={t('Nothing was decided.')}>
                  {decisions.map((decision) => (
                    <Row key={decision.id} at={decision.at}>
                      <Decision decision={decision} />
                    </Row>
                  ))}
                </Part>
              </>
            )}
            <Part title={t('Reports by them')} none={t('They have not reported anything.')}>
              {by.map((report) => (
                <Row key={`${report.subject_id}${report.at}`} at={report.at}>
                  <Report report={report} />
                </Row>
              ))}
            </Part>
          </div>
        )
      }
    </Loaded>
  )
}

function Part({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-base">{title}</h2>
      {children.length === 0 ? <p className="text-ink-soft">{none}</p> : <ul>{children}</ul>}
    </section>
  )
}

function Row({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">{children}</div>
      <time dateTime={at} className="numbers text-sm text-ink-soft">
        {momentInWords(new Date(at), 'medium')}
      </time>
    </li>
  )
}

const Person = ({ person: { id, name } }: { person: MemberReport['other'] }) =>
  id === null ? (
    <span>{name}</span>
  ) : (
    <Link to={`/admin/users/${id}`} className="wrap-anywhere underline underline-offset-4">
      {name}
    </Link>
  )

function Report({ report, about = false }: { report: MemberReport; about?: boolean }) {
  const { kind, reason, words, outcome, other } = report
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge>{kindInWords(kind)}</Badge>
        <span className="text-ink-soft">{about ? t('reported by') : t('of||a post of somebody')}</span>
        <Person person={other} />
        {outcome === 'upheld' && <Badge tone="good">{t('Upheld')}</Badge>}
        {outcome === 'dismissed' && <Badge>{t('Dismissed')}</Badge>}
        {outcome === null && <Badge tone="warn">{t('Open||of a report')}</Badge>}
      </p>
      {reason && <p className="text-ink-soft">{reasonInWords(reason)}</p>}
      {words && <Said>{words}</Said>}
    </>
  )
}

function Decision({ decision }: { decision: Reports['decisions'][number] }) {
  const { kind, action, actor, excerpt, words, undone } = decision
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge>{kindInWords(kind)}</Badge>
        <span className="font-medium">{actionInWords(action)}</span>
        <span className="text-ink-soft">{actor ? actor.name : t('by reports')}</span>
        {undone && <Badge tone="good">{t('Undone||a decision')}</Badge>}
      </p>
      {excerpt && <Said>{saidInWords(kind, excerpt)}</Said>}
      {words && <p className="measure wrap-anywhere">{t('Written: “{words}”', { words })}</p>}
    </>
  )
}
