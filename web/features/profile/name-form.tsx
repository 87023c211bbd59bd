import type { KeyboardEvent } from 'react'
import { nameChange } from '../../../contract/profile.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { session, useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Form, Line } from '../../ui/fields/form.tsx'

type Name = { name: string }

/** The member's name, to be changed. Esc leaves it as it is. */
export function NameForm({ onClose }: { onClose: () => void }) {
  const { name } = useUser()
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
    <Form form={{ ...form, submit }} onKeyDown={closeOnEscape} className="grid max-w-md gap-3">
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
  )
}
