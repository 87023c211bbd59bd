import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { UserRow } from '../../../contract/admin.ts'
import { memberDeletion } from '../../../contract/member-page.ts'
import { t } from '../../../contract/t.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { CurrentPasswordLine, Form } from '../../ui/fields/form.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { usersKey } from '../users/queries.ts'
import { memberKey } from './queries.ts'

const toast = 'account'

/** Says what is deleted for good, and asks the administrator for their own password. */
export function DeleteMemberDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { name, email } = user
  const me = useUser()
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useContractForm('POST /admin/users/{id}/delete', {
    body: memberDeletion,
    from: { password: '' },
    toBody: ({ password }) => ({ password }),
    send: (body) => call('POST /admin/users/{id}/delete', { params: { id: user.id }, body }),
    toast,
    failed: t('The account of {name} could not be deleted.', { name }),
    onSaved: ({ receipt }) => {
      notify.success(t('The account of {name} has been deleted', { name }), {
        id: toast,
        description: t('Receipt {number}. An email to {email} has it too.', {
          number: receipt.number,
          email,
        }),
        duration: 10_000,
      })
      void navigate('/admin/users')
      client.removeQueries({ queryKey: memberKey(user.id) })
      void client.invalidateQueries({ queryKey: usersKey })
    },
    onFailed: (error) => {
      // A 400 of this call is about the password, the only thing that was sent.
      if (!(error instanceof ApiError) || error.status !== 400) return false
      form.point([{ name: 'password', text: errorText(error, t('That is not your current password')) }], true)
      return true
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Delete the account of {name}?', { name })}
      description={t('Only where they asked for it. This cannot be undone.')}
      width="narrow"
      hideClose
    >
      <Form form={form} className="flex flex-col gap-5">
        <div>
          <p className="wrap-anywhere">{t('With the account of {email} go:', { email })}</p>
          <ul className="mt-1 grid list-disc gap-1 ps-5 marker:text-danger">
            <li>{t('their journal, moods, health and plans, which only they could read')}</li>
            <li>{t('their posts, comments, banner and pictures')}</li>
            <li>{t('their answers to events, and every session')}</li>
          </ul>
        </div>
        <CurrentPasswordLine<{ password: string }> email={me.email} name="password" />
        <DialogFoot>
          <Button look="quiet" data-autofocus onClick={onClose}>
            {t('Keep the account')}
          </Button>
          <Button look="danger" type="submit" pending={form.isPending}>
            {t('Delete the account')}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
