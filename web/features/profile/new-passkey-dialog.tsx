import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { makePasskey } from '../auth/passkeys.ts'
import { PasswordAgain } from './password-again.tsx'
import { ownSecondFactor } from './queries.ts'

/** What the device is likely called, so that nobody has to type it. */
const suggestedName = () =>
  /iPhone|iPad|Android|Windows|CrOS|Mac|Linux/.exec(navigator.userAgent)?.[0].replace('CrOS', 'ChromeOS') ??
  t('This device')

/** Makes a passkey on this device, or on one that the browser reaches from here. */
export default function NewPasskeyDialog({ onClose, onDone }: { onClose: () => void; onDone?: () => void }) {
  const user = useUser()
  const client = useQueryClient()
  const [name, setName] = useState(suggestedName)

  async function make(body: { currentPassword: string }): Promise<'made' | 'known' | undefined> {
    const asked = await call('POST /user/passkeys/options', { body })
    const credential = await makePasskey(asked, user)
    if (!credential || credential === 'known') return credential
    const wanted = { ticket: asked.ticket, name: name.trim() || suggestedName(), credential }
    await call('POST /user/passkeys', { body: wanted })
    return 'made'
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Add a passkey')}
      description={t('Your browser then asks for your fingerprint, your face, or the PIN of this device.')}
      width="narrow"
      hideClose
    >
      <PasswordAgain
        send={make}
        onDone={(outcome) => {
          if (outcome === 'known')
            notify.info(t('This device has a passkey for your account already.'), { id: 'second-factor' })
          // Whoever cancels in the browser can try again here.
          if (outcome !== 'made') return
          notify.success(t('Passkey added'), { id: 'second-factor' })
          void client.invalidateQueries({ queryKey: ownSecondFactor.queryKey })
          onClose()
          onDone?.()
        }}
        onClose={onClose}
        submit={t('Add passkey')}
        failed={t('The passkey could not be made.')}
      >
        <Field label={t('Name')} hint={t('By which you know it again, such as the device')}>
          <TextInput
            value={name}
            maxLength={lengths.name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </PasswordAgain>
    </Dialog>
  )
}
