import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PasswordForm } from './password-form.tsx'

/** The password, behind a button until somebody wants to change it. */
export function PasswordCard() {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }

  return (
    <Card title={t('Password')}>
      <p className="mb-4 measure text-ink-soft">
        {t('Changing it keeps you signed in here and ends every other session.')}
      </p>
      {open ? (
        <PasswordForm onClose={close} />
      ) : (
        <Button look="quiet" ref={opener} onClick={() => setOpen(true)}>
          {t('Change password')}
        </Button>
      )}
    </Card>
  )
}
