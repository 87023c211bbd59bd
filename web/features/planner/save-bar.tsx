import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'

type SaveBarProps = {
  saveLabel: string
  isDirty: boolean
  isSaving: boolean
  onSave: () => void
  onCancel?: () => void
  className?: string
}

/** What ends an editing, and whether anything waits to be saved. */
export function SaveBar({ saveLabel, isDirty, isSaving, onSave, onCancel, className }: SaveBarProps) {
  return (
    <footer className={cx('flex items-center justify-end gap-x-3 gap-y-2 max-sm:flex-wrap', className)}>
      <p className="mr-auto text-sm text-ink-soft" role="status">
        {isDirty && t('Unsaved changes')}
      </p>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
      <Button pending={isSaving} pendingText={t('Saving...')} onClick={onSave}>
        {saveLabel}
      </Button>
    </footer>
  )
}
