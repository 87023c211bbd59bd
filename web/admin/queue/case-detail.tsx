import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { canUndo, type CaseDetail as Detail } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { StoredImage } from '../../features/images/stored-image.tsx'
import { momentInWords } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { CaseHistory } from './case-history.tsx'
import { CaseNotes } from './case-notes.tsx'
import { CaseReports } from './case-reports.tsx'
import { CaseMarks } from './case-row.tsx'
import { DecideForm } from './decide-form.tsx'
import { type CaseName, caseDetail } from './queries.ts'
import { useUndo } from './use-decide.ts'
import { isWordless } from './words.ts'

const Words = ({ children }: { children: string }) => (
  <p className="measure whitespace-pre-line wrap-anywhere font-serif text-lg">{children}</p>
)

/** How high a reported picture is at most, beside its words. */
const tallestRem = 14

/** What was reported, with what stands around it. */
function Context({ detail }: { detail: Detail }) {
  const { around, content, content_before, content_note, image, kind } = detail
  if (kind === 'member') return null
  return (
    <div className="grid content-start gap-3">
      {around && (
        <div className="grid gap-2 border-s-2 border-line ps-4 text-ink-soft">
          <p className="line-clamp-3 wrap-anywhere">
            {t('{name} posted: “{words}”', { name: around.author, words: around.content })}
          </p>
          {around.comments.map((comment) => (
            <p key={comment.id} className="line-clamp-2 wrap-anywhere">
              {t('{name}: “{words}”', { name: comment.author, words: comment.content })}
            </p>
          ))}
        </div>
      )}
      <blockquote
        className={cx(
          'overflow-clip rounded-md bg-raised',
          image && 'md:grid md:grid-cols-2 md:items-center',
        )}
      >
        {image && (
          // Whole, for whoever judges it: a tall one is narrower.
          <div
            className="mx-auto w-full"
            style={{ maxWidth: `${(tallestRem * image.width) / image.height}rem` }}
          >
            <StoredImage
              image={image}
              alt={t('The reported picture')}
              sizes="(min-width: 56.25rem) 44rem, 100vw"
              className="w-full"
            />
          </div>
        )}
        <div className="grid gap-3 p-4">
          {content_note && (
            <p className="text-ink-soft">{t('Content note: {words}', { words: content_note })}</p>
          )}
          {isWordless(kind, content) ? (
            <p className="font-serif text-lg text-ink-soft">{t('Without words')}</p>
          ) : (
            <Words>{content}</Words>
          )}
        </div>
      </blockquote>
      {content_before !== null && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-ink-soft">{t('Before the change')}</summary>
          <blockquote className="rounded-md bg-hollow p-4">
            <Words>{content_before}</Words>
          </blockquote>
        </details>
      )}
    </div>
  )
}

/** What was decided, with its undo. */
function Decided({ detail }: { detail: Detail }) {
  const undo = useUndo()
  const { decision } = detail
  if (!decision) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-hollow p-4 md:mb-6">
      <p>
        {decision.actor
          ? t('Decided by {name}', { name: decision.actor.name })
          : t('Reports decided by their number')}
      </p>
      {canUndo(detail.kind, decision.action) ? (
        <Button look="quiet" pending={undo.isPending} onClick={() => undo.mutate([decision.id])}>
          {t('Undo')}
        </Button>
      ) : (
        <p className="text-ink-soft">{t('A removed banner is deleted for good.')}</p>
      )}
    </div>
  )
}

/** Since when it is here. Of a banner that is deleted nobody knows any more when it was shared. */
function sinceInWords({ kind, removed, created_at }: Detail): string {
  const when = momentInWords(new Date(created_at), 'medium')
  if (kind === 'member') return t('Here since {when}', { when })
  return kind === 'banner' && removed
    ? t('In the queue since {when}', { when })
    : t('Shared {when}', { when })
}

/** A case: what it is about, who said what, what was decided before, and what can be decided now. */
export function CaseDetail({ name, onDecided }: { name: CaseName; onDecided: () => void }) {
  const detail = useQuery(caseDetail(name))
  if (detail.isPending) return <Loading>{t('Loading...')}</Loading>
  if (!detail.data) return <LoadFailed query={detail}>{t('Failed to load this case')}</LoadFailed>
  const { author, image, open } = detail.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <article className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6 md:px-0 md:pb-0 md:*:mx-6">
        <header className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="flex min-w-0 items-center gap-3">
              <Avatar name={author.name} avatar={author.avatar} size="small" />
              <div className="min-w-0">
                <h2 className="text-lg wrap-anywhere">{author.name}</h2>
                <p className="text-ink-soft">{sinceInWords(detail.data)}</p>
              </div>
            </div>
            <Link to={`/admin/users/${author.id}`} className="inline-flex min-h-11 items-center underline">
              {t('All about this member')}
            </Link>
          </div>
          <CaseMarks row={detail.data} />
        </header>
        {/* A picture is judged at a glance. Otherwise the reports come first, as the decision covers what is below. */}
        {image && <Context detail={detail.data} />}
        <CaseReports said={detail.data.said} flagged={detail.data.flagged} />
        {!image && <Context detail={detail.data} />}
        {open ? <DecideForm detail={detail.data} onDecided={onDecided} /> : <Decided detail={detail.data} />}
      </article>
      {/* Below the bar that decides, which would otherwise cut through it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
        <CaseHistory history={detail.data.history} current={name.id} />
        <CaseNotes name={name} notes={detail.data.notes} />
      </div>
    </div>
  )
}
