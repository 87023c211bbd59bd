import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { discardEntry } from '../../features/journal/kept-entries.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { askToDiscard } from './ask-to-discard.ts'
import type { UnsavedEntry } from './use-unsaved-entries.ts'
import { WrittenAt } from './written-at.tsx'

type WaitingEntryProps = {
  entry: UnsavedEntry
  /** Its page is opened. */
  onOpen: () => void
  /** It is about to leave the list. */
  onLeaving: () => void
  onDiscarded: () => void
}

/** An entry of the journal that waits, with how its text begins; to open, to copy, or to discard. */
export function WaitingEntry({ entry, onOpen, onLeaving, onDiscarded }: WaitingEntryProps) {
  const { id, name, text, at, pictures, isOpen, why } = entry
  const memberId = useUser().id
  async function discard() {
    if (!(await askToDiscard())) return
    onLeaving()
    await discardEntry(id, memberId)
    onDiscarded()
  }
  return (
    <li className="grid gap-1 rounded-md border border-line p-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={`/journal/${id}`}
          onClick={onOpen}
          className="inline-flex min-h-11 items-center font-medium wrap-anywhere hover:underline"
        >
          {t('Journal: {name}', { name })}
        </Link>
        <WrittenAt at={at} />
      </p>
      {text && <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{text}</p>}
      {pictures > 0 && (
        <p className="text-sm text-ink-soft">
          {t('{count, plural, one {# picture} other {# pictures}}', { count: pictures })}
        </p>
      )}
      {why && <p className="rounded-sm bg-warn-soft px-3 py-2 text-sm">{why}</p>}
      <div className="flex flex-wrap gap-x-4">
        {text && <CopyButton label={name} text={text} inWords="briefly" />}
        {!isOpen && (
          <Button
            look="link"
            className="text-sm"
            aria-label={t('Discard: {name}', { name })}
            onClick={() => void discard()}
          >
            {t('Discard')}
          </Button>
        )}
      </div>
    </li>
  )
}
