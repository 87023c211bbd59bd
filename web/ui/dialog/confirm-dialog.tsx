import { type ReactNode, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'

export type ConfirmProps = {
  /** A question that names the object: 'Delete “Evening walk”?' */
  title: ReactNode
  /** The consequence, in a sentence. */
  body?: ReactNode
  /** The verb, never 'OK'. */
  confirmLabel: string
  cancelLabel?: string | undefined
  danger?: boolean | undefined
}

type ConfirmDialogProps = ConfirmProps & {
  open: boolean
  /** May return a promise: the button turns until it settles. The caller closes. */
  onConfirm: () => unknown
  onCancel: () => void
}

/** Asks before something happens. The safe choice has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirmLabel, cancelLabel, danger, onConfirm, onCancel } = props
  const [pending, setPending] = useState(false)

  async function settle() {
    setPending(true)
    try {
      await onConfirm()
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={body}
      width="narrow"
      role="alertdialog"
      hideClose
    >
      <DialogFoot>
        <Button look="quiet" data-autofocus onClick={onCancel}>
          {cancelLabel ?? t('Cancel')}
        </Button>
        <Button look={danger ? 'danger' : 'primary'} pending={pending} onClick={settle}>
          {confirmLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
