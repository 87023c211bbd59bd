import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'

type SaveBarProps = {
  saveLabel: string
  isDirty: boolean
  isSaving: boolean
  /** Said while there is nothing to save. The button is quiet then. */
  savedText?: string
  onSave: () => void
  onCancel?: () => void
  className?: string
}

/** The buttons at the end of an edit, and whether there is something to save. */
export function SaveBar({ saveLabel, savedText, isDirty, isSaving, ...rest }: SaveBarProps) {
  const { onSave, onCancel, className } = rest
  return (
    <footer className={cx('flex items-center justify-end gap-x-3 gap-y-2 max-sm:flex-wrap', className)}>
      <p
        role="status"
        className={cx(
          'me-auto text-sm text-ink-soft',
          // A phone has no room for it beside two buttons. Above them it takes a line, if there is something to say.
          onCancel && 'max-sm:basis-full max-sm:text-xs max-sm:empty:-mb-2',
        )}
      >
        {isDirty ? t('Unsaved changes') : savedText}
      </p>
      {onCancel && (
        <Button look="quiet" onClick={onCancel} className="max-sm:px-4">
          {t('Cancel')}
        </Button>
      )}
      <Button
        look={savedText && !isDirty ? 'quiet' : 'primary'}
        pending={isSaving}
        pendingText={t('Saving...')}
        onClick={onSave}
        className={cx(
          savedText && !isDirty && 'border-line! text-ink-soft!',
          onCancel && 'max-sm:flex-1 max-sm:px-4',
        )}
      >
        {saveLabel}
      </Button>
    </footer>
  )
}
