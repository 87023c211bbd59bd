import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, KeyRound, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { type OwnSecondFactor, type Passkey, passkeyName } from '../../../contract/second-factor.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { call, untilGone } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { dayInWords, dayOf } from '../../lib/time/days.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Form, Line } from '../../ui/fields/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconDisc } from '../../ui/icon-disc.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { hindranceInWords } from './passkey-hindrance.ts'
import { PasswordAgain } from './password-again.tsx'
import { ownSecondFactor } from './queries.ts'

/** With the library, which nobody else needs. */
const NewPasskeyDialog = lazy(() => import('./new-passkey-dialog.tsx'))

/** The member's passkeys, each with a way to rename and to remove it. */
export default function Passkeys() {
  const own = useQuery(ownSecondFactor)
  return (
    <Loaded
      query={own}
      failed={<NotLoaded query={own}>{t('How you sign in could not be loaded.')}</NotLoaded>}
    >
      {(found) => <Kept own={found} />}
    </Loaded>
  )
}

const day = (instant: string) => dayInWords(dayOf(new Date(instant)))

function usedInWords({ madeAt, lastUsedAt }: Passkey): string {
  const made = t('Added: {day}', { day: day(madeAt) })
  return lastUsedAt
    ? t('{made} · last used: {day}', { made, day: day(lastUsedAt) })
    : t('{made} · not used yet', { made })
}

function Kept({ own }: { own: OwnSecondFactor }) {
  const { passkeys } = own
  const client = useQueryClient()
  const [open, setOpen] = useState<'new' | { rename: Passkey } | { remove: Passkey }>()
  const { place, willChange } = useFocusKept<HTMLUListElement>(passkeys.length)
  const close = () => setOpen(undefined)
  const changed = () => {
    willChange()
    void client.invalidateQueries({ queryKey: ownSecondFactor.queryKey })
  }
  const hindrance = hindranceInWords(own)
  return (
    <div className="grid gap-4">
      <p className="measure text-sm text-ink-soft">
        {t(
          'With a passkey you sign in by your fingerprint, your face or a PIN, without the password and without a code. Your password stays.',
        )}
      </p>
      {passkeys.length > 0 && (
        <ul ref={place} tabIndex={-1} aria-label={t('Your passkeys')}>
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex items-center gap-4 border-t border-line py-3 first:border-t-0 first:pt-0"
            >
              <IconDisc icon={KeyRound} />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
                  {passkey.name}
                  {passkey.elsewhere && <Badge>{t('Of another address')}</Badge>}
                </p>
                <p className="text-sm text-ink-soft">{usedInWords(passkey)}</p>
              </div>
              <Menu
                trigger={
                  <IconButton label={t('More about “{name}”', { name: passkey.name })}>
                    <Ellipsis />
                  </IconButton>
                }
              >
                <MenuItem onClick={() => setOpen({ rename: passkey })}>{t('Rename')}</MenuItem>
                <MenuItem danger onClick={() => setOpen({ remove: passkey })}>
                  {t('Remove')}
                </MenuItem>
              </Menu>
            </li>
          ))}
        </ul>
      )}
      {hindrance ? (
        <p className="measure">{hindrance}</p>
      ) : passkeys.length >= lengths.passkeys ? (
        <p className="measure">{t('You have as many passkeys as can be kept. Remove one first.')}</p>
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen('new')}>
          <Plus className="size-4.5" aria-hidden="true" />
          {t('Add a passkey')}
        </Button>
      )}
      {open === 'new' && (
        <Suspense>
          <NewPasskeyDialog onClose={close} />
        </Suspense>
      )}
      {typeof open === 'object' && 'rename' in open && (
        <RenameDialog passkey={open.rename} onClose={close} onChanged={changed} />
      )}
      {typeof open === 'object' && 'remove' in open && (
        <RemoveDialog passkey={open.remove} onClose={close} onChanged={changed} />
      )}
    </div>
  )
}

type ChangeProps = { passkey: Passkey; onClose: () => void; onChanged: () => void }

function RenameDialog({ passkey: { id, name }, onClose, onChanged }: ChangeProps) {
  const form = useContractForm('PATCH /user/passkeys/{id}', {
    body: passkeyName,
    from: { name },
    toBody: (typed) => typed,
    send: (body) => call('PATCH /user/passkeys/{id}', { params: { id }, body }),
    needed: texts({ name: 'Please give it a name' }),
    toast: 'second-factor',
    saved: t('Passkey renamed'),
    failed: t('The passkey could not be renamed.'),
    onSaved: () => {
      onClose()
      onChanged()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('Rename “{name}”', { name })} width="narrow" hideClose>
      <Form form={form} className="flex flex-col gap-5">
        <Line<{ name: string }> name="name" label={t('Name')} required data-autofocus />
        <DialogFoot>
          <Button look="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={form.isPending}>
            {t('Save')}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

const RemoveDialog = ({ passkey: { id, name }, onClose, onChanged }: ChangeProps) => (
  <Dialog
    open
    onClose={onClose}
    title={t('Remove “{name}”?', { name })}
    description={t(
      'Nobody signs in with it any more. Your device may go on offering it until you remove it there too.',
    )}
    width="narrow"
    hideClose
  >
    <PasswordAgain
      danger
      send={async (body) => {
        await untilGone(call('POST /user/passkeys/{id}/remove', { params: { id }, body }))
        return 'gone'
      }}
      onDone={() => {
        onClose()
        onChanged()
        notify.success(t('Passkey removed'), { id: 'second-factor' })
      }}
      onClose={onClose}
      submit={t('Remove')}
      failed={t('The passkey could not be removed.')}
    />
  </Dialog>
)
