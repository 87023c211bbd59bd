import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../contract/t.ts'
import { isBlank } from '../../../contract/values.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { session, useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { Row } from './row.tsx'

/** The member's name, changed where it stands; Esc leaves it as it was. */
export function NameRow() {
  const { name } = useUser()
  const [draft, setDraft] = useState<string>()
  const [fault, setFault] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    // The button comes back before it can have the focus again.
    flushSync(() => {
      setDraft(undefined)
      setFault(undefined)
    })
    opener.current?.focus()
  }

  const change = useMutation({
    mutationFn: (next: string) => call('PATCH /user/profile', { body: { name: next } }),
    onSuccess: (user) => {
      session.updateUser(user)
      close()
      notify.success(t('Name changed'), { id: 'name' })
    },
    onError: (error) => {
      const own = error instanceof ApiError && error.errors.find(({ path }) => path === 'name')
      if (own) setFault(own.message)
      else notify.error(errorText(error, t('Your name could not be changed.')), { id: 'name' })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (draft === undefined || isBlank(draft)) setFault(t('Please enter a name'))
    else if (draft.trim() === name) close()
    else change.mutate(draft)
  }

  if (draft === undefined)
    return (
      <Row
        label={t('Name')}
        action={
          <Button look="link" ref={opener} className="text-sm" onClick={() => setDraft(name)}>
            {t('Change name')}
          </Button>
        }
      >
        {name}
      </Row>
    )
  return (
    <Row label={t('Name')}>
      <form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && close()} className="grid gap-3">
        <Field label={t('Name')} hideLabel error={fault}>
          <TextInput
            ref={(input) => input?.select()}
            autoFocus
            autoComplete="name"
            value={draft}
            onChange={(event) => {
              setDraft(event.target.value)
              setFault(undefined)
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={change.isPending}>
            {t('Save')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Row>
  )
}
