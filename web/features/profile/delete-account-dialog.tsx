import { useRef, useState } from 'react'
import { accountDeletion, daysToStay } from '../../../contract/deletion.ts'
import { t } from '../../../contract/t.ts'
import { ApiError, errorText } from '../../lib/api.ts'
import { dropDrafts } from '../../lib/drafts/drafts.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { keepReceipt } from '../../lib/kept-receipt.ts'
import { dropOutbox } from '../../lib/outbox/slips.ts'
import { session, useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { CurrentPasswordLine, Form } from '../../ui/fields/form.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { TakeOutLine } from '../export/take-out-line.tsx'

type DeleteAccountDialogProps = {
  open: boolean
  onClose: () => void
  /** For a member who is leaving already, there is nothing to wait for. */
  onlyNow?: boolean
}
type When = 'now' | 'later'

/** Asks whether it is to be done now or in seven days, says what is deleted, and asks for the password. */
export function DeleteAccountDialog({ open, ...rest }: DeleteAccountDialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, onlyNow = false }: Omit<DeleteAccountDialogProps, 'open'>) {
  const { name } = useUser()
  const [when, setWhen] = useState<When>(onlyNow ? 'now' : 'later')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Delete the account of {name}?', { name })}
      description={
        when === 'now'
          ? t('This cannot be undone.')
          : t('For seven days you can sign in and stay. After that it cannot be undone.')
      }
      width="narrow"
      hideClose
    >
      {!onlyNow && (
        <RadioGroup
          legend={t('When')}
          hideLegend
          options={[
            { value: 'now', label: t('Delete it now') },
            {
              value: 'later',
              label: t('Hide it now, and delete it in seven days'),
              hint: t('You are signed out everywhere else, and your calendar addresses end.'),
            },
          ]}
          value={when}
          onChange={setWhen}
        />
      )}
      <Deletion onClose={onClose} onlyNow={onlyNow} when={when} />
    </Dialog>
  )
}

type DeletionProps = { onClose: () => void; onlyNow: boolean; when: When }

function Deletion({ onClose, onlyNow, when }: DeletionProps) {
  const user = useUser()
  const { id, email } = user
  /** Whether an answer was lost. Then the account may be deleted. */
  const isInDoubt = useRef(false)
  const form = useContractForm('POST /user/delete', {
    body: accountDeletion,
    from: { password: '' },
    toBody: ({ password }) => ({ password, in_days: when === 'later' ? daysToStay : undefined }),
    toast: 'delete-account',
    failed: t('Your account could not be deleted.'),
    onSaved: ({ receipt, leaves_at }) => {
      if (leaves_at) return session.updateUser({ ...user, leaves_at })
      notify.success(t('Your account and everything in it has been deleted.'), {
        id: 'delete-account',
        ...(receipt && {
          description: t('Receipt {number}. An email has it too.', { number: receipt.number }),
          duration: 10_000,
        }),
      })
      if (receipt) keepReceipt(receipt)
      session.clear()
      dropDrafts(id)
      dropOutbox(id)
    },
    onFailed: (error) => {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 0) isInDoubt.current = true
      // A 400 of this call is about the password, the only thing that was sent.
      if (status === 400) {
        const text = errorText(error, t('That is not your current password'))
        form.point([{ name: 'password', text }], true)
        return true
      }
      if (status !== 401 || !isInDoubt.current) return false
      dropDrafts(id)
      dropOutbox(id)
      notify.info(t('Your first try seems to have deleted your account; you are signed out.'), {
        id: 'delete-account',
      })
      return true
    },
  })

  return (
    <Form form={form} className="flex flex-col gap-5">
      <div>
        <p>{t('With your account go:')}</p>
        <ul className="mt-1 grid list-disc gap-1 ps-5 marker:text-danger">
          <li>{t('your moods, health entries, notes and goals')}</li>
          <li>{t('your journal, with its private pictures, also what is in the bin')}</li>
          <li>{t('your posts, comments, banner and pictures')}</li>
          <li>{t('your answers to events, and every session')}</li>
        </ul>
      </div>
      {!onlyNow && <TakeOutLine />}
      <CurrentPasswordLine<{ password: string }> email={email} name="password" />
      <DialogFoot>
        <Button look="quiet" data-autofocus onClick={onClose}>
          {t('Keep my account')}
        </Button>
        <Button look="danger" type="submit" pending={form.isPending}>
          {when === 'now' ? t('Delete my account') : t('Delete in seven days')}
        </Button>
      </DialogFoot>
    </Form>
  )
}
