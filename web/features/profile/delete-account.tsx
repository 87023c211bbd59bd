import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** The danger zone: deletes the account for good. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  return (
    <section
      aria-labelledby="delete-account"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-danger/45 p-4 sm:p-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="delete-account" className="text-lg">
          {t('Leave A-genda')}
        </h2>
        <p className="mt-1 measure text-ink-soft">
          {t(
            'Deleting your account takes everything of yours along for good: at once, or in seven days, until which you can stay.',
          )}
        </p>
      </div>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('Delete my account')}
      </Button>
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} />
    </section>
  )
}
