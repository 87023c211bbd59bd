import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { nameChange } from '../../../contract/profile.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { session, useUser } from '../../lib/session.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Form, Line } from '../../ui/form.tsx'
import { Row } from './row.tsx'

type Name = { name: string }

/** The member's name, edited in place. Esc restores it. */
export function NameRow() {
  const { name } = useUser()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    // The button must be rendered again before it can get the focus.
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }

  if (isOpen) return <NameForm name={name} onClose={close} />
  return (
    <Row
      label={t('Name')}
      action={
        <Button look="link" ref={opener} className="text-sm" onClick={() => setOpen(true)}>
          {t('Change name')}
        </Button>
      }
    >
      {name}
    </Row>
  )
}

function NameForm({ name, onClose }: Name & { onClose: () => void }) {
  const form = useContractForm('PATCH /user/profile', {
    body: nameChange,
    from: { name },
    toBody: (typed) => typed,
    needed: { name: texts('Please enter a name') },
    toast: 'name',
    saved: t('Name changed'),
    failed: t('Your name could not be changed.'),
    // A fault shown at the field is not repeated in a toast.
    onFailed: (_, faults) => faults.length > 0,
    onSaved: (user) => {
      session.updateUser(user)
      onClose()
    },
  })
  const submit = () => (form.fields.getValues('name').trim() === name ? onClose() : form.submit())
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose()

  return (
    <Row label={t('Name')}>
      <Form form={{ ...form, submit }} onKeyDown={closeOnEscape} className="grid gap-3">
        <Line<Name>
          name="name"
          label={t('Name')}
          hideLabel
          autoFocus
          autoComplete="name"
          onFocus={({ target }) => target.select()}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={form.isPending}>
            {t('Save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </Form>
    </Row>
  )
}
