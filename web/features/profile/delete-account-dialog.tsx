import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { dropDrafts } from '../../lib/drafts.ts'
import { session, useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordInput } from '../../ui/password-input.tsx'

/** What became of a try takes the place of what was told of the one before. */
const toast = { id: 'delete-account' }

type DeleteAccountDialogProps = { open: boolean; onClose: () => void }

/** Says what goes, and asks for the password once. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const { name } = useUser()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Delete the account of {name}?', { name })}
      description={t('This cannot be undone. With your account go:')}
      width="narrow"
      hideClose
    >
      <Deletion onClose={onClose} />
    </Dialog>
  )
}

function Deletion({ onClose }: { onClose: () => void }) {
  const { id, email } = useUser()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  /** Whether an answer was lost: then the account may be gone. */
  const isInDoubt = useRef(false)

  const leave = useMutation({
    mutationFn: () => call('POST /user/delete', { body: { password } }),
    onSuccess: () => {
      session.clear()
      dropDrafts(id)
      notify.success(t('Your account and everything in it has been deleted.'), toast)
    },
    onError: (error) => {
      const status = error instanceof ApiError ? error.status : 0
      // Of this call a 400 is about the one thing that was sent.
      if (status === 400) {
        setFault(errorText(error, t('That is not your current password')))
        input.current?.select()
      } else if (status === 401 && isInDoubt.current) {
        dropDrafts(id)
        notify.info(t('Your first try seems to have deleted your account; you are signed out.'), toast)
      } else notify.error(errorText(error, t('Your account could not be deleted.')), toast)
      if (status === 0) isInDoubt.current = true
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password !== '') return leave.mutate()
    setFault(t('Please enter your current password'))
    input.current?.focus()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <ul className="grid list-disc gap-1 ps-5 marker:text-danger">
        <li>{t('your moods, health entries, notes and goals')}</li>
        <li>{t('your posts, comments, banner and pictures')}</li>
        <li>{t('your answers to events, and every session')}</li>
      </ul>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <Field label={t('Your password')} error={fault}>
        <PasswordInput
          ref={input}
          required
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setFault(undefined)
          }}
        />
      </Field>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="quiet" data-autofocus onClick={onClose}>
          {t('Keep my account')}
        </Button>
        <Button look="danger" type="submit" pending={leave.isPending}>
          {t('Delete my account')}
        </Button>
      </div>
    </form>
  )
}
