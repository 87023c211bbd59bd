import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { passwordFault } from '../../../contract/password-strength.ts'
import { t } from '../../../contract/t.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NewPasswordFields } from '../../ui/new-password-fields.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import { ownSessions } from './queries.ts'

/** The current password and a new one, twice. A refusal lands on the field it is about. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { email } = useUser()
  const client = useQueryClient()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const currentInput = useRef<HTMLInputElement>(null)
  const unfinished = current === '' || passwordFault(password, repeated) !== undefined

  const change = useMutation({
    mutationFn: () =>
      call('POST /user/password', { body: { currentPassword: current, newPassword: password } }),
    onSuccess: () => {
      notify.success(t('Password changed. Every other session has ended.'), { id: 'password' })
      onClose()
      return client.invalidateQueries({ queryKey: ownSessions.queryKey })
    },
    onError: (error) => {
      const named = error instanceof ApiError ? error.errors : []
      setFaults(Object.fromEntries(named.map(({ path, message }) => [path, message])))
      if (error instanceof ApiError && error.status === 0)
        notify.error(
          t(
            'You seem to be offline, and your password may be changed already. Please try again when you are connected.',
          ),
          { id: 'password' },
        )
      else if (named.length === 0)
        notify.error(errorText(error, t('Your password could not be changed.')), { id: 'password' })
      else if (named.some(({ path }) => path === 'currentPassword')) currentInput.current?.select()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!unfinished) change.mutate()
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <Field label={t('Current password')} error={faults.currentPassword}>
        <PasswordInput
          ref={currentInput}
          autoFocus
          required
          autoComplete="current-password"
          value={current}
          onChange={(event) => {
            setCurrent(event.target.value)
            setFaults({})
          }}
        />
      </Field>
      <NewPasswordFields
        password={password}
        repeated={repeated}
        onPassword={(next) => {
          setPassword(next)
          setFaults({})
        }}
        onRepeated={setRepeated}
        error={faults.newPassword}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={unfinished} pending={change.isPending}>
          {t('Change password')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
