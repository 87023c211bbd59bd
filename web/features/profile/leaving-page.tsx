import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { session, useUser } from '../../lib/session.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { askAndSignOut } from '../auth/ask-and-sign-out.ts'
import { QuietPage } from '../auth/quiet-page.tsx'
import { TakeOutLine } from '../export/take-out-line.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** The toast of one try replaces the toast of the one before. */
const toast = { id: 'stay' }

/** The only page for a member who is leaving: until when they may stay, and the choice. */
export default function LeavingPage() {
  const { leaves_at = '' } = useUser()
  const [open, setOpen] = useState(false)
  const stay = useMutation({
    mutationFn: () => call('POST /user/stay'),
    onSuccess: (user) => {
      session.updateUser(user)
      notify.success(t("Glad you're staying. Only your calendar addresses have ended."), toast)
    },
    onError: (error) => notify.error(loadFailure(error, t('That could not be done.')), toast),
  })
  return (
    <QuietPage
      arrival
      title={t('You are leaving A-genda')}
      intro={t('Nobody sees your account any more. It will be deleted on {time}.', {
        time: momentInWords(new Date(leaves_at)),
      })}
    >
      <p>{t('If you stay, everything is there again, for you and for the others.')}</p>
      <TakeOutLine />
      <div className="grid gap-3">
        <Button pending={stay.isPending} onClick={() => stay.mutate()}>
          {t('Stay')}
        </Button>
        <Button look="quiet" onClick={() => void askAndSignOut()}>
          {t('Sign Out')}
        </Button>
        <Button look="link" onClick={() => setOpen(true)}>
          {t('Delete it now')}
        </Button>
      </div>
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} onlyNow />
    </QuietPage>
  )
}
