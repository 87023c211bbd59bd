import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { t } from '../../../contract/t.ts'
import { id as anyId } from '../../../contract/values.ts'
import { ApiError, notShown } from '../../lib/api.ts'
import { useRestoredDrafts } from '../../lib/drafts/restore-drafts.ts'
import { useSamePage } from '../../lib/same-page.ts'
import { useUser } from '../../lib/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Thread } from '../../ui/scenes/thread.tsx'
import { Wood } from '../../ui/scenes/wood.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { RowShapes } from '../../ui/states/shapes.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { textOf } from './entry-text.ts'
import { keptEntry } from './kept-entries.ts'
import { entryOf } from './queries.ts'

/** `/journal/{id}`: an entry, to read and to write on. */
export default function EntryPage() {
  const { id = '' } = useParams()
  // What is written goes on in the same editor when it becomes an entry of its own.
  const isSamePage = useSamePage()
  // Who loses the line while they write can still go back to the list, which shows what is kept.
  useEffect(() => void import('./journal-page.tsx').catch(() => undefined), [])
  const [shown, setShown] = useState({ id, editor: 0 })
  if (shown.id !== id) setShown({ id, editor: isSamePage ? shown.editor : shown.editor + 1 })
  return <Entry key={shown.editor} id={id.toLowerCase()} />
}

function Entry({ id }: { id: string }) {
  const memberId = useUser().id
  return useRestoredDrafts(memberId) ? (
    <OpenEntry id={id} memberId={memberId} />
  ) : (
    <Loading shapes={sheet}>{t('Loading...')}</Loading>
  )
}

const sheet = <RowShapes count={1} className="h-112" />

function OpenEntry({ id: openedId, memberId }: { id: string; memberId: string }) {
  const [kept] = useState(() => keptEntry(openedId, memberId))
  // The address changes when what is written becomes an entry of its own; the open editor knows.
  const [id] = useState(openedId)
  const isId = anyId.safeParse(id).success
  const query = useQuery({ ...entryOf(id), enabled: isId && kept?.base.version !== 0 })
  const stored = query.data
  if (kept) return <EntrySheet id={id} unsaved={kept} stored={stored} />
  if (stored)
    return <EntrySheet id={id} unsaved={{ base: textOf(stored), typed: textOf(stored) }} stored={stored} />
  if (isId && query.isPending) return <Loading shapes={sheet}>{t('Loading...')}</Loading>
  return <NotShown error={query.error} onRetry={() => void query.refetch()} />
}

/** There is no such entry, or it cannot be read now. */
function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isAbsent = !error || (error instanceof ApiError && error.status === 404)
  return (
    <>
      <title>{`${t('Journal')} · A-genda`}</title>
      <h1 className="sr-only">{t('Journal')}</h1>
      <EmptyState
        scene={isAbsent ? <Wood /> : <Thread />}
        className="pt-20"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!isAbsent && <Button onClick={onRetry}>{t('Try again')}</Button>}
            {isAbsent && (
              <Link to="/journal/write" className={buttonClass()}>
                {t('Write')}
              </Link>
            )}
            <Link to="/journal" className={buttonClass('quiet')}>
              {t('To the journal')}
            </Link>
          </div>
        }
      >
        {isAbsent
          ? t('Nothing is written on this page, or it was deleted.')
          : notShown(error, t('This entry could not be loaded.'))}
      </EmptyState>
    </>
  )
}
