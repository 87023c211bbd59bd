import type { ReactNode } from 'react'
import { passwordShown } from '../../../contract/second-factor.ts'
import { t } from '../../../contract/t.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { CurrentPasswordLine, Form } from '../../ui/fields/form.tsx'

type PasswordAgainProps<A> = {
  /** What the password is for. */
  send: (body: { currentPassword: string }) => Promise<A>
  onDone: (answer: A) => void
  onClose: () => void
  submit: string
  failed: string
  danger?: boolean
  /** Fields before the password. */
  children?: ReactNode
}

/** Asks for the password again, before something about signing in is changed. */
export function PasswordAgain<A>(props: PasswordAgainProps<A>) {
  const { send, onDone, onClose, submit, failed, danger, children } = props
  const { email } = useUser()
  // The calls that need the password again all have this body.
  const form = useContractForm<'POST /user/codes', { currentPassword: string }, A>('POST /user/codes', {
    body: passwordShown,
    from: { currentPassword: '' },
    toBody: ({ currentPassword }) => ({ currentPassword }),
    send: (body) => send(body),
    toast: 'second-factor',
    failed,
    onSaved: onDone,
    onFailed: (_, faults) => faults.some(({ name }) => name),
  })
  return (
    <Form form={form} className="flex flex-col gap-5">
      {children}
      <CurrentPasswordLine<{ currentPassword: string }> email={email} name="currentPassword" data-autofocus />
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button look={danger ? 'danger' : 'primary'} type="submit" pending={form.isPending}>
          {submit}
        </Button>
      </DialogFoot>
    </Form>
  )
}
