import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import type { OwnSecondFactor } from '../../../contract/second-factor.ts'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { dayInWords, dayOf } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { PasswordAgain } from './password-again.tsx'
import { ownSecondFactor } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** With the QR code, which nobody else needs. */
const CodesDialog = lazy(() => import('./codes-dialog.tsx'))

/** One-time codes: off and how to turn them on, or on, with what is left of the recovery codes. */
export default function Codes() {
  const own = useQuery(ownSecondFactor)
  return (
    <Loaded
      query={own}
      failed={<NotLoaded query={own}>{t('How you sign in could not be loaded.')}</NotLoaded>}
    >
      {(found) => <OnOrOff own={found} />}
    </Loaded>
  )
}

function OnOrOff({ own }: { own: OwnSecondFactor }) {
  const client = useQueryClient()
  const [open, setOpen] = useState<'set-up' | 'renew' | 'off'>()
  const close = () => setOpen(undefined)
  const changed = () => void client.invalidateQueries({ queryKey: ownSecondFactor.queryKey })
  const { codesSince, recoveryCodes: left } = own
  return (
    <div className="grid gap-4">
      {codesSince === null ? (
        <>
          <p className="measure text-sm text-ink-soft">
            {t(
              'After your password, signing in asks for a code that an authenticator app on your phone shows. Who learns your password does not get in with it alone.',
            )}
          </p>
          <Button look="quiet" className="justify-self-start" onClick={() => setOpen('set-up')}>
            {t('Set up one-time codes')}
          </Button>
        </>
      ) : (
        <>
          <p className="measure text-sm text-ink-soft">
            {t('On since: {day}. Signing in asks for a code from your app. A passkey needs none.', {
              day: dayInWords(dayOf(new Date(codesSince))),
            })}
          </p>
          <p className={left <= 3 ? 'measure font-medium' : 'measure'}>
            {left === 0
              ? t('You have no recovery codes left. Make new ones, in case your phone is lost.')
              : t('{left} of {count} recovery codes are left.', { left, count: lengths.recoveryCodes })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" onClick={() => setOpen('renew')}>
              {t('Make new recovery codes')}
            </Button>
            <Button look="quiet" onClick={() => setOpen('off')}>
              {t('Turn off one-time codes')}
            </Button>
          </div>
        </>
      )}
      {open === 'set-up' && (
        <Suspense>
          <CodesDialog onClose={close} />
        </Suspense>
      )}
      {open === 'renew' && <RenewDialog onClose={close} onChanged={changed} />}
      {open === 'off' && (
        <Dialog
          open
          onClose={close}
          title={t('Turn off one-time codes?')}
          description={t('Signing in will ask for the password alone. Your recovery codes end too.')}
          width="narrow"
          hideClose
        >
          <PasswordAgain
            danger
            send={(body) => call('POST /user/codes/off', { body })}
            onDone={() => {
              close()
              changed()
              notify.success(t('One-time codes are off'), { id: 'second-factor' })
            }}
            onClose={close}
            submit={t('Turn off')}
            failed={t('One-time codes could not be turned off.')}
          />
        </Dialog>
      )}
    </div>
  )
}

function RenewDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  return (
    <Dialog
      open
      onClose={onClose}
      title={codes ? t('Keep your recovery codes') : t('Make new recovery codes?')}
      description={codes ? undefined : t('The ones that you have will not work any more.')}
      width={codes ? 'normal' : 'narrow'}
      hideClose
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasswordAgain
          send={(body) => call('POST /user/recovery-codes', { body })}
          onDone={(made) => {
            setCodes(made.codes)
            onChanged()
          }}
          onClose={onClose}
          submit={t('Make new ones')}
          failed={t('New recovery codes could not be made.')}
        />
      )}
    </Dialog>
  )
}
