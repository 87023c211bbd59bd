import { Ellipsis, PenLine, RotateCcw, Star, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/dialog/ask.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import type { Editing } from './editing.ts'
import type { EntryEditing } from './entry-editing.ts'
import { isEmpty } from './entry-text.ts'
import { nameOf } from './name-of.ts'
import { ToJournal } from './to-journal.tsx'
import { useEntryActions } from './use-entry-actions.ts'

/** Moves an entry to the bin, or asks whether one that was never saved shall be discarded; then leads to the journal. */
function useRemoval(editing: EntryEditing, { id, typed, version }: Editing) {
  const navigate = useNavigate()
  const { bin } = useEntryActions()
  return async function remove() {
    if (version > 0) {
      // What was typed last is in the bin as well.
      await editing.save()
      if (!(await bin(id))) return
      editing.forget()
    } else {
      const isSure =
        isEmpty(typed) ||
        (await confirm({
          title: t('Discard “{name}”?', { name: nameOf(typed) }),
          body: t('It has not been saved yet, so it cannot be put back.'),
          confirmLabel: t('Discard'),
          cancelLabel: t('Keep it'),
          danger: true,
        }))
      if (!isSure) return
      editing.forget()
    }
    void navigate('/journal')
  }
}

type EntryHeadProps = {
  editing: EntryEditing
  now: Editing
  isInBin: boolean
  isWriting: boolean
  onWrite: () => void
}

/** The way back to the journal, and what is done with an entry. */
export function EntryHead({ editing, now, isInBin, isWriting, onWrite }: EntryHeadProps) {
  const { typed, version } = now
  const { restore } = useEntryActions()
  const remove = useRemoval(editing, now)
  return (
    <header className="mb-2.5 flex min-h-14 items-center justify-between gap-3">
      <ToJournal />
      <div className="flex min-w-0 items-center gap-1">
        {!isInBin && (
          <IconButton
            label={t('Star')}
            aria-pressed={typed.starred}
            onClick={() => {
              editing.change({ starred: !typed.starred })
              if (!isWriting) void editing.save()
            }}
          >
            <Star className={typed.starred ? 'fill-honey text-warn' : ''} />
          </IconButton>
        )}
        {!isWriting && !isInBin && (
          <Button
            look="quiet"
            className="min-w-0 hyphens-auto max-[23rem]:px-3 max-[23rem]:text-sm"
            onClick={onWrite}
          >
            <PenLine className="size-4.5 shrink-0 max-[23rem]:hidden" aria-hidden="true" />
            {t('Write on')}
          </Button>
        )}
        {isInBin ? (
          <Button look="quiet" onClick={() => restore(now.id)}>
            <RotateCcw className="size-4.5" aria-hidden="true" />
            {t('Put back')}
          </Button>
        ) : (
          <Menu
            trigger={
              <IconButton label={t('More')}>
                <Ellipsis />
              </IconButton>
            }
          >
            <MenuItem danger onClick={() => void remove()}>
              <Trash2 aria-hidden="true" />
              {version > 0 ? t('Delete') : t('Discard')}
            </MenuItem>
          </Menu>
        )}
      </div>
    </header>
  )
}
