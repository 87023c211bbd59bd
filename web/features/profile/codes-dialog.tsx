import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeConfirmed } from '../../../contract/second-factor.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { call } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Form, Line } from '../../ui/fields/form.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { PasswordAgain } from './password-again.tsx'
import { QrCode } from './qr-code.tsx'
import { ownSecondFactor } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

type Made = { secret: string; uri: string }

/**
 * Sets up one-time codes: the password, the secret for an app and its first code, the recovery codes. `onDone` follows
 * `onClose` once they are on.
 */
export default function CodesDialog({ onClose, onDone }: { onClose: () => void; onDone?: () => void }) {
  const client = useQueryClient()
  const [made, setMade] = useState<Made>()
  const [codes, setCodes] = useState<string[]>()

  function close() {
    onClose()
    if (codes) onDone?.()
  }
  if (codes)
    return (
      <Dialog open onClose={close} title={t('Keep your recovery codes')} keepsTitle hideClose>
        <RecoveryCodes codes={codes} onDone={close} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={close}
      title={t('Set up one-time codes')}
      description={
        made
          ? t('Scan this with an authenticator app, and type the code that it shows.')
          : t('An app on your phone will show a new code every half minute, which signing in asks for.')
      }
      width="narrow"
    >
      {made ? (
        <Confirm
          made={made}
          onDone={(kept) => {
            setCodes(kept)
            notify.success(t('One-time codes are on'), { id: 'second-factor' })
            void client.invalidateQueries({ queryKey: ownSecondFactor.queryKey })
          }}
        />
      ) : (
        <PasswordAgain
          send={(body) => call('POST /user/codes', { body })}
          onDone={setMade}
          onClose={close}
          submit={t('Continue')}
          failed={t('One-time codes could not be set up.')}
        />
      )}
    </Dialog>
  )
}

/** A secret in groups, as it is typed by hand. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

function Confirm({ made: { secret, uri }, onDone }: { made: Made; onDone: (codes: string[]) => void }) {
  const form = useContractForm('POST /user/codes/confirm', {
    body: codeConfirmed,
    from: { code: '' },
    toBody: ({ code }) => ({ code }),
    needed: texts({ code: 'Please enter the code' }),
    toast: 'second-factor',
    failed: t('One-time codes could not be set up.'),
    onSaved: ({ codes }) => onDone(codes),
    onFailed: (_, faults) => faults.some(({ name }) => name),
  })
  return (
    <Form form={form} className="flex flex-col gap-5">
      <QrCode text={uri} label={t('QR code with the secret for your app')} />
      <div className="grid gap-1 text-sm">
        <p className="text-ink-soft">{t('Or type this secret into the app:')}</p>
        <p className="font-mono wrap-anywhere">{inGroups(secret)}</p>
        <div className="flex flex-wrap gap-x-5">
          <CopyButton inWords={t('Copy Secret')} label={t('Secret||of one-time codes')} text={secret} />
          <a href={uri} className={buttonClass('link', 'text-sm')}>
            {t('Open an app on this device')}
          </a>
        </div>
      </div>
      <Line<{ code: string }>
        name="code"
        label={t('Code')}
        hint={t('Six digits')}
        required
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        inputClass="numbers text-lg tracking-widest"
      />
      <DialogFoot>
        <Button type="submit" pending={form.isPending}>
          {t('Turn on')}
        </Button>
      </DialogFoot>
    </Form>
  )
}
