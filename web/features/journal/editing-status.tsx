import { Check, Ellipsis, TriangleAlert } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import type { Editing } from './editing.ts'

/**
 * Whether what was typed is saved, in a word, and on a phone by a sign. While it waits for the line,
 * {@link EditingNotice} says so.
 */
export function SavedOrNot({ editing: { is } }: { editing: Editing }) {
  const said = {
    new: undefined,
    saved: { words: t('Saved'), Icon: Check },
    changed: { words: t('Saving soon'), Icon: Ellipsis },
    saving: { words: t('Saving...'), Icon: Ellipsis },
    waiting: undefined,
    refused: { words: t('Not saved'), Icon: TriangleAlert },
    'without-picture': { words: t('Saved without a picture'), Icon: TriangleAlert },
  }[is]
  if (!said) return null
  return (
    <p className={cx('text-sm', is === 'refused' ? 'text-danger' : 'text-ink-soft')}>
      <said.Icon className="size-4.5 sm:hidden" aria-hidden="true" />
      <span className="max-sm:sr-only">{said.words}</span>
    </p>
  )
}

/** What keeps an entry from being saved, and what becomes of it meanwhile. */
export function EditingNotice({ editing, onRetry }: { editing: Editing; onRetry: () => void }) {
  const { is, why, isKept } = editing
  const said =
    is === 'refused'
      ? (why ?? t('This entry could not be saved.'))
      : is === 'waiting'
        ? [why, t('Kept on this device. It will be sent when A-genda can be reached.')]
            .filter(Boolean)
            .join(' ')
        : undefined
  return (
    <div role="status">
      {said && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-warn-soft px-4 py-1 text-sm">
          <span className="py-2">
            {said}{' '}
            {!isKept && t('This browser has no room to keep it. Leave this page open until it is saved.')}
          </span>
          <Button look="link" onClick={onRetry}>
            {t('Try again')}
          </Button>
        </p>
      )}
    </div>
  )
}
