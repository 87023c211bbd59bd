import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { JournalEntry } from '../../../contract/journal.ts'
import { t } from '../../../contract/t.ts'
import { samePage } from '../../lib/same-page.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { PressedSprig } from '../../ui/scenes/pressed-sprig.tsx'
import { takePicture } from '../practice/handed-picture.ts'
import { EditingNotice, SavedOrNot } from './editing-status.tsx'
import { EntryDay } from './entry-day.tsx'
import { editEntry } from './entry-editing.ts'
import { EntryHead } from './entry-head.tsx'
import { isEmpty } from './entry-text.ts'
import { MoodOfEntry, useMoodOfEntry } from './mood-of-entry.tsx'
import { nameOf } from './name-of.ts'
import { Neighbors } from './neighbors.tsx'
import { pictureActions } from './picture-actions.ts'
import { showStored } from './queries.ts'
import { Reading } from './reading.tsx'
import type { Unsaved } from './save-entry.ts'
import { TwoVersions } from './two-versions.tsx'
import { Writing } from './writing.tsx'

type EntrySheetProps = { id: string; unsaved: Unsaved; stored: JournalEntry | undefined }

/** An entry as it is edited, from the moment it is opened. What another device stores is followed until one types. */
function useEditing({ id, unsaved, stored }: EntrySheetProps) {
  const memberId = useUser().id
  const client = useQueryClient()
  const navigate = useNavigate()
  const [editing] = useState(() =>
    editEntry({
      id,
      memberId,
      ...unsaved,
      onSaved: (entry) => showStored(client, entry),
      onParted: (copyId) =>
        void navigate(`/journal/${copyId}`, { replace: true, preventScrollReset: true, state: samePage }),
    }),
  )
  useEffect(() => editing.open(), [editing])
  useEffect(() => {
    if (stored) editing.follow(stored)
  }, [editing, stored])
  return { editing, now: useSyncExternalStore(editing.subscribe, editing.get) }
}

/** The lines below what is written, ruled for the next ones. */
const RuledRest = () => (
  <div aria-hidden="true" className="relative min-h-[3lh] flex-1 text-[1.1875rem] leading-[1.75] md:min-h-36">
    <div className="absolute inset-0 mask-[linear-gradient(black,transparent)] bg-[repeating-linear-gradient(transparent_0_calc(1lh-1px),var(--line)_calc(1lh-1px)_1lh)] opacity-75" />
    <PressedSprig className="end-0 -bottom-3 h-40 w-24 max-md:hidden" />
  </div>
)

/** The sheet of an entry: to read, or to write on. What is begun or not saved yet is opened to be written on. */
export function EntrySheet(props: EntrySheetProps) {
  const { editing, now } = useEditing(props)
  const { typed } = now
  const { stored } = props
  const [isWriting, setWriting] = useState(now.is !== 'saved')
  const navigate = useNavigate()
  const memberId = useUser().id
  const [pictures] = useState(() => pictureActions(editing, memberId))
  useEffect(() => {
    const file = takePicture('journal')
    if (file) void pictures.add([file], () => undefined)
  }, [pictures])
  const day = useRef<HTMLHeadingElement>(null)
  const isInBin = Boolean(stored?.deleted_at) && !isWriting
  const mood = useMoodOfEntry(typed.date, typed.mood_id)

  /** Leaves the sheet to read it; an empty one leads back to the journal. */
  function finish() {
    if (isEmpty(typed)) return void navigate('/journal')
    void editing.save()
    flushSync(() => setWriting(false))
    // The button is gone, and the words end elsewhere than they did: it is read from its beginning.
    day.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }

  const notice = <EditingNotice editing={now} onRetry={() => void editing.save()} />
  return (
    <div className="mx-auto max-w-184 pt-4 sm:pt-8">
      <title>{`${nameOf(typed)} · A-genda`}</title>
      <EntryHead
        editing={editing}
        now={now}
        isInBin={isInBin}
        isWriting={isWriting}
        onWrite={() => setWriting(true)}
      />
      {!isWriting && notice}
      {typed.copy_of && (
        <TwoVersions id={now.id} mine={typed} otherId={typed.copy_of} onSave={() => editing.save()} />
      )}
      <div
        data-mood={mood}
        className={cx(
          // As light as the day was: its head has the color of its mood.
          'rounded-card border border-line bg-surface px-4 py-4 sm:px-10 sm:py-8',
          mood && 'bg-linear-to-b from-(--mood-tint) to-(--surface) to-[11rem]',
          // A page that is read reaches the foot of the window.
          !isWriting && 'flex flex-col min-h-[calc(100dvh-22.625rem)] md:min-h-[calc(100dvh-17rem)]',
        )}
      >
        <div className="mb-5 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
          <EntryDay
            heading={day}
            date={typed.date}
            onChange={isWriting ? (date) => editing.change({ date }) : undefined}
          />
          {mood && <MoodOfEntry mood={mood} />}
        </div>
        {isWriting ? (
          <Writing
            text={typed}
            pictures={pictures}
            onChange={editing.change}
            isFaulty={now.is === 'refused'}
            notice={notice}
            state={
              <>
                <SavedOrNot editing={now} />
                <Button className="min-h-9! px-4! py-1.5! text-sm" onClick={finish}>
                  {t('Done')}
                </Button>
              </>
            }
          />
        ) : (
          <>
            <Reading text={typed} />
            <RuledRest />
          </>
        )}
      </div>
      {!isWriting && <Neighbors id={now.id} />}
    </div>
  )
}
