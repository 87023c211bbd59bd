import { lazy, Suspense, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'

const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog.tsx').then(({ DeleteAccountDialog }) => ({ default: DeleteAccountDialog })),
)

/** The last and smallest thing on the profile: deletes the account for good. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="delete-account" className="border-t border-line pt-5">
      <h2 id="delete-account" className="font-sans text-sm font-medium tracking-normal">
        {t('Leave A-genda')}
      </h2>
      <p className="measure text-sm text-ink-soft">
        {t(
          'Deleting your account takes everything of yours along for good: at once, or in seven days, until which you can stay.',
        )}
      </p>
      <Button look="link" className="text-sm text-danger" onClick={() => setOpen(true)}>
        {t('Delete my account')}
      </Button>
      <Suspense>{open && <DeleteAccountDialog open onClose={() => setOpen(false)} />}</Suspense>
    </section>
  )
}
